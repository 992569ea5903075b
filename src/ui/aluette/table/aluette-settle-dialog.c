/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/table/aluette-settle-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static void
response_cb (AluetteTable *table, const char *response)
{
  g_action_group_activate_action (aluette_table_get_actions (table), response, NULL);
}

void
aluette_settle_dialog_ask (AluetteTable *table, const char *action)
{
  gboolean offer = g_str_equal (action, "offer");
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (table));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
      GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
      offer ? _("Offer to settle?") : _("Concede the deal?"),
      offer ? _("If your opponents accept, they score 1 point. If they refuse, they score 2 points "
                "if they make mordienne; otherwise your team scores 2.")
            : _("If your partners agree, the deal ends, and your opponents score 1 point.")));
  g_autofree char *signal = g_strconcat ("response::", action, NULL);

  adw_message_dialog_add_response (dialog, "close", C_("misère", "Keep Playing"));
  adw_message_dialog_add_response (dialog, action,
                                   offer ? C_("offer", "Offer to Settle")
                                         : C_("misère", "Concede the Deal"));
  adw_message_dialog_set_default_response (dialog, "close");
  g_signal_connect_object (dialog, signal, G_CALLBACK (response_cb), table, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
