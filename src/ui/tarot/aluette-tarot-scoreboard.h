/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-game.h"
#include "model/session/aluette-match-record.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_SCOREBOARD (aluette_tarot_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotScoreboard, aluette_tarot_scoreboard, ALUETTE, TAROT_SCOREBOARD,
                      GtkWidget)

/* The scoreboard of a match of French Tarot: the totals, a curve, and a row per finished deal,
 * newest first, with its contract, what each player scores, and the scores after it. */

/* Returns: (transfer floating): a scoreboard without a match */
GtkWidget *aluette_tarot_scoreboard_new (void);

/* aluette_tarot_scoreboard_set_game:
 * @game: (nullable) (transfer none): a match of French Tarot */
void aluette_tarot_scoreboard_set_game (AluetteTarotScoreboard *self, AluetteGame *game);

/* aluette_tarot_scoreboard_set_record:
 * @record: a match of French Tarot, also one with real cards
 *
 * Shows a recorded match on a page that scrolls. */
void aluette_tarot_scoreboard_set_record (AluetteTarotScoreboard *self,
                                          AluetteMatchRecord *record);

G_END_DECLS
