/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-open-record.h"
#include "model/session/aluette-local-game.h"

#include <glib/gi18n.h>

static void
report_unreadable (AluetteWindow *self, GFile *file, const char *why)
{
  g_autofree char *name = g_file_get_basename (file);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), name, why);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
record_loaded (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteWindow) self = data;
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteGame) game = NULL;

  if (g_file_load_contents_finish (G_FILE (file), result, &text, &length, NULL, &error))
    game = aluette_local_game_new_from_record (text, (gssize) length, g_random_int (), NULL, &error);
  if (game == NULL)
    report_unreadable (self, G_FILE (file), error->message);
  else
    aluette_window_play (self, game);
}

void
aluette_open_record (AluetteWindow *window, GFile *file)
{
  g_return_if_fail (ALUETTE_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (file));

  g_file_load_contents_async (file, NULL, record_loaded, g_object_ref (window));
}
