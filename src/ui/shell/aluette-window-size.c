/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-size.h"

void
aluette_window_size_restore (GtkWindow *window, GSettings *settings)
{
  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

void
aluette_window_size_save (GtkWindow *window, GSettings *settings)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", MAX (width, ALUETTE_WINDOW_MIN_WIDTH));
  g_settings_set_int (settings, "window-height", MAX (height, ALUETTE_WINDOW_MIN_WIDTH));
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
}

void
aluette_window_size_copy (GtkWindow *from, GtkWindow *to)
{
  int width, height;

  gtk_window_get_default_size (from, &width, &height);
  gtk_window_set_default_size (to, width, height);
  if (gtk_window_is_maximized (from))
    gtk_window_maximize (to);
  if (gtk_window_is_fullscreen (from))
    gtk_window_fullscreen (to);
}
