/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-score-sheet.h"
#include "model/tournament/aluette-tournament.h"

/* Actions that are the same each time, so that two processes know what the other has done. Each is
 * kept as a whole or not at all. */

/* The first steps give a score sheet results; later ones correct, remove, undo and add. */
void act_on_sheet (AluetteScoreSheet *sheet, guint step);

/* A concours of seven pairs, round after round, with corrections and undo. */
void act_on_tournament (AluetteTournament *tournament, guint step);
