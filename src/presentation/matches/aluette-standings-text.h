/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* The table of the standings in words, for the page and for paper. Column 0 is the rank, column 1
 * the pair. */
#define ALUETTE_STANDINGS_COLUMNS 8

/* aluette_standings_text_head:
 * @column: less than ALUETTE_STANDINGS_COLUMNS
 *
 * Returns: (transfer none): the head of a column */
const char *aluette_standings_text_head (guint column);

/* aluette_standings_text_cell:
 *
 * Returns: (transfer full): what a column says of a pair */
char *aluette_standings_text_cell (AluetteTournament *tournament, const AluetteStanding *pair,
                                   guint column);

/* aluette_standings_text_legend:
 *
 * Returns: (transfer none): what the short heads mean */
const char *aluette_standings_text_legend (void);

G_END_DECLS
