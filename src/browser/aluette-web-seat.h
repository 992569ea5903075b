/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browser/aluette-web-languages.h"
#include "model/network/aluette-channel.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

/* @channel: the other side of the guest's connection, which a host or a lobby takes over */
typedef void (*AluetteWebConnect) (AluetteChannel *channel, gpointer data);

#define ALUETTE_TYPE_WEB_SEAT (aluette_web_seat_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWebSeat, aluette_web_seat, ALUETTE, WEB_SEAT, GObject)

/*
 * A page in a browser, and the guest of a table that it is: what the page says becomes lines of the
 * guest, and what the seat is told becomes states of its table, as JSON in the language of the
 * page. When the page is gone, so is the guest; the page comes back with the token of its person.
 * Main thread only.
 *
 * Signal "ended": the page is gone.
 */

/* aluette_web_seat_new:
 * @page: (transfer none): a connected page, which has said nothing yet
 * @languages: (transfer none): must exist as long as the seat
 * @clock: (transfer none)
 * @connect: connects the guest */
AluetteWebSeat *
aluette_web_seat_new (AluetteChannel *page, AluetteWebLanguages *languages, AluetteClock *clock,
                      AluetteWebConnect connect, gpointer data);

/* Says that there is only one table, which a page may ask to join without invitation words, or with
 * the pass of the table in their place. */
void aluette_web_seat_set_one_table (AluetteWebSeat *self);

G_END_DECLS
