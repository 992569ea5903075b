/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-sheet-export.h"

#include <glib/gi18n.h>

#include "model/session/aluette-user-file.h"
#include "model/tarot/aluette-tarot-export.h"
#include "ui/common/aluette-file-dialog.h"
#include "ui/common/aluette-print.h"
#include "ui/common/aluette-toast.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"

/* What is written once the user has chosen a file. */
typedef struct
{
  AdwToastOverlay *toasts;
  AluetteTarotScoreSheet *sheet;
  AluGameHeader *header;
  const char *format; /* static */
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->toasts);
  g_object_unref (export->sheet);
  g_free (export->header);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

/* What can be written; the names of file types are marked for translation. */
static const struct
{
  const char *format;
  const char *suffix;
  const char *name;
} formats[] = {
  { "pdf", ".pdf", N_("PDF Documents") },
  { "csv", ".csv", N_("CSV Tables") },
  { "save", ".tarot", N_("Tarot Match Files") },
};

void
aluette_tarot_sheet_print (AdwToastOverlay *toasts, const AluetteTarotText *text,
                           AluetteTarotScoreSheet *sheet)
{
  g_autoptr (AluettePrint) print = aluette_tarot_sheet_print_new (text, sheet);

  aluette_print_run (print, toasts);
}

void
aluette_tarot_sheet_copy (AdwToastOverlay *toasts, const AluetteTarotText *text,
                          AluetteTarotScoreSheet *sheet)
{
  g_autofree char *plain = aluette_tarot_sheet_text_share (text, sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (toasts)), plain);
  aluette_toast_show (toasts, _("Score sheet copied"));
}

/* Returns: (transfer full): @path for the first file; then a name with a number that is free */
static char *
number_path (const char *path, guint number)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".tarot"));
  char *name = g_strdup (path);

  for (guint i = 2; number > 0 && g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s %u%s", stem, i, ".tarot");
    }
  return name;
}

/* Writes a file for each line-up, next to @path. */
static gboolean
write_records (AluetteTarotScoreSheet *sheet, const char *path, GError **error)
{
  g_autoptr (GPtrArray) records = aluette_tarot_score_sheet_get_records (sheet);
  g_autofree char *first = g_str_has_suffix (path, ".tarot")
                               ? g_strdup (path)
                               : g_strconcat (path, ".tarot", NULL);

  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *name = records->len == 1 ? g_strdup (path) : number_path (first, i);

      if (!aluette_user_file_save (name, g_ptr_array_index (records, i), -1, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
aluette_tarot_sheet_write (const AluetteTarotText *text, AluetteTarotScoreSheet *sheet,
                           const char *format, const char *path, GError **error)
{
  g_autofree char *content = NULL;

  if (g_str_equal (format, "pdf"))
    {
      g_autoptr (AluettePrint) print = aluette_tarot_sheet_print_new (text, sheet);

      return aluette_print_export (print, path, error) > 0;
    }
  if (g_str_equal (format, "save"))
    return write_records (sheet, path, error);
  content = aluette_tarot_export_csv_sheet (sheet, error);
  return content != NULL && aluette_user_file_save (path, content, -1, error);
}

static void
on_file_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;
  AluetteTarotText text = { export->header, ALU_GAME_SPECTATOR,
                            aluette_tarot_score_sheet_get_names (export->sheet) };

  if (files == NULL)
    return;
  path = g_file_get_path (g_ptr_array_index (files, 0));
  name = g_file_get_basename (g_ptr_array_index (files, 0));
  if (path != NULL
      && aluette_tarot_sheet_write (&text, export->sheet, export->format, path, &error))
    message = g_strdup_printf (_("Score sheet saved as “%s”"), name);
  else if (error == NULL)
    message = g_strdup_printf (_("“%s” is not in a folder of this computer."), name);
  aluette_toast_show (export->toasts, message != NULL ? message : error->message);
}

void
aluette_tarot_sheet_export (AdwToastOverlay *toasts, const AluetteTarotText *text,
                            AluetteTarotScoreSheet *sheet, const char *format)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *name = g_strconcat (_("Tarot Score Sheet"), formats[i].suffix, NULL);
      g_autofree char *pattern = g_strconcat ("*", formats[i].suffix, NULL);
      AluetteFilesRequest request = { .purpose = ALUETTE_FILES_SAVE,
                                      .title = _("Save Score Sheet"),
                                      .name = name,
                                      .filter_name = _(formats[i].name),
                                      .pattern = pattern };
      Export *export;

      if (!g_str_equal (formats[i].format, format))
        continue;
      export = g_new0 (Export, 1);
      export->toasts = g_object_ref (toasts);
      export->sheet = g_object_ref (sheet);
      export->header = g_memdup2 (text->header, sizeof *text->header);
      export->format = formats[i].format;
      aluette_files_choose (GTK_WIDGET (toasts), &request, on_file_chosen, export);
    }
}
