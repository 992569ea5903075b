/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_announce:
 * @widget: the widget that the announcement is about
 * @text: the announcement, in the user's language
 *
 * Has screen readers say @text, wherever in the window the focus is. Also logs it as a debug
 * message. GTK before 4.14 cannot announce: what has the focus loses its accessible description. */
void aluette_announce (GtkWidget *widget, const char *text);

/* aluette_announce_no_classes:
 *
 * Keeps screen readers from saying the names of GTK's classes where the focus of @window goes. */
void aluette_announce_no_classes (GtkWindow *window);

