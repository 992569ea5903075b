/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-save-record.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "ui/common/aluette-file-dialog.h"

typedef struct
{
  AluetteWindow *window;
  AluetteLocalGame *game;
  GFile *file;      /* (nullable): NULL until it is chosen */
  gboolean in_deal; /* a deal was in play */
} Save;

static void
save_free (Save *save)
{
  g_object_unref (save->window);
  g_object_unref (save->game);
  g_clear_object (&save->file);
  g_free (save);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, save_free)

static void
written (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (Save) save = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (save->file);
  g_autofree char *text = NULL;

  if (aluette_local_game_save_finish (save->game, result, &error))
    text = aluette_save_record_result (name, save->in_deal);
  aluette_window_toast (save->window, text != NULL ? text : error->message);
}

static gboolean
is_in_deal (AluetteGame *game)
{
  g_autoptr (GArray) finished = aluette_game_get_finished (game);

  return finished == NULL;
}

static void
file_chosen_cb (GPtrArray *files, gpointer data)
{
  g_autoptr (Save) save = data;

  if (files == NULL)
    return;
  save->file = g_object_ref (g_ptr_array_index (files, 0));
  save->in_deal = is_in_deal (ALUETTE_GAME (save->game));
  aluette_local_game_save_async (save->game, save->file, NULL, written, save);
  g_steal_pointer (&save);
}

void
aluette_save_record (AluetteWindow *window, AluetteGame *game)
{
  const AluGameKind *kind = aluette_game_get_kind (game);
  g_autofree char *name = g_strdup_printf ("%s-%s%s", kind->id,
                                           aluette_game_get_header (game)->date, kind->suffix);
  g_autofree char *pattern = g_strconcat ("*", kind->suffix, NULL);
  AluetteFilesRequest request = { .purpose = ALUETTE_FILES_SAVE,
                                  .title = _("Save Match File"),
                                  .name = name,
                                  .filter_name = _("Match Files"),
                                  .pattern = pattern };
  Save *save = g_new0 (Save, 1);

  save->window = g_object_ref (window);
  save->game = g_object_ref (ALUETTE_LOCAL_GAME (game));
  aluette_files_choose (GTK_WIDGET (window), &request, file_chosen_cb, save);
}

char *
aluette_save_record_result (const char *name, gboolean in_deal)
{
  return g_strdup_printf (in_deal ? _("Match file saved as “%s”, without the deal in play")
                                  : _("Match file saved as “%s”"),
                          name);
}

char *
aluette_save_record_advice (const char *why)
{
  return g_strdup_printf (
      _("%s. The match continues but is not saved. Choose “Save Match File…” in the menu."), why);
}
