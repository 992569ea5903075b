/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "browser/aluette-phones.h"
#include "model/network/aluette-network-room.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LOBBY_PAGE (aluette_lobby_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLobbyPage, aluette_lobby_page, ALUETTE, LOBBY_PAGE, GtkWidget)

/* A table on the network before the match: how far the user is on the way to it, the words to
 * compare, the invitation, the seats, and whose computer deals the cards. No header bar.
 *
 * Actions, prefix "lobby": same-words, sit ("u": seat), stand, begin, copy, join-renamed. Activates
 * the actions of the window win.leave-table, win.network-room (shows the match) and
 * win.join-renamed ("s": another name of the user). */

/* aluette_lobby_page_new:
 * @phones: (transfer none) (nullable): the page of the table for telephones
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_lobby_page_new (AluetteNetworkRoom *table, AluettePhones *phones);

AluetteNetworkRoom *aluette_lobby_page_get_table (AluetteLobbyPage *self);

G_END_DECLS
