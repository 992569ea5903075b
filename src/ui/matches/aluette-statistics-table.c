/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-statistics-table.h"

#include <glib/gi18n.h>

/* GObject for a row. */
#define ALUETTE_TYPE_STATS_ITEM (aluette_stats_item_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStatsItem, aluette_stats_item, ALUETTE, STATS_ITEM, GObject)

struct _AluetteStatsItem
{
  GObject parent_instance;

  guint index; /* in the order of the database */
  char *title;
  AluetteStatsRow row; /* without its key */
};

G_DEFINE_FINAL_TYPE (AluetteStatsItem, aluette_stats_item, G_TYPE_OBJECT)

static void
aluette_stats_item_finalize (GObject *object)
{
  g_free (ALUETTE_STATS_ITEM (object)->title);
  G_OBJECT_CLASS (aluette_stats_item_parent_class)->finalize (object);
}

static void
aluette_stats_item_class_init (AluetteStatsItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_stats_item_finalize;
}

static void
aluette_stats_item_init (AluetteStatsItem *self)
{
}

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
  AluetteStatsItem *row = gtk_list_item_get_item (item);
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  g_autofree char *text = NULL;

  text = metric != TITLE_COLUMN ? aluette_statistics_metric_text (metric, &row->row)
                                : g_strdup (row->title);
  gtk_label_set_text (label, text);
}

static int
compare_items (gconstpointer a, gconstpointer b, gpointer metric)
{
  const AluetteStatsItem *one = a, *other = b;
  double first, second;

  if (metric == TITLE_COLUMN)
    return one->index < other->index ? -1 : one->index > other->index;
  first = aluette_statistics_metric_value (metric, &one->row);
  second = aluette_statistics_metric_value (metric, &other->row);
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
  GListStore *items = g_list_store_new (ALUETTE_TYPE_STATS_ITEM);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);
      AluetteStatsItem *item = g_object_new (ALUETTE_TYPE_STATS_ITEM, NULL);

      item->index = i;
      item->title = aluette_statistics_metric_key (kind, group, row->key, FALSE);
      item->row = *row;
      item->row.key = NULL;
      g_ptr_array_add (all, item);
    }
  g_list_store_splice (items, 0, 0, all->pdata, all->len);
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
