/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-game.h"
#include "model/session/aluette-match-record.h"
#include "ui/charts/aluette-line-chart.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCOREBOARD (aluette_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreboard, aluette_scoreboard, ALUETTE, SCOREBOARD, GtkWidget)

/* The scoreboard of a match: its score, how it ended, a curve, and the finished deals, newest
 * first. What it says of them is up to the game. */

/* Fills the board, which has no deals yet.
 * @log: (nullable): of a match in play
 * @events: of the finished deals */
typedef void (*AluetteScoreboardFill) (AluetteScoreboard *self, AluetteSeatLog *log,
                                       const AluGameHeader *header, gconstpointer events,
                                       guint n_events);

/* aluette_scoreboard_new:
 * @score: (transfer floating): shows the score
 *
 * Returns: (transfer floating): a scoreboard without a match */
GtkWidget *aluette_scoreboard_new (GtkWidget *score, AluetteScoreboardFill fill);

/* aluette_scoreboard_set_game:
 * @game: (nullable) (transfer none): a match in play */
void aluette_scoreboard_set_game (AluetteScoreboard *self, AluetteGame *game);

/* aluette_scoreboard_set_record:
 *
 * Shows a recorded match on a page that scrolls. */
void aluette_scoreboard_set_record (AluetteScoreboard *self, AluetteMatchRecord *record);

/* For the function that fills the board. */

/* Returns: (transfer none): the widget of aluette_scoreboard_new () */
GtkWidget *aluette_scoreboard_get_score (AluetteScoreboard *self);

/* Returns: (transfer none) */
AluetteLineChart *aluette_scoreboard_get_curve (AluetteScoreboard *self);

/* aluette_scoreboard_set_result:
 * @text: (nullable): how the match ended */
void aluette_scoreboard_set_result (AluetteScoreboard *self, const char *text);

/* aluette_scoreboard_set_convention:
 * @convention: (nullable): which signals players have agreed on */
void aluette_scoreboard_set_convention (AluetteScoreboard *self, const AluGameOption *convention);

/* aluette_scoreboard_add_deal:
 *
 * Adds the deal after those that the board has.
 * Returns: (transfer none): a box for its texts */
GtkWidget *aluette_scoreboard_add_deal (AluetteScoreboard *self);

/* aluette_scoreboard_add_text:
 * @deal: of aluette_scoreboard_add_deal ()
 * @css_class: (nullable) */
void aluette_scoreboard_add_text (GtkWidget *deal, const char *text, const char *css_class);

G_END_DECLS
