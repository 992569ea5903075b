/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_keep_awake:
 * @reason: (transfer none): why, for the user to read; translated each time
 *
 * Keeps the screen from turning off while @widget is mapped in a window of the app. */
void aluette_keep_awake (GtkWidget *widget, const char *reason);
