/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/network/aluette-known-rooms.h"
#include "model/network/aluette-nearby.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TOGETHER_PAGE (aluette_together_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTogetherPage, aluette_together_page, ALUETTE, TOGETHER_PAGE, AdwBin)

/* The page from which the user gets to a table on the network: those known, those on the local
 * network or on a server, one whose words, address or link they have, or a new one. No header bar.
 *
 * Activates actions of the window: win.player-name ("s": the user has changed their name),
 * win.set-up-table ("s": address of a server, or ""), win.visit-table ("s": id of a known table)
 * and win.join-table ("(sss)": address, words, fingerprint; the last two can be empty). */

/* aluette_together_page_new:
 * @settings: (transfer none): has the address of the server
 * @name: of the user
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_together_page_new (AluetteKnownRooms *known, AluetteNearby *nearby,
                                      GSettings *settings, const char *name);

G_END_DECLS
