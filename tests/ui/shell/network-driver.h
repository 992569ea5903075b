/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* network_driver_visit:
 * @window: an AluetteWindow
 * @look: called with each stage of a table on the network: "setup", "table", "match"
 *
 * Opens a table in the window, and begins a match with bots in all other seats. */
void network_driver_visit (GtkWidget *window, void (*look) (const char *stage, gpointer data),
                           gpointer data);
