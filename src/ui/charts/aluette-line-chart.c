/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/charts/aluette-line-chart.h"

#include <math.h>

#include "ui/common/aluette-widgets.h"

#define GAP 8
#define MARK 4.0
#define MARGIN 14 /* around a chart without labels */

struct _AluetteLineChart
{
  GtkWidget parent_instance;

  guint n_points;
  guint n_lines;
  double *values[ALUETTE_LINE_CHART_MAX_LINES];
  char *names[ALUETTE_LINE_CHART_MAX_LINES];
  GStrv labels; /* (nullable) */
  double target;
  double max;
  double progress; /* how much of the lines is drawn */
  AluetteChartBackground background;
};

/* The plot area, in pixels, and its vertical scale. */
typedef struct
{
  double left, right, top, bottom;
  double min, max;
  double step; /* between horizontal grid lines */
} Frame;

G_DEFINE_FINAL_TYPE (AluetteLineChart, aluette_line_chart, GTK_TYPE_WIDGET)

static double
get_max (AluetteLineChart *self)
{
  double max = MAX (MAX (self->target, self->max), 1);

  for (guint line = 0; line < self->n_lines; line++)
    for (guint i = 0; i < self->n_points; i++)
      max = MAX (max, self->values[line][i]);
  return max;
}

static double
get_min (AluetteLineChart *self)
{
  double min = 0;

  for (guint line = 0; line < self->n_lines; line++)
    for (guint i = 0; i < self->n_points; i++)
      min = MIN (min, self->values[line][i]);
  return min;
}

/* Returns: the smallest of 1, 2, 5, 10, 20 … that divides a scale of this length
 * into at most six steps */
static double
get_step (double length)
{
  static const double steps[] = { 1, 2, 5 };
  double scale = 1;

  for (;; scale *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      if (length / (steps[i] * scale) <= 6)
        return steps[i] * scale;
}

static void
make_frame (AluetteLineChart *self, Frame *frame)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double min = get_min (self), max = get_max (self);
  g_autofree char *largest = NULL;
  int width, height;
  int rows = self->names[0] == NULL ? 0 : (int) self->n_lines;

  frame->step = get_step (max - min);
  frame->max = ceil (max / frame->step) * frame->step;
  frame->min = floor (min / frame->step) * frame->step;
  /* A minus sign and a digit are wider than a digit. */
  largest = g_strdup_printf ("%.0f", MAX (frame->max, -10 * frame->min));
  if (self->labels == NULL)
    {
      frame->left = frame->top = MARGIN;
      frame->right = gtk_widget_get_width (widget) - MARGIN;
      frame->bottom = gtk_widget_get_height (widget) - MARGIN;
      return;
    }
  aluette_chart_style_measure_text (widget, largest, &width, &height);
  frame->left = width + GAP;
  frame->right = gtk_widget_get_width (widget) - GAP * 2;
  frame->top = rows * (height + 2) + height / 2.0 + 2;
  frame->bottom = gtk_widget_get_height (widget) - height - GAP;
}

static double
get_x (AluetteLineChart *self, const Frame *frame, guint point)
{
  if (self->n_points < 2)
    return (frame->left + frame->right) / 2;
  return frame->left + (frame->right - frame->left) * point / (self->n_points - 1);
}

static double
get_y (const Frame *frame, double value)
{
  return frame->bottom
         - (frame->bottom - frame->top) * (value - frame->min) / (frame->max - frame->min);
}

static void
set_color (AluetteLineChart *self, cairo_t *cr, AluetteChartColor color)
{
  aluette_chart_style_set_color (cr, self->background, color);
}

static void
draw_grid (AluetteLineChart *self, cairo_t *cr, const Frame *frame)
{
  cairo_set_line_width (cr, 1);
  for (double value = frame->min; value <= frame->max + 0.001; value += frame->step)
    {
      double y = floor (get_y (frame, value)) + 0.5;

      set_color (self, cr, ALUETTE_CHART_COLOR_FAINT);
      cairo_move_to (cr, frame->left, y);
      cairo_line_to (cr, frame->right, y);
      cairo_stroke (cr);
    }
}

