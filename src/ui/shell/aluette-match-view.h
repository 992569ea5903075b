/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-gaze.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_VIEW (aluette_match_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchView, aluette_match_view, ALUETTE, MATCH_VIEW, GtkWidget)

/*
 * A match being played, with its header bar: the table, the score, and what can be done at it.
 *
 * Actions, prefix "match": undo, redo, last-trick, review, scoreboard (stateful: whether the score
 * is shown instead of the table); of the coach: hint (key H), why ("i": a bot's seat, or below 0
 * for the last card played; key W), claim (play the settled rest), dismiss (Escape), review-deal
 * (go through the deal that is over), table (back from that).
 *
 * Signal "storage-failed" (const char *message): the match is no longer kept on disk.
 */

/* aluette_match_view_set_game:
 * @game: (nullable) (transfer none): started or not
 * @gaze: (nullable) (transfer none): the eyes of @game where they are open already
 *
 * Lays a match on the table, or clears it. */
void aluette_match_view_set_game (AluetteMatchView *self, AluetteGame *game, AluetteGaze *gaze);

/* aluette_match_view_restore_from:
 * @other: a view that goes
 *
 * Lays the match of @other on the table, with the notes taken and on the page shown there. */
void aluette_match_view_restore_from (AluetteMatchView *self, AluetteMatchView *other);

/* aluette_match_view_set_narrow:
 *
 * On a narrow screen, what the menu also has leaves the header bar. */
void aluette_match_view_set_narrow (AluetteMatchView *self, gboolean narrow);

/* Returns: (nullable) (transfer none) */
AluetteGame *aluette_match_view_get_game (AluetteMatchView *self);

/* aluette_match_view_focus_table:
 *
 * Gives the focus to the table as a whole, which passes it on to what is to be done first. */
void aluette_match_view_focus_table (AluetteMatchView *self);

/* aluette_match_view_get_gaze:
 *
 * Returns: (nullable) (transfer none): the eyes of the match; NULL without one. */
AluetteGaze *aluette_match_view_get_gaze (AluetteMatchView *self);

G_END_DECLS
