/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/aluette-dialog-window.h"
#include "ui/shell/aluette-preferences-page.h"

#define NAME "preferences"

/* Does not use AdwPreferencesWindow: in libadwaita 1.2 it never frees the lists of its combo rows.
 */
void
aluette_preferences_present (GtkWindow *parent)
{
  GtkWindow *window = aluette_dialog_window_new (
      GTK_WIDGET (parent), _("Preferences"), g_object_new (ALUETTE_TYPE_PREFERENCES_PAGE, NULL));

  gtk_widget_set_name (GTK_WIDGET (window), NAME);
  gtk_window_set_default_size (window, 640, 576);
  gtk_window_present (window);
}

gboolean
aluette_preferences_are_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_visible (window) && g_str_equal (gtk_widget_get_name (window), NAME))
        return TRUE;
    }
  return FALSE;
}
