/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-standings-table.h"

#include <glib/gi18n.h>

#include "presentation/matches/aluette-standings-text.h"

#define PAIR_COLUMN 1

/* What the cells of a column need; the rows are in the order of the model. */
typedef struct
{
  AluetteTournament *tournament;
  GArray *standings;
  guint column;
} Column;

static void
column_free (gpointer data, GClosure *closure)
{
  Column *self = data;

  g_object_unref (self->tournament);
  g_array_unref (self->standings);
  g_free (self);
}

static void
setup_cell (GtkListItemFactory *factory, GtkListItem *item, const Column *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), self->column == PAIR_COLUMN ? 0 : 1);
  gtk_list_item_set_child (item, label);
}

static void
bind_cell (GtkListItemFactory *factory, GtkListItem *item, const Column *self)
{
  const AluetteStanding *pair = &g_array_index (self->standings, AluetteStanding,
                                                gtk_list_item_get_position (item));
  GtkWidget *label = gtk_list_item_get_child (item);
  g_autofree char *text = aluette_standings_text_cell (self->tournament, pair, self->column);

  if (self->column == PAIR_COLUMN && pair->rank == 1 && pair->played > 0)
    {
      g_autofree char *name = g_steal_pointer (&text);

      /* The star marks who leads. */
      text = g_strdup_printf (C_("player", "★ %s"), name);
    }
  gtk_label_set_text (GTK_LABEL (label), text);
}

static void
add_column (GtkColumnView *view, AluetteTournament *tournament, GArray *standings, guint column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) added = NULL;
  Column *data = g_new (Column, 1);

  *data = (Column) { g_object_ref (tournament), g_array_ref (standings), column };
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell), data);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_cell), data, column_free, 0);
  added = gtk_column_view_column_new (aluette_standings_text_head (column), factory);
  gtk_column_view_column_set_expand (added, column == PAIR_COLUMN);
  gtk_column_view_append_column (view, added);
}

void
aluette_standings_table_fill (GtkColumnView *view, AluetteTournament *tournament)
{
  g_autoptr (GArray) standings = aluette_tournament_get_standings (tournament);
  g_autoptr (GtkNoSelection) model = NULL;
  GListModel *columns = gtk_column_view_get_columns (view);
  GtkStringList *pairs = gtk_string_list_new (NULL);

  gtk_column_view_set_model (view, NULL);
  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (view, column);
    }
  for (guint column = 0; column < ALUETTE_STANDINGS_COLUMNS; column++)
    add_column (view, tournament, standings, column);
  for (guint i = 0; i < standings->len; i++)
    gtk_string_list_append (pairs, aluette_tournament_get_pair (
                                       tournament,
                                       g_array_index (standings, AluetteStanding, i).pair));
  model = gtk_no_selection_new (G_LIST_MODEL (pairs));
  gtk_column_view_set_model (view, GTK_SELECTION_MODEL (model));
}