static void
draw_scale (AluetteLineChart *self, cairo_t *cr, const Frame *frame)
{
  set_color (self, cr, ALUETTE_CHART_COLOR_TEXT);
  for (double value = frame->min; value <= frame->max + 0.001; value += frame->step)
    {
      g_autofree char *text = g_strdup_printf ("%s%.0f", value < 0 ? "−" : "", fabs (value));

      aluette_chart_style_draw_text (GTK_WIDGET (self), cr, text, frame->left - GAP,
                                     floor (get_y (frame, value)) + 0.5, 1, 0);
    }
}

/* Draws as many labels as fit, always including the last. */
static void
draw_labels (AluetteLineChart *self, cairo_t *cr, const Frame *frame)
{
  int widest = 1, height = 0;
  guint every;

  for (guint i = 0; i < self->n_points; i++)
    {
      int width;

      aluette_chart_style_measure_text (GTK_WIDGET (self), self->labels[i], &width, &height);
      widest = MAX (widest, width + GAP);
    }
  every = (guint) ceil (self->n_points * widest / MAX (frame->right - frame->left, 1));
  set_color (self, cr, ALUETTE_CHART_COLOR_TEXT);
  for (guint i = 0; i < self->n_points; i++)
    if ((self->n_points - 1 - i) % MAX (every, 1) == 0)
      {
        int width;
        double x = get_x (self, frame, i);

        aluette_chart_style_measure_text (GTK_WIDGET (self), self->labels[i], &width, NULL);
        x = CLAMP (x, width / 2.0, gtk_widget_get_width (GTK_WIDGET (self)) - width / 2.0);
        aluette_chart_style_draw_text (GTK_WIDGET (self), cr, self->labels[i], x,
                                       frame->bottom + GAP / 2.0 + height / 2.0, 0.5, 0);
      }
}

static void
draw_mark (cairo_t *cr, guint line, double x, double y)
{
  /* The corners of the marks, in units of MARK: square, diamond, two triangles, a
   * hexagon, an upright bar. */
  static const struct
  {
    int n;
    double corners[6][2];
  } marks[ALUETTE_LINE_CHART_MAX_LINES - 1] = {
    { 4, { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } } },
    { 4, { { 0, -1.4 }, { 1.4, 0 }, { 0, 1.4 }, { -1.4, 0 } } },
    { 3, { { 0, -1.3 }, { 1.2, 1 }, { -1.2, 1 } } },
    { 3, { { 0, 1.3 }, { 1.2, -1 }, { -1.2, -1 } } },
    { 6, { { -0.6, -1.2 }, { 0.6, -1.2 }, { 1.2, 0 }, { 0.6, 1.2 }, { -0.6, 1.2 }, { -1.2, 0 } } },
    { 4, { { -0.5, -1.5 }, { 0.5, -1.5 }, { 0.5, 1.5 }, { -0.5, 1.5 } } },
  };

  if (line == 0)
    cairo_arc (cr, x, y, MARK, 0, 2 * G_PI);
  else
    for (int i = 0; i < marks[line - 1].n; i++)
      cairo_line_to (cr, x + MARK * marks[line - 1].corners[i][0],
                     y + MARK * marks[line - 1].corners[i][1]);
  cairo_fill (cr);
}

static void
start_line (AluetteLineChart *self, cairo_t *cr, guint line)
{
  static const double dashes[ALUETTE_LINE_CHART_MAX_LINES][2] = {
    { 1, 0 }, { 7, 4 }, { 2, 3 }, { 12, 4 }, { 4, 2 }, { 1, 4 }, { 9, 2 },
  };

  set_color (self, cr, (AluetteChartColor) (ALUETTE_CHART_COLOR_FIRST + line));
  cairo_set_line_width (cr, 2.5);
  cairo_set_dash (cr, dashes[line], line == 0 ? 0 : 2, 0);
}

static void
draw_line (AluetteLineChart *self, cairo_t *cr, const Frame *frame, guint line)
{
  start_line (self, cr, line);
  for (guint i = 0; i < self->n_points; i++)
    cairo_line_to (cr, get_x (self, frame, i), get_y (frame, self->values[line][i]));
  cairo_stroke (cr);
  for (guint i = 0; i < self->n_points; i++)
    draw_mark (cr, line, get_x (self, frame, i), get_y (frame, self->values[line][i]));
}

