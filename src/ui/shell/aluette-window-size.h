/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_window_size_restore:
 *
 * Gives @window, not yet shown, the size and state of the window that was closed last. */
void aluette_window_size_restore (GtkWindow *window, GSettings *settings);

/* aluette_window_size_save:
 *
 * Keeps size and state of @window, which is about to close, for the next one. */
void aluette_window_size_save (GtkWindow *window, GSettings *settings);

/* aluette_window_size_copy:
 *
 * Gives @to, not yet shown, the size and state that @from has now. */
void aluette_window_size_copy (GtkWindow *from, GtkWindow *to);
