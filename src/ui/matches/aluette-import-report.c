/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-import-report.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/aluette-column.h"
#include "ui/common/aluette-dialog-window.h"
#include "ui/common/aluette-widgets.h"

char *
aluette_import_report_text (const AluetteImportReport *report)
{
  guint n = report->n_imported, n_known = report->n_known, n_faults = report->faults->len;
  g_autofree char *imported = g_strdup_printf (ngettext ("%u match imported.",
                                                         "%u matches imported.", n),
                                               n);
  g_autofree char *known = g_strdup_printf (ngettext ("%u match was already there.",
                                                      "%u matches were already there.", n_known),
                                            n_known);
  g_autofree char *faults = g_strdup_printf (ngettext ("%u file could not be read.",
                                                       "%u files could not be read.", n_faults),
                                             n_faults);
  const char *parts[4] = { NULL };
  guint n_parts = 0;

  if (n > 0 || n_known + n_faults == 0)
    parts[n_parts++] = imported;
  if (n_known > 0)
    parts[n_parts++] = known;
  if (n_faults > 0)
    parts[n_parts++] = faults;
  return g_strjoinv (" ", (char **) parts);
}

static GtkWidget *
make_row (const AluetteImportFault *fault)
{
  g_autofree char *base = g_path_get_basename (fault->name);
  GtkWidget *row = aluette_text_row_new (base, fault->message);

  gtk_widget_set_tooltip_text (row, fault->name);
  return row;
}

/* A list with thousands of rows would be slow, so only the first faults are shown. */
#define MAX_ROWS 200

static GtkWidget *
make_list (const AluetteImportReport *report)
{
  GtkWidget *list = aluette_boxed_list_new (NULL);

  for (guint i = 0; i < MIN (report->faults->len, MAX_ROWS); i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_row (g_ptr_array_index (report->faults, i)));
  if (report->faults->len > MAX_ROWS)
    {
      guint rest = report->faults->len - MAX_ROWS;
      g_autofree char *more = g_strdup_printf (ngettext ("%u more", "%u more", rest), rest);
      AluetteImportFault fault = { more, (char *) "" };

      gtk_list_box_append (GTK_LIST_BOX (list), make_row (&fault));
    }
  return list;
}

GtkWindow *
aluette_import_report_present (GtkWidget *widget, const AluetteImportReport *report)
{
  GtkWidget *column = aluette_column_new (600);
  g_autofree char *text = aluette_import_report_text (report);
  GtkWindow *window = aluette_dialog_window_new (widget, _("Imported Match Files"), column);

  aluette_column_append (ALUETTE_COLUMN (column), aluette_wrapping_label_new (text, NULL));
  aluette_column_append (ALUETTE_COLUMN (column), make_list (report));
  gtk_window_present (window);
  return window;
}
