/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-game.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_TIMELINE (aluette_sign_timeline_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignTimeline, aluette_sign_timeline, ALUETTE, SIGN_TIMELINE, AdwBin)

/*
 * After a deal: all hands, and all that was signed and said on a line of time: by whom, seen by
 * whom, true or bluff. Says that the deal is still in play while it is.
 *
 * Signal "told-activated" (guint number): a sign or call shown of a list of events was activated,
 * event @number of it.
 */

/* aluette_sign_timeline_new:
 * @style: (transfer none) (nullable): how cards look */
GtkWidget *aluette_sign_timeline_new (AluetteTableStyle *style);

/* aluette_sign_timeline_set_game:
 * @game: (transfer none) (nullable)
 * @seat: who is “you”, or ALU_NOBODY */
void aluette_sign_timeline_set_game (AluetteSignTimeline *self, AluetteGame *game, guint seat);

/* aluette_sign_timeline_show_events:
 * @header: (transfer none): of the match
 * @events: (array length=n_events): of the match from its beginning to the end of a deal
 *
 * Shows the deal to which the last of @events belongs, in place of a game's; each sign and
 * call can then be activated. */
void aluette_sign_timeline_show_events (AluetteSignTimeline *self, const AluRecordHeader *header,
                                        const AluEvent *events, guint n_events);

/* aluette_sign_timeline_set_reached:
 * @number: of the last event of aluette_sign_timeline_show_events () that has happened
 *
 * Marks the last sign or call that was made by then. */
void aluette_sign_timeline_set_reached (AluetteSignTimeline *self, guint number);

G_END_DECLS
