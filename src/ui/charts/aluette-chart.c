/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/charts/aluette-chart.h"

#include <math.h>

#define MARGIN 14
#define MARK 4.5

struct _AluetteChart
{
  GtkWidget parent_instance;

  AluettePoints *scores;
  guint n_deals;
  guint target;
};

G_DEFINE_FINAL_TYPE (AluetteChart, aluette_chart, GTK_TYPE_WIDGET)

static void
aluette_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 160 : 110;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 180;
}

/* The most points on the scale. */
static guint
top_of (AluetteChart *self)
{
  guint top = MAX (self->target, 1);

  for (guint i = 0; i < self->n_deals; i++)
    top = MAX (top, MAX (self->scores[i].of[0], self->scores[i].of[1]));
  return top;
}

static void
point_at (AluetteChart *self, guint deal, guint points, double *x, double *y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double width = gtk_widget_get_width (widget) - 2 * MARGIN;
  double height = gtk_widget_get_height (widget) - 2 * MARGIN;

  *x = MARGIN + (self->n_deals > 0 ? width * deal / self->n_deals : 0);
  *y = MARGIN + height * (1 - points / (double) top_of (self));
}

static void
draw_scale (AluetteChart *self, cairo_t *cr)
{
  guint top = top_of (self);
  guint step = top > 12 ? 3 : 1;
  double x0, x1, y;

  cairo_set_source_rgba (cr, 0.95, 0.94, 0.9, 0.22);
  cairo_set_line_width (cr, 1);
  for (guint points = 0; points <= top; points += step)
    {
      point_at (self, 0, points, &x0, &y);
      x1 = gtk_widget_get_width (GTK_WIDGET (self)) - MARGIN;
      cairo_move_to (cr, x0, floor (y) + 0.5);
      cairo_line_to (cr, x1, floor (y) + 0.5);
      cairo_stroke (cr);
    }
  if (self->target == 0)
    return;
  cairo_set_source_rgba (cr, 0.95, 0.94, 0.9, 0.7);
  cairo_set_line_width (cr, 2);
  point_at (self, 0, self->target, &x0, &y);
  cairo_move_to (cr, x0, y);
  cairo_line_to (cr, x1, y);
  cairo_stroke (cr);
}

static void
draw_team (AluetteChart *self, cairo_t *cr, int team)
{
  const double dashes[] = { 7, 5 };
  double x, y;

  if (team == 0)
    cairo_set_source_rgb (cr, 1.0, 0.97, 0.88);
  else
    cairo_set_source_rgb (cr, 1.0, 0.78, 0.36);
  cairo_set_line_width (cr, 2.5);
  cairo_set_dash (cr, dashes, team == 0 ? 0 : 2, 0);
  point_at (self, 0, 0, &x, &y);
  cairo_move_to (cr, x, y);
  for (guint i = 0; i < self->n_deals; i++)
    {
      point_at (self, i + 1, self->scores[i].of[team], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < self->n_deals; i++)
    {
      point_at (self, i + 1, self->scores[i].of[team], &x, &y);
      if (team == 0)
        cairo_arc (cr, x, y, MARK, 0, 2 * G_PI);
      else
        cairo_rectangle (cr, x - MARK, y - MARK, 2 * MARK, 2 * MARK);
      cairo_fill (cr);
    }
}

static void
aluette_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteChart *self = ALUETTE_CHART (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_scale (self, cr);
  draw_team (self, cr, 1);
  draw_team (self, cr, 0);
  cairo_destroy (cr);
}

static void
aluette_chart_finalize (GObject *object)
{
  g_free (ALUETTE_CHART (object)->scores);
  G_OBJECT_CLASS (aluette_chart_parent_class)->finalize (object);
}

static void
aluette_chart_class_init (AluetteChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_chart_finalize;
  widget_class->measure = aluette_chart_measure;
  widget_class->snapshot = aluette_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_chart_init (AluetteChart *self)
{
}

GtkWidget *
aluette_chart_new (void)
{
  return g_object_new (ALUETTE_TYPE_CHART, NULL);
}

void
aluette_chart_set_points (AluetteChart *self, const AluettePoints *scores, guint n_deals,
                          guint target, const char *spoken)
{
  g_free (self->scores);
  self->scores = g_memdup2 (scores, n_deals * sizeof *scores);
  self->n_deals = n_deals;
  self->target = target;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
