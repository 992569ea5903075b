/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-score-sheet.h"
#include "model/tarot/aluette-tarot-score-sheet.h"
#include "model/tournament/aluette-tournament.h"

/* Actions that are always the same, so that a process knows what another has done. Each is stored
 * completely or not at all. */

/* The first steps add results to a score sheet; later ones correct, remove, undo and add. */
void act_on_sheet (AluetteScoreSheet *sheet, guint step);

/* The same for the sheet of a table of Tarot with five players. */
void act_on_tarot_sheet (AluetteTarotScoreSheet *sheet, guint step);

/* The header of such a table. */
void init_tarot_table (AluGameHeader *header);

/* A tournament of seven pairs, round after round, with corrections and undo. */
void act_on_tournament (AluetteTournament *tournament, guint step);
