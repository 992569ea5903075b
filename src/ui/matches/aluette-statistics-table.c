/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-statistics-table.h"

#include <glib/gi18n.h>

/* An item of the list is the title of a row. It has the row, without its key, and its number in the
 * order of the database. */
#define ROW "row"
#define NUMBER "number"

/* In place of a metric: the first column shows the title of the row. */
#define TITLE_COLUMN NULL

static void
setup_cell (GtkListItemFactory *factory, GtkListItem *item, gconstpointer metric)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), metric == TITLE_COLUMN ? 0 : 1);
  gtk_list_item_set_child (item, label);
}

static void
bind_cell (GtkListItemFactory *factory, GtkListItem *item, gconstpointer metric)
{
  GtkStringObject *row = gtk_list_item_get_item (item);
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  g_autofree char *text = NULL;

  text = metric != TITLE_COLUMN
             ? aluette_statistics_metric_text (metric, g_object_get_data (G_OBJECT (row), ROW))
             : g_strdup (gtk_string_object_get_string (row));
  gtk_label_set_text (label, text);
}

static double
get_value (gconstpointer item, const AluetteMetricText *metric)
{
  GObject *row = (GObject *) item;

  return metric != TITLE_COLUMN
             ? aluette_statistics_metric_value (metric, g_object_get_data (row, ROW))
             : GPOINTER_TO_UINT (g_object_get_data (row, NUMBER));
}

static int
compare_items (gconstpointer a, gconstpointer b, gpointer metric)
{
  double first = get_value (a, metric), second = get_value (b, metric);

  return first < second ? -1 : first > second;
}

static void
add_column (GtkColumnView *view, const char *title, const AluetteMetricText *metric)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_items,
                                                                    (gpointer) metric, NULL));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell), (gpointer) metric);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), (gpointer) metric);
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_column_set_resizable (column, TRUE);
  gtk_column_view_append_column (view, column);
}

static const char *
group_name (AluetteStatsGroup group)
{
  switch (group)
    {
    case ALUETTE_STATS_BY_TEAM:
      return C_("statistics", "Pair");
    case ALUETTE_STATS_BY_SEAT:
      return C_("statistics", "Seat");
    case ALUETTE_STATS_BY_RULES:
      return C_("statistics", "Rules");
    case ALUETTE_STATS_BY_MONTH:
      return C_("statistics", "Month");
    case ALUETTE_STATS_BY_PARTNER:
      return C_("statistics", "Partner");
    case ALUETTE_STATS_BY_OPPONENT:
      return C_("statistics", "Opponent");
    default:
      return C_("statistics", "Player");
    }
}

static GListStore *
make_items (const AluGameKind *kind, AluetteStatsGroup group, GPtrArray *rows)
{
  GListStore *items = g_list_store_new (GTK_TYPE_STRING_OBJECT);

  for (guint i = 0; i < rows->len; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);
      g_autofree char *title = aluette_statistics_metric_key (kind, group, row->key, FALSE);
      g_autoptr (GtkStringObject) item = gtk_string_object_new (title);
      AluetteStatsRow *copy = g_memdup2 (row, sizeof *row);

      copy->key = NULL;
      g_object_set_data_full (G_OBJECT (item), ROW, copy, g_free);
      g_object_set_data (G_OBJECT (item), NUMBER, GUINT_TO_POINTER (i));
      g_list_store_append (items, item);
    }
  return items;
}

void
aluette_statistics_table_fill (GtkColumnView *view, const AluGameKind *kind,
                               AluetteStatsGroup group, GPtrArray *rows)
{
  const AluettePresentationKind *presentation = aluette_presentation_kind_from_id (kind->id);
  GListModel *columns = gtk_column_view_get_columns (view);
  GtkSortListModel *sorted;
  GtkSelectionModel *model;

  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (view, column);
    }
  add_column (view, group_name (group), TITLE_COLUMN);
  for (guint i = 0; i < presentation->n_metrics; i++)
    add_column (view, aluette_statistics_metric_name (&presentation->metrics[i]),
                &presentation->metrics[i]);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (make_items (kind, group, rows)),
                                    g_object_ref (gtk_column_view_get_sorter (view)));
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sorted)));
  gtk_column_view_set_model (view, model);
  g_object_unref (model);
}
