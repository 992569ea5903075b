/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/charts/aluette-bar-chart.h"

#include "ui/charts/aluette-chart-style.h"
#include "ui/common/aluette-widgets.h"

#define BAR 10.0
#define GAP 8

/* Glyphs can exceed the measured width of a text by this many pixels. */
#define OVERHANG 2

struct _AluetteBarChart
{
  GtkWidget parent_instance;

  GStrv names;
  GStrv figures;
  double *values;
  double max;
};

G_DEFINE_FINAL_TYPE (AluetteBarChart, aluette_bar_chart, GTK_TYPE_WIDGET)

static guint
n_bars (AluetteBarChart *self)
{
  return self->names != NULL ? g_strv_length (self->names) : 0;
}

static int
row_height (GtkWidget *widget)
{
  int height;

  aluette_chart_style_measure_text (widget, "0", NULL, &height);
  return height + (int) BAR + GAP;
}

static void
aluette_bar_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
                 ? 160
                 : (int) n_bars (ALUETTE_BAR_CHART (widget)) * row_height (widget);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 400 : *minimum;
}

static void
draw_bar (AluetteBarChart *self, cairo_t *cr, guint bar)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double width = gtk_widget_get_width (widget);
  double y = bar * row_height (widget);
  int text_width, text_height;

  aluette_chart_style_measure_text (widget, self->figures[bar], &text_width, &text_height);
  aluette_chart_style_set_color (cr, ALUETTE_CHART_ON_PAGE, ALUETTE_CHART_COLOR_TEXT);
  aluette_chart_style_draw_text (widget, cr, self->names[bar], 0, y + text_height / 2.0, 0,
                                 width - text_width - OVERHANG - GAP);
  aluette_chart_style_draw_text (widget, cr, self->figures[bar], width - OVERHANG,
                                 y + text_height / 2.0, 1, 0);
  aluette_chart_style_set_color (cr, ALUETTE_CHART_ON_PAGE, ALUETTE_CHART_COLOR_FAINT);
  cairo_rectangle (cr, 0, y + text_height, width, BAR);
  cairo_fill (cr);
  aluette_chart_style_set_color (cr, ALUETTE_CHART_ON_PAGE,
                                 self->values[bar] < 0 ? ALUETTE_CHART_COLOR_FIRST
                                                       : ALUETTE_CHART_COLOR_SECOND);
  cairo_rectangle (cr, 0, y + text_height,
                   self->max > 0 ? width * MIN (1, ABS (self->values[bar]) / self->max) : 0, BAR);
  cairo_fill (cr);
}

static void
aluette_bar_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteBarChart *self = ALUETTE_BAR_CHART (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  for (guint bar = 0; bar < n_bars (self); bar++)
    draw_bar (self, cr, bar);
  cairo_destroy (cr);
}

static void
bar_chart_clear (AluetteBarChart *self)
{
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->figures, g_strfreev);
  g_clear_pointer (&self->values, g_free);
}

static void
aluette_bar_chart_finalize (GObject *object)
{
  bar_chart_clear (ALUETTE_BAR_CHART (object));
  G_OBJECT_CLASS (aluette_bar_chart_parent_class)->finalize (object);
}

static void
aluette_bar_chart_class_init (AluetteBarChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_bar_chart_finalize;
  widget_class->measure = aluette_bar_chart_measure;
  widget_class->snapshot = aluette_bar_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_bar_chart_init (AluetteBarChart *self)
{
}

void
aluette_bar_chart_set (AluetteBarChart *self, const char *const *names, const double *values,
                       const char *const *figures, double max, const char *spoken)
{
  g_return_if_fail (ALUETTE_IS_BAR_CHART (self));

  bar_chart_clear (self);
  self->names = g_strdupv ((char **) names);
  self->figures = g_strdupv ((char **) figures);
  self->values = g_memdup2 (values, n_bars (self) * sizeof (double));
  self->max = max;
  for (guint bar = 0; bar < n_bars (self) && max <= 0; bar++)
    self->max = MAX (self->max, ABS (values[bar]));
  aluette_set_accessible_name (self, spoken);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
