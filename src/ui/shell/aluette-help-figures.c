/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-help-figures.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"

gboolean
aluette_help_figures_are_rows (AluetteBlock *const *rows, guint n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    for (guint k = 0; k < rows[i]->cells->len; k++)
      if (!g_ascii_isdigit (*(const char *) rows[i]->cells->pdata[k]))
        return FALSE;
  return n_rows > 0;
}

static GtkWidget *
new_cell (const char *markup)
{
  GtkWidget *label = aluette_centered_label_new (NULL, -1, NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

/* Returns: (transfer full): the row with the headings of its cells, as plain text */
static char *
format_spoken_row (const AluetteBlock *row)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  char *text = NULL;

  for (guint i = 0; i < row->cells->len && i < row->headings->len; i++)
    {
      if (i > 0)
        g_string_append (markup, C_("list", ", "));
      g_string_append_printf (markup, C_("cell of a table", "%s: %s"),
                              (const char *) row->headings->pdata[i],
                              (const char *) row->cells->pdata[i]);
    }
  pango_parse_markup (markup->str, -1, 0, NULL, &text, NULL, NULL);
  return text;
}

/* The first cell speaks for the whole row. */
static void
add_row (GtkGrid *grid, const AluetteBlock *row, int line)
{
  g_autofree char *spoken = format_spoken_row (row);

  for (guint i = 0; i < row->cells->len; i++)
    {
      GtkWidget *cell = new_cell (row->cells->pdata[i]);

      if (i == 0)
        aluette_set_accessible_name (cell, spoken);
      else
        gtk_accessible_update_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_grid_attach (grid, cell, (int) i, line, 1, 1);
    }
}

GtkWidget *
aluette_help_figures_new (AluetteBlock *const *rows, guint n_rows)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "help-figures");
  for (guint i = 0; i < rows[0]->headings->len; i++)
    {
      GtkWidget *heading = new_cell (rows[0]->headings->pdata[i]);

      gtk_widget_add_css_class (heading, "dim-label");
      gtk_accessible_update_state (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_grid_attach (GTK_GRID (grid), heading, (int) i, 0, 1, 1);
    }
  for (guint i = 0; i < n_rows; i++)
    add_row (GTK_GRID (grid), rows[i], (int) i + 1);
  return grid;
}
