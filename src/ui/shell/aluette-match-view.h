/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/table/aluette-match-tools.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_VIEW (aluette_match_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchView, aluette_match_view, ALUETTE, MATCH_VIEW, GtkWidget)

/*
 * Shows a match in play with its header bar: the table, and what the AluetteMatchTools of the game
 * put around it.
 *
 * Actions, prefix "match": undo, redo, last-trick, review, scoreboard (stateful: whether the score
 * is shown instead of the table), table (returns from another page), dismiss (Escape), and those of
 * the game.
 */

/* aluette_match_view_set_game:
 * @game: (nullable) (transfer none): a match of any game, started or not
 *
 * Shows @game on the table, or nothing. The match is paused while the table is hidden by another
 * page or a dialog. */
void aluette_match_view_set_game (AluetteMatchView *self, AluetteGame *game);

/* aluette_match_view_set_narrow:
 *
 * Sets whether the window is narrow. The header bar then hides the buttons that are also in the
 * menu, and the title if there is no room for it. */
void aluette_match_view_set_narrow (AluetteMatchView *self, gboolean narrow);

/* aluette_match_view_set_bar:
 * @bar: (nullable) (transfer floating): a widget about the people of the match
 *
 * Shows @bar above the table, in place of the one before. */
void aluette_match_view_set_bar (AluetteMatchView *self, GtkWidget *bar);

/* Returns: (nullable) (transfer none): the widget above the table. */
GtkWidget *aluette_match_view_get_bar (AluetteMatchView *self);

/* Returns: (transfer none): the card table. */
AluetteTable *aluette_match_view_get_table (AluetteMatchView *self);

/* Returns: (nullable) (transfer none): the match shown. */
AluetteGame *aluette_match_view_get_game (AluetteMatchView *self);

/* aluette_match_view_focus_table:
 *
 * Focuses the table, which moves the focus to what the player should do first. */
void aluette_match_view_focus_table (AluetteMatchView *self);

/* aluette_match_view_get_tools:
 *
 * Returns: (nullable) (transfer none): what surrounds the table; %NULL before the first match */
AluetteMatchTools *aluette_match_view_get_tools (AluetteMatchView *self);

G_END_DECLS
