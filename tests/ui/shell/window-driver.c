/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-driver.h"

#include "main-loop.h"
#include "ui-driver.h"

void
window_driver_init (WindowDriver *self)
{
  self->app = aluette_application_new ();
  self->settings = aluette_application_get_settings (self->app);
  g_settings_set_string (self->settings, "animation-speed", "off");
  g_settings_set_string (self->settings, "language", "en");
  g_settings_set_string (self->settings, "player-name", "Émile");
}

gboolean
window_driver_open (WindowDriver *self)
{
  if (!g_application_register (G_APPLICATION (self->app), NULL, NULL))
    return FALSE;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  self->database = aluette_application_get_database (self->app);
  g_application_activate (G_APPLICATION (self->app));
  self->window = gtk_application_get_windows (GTK_APPLICATION (self->app))->data;
  ui_driver_settle (self->window);
  return TRUE;
}

void
window_driver_set_language (WindowDriver *self, const char *language)
{
  g_settings_set_string (self->settings, "language", language);
  main_loop_run_pending ();
  self->window = GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self->app)));
  ui_driver_settle (self->window);
}

void
window_driver_clear (WindowDriver *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  main_loop_run_pending ();
  g_object_unref (self->app);
}
