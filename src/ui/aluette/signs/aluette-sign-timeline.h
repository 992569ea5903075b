/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-vache-game.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGN_TIMELINE (aluette_sign_timeline_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignTimeline, aluette_sign_timeline, ALUETTE, SIGN_TIMELINE, AdwBin)

/*
 * Shows a finished deal: all hands, and all signs and calls in order, with who made them, who saw
 * them, and whether they were true. While the deal is in play it only says so.
 *
 * Signal "entry-activated" (guint number): a sign or call that aluette_sign_timeline_show_events ()
 * shows was activated; @number is the index of its event.
 */

/* aluette_sign_timeline_new:
 * @style: (transfer none) (nullable): how cards look
 *
 * Returns: (transfer floating): a new timeline. */
GtkWidget *aluette_sign_timeline_new (AluetteTableStyle *style);

/* aluette_sign_timeline_set_game:
 * @game: (transfer none) (nullable)
 * @seat: the player called “you”, or ALU_NOBODY */
void aluette_sign_timeline_set_game (AluetteSignTimeline *self, AluetteGame *game, guint seat);

/* aluette_sign_timeline_show_events:
 * @header: (transfer none): of the match
 * @events: (array length=n_events): events of the match from its beginning to the end of a deal
 *
 * Shows the deal of the last event instead of the deal of a game. Each sign and call can then be
 * activated. */
void aluette_sign_timeline_show_events (AluetteSignTimeline *self, const AluGameHeader *header,
                                        const AluEvent *events, guint n_events);

/* aluette_sign_timeline_set_reached:
 * @number: index of an event, as in "entry-activated"
 *
 * Marks the last sign or call made up to event @number. */
void aluette_sign_timeline_set_reached (AluetteSignTimeline *self, guint number);

G_END_DECLS
