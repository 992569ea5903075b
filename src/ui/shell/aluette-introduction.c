/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/portraits/aluette-face-chooser.h"
#include "ui/shell/aluette-introduction.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/alu-game-kind.h"
#include "ui/common/aluette-widgets.h"

/* Returns: (transfer full) */
static char *
get_name (GtkEditable *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (row)));
}

static void
name_changed (GtkEditable *row, AdwMessageDialog *dialog)
{
  g_autofree char *name = get_name (row);
  gboolean fits = *name != '\0' && alu_game_name_ok (name);

  aluette_set_css_class (GTK_WIDGET (row), "error", !fits);
  adw_message_dialog_set_response_enabled (dialog, "play", fits);
}

static void
play_cb (GtkWidget *dialog, const char *response, GtkEditable *row)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  g_autofree char *name = get_name (row);

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.introduced", "s", name);
}

void
aluette_introduction_ask (GtkWindow *parent, GSettings *settings, const char *name)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, _("Who Is Playing?"),
                                              _("You can change this later in Preferences."));
  GtkWidget *list = aluette_boxed_list_new (C_("settings", "You"));
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Your Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_list_box_append (GTK_LIST_BOX (list), aluette_face_chooser_new (settings, NULL));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), list);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "play",
                                    _("_Play"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "play",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "play");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (row, "changed", G_CALLBACK (name_changed), dialog, 0);
  g_signal_connect_object (dialog, "response::play", G_CALLBACK (play_cb), row, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
