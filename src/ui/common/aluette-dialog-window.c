/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-dialog-window.h"

#include <adwaita.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-focus-scroll.h"
#include "ui/common/aluette-widgets.h"

static void
add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  aluette_add_key (keys, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_add_controller (window, keys);
}

GtkWindow *
aluette_dialog_window_new (GtkWidget *widget, const char *title, GtkWidget *content)
{
  GtkWidget *window = adw_window_new ();
  GtkRoot *root = gtk_widget_get_root (widget);

  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_default_size (GTK_WINDOW (window), 560, 480);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (root));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  add_escape (window);
  aluette_focus_scroll_install (GTK_WINDOW (window));
  aluette_announce_no_classes (GTK_WINDOW (window));
  gtk_widget_set_vexpand (content, TRUE);
  adw_window_set_content (
      ADW_WINDOW (window),
      aluette_box_new (GTK_ORIENTATION_VERTICAL, 0, adw_header_bar_new (), content, NULL));
  return GTK_WINDOW (window);
}