static void
draw_names (AluetteLineChart *self, cairo_t *cr, const Frame *frame)
{
  for (guint line = 0; line < self->n_lines && self->names[line] != NULL; line++)
    {
      int height;
      double y;

      aluette_chart_style_measure_text (GTK_WIDGET (self), self->names[line], NULL, &height);
      y = line * (height + 2) + height / 2.0;
      start_line (self, cr, line);
      cairo_move_to (cr, frame->left, y);
      cairo_line_to (cr, frame->left + 28, y);
      cairo_stroke (cr);
      draw_mark (cr, line, frame->left + 14, y);
      set_color (self, cr, ALUETTE_CHART_COLOR_TEXT);
      aluette_chart_style_draw_text (GTK_WIDGET (self), cr, self->names[line], frame->left + 36, y,
                                     0, MAX (frame->right - frame->left - 36, 1));
    }
}

static void
draw_target (AluetteLineChart *self, cairo_t *cr, const Frame *frame)
{
  static const double dots[] = { 2, 4 };

  if (self->target <= 0)
    return;
  set_color (self, cr, ALUETTE_CHART_COLOR_TEXT);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, dots, 2, 0);
  cairo_move_to (cr, frame->left, get_y (frame, self->target));
  cairo_line_to (cr, frame->right, get_y (frame, self->target));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
aluette_line_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteLineChart *self = ALUETTE_LINE_CHART (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  cairo_t *cr;
  Frame frame;

  if (self->n_points == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  make_frame (self, &frame);
  draw_grid (self, cr, &frame);
  draw_target (self, cr, &frame);
  if (self->labels != NULL)
    {
      draw_scale (self, cr, &frame);
      draw_labels (self, cr, &frame);
    }
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, frame.left + (bounds.size.width - frame.left) * self->progress,
                   bounds.size.height);
  cairo_clip (cr);
  for (guint line = self->n_lines; line > 0; line--)
    draw_line (self, cr, &frame, line - 1);
  cairo_restore (cr);
  draw_names (self, cr, &frame);
  cairo_destroy (cr);
}

static void
aluette_line_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  AluetteLineChart *self = ALUETTE_LINE_CHART (widget);
  gboolean labeled = self->labels != NULL;
  int height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 120;
      *natural = 400;
      return;
    }
  aluette_chart_style_measure_text (widget, "0", NULL, &height);
  *minimum = labeled ? 120 + (3 + (int) MAX (self->n_lines, 2)) * height : 110;
  *natural = labeled ? *minimum : 180;
}

static void
line_chart_clear (AluetteLineChart *self)
{
  for (int line = 0; line < ALUETTE_LINE_CHART_MAX_LINES; line++)
    {
      g_clear_pointer (&self->values[line], g_free);
      g_clear_pointer (&self->names[line], g_free);
    }
  g_clear_pointer (&self->labels, g_strfreev);
  self->n_points = self->n_lines = 0;
}

static void
aluette_line_chart_finalize (GObject *object)
{
  line_chart_clear (ALUETTE_LINE_CHART (object));
  G_OBJECT_CLASS (aluette_line_chart_parent_class)->finalize (object);
}

static void
aluette_line_chart_class_init (AluetteLineChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_line_chart_finalize;
  widget_class->snapshot = aluette_line_chart_snapshot;
  widget_class->measure = aluette_line_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_line_chart_init (AluetteLineChart *self)
{
  self->progress = 1;
}

GtkWidget *
aluette_line_chart_new (void)
{
  return g_object_new (ALUETTE_TYPE_LINE_CHART, NULL);
}

void
aluette_line_chart_set_state (AluetteLineChart *self, const AluetteLineChartState *state)
{
  g_return_if_fail (ALUETTE_IS_LINE_CHART (self));

  line_chart_clear (self);
  self->n_points = state->n_points;
  self->n_lines = state->n_lines;
  self->target = state->target;
  self->max = state->max;
  self->background = state->background;
  self->labels = g_strdupv ((char **) state->labels);
  for (guint line = 0; line < state->n_lines; line++)
    {
      self->values[line] = g_memdup2 (state->values[line], state->n_points * sizeof (double));
      self->names[line] = g_strdup (state->names[line]);
    }
  aluette_set_accessible_name (self, state->spoken);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
aluette_line_chart_set_progress (AluetteLineChart *self, double progress)
{
  g_return_if_fail (ALUETTE_IS_LINE_CHART (self));

  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
