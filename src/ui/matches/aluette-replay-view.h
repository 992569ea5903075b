/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-match-replay.h"
#include "model/session/aluette-local-game.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REPLAY_VIEW (aluette_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReplayView, aluette_replay_view, ALUETTE, REPLAY_VIEW, GtkWidget)

/*
 * Replays a recorded match step by step on a table. A match of Aluette has open hands and a
 * description of each event; faces make the signs that the replay comes to, and the text says who
 * understood them. A match of another game is shown as one seat saw it.
 *
 * Actions, prefix "replay": first, previous, next, last (step), deal ("u": index of a deal, from
 * 0), signs (opens the timeline of the deal in a window; each follows the other), play-on and
 * deal-again (see the signal). Keys: Page Up and Page Down step; Home and End.
 *
 * Signal "play-on" (guint deal, guint n_steps): play the deal again after so many of its events.
 */

GtkWidget *aluette_replay_view_new (void);

/* aluette_replay_view_get_table:
 *
 * Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_replay_view_get_table (AluetteReplayView *self);

/* aluette_replay_view_set_match_replay:
 * @match_replay: (nullable) (transfer none): a match with cards; must outlive the widget, or be
 *   replaced by NULL before it is freed */
void aluette_replay_view_set_match_replay (AluetteReplayView *self,
                                           const AluetteMatchReplay *match_replay);

/* aluette_replay_view_set_game:
 * @game: (nullable) (transfer none): a recorded match of any game
 * @seat: the seat whose view is shown first; the user can choose another
 *
 * Replays a match in place of one of Aluette. */
void aluette_replay_view_set_game (AluetteReplayView *self, AluetteLocalGame *game, guint seat);

/* Returns: the number of deals that can be shown; 0 without a match */
guint aluette_replay_view_get_n_deals (AluetteReplayView *self);

/* aluette_replay_view_show_deal:
 *
 * Goes to the beginning of deal @deal, from 0. */
void aluette_replay_view_show_deal (AluetteReplayView *self, guint deal);

/* aluette_replay_view_restore_from:
 * @other: a replay of the same match
 *
 * Goes to the step of @other, and runs if @other runs. */
void aluette_replay_view_restore_from (AluetteReplayView *self, AluetteReplayView *other);

/* aluette_replay_view_get_message:
 *
 * Returns: (transfer none): the description of the current step. */
const char *aluette_replay_view_get_message (AluetteReplayView *self);

G_END_DECLS
