/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/review/aluette-chance-graph.h"

#include <glib/gi18n.h>
#include <math.h>

#include "presentation/aluette/aluette-coach-text.h"
#include "ui/charts/aluette-line-chart.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteChanceGraph
{
  GtkWidget parent_instance;

  GtkWidget *title;
  GtkWidget *chart;
  GtkWidget *expander;
};

G_DEFINE_FINAL_TYPE (AluetteChanceGraph, aluette_chance_graph, GTK_TYPE_WIDGET)

static double
known_percent (const AluReviewPoint *point)
{
  return round (100 * (double) point->known.win);
}

/* Returns: 100 if the deal is won with open hands, 0 if it is lost, 50 if that is unknown */
static double
open_percent (const AluReviewPoint *point)
{
  if (point->open.low > 0)
    return 100;
  return point->open.high <= 0 ? 0 : 50;
}

static void
show_chart (AluetteChanceGraph *self, const AluReview *review)
{
  guint n = review->n_points;
  g_autofree double *known = g_new0 (double, n);
  g_autofree double *open = g_new0 (double, n);
  g_auto (GStrv) labels = g_new0 (char *, n + 1);
  AluetteLineChartState state = {
    .n_points = n,
    .n_lines = 2,
    .values = { known, open },
    /* Translators: the names of the lines in a chart of the chance to win. */
    .names = { _("With the cards you could see"), _("With open hands") },
    .labels = (const char *const *) labels,
    .max = 100,
    .spoken = _("Chance of winning the deal, trick by trick"),
  };

  for (guint i = 0; i < n; i++)
    {
      known[i] = known_percent (&review->points[i]);
      open[i] = open_percent (&review->points[i]);
      labels[i] = g_strdup_printf ("%u", review->points[i].n_tricks);
    }
  aluette_line_chart_set_state (ALUETTE_LINE_CHART (self->chart), &state);
}

/* Returns: (transfer full): a point of the chart as a sentence */
static char *
format_point (const AluetteTextContext *context, AluTeam team, const AluReviewPoint *point)
{
  g_autofree char *open = aluette_coach_text_outcome (context, team, point->open);
  guint known = (guint) known_percent (point);

  if (point->n_tricks == 0)
    /* Translators: the second placeholder is an outcome, such as “1 point for you”. */
    return g_strdup_printf (_("At the start, the chance is %1$u%%. With open hands: %2$s."), known,
                            open);
  return g_strdup_printf (_("After trick %1$u, the chance is %2$u%%. With open hands: %3$s."),
                          point->n_tricks, known, open);
}

static void
show_figures (AluetteChanceGraph *self, const AluetteTextContext *context, const AluReview *review)
{
  GtkWidget *list = aluette_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);

  for (guint i = 0; i < review->n_points; i++)
    {
      g_autofree char *text
          = format_point (context, alu_team_of (review->seat), &review->points[i]);

      gtk_box_append (GTK_BOX (list), aluette_wrapping_label_new (text, NULL));
    }
  aluette_expander_set_child (self->expander, list);
}

static void
aluette_chance_graph_dispose (GObject *object)
{
  AluetteChanceGraph *self = ALUETTE_CHANCE_GRAPH (object);

  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->chart, gtk_widget_unparent);
  g_clear_pointer (&self->expander, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_chance_graph_parent_class)->dispose (object);
}

static void
aluette_chance_graph_class_init (AluetteChanceGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_chance_graph_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
aluette_chance_graph_init (AluetteChanceGraph *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->title = aluette_wrapping_label_new (_("Chance of Winning the Deal (%)"), "heading");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->chart = aluette_line_chart_new ();
  gtk_widget_set_parent (self->chart, GTK_WIDGET (self));
  self->expander = aluette_expander_new (_("Values in the Graph"));
  gtk_widget_set_parent (self->expander, GTK_WIDGET (self));
}

void
aluette_chance_graph_set_review (AluetteChanceGraph *self, const AluetteTextContext *context,
                                 const AluReview *review)
{
  g_return_if_fail (ALUETTE_IS_CHANCE_GRAPH (self));

  show_chart (self, review);
  show_figures (self, context, review);
}
