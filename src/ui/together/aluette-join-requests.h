/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/network/aluette-guest.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_JOIN_REQUESTS (aluette_join_requests_get_type ())
G_DECLARE_FINAL_TYPE (AluetteJoinRequests, aluette_join_requests, ALUETTE, JOIN_REQUESTS, GtkBox)

/* Who asks to join a table, each with buttons to let them in or not. Hidden if nobody asks, or if
 * the user may not answer.
 *
 * Signal "asked" (const char *text): somebody new asks, which @text says.
 *
 * Actions, prefix "requests": admit, decline ("u": number of the request). */

/* Returns: (transfer floating): a new list. */
GtkWidget *aluette_join_requests_new (AluetteGuest *guest);

G_END_DECLS
