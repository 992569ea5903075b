/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-destroy-later.h"

static gboolean
destroy_window (gpointer window)
{
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

/* A dialog is destroyed with its window, or stays without it. */
static void
part_from_dialogs (GtkWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) != window)
      continue;
    else if (gtk_window_get_destroy_with_parent (l->data))
      gtk_window_destroy (l->data);
    else
      gtk_window_set_transient_for (l->data, NULL);
}

void
aluette_window_destroy_later (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  part_from_dialogs (window);
  gtk_window_set_focus (window, NULL);
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  g_idle_add_full (G_PRIORITY_LOW, destroy_window, g_object_ref (window), g_object_unref);
}
