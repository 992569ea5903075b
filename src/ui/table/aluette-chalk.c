/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-chalk.h"

/* The width of a stroke on the cloth with its gap, relative to its height. */
#define STEP 0.3

/* The share of the height above and below the strokes. */
#define ABOVE 0.24

struct _AluetteChalk
{
  GtkWidget parent_instance;

  guint n_strokes;
  gboolean at_end;
};

G_DEFINE_FINAL_TYPE (AluetteChalk, aluette_chalk, GTK_TYPE_WIDGET)

/* Draws a part of a line, from 0 to 1, over what is faintly there for the points to come. */
static void
draw_stroke (cairo_t *cr, double x0, double y0, double x1, double y1, double part)
{
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_set_source_rgba (cr, 0.95, 0.94, 0.9, part >= 1 ? 0.96 : 0.26);
  cairo_stroke (cr);
  if (part <= 0 || part >= 1)
    return;
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x0 + part * (x1 - x0), y0 + part * (y1 - y0));
  cairo_set_source_rgba (cr, 0.95, 0.94, 0.9, 0.96);
  cairo_stroke (cr);
}

void
aluette_chalk_draw (cairo_t *cr, const GdkRectangle *row, guint n, double step, double drawn)
{
  double x = row->x + row->width - step * (n - 0.5);
  double top = row->y + row->height * ABOVE, bottom = row->y + row->height * (1 - ABOVE);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (1.5, MIN (step * 0.3, row->height * 0.07)));
  for (guint i = 0; i < n; i++)
    {
      double lean = ((int) ((i * 29 + 7) % 11) - 5) * step * 0.022;
      double part = CLAMP (drawn - i, 0, 1);

      if (i % 5 == 4)
        draw_stroke (cr, x - step * 4.3, bottom - 1, x - step * 0.4, top + 1, part);
      else
        draw_stroke (cr, x + lean + step * 0.08, top, x - lean - step * 0.08, bottom, part);
      x += step;
    }
}

static void
aluette_chalk_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteChalk *self = ALUETTE_CHALK (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double step = MIN (height * STEP, width / (self->n_strokes + 0.5));
  int used = self->at_end ? width : (int) (step * (self->n_strokes + 0.5));
  cairo_t *cr;

  if (width < 1 || height < 1)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                 (float) height));
  aluette_chalk_draw (cr, &(GdkRectangle) { 0, 0, used, height }, self->n_strokes, step,
                      self->n_strokes);
  cairo_destroy (cr);
}

static void
aluette_chalk_class_init (AluetteChalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = aluette_chalk_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chalk");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
aluette_chalk_init (AluetteChalk *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
aluette_chalk_new (void)
{
  return g_object_new (ALUETTE_TYPE_CHALK, NULL);
}

void
aluette_chalk_set_strokes (AluetteChalk *self, guint n_strokes, gboolean at_end)
{
  if (self->n_strokes == n_strokes && self->at_end == at_end)
    return;
  self->n_strokes = n_strokes;
  self->at_end = at_end;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
