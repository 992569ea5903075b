/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-matches-deeds.h"

#include <glib/gi18n.h>

#include "model/aluette-record.h"
#include "model/aluette-setup.h"
#include "ui/matches/aluette-file-dialog.h"
#include "ui/matches/aluette-match-words.h"
#include "ui/matches/aluette-rename-dialog.h"

void
aluette_matches_toast (AdwToastOverlay *toasts, const char *message)
{
  g_autofree char *markup = g_markup_escape_text (message, -1);

  adw_toast_overlay_add_toast (toasts, adw_toast_new (markup));
}

/* Returns: (transfer full) (nullable): the record; NULL where it cannot be read, which is told. */
static char *
load (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autoptr (GError) error = NULL;
  char *record = aluette_database_load_record (database, match, &error);

  if (record == NULL)
    aluette_matches_toast (toasts, error->message);
  return record;
}

/* Returns: (transfer full) (nullable) */
static char *
file_name (AluetteDatabase *database, gint64 match)
{
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match);

  return info != NULL ? aluette_match_words_file_name (info, ".aluette") : NULL;
}

typedef struct
{
  AdwToastOverlay *toasts;
  char *record;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->toasts);
  g_free (export->record);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
on_written (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  g_autofree char *text = NULL;

  if (g_file_replace_contents_finish (G_FILE (file), result, NULL, &error))
    text = g_strdup_printf (_("Exported to “%s”."), name);
  aluette_matches_toast (export->toasts, text != NULL ? text : error->message);
}

static void
on_export_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (Export) export = data;

  if (files == NULL)
    return;
  g_file_replace_contents_async (g_ptr_array_index (files, 0), export->record,
                                 strlen (export->record), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                 on_written, export);
  g_steal_pointer (&export);
}

void
aluette_matches_export (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autofree char *record = load (toasts, database, match);
  g_autofree char *name = file_name (database, match);
  AluetteFilesRequest request = { .purpose = ALUETTE_FILES_SAVE, .title = _("Export the Match"),
                                  .name = name, .filter_name = _("Aluette matches"),
                                  .pattern = "*.aluette" };
  Export *export;

  if (record == NULL)
    return;
  export = g_new0 (Export, 1);
  export->toasts = g_object_ref (toasts);
  export->record = g_steal_pointer (&record);
  aluette_files_choose (GTK_WIDGET (toasts), &request, on_export_chosen, export);
}

/* Returns: (transfer full) (nullable): the record as a file that can be pasted. */
static GFile *
write_shared (const char *record, const char *name, GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "aluette", "shared", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents (path, record, -1, error))
    return NULL;
  return g_file_new_for_path (path);
}

void
aluette_matches_share (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autofree char *record = load (toasts, database, match);
  g_autofree char *name = file_name (database, match);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (toasts));
  GdkContentProvider *providers[2];
  g_autoptr (GdkContentProvider) both = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  GdkFileList *list;

  if (record == NULL)
    return;
  file = write_shared (record, name != NULL ? name : "match.aluette", &error);
  if (file == NULL)
    {
      aluette_matches_toast (toasts, error->message);
      return;
    }
  list = gdk_file_list_new_from_array (&file, 1);
  providers[0] = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);
  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  providers[1] = gdk_content_provider_new_typed (G_TYPE_STRING, record);
  both = gdk_content_provider_new_union (providers, 2);
  gdk_clipboard_set_content (clipboard, both);
  aluette_matches_toast (toasts, _("Copied: paste it into a message or a folder."));
}

typedef struct
{
  AdwToastOverlay *toasts;
  AluetteDatabase *database;
  gint64 match;
} Rename;

static void
rename_free (gpointer data, GClosure *closure)
{
  Rename *rename = data;

  g_object_unref (rename->toasts);
  g_object_unref (rename->database);
  g_free (rename);
}

static void
on_renamed (AluetteRenameDialog *dialog, const char *event, const char *place, gpointer data)
{
  Rename *rename = data;
  g_autoptr (GError) error = NULL;

  if (!aluette_database_rename_match (rename->database, rename->match, event, place, &error))
    aluette_matches_toast (rename->toasts, error->message);
}

void
aluette_matches_rename (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match);
  const AluetteMatchColumns *columns;
  AluetteRenameDialog *dialog;
  Rename *rename;

  if (info == NULL)
    return;
  columns = aluette_match_info_get_columns (info);
  rename = g_new0 (Rename, 1);
  rename->toasts = g_object_ref (toasts);
  rename->database = g_object_ref (database);
  rename->match = match;
  dialog = aluette_rename_dialog_new (GTK_WIDGET (toasts), columns->event, columns->place);
  g_signal_connect_data (dialog, "saved", G_CALLBACK (on_renamed), rename, rename_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

char *
aluette_matches_header (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autofree char *record = load (toasts, database, match);
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return NULL;
  if (!aluette_record_read (record, -1, header, NULL, &error))
    {
      aluette_matches_toast (toasts, error->message);
      return NULL;
    }
  aluette_setup_stamp (header);
  return aluette_setup_to_text (header);
}
