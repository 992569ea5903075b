/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_introduction_ask:
 * @parent: has the action win.introduced ("s": the name)
 * @name: what is proposed
 *
 * Asks a new user for their name and portrait. Activates the action when they have chosen. */
void aluette_introduction_ask (GtkWindow *parent, GSettings *settings, const char *name);
