/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-matches-actions.h"

#include <glib/gi18n.h>

#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-user-file.h"
#include "model/storage/aluette-database-export.h"
#include "presentation/matches/aluette-match-text.h"
#include "ui/common/aluette-file-dialog.h"
#include "ui/common/aluette-rename-dialog.h"
#include "ui/common/aluette-toast.h"

/* Returns: (transfer full) (nullable): the text of the match file, or NULL after showing an error.
 */
static char *
load_record (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autoptr (GError) error = NULL;
  char *record = aluette_database_load_known (database, match, &error);

  if (record == NULL)
    aluette_toast_show (toasts, error->message);
  return record;
}

/* Returns: (transfer full) (nullable) */
static char *
file_name (AluetteDatabase *database, gint64 match)
{
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match, NULL);

  return info != NULL ? aluette_match_text_file_name (info) : NULL;
}

/* Stands for the suffix of the match files of a game. */
#define RECORD_SUFFIX ".aluette"

/* File formats of an export. */
static const struct
{
  const char *id;
  AluetteExportFormat format;
  AluetteFilesPurpose purpose;
  const char *suffix;
  const char *filter;
} shapes[] = {
  { "record", ALUETTE_EXPORT_RECORD, ALUETTE_FILES_SAVE, RECORD_SUFFIX,
    N_("Aluette Match Files") },
  { "records", ALUETTE_EXPORT_RECORDS, ALUETTE_FILES_FOLDER, "", N_("Aluette Match Files") },
  { "csv", ALUETTE_EXPORT_CSV, ALUETTE_FILES_SAVE, ".csv", N_("Tables (CSV)") },
  { "json", ALUETTE_EXPORT_JSON, ALUETTE_FILES_SAVE, ".json", N_("Data (JSON)") },
};

typedef struct
{
  AdwToastOverlay *toasts;
  AluetteDatabase *database;
  GArray *matches;
  AluetteExportFormat format;
  GFile *target;
  AdwToast *progress; /* (nullable) */
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->toasts);
  g_object_unref (export->database);
  g_array_unref (export->matches);
  g_clear_object (&export->target);
  g_clear_object (&export->progress);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
on_written (GObject *database, GAsyncResult *result, gpointer data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (export->target);
  g_autofree char *text = NULL;
  guint n = 0;

  adw_toast_dismiss (export->progress);
  if (aluette_database_export_finish (ALUETTE_DATABASE (database), result, &n, &error))
    text = g_strdup_printf (ngettext ("%1$u match exported to “%2$s”",
                                      "%1$u matches exported to “%2$s”", n),
                            n, name);
  aluette_toast_show (export->toasts, text != NULL ? text : error->message);
}

static void
on_export_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (Export) export = data;

  if (files == NULL)
    return;
  export->target = g_object_ref (g_ptr_array_index (files, 0));
  export->progress = g_object_ref_sink (adw_toast_new (_("Exporting…")));
  adw_toast_set_timeout (export->progress, 0);
  adw_toast_overlay_add_toast (export->toasts, g_object_ref (export->progress));
  aluette_database_export_async (export->database, export->matches, export->format, export->target,
                                 NULL, on_written, export);
  g_steal_pointer (&export);
}

/* Returns: (transfer full): the proposed file name of an export. */
static char *
export_name (AluetteDatabase *database, GArray *matches, const char *suffix)
{
  g_autoptr (AluetteMatchInfo) info = NULL;

  if (matches->len == 1)
    info = aluette_database_get_info (database, g_array_index (matches, gint64, 0), NULL);
  if (info != NULL && g_str_equal (suffix, RECORD_SUFFIX))
    return aluette_match_text_file_name (info);
  return info != NULL ? aluette_match_text_export_name (info, suffix)
                      : g_strconcat (_("Aluette Match Files"), suffix, NULL);
}

void
aluette_matches_export (AdwToastOverlay *toasts, AluetteDatabase *database, GArray *matches,
                        const char *shape)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autofree char *name = export_name (database, matches, shapes[i].suffix);
      const char *suffix = strrchr (name, '.');
      g_autofree char *pattern = g_strconcat ("*", suffix != NULL ? suffix : "", NULL);
      AluetteFilesRequest request = { .purpose = shapes[i].purpose,
                                      .title = _("Export Matches"),
                                      .name = name,
                                      .filter_name = _(shapes[i].filter),
                                      .pattern = pattern };
      Export *export;

      if (!g_str_equal (shape, shapes[i].id))
        continue;
      export = g_new0 (Export, 1);
      export->toasts = g_object_ref (toasts);
      export->database = g_object_ref (database);
      export->matches = g_array_ref (matches);
      export->format = shapes[i].format;
      aluette_files_choose (GTK_WIDGET (toasts), &request, on_export_chosen, export);
    }
}

/* Returns: (transfer full) (nullable): the record of the match, or of each match of its session */
static char *
load_session (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) matches = aluette_database_list_session (database, match, &error);
  g_autoptr (GString) records = g_string_new (NULL);

  if (matches == NULL)
    {
      aluette_toast_show (toasts, error->message);
      return NULL;
    }
  for (guint i = 0; i < matches->len; i++)
    {
      g_autofree char *record = load_record (toasts, database, g_array_index (matches, gint64, i));

      if (record == NULL)
        return NULL;
      g_string_append (records, record);
    }
  return g_string_free (g_steal_pointer (&records), FALSE);
}

/* Returns: (transfer full) (nullable): a match file that can be pasted. */
static GFile *
write_shared (const char *record, const char *name, GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "aluette", "shared", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return aluette_user_file_save (path, record, -1, error) ? g_file_new_for_path (path) : NULL;
}

void
aluette_matches_share (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autofree char *record = load_session (toasts, database, match);
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
      aluette_toast_show (toasts, error->message);
      return;
    }
  list = gdk_file_list_new_from_array (&file, 1);
  providers[0] = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);
  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  providers[1] = gdk_content_provider_new_typed (G_TYPE_STRING, record);
  both = gdk_content_provider_new_union (providers, 2);
  gdk_clipboard_set_content (clipboard, both);
  aluette_toast_show (toasts, _("Copied. Paste it into a message or a folder."));
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
on_renamed (AluetteRenameDialog *dialog, const char *const *names, gpointer data)
{
  Rename *rename = data;
  g_autoptr (GError) error = NULL;

  if (!aluette_database_rename_match (rename->database, rename->match, names[0], names[1], &error))
    aluette_toast_show (rename->toasts, error->message);
}

void
aluette_matches_rename (AdwToastOverlay *toasts, AluetteDatabase *database, gint64 match)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match, &error);
  const AluetteMatchColumns *columns;
  AluetteRenameDialog *dialog;
  Rename *rename;

  if (info == NULL)
    {
      aluette_toast_show (toasts, error->message);
      return;
    }
  columns = aluette_match_info_get_columns (info);
  rename = g_new0 (Rename, 1);
  rename->toasts = g_object_ref (toasts);
  rename->database = g_object_ref (database);
  rename->match = match;
  dialog = aluette_rename_dialog_new (GTK_WIDGET (toasts), _("Rename Match"), TRUE);
  aluette_rename_dialog_add (dialog, _("Occasion"), columns->event);
  aluette_rename_dialog_add (dialog, _("Place"), columns->place);
  g_signal_connect_data (dialog, "saved", G_CALLBACK (on_renamed), rename, rename_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
