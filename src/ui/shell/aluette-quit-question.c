/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-quit-question.h"

#include <glib/gi18n.h>

/* Returns: (transfer full) (nullable): what would be lost. */
static char *
format_loss (AluetteWindow *window, gboolean quits, AluetteBacklog *backlog)
{
  guint n = quits ? aluette_backlog_flush (backlog) : 0;

  if (n > 0)
    return g_strdup_printf (ngettext ("%u change is not saved yet and will be lost. To keep a match, "
                                      "choose “Save Match File…” in the menu of the match first.",
                                      "%u changes are not saved yet and will be lost. To keep a "
                                      "match, choose “Save Match File…” in the menu of the match "
                                      "first.",
                                      n),
                            n);
  if (aluette_window_has_unsaved_match (window))
    return g_strdup (_("The match on the table is not saved. To keep it, choose “Save Match File…” "
                        "in the menu first."));
  return NULL;
}

static void
on_response (GtkWidget *dialog, const char *response, AluetteWindow *window)
{
  GCallback quit = g_object_get_data (G_OBJECT (dialog), "quit");

  if (g_str_equal (response, "quit"))
    ((AluetteQuit) quit) (window);
}

gboolean
aluette_quit_question_ask (AluetteWindow *window, gboolean quits, AluetteBacklog *backlog,
                           AluetteQuit quit)
{
  g_autofree char *loss = format_loss (window, quits, backlog);
  GtkWidget *dialog;

  if (loss == NULL)
    return TRUE;
  dialog = adw_message_dialog_new (GTK_WINDOW (window), _("Close Without Saving?"), loss);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "quit",
                                    _("Close _Without Saving"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "quit",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data (G_OBJECT (dialog), "quit", G_CALLBACK (quit));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return FALSE;
}
