/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The smallest width for which everything must fit, in pixels. */
#define ALUETTE_WINDOW_MIN_WIDTH 360

/* aluette_window_size_restore:
 *
 * Gives @window, which is not shown yet, the size and state of the window that was closed last. */
void aluette_window_size_restore (GtkWindow *window, GSettings *settings);

/* aluette_window_size_save:
 *
 * Saves size and state of @window, which is about to close. */
void aluette_window_size_save (GtkWindow *window, GSettings *settings);

/* aluette_window_size_copy:
 *
 * Gives @to, which is not shown yet, the current size and state of @from. */
void aluette_window_size_copy (GtkWindow *from, GtkWindow *to);
