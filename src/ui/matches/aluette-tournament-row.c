/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-tournament-row.h"

#include <glib/gi18n.h>

#include "model/tournament/aluette-pairing.h"
#include "ui/common/aluette-widgets.h"

enum
{
  ENTERED,
  CLEARED,
  N_SIGNALS,
};

struct _AluetteTournamentRow
{
  AdwBin parent_instance;

  GtkLabel *number;
  GtkLabel *first;
  GtkLabel *second;
  GtkEditable *first_points;
  GtkEditable *second_points;
  GtkWidget *enter;
  GtkWidget *clear;

  gboolean has_result; /* the points shown are a result */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTournamentRow, aluette_tournament_row, ADW_TYPE_BIN)

/* Returns whether the entry contains a number of points, and marks it if not. */
static gboolean
read_points (GtkEditable *entry, guint *points)
{
  guint64 number = 0;
  gboolean good = g_ascii_string_to_unsigned (gtk_editable_get_text (entry), 10, 0, 999, &number,
                                              NULL);

  *points = (guint) number;
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return good;
}

static void
enter_clicked (AluetteTournamentRow *self)
{
  guint first, second;
  gboolean good = read_points (self->first_points, &first);

  if (read_points (self->second_points, &second) && good)
    g_signal_emit (self, signals[ENTERED], 0, first, second);
}

static void
focus_second (AluetteTournamentRow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->second_points));
}

static void
clear_clicked (AluetteTournamentRow *self)
{
  g_signal_emit (self, signals[CLEARED], 0);
}

static void
aluette_tournament_row_class_init (AluetteTournamentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[ENTERED] = g_signal_new ("entered", ALUETTE_TYPE_TOURNAMENT_ROW, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[CLEARED] = g_signal_new ("cleared", ALUETTE_TYPE_TOURNAMENT_ROW, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-tournament-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, number);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, first);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, second);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, first_points);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, second_points);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, enter);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentRow, clear);
  gtk_widget_class_bind_template_callback (widget_class, enter_clicked);
  gtk_widget_class_bind_template_callback (widget_class, focus_second);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked);
}

static void
aluette_tournament_row_init (AluetteTournamentRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_tournament_row_new (void)
{
  return g_object_new (ALUETTE_TYPE_TOURNAMENT_ROW, NULL);
}

/* Without a result, keeps what the user is typing. */
static void
set_points (GtkEditable *entry, const AluetteTournamentTable *table, gboolean same, int side,
            const char *name)
{
  g_autofree char *label = g_strdup_printf (_("Points: %s"), name);
  g_autofree char *text = g_strdup_printf ("%u", table->points[side]);

  if (table->has_result)
    gtk_editable_set_text (entry, text);
  else if (!same)
    gtk_editable_set_text (entry, "");
  aluette_set_accessible_name (entry, label);
}

void
aluette_tournament_row_set (AluetteTournamentRow *self, AluetteTournament *tournament, guint round,
                            guint table)
{
  const AluetteTournamentTable *state = aluette_tournament_get_table (tournament, round, table);
  gboolean bye = state->pairs[1] == ALUETTE_BYE;
  const char *first = aluette_tournament_get_pair (tournament, state->pairs[0]);
  const char *second = bye ? _("bye") : aluette_tournament_get_pair (tournament, state->pairs[1]);
  g_autofree char *number = bye ? g_strdup ("–") : g_strdup_printf ("%u", state->number);
  g_autofree char *label = g_strdup_printf (_("Table %u"), state->number);
  gboolean same;

  g_return_if_fail (ALUETTE_IS_TOURNAMENT_ROW (self));

  same = !self->has_result && g_str_equal (gtk_label_get_text (self->first), first)
         && g_str_equal (gtk_label_get_text (self->second), second);
  self->has_result = state->has_result;
  gtk_label_set_text (self->number, number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->number), bye ? NULL : label);
  gtk_label_set_text (self->first, first);
  gtk_label_set_text (self->second, second);
  gtk_widget_set_visible (GTK_WIDGET (self->first_points), !bye);
  if (bye)
    return;
  set_points (self->first_points, state, same, 0, first);
  set_points (self->second_points, state, same, 1, second);
  gtk_widget_set_sensitive (self->clear, state->has_result);
  if (state->has_result)
    gtk_widget_remove_css_class (self->enter, "suggested-action");
  else
    gtk_widget_add_css_class (self->enter, "suggested-action");
}
