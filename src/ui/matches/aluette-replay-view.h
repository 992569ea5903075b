/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/aluette/aluette-match-replay.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REPLAY_VIEW (aluette_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReplayView, aluette_replay_view, ALUETTE, REPLAY_VIEW, GtkWidget)

/*
 * A played match looked at again, deed by deed, with all hands open: the trick in the middle, the
 * hands, what happened in words, and the signs with what became of them.
 *
 * Actions, prefix "replay": first, previous, next, last (step),
 * deal ("u": 0 first), signs (those of the deal on a line of time, in a window that follows the
 * replay and leads it), play-on and deal-again (see the signal). Keys: Page Up and Page Down step,
 * Home and End.
 *
 * Signal "play-on" (guint deal, guint n_steps): the deal is to be played once more after so many of
 * its events.
 */

GtkWidget *aluette_replay_view_new (AluetteTableStyle *style);

/* aluette_replay_view_set_match_replay:
 * @match_replay: (nullable) (transfer none): a match with cards; it must outlive the widget or be
 * set to
 *   NULL before it goes */
void aluette_replay_view_set_match_replay (AluetteReplayView *self,
                                           const AluetteMatchReplay *match_replay);

/* aluette_replay_view_show_deal: goes to the beginning of deal @deal, 0 first. */
void aluette_replay_view_show_deal (AluetteReplayView *self, guint deal);

/* aluette_replay_view_restore_from:
 * @other: a replay of the same match
 *
 * Goes to the step of @other, and on from there if @other runs. */
void aluette_replay_view_restore_from (AluetteReplayView *self, AluetteReplayView *other);

/* aluette_replay_view_get_message:
 *
 * Returns: (transfer none): what it says of the present step. */
const char *aluette_replay_view_get_message (AluetteReplayView *self);

G_END_DECLS
