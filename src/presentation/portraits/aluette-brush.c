/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-brush.h"

#include <glib.h>
#include <math.h>

/* The nib is a slanted ellipse, so that the width of a line depends on its direction, as in a
 * woodcut. */
#define NIB_ANGLE (-G_PI / 5)
#define NIB_FLATNESS 0.55
#define BRUSH_STEPS 10

void
aluette_brush_set_color (cairo_t *cr, uint32_t color)
{
  cairo_set_source_rgb (cr, (color >> 16 & 0xff) / 255.0, (color >> 8 & 0xff) / 255.0,
                        (color & 0xff) / 255.0);
}

uint32_t
aluette_brush_blend (uint32_t a, uint32_t b, double t)
{
  uint32_t mixed = 0;

  for (int shift = 16; shift >= 0; shift -= 8)
    {
      double from = a >> shift & 0xff;
      double to = b >> shift & 0xff;

      mixed |= (uint32_t) lround (from + (to - from) * t) << shift;
    }
  return mixed;
}

void
aluette_brush_line (cairo_t *cr, double width)
{
  cairo_save (cr);
  aluette_brush_set_color (cr, ALUETTE_INK);
  cairo_rotate (cr, NIB_ANGLE);
  cairo_scale (cr, 1, NIB_FLATNESS);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
aluette_brush_shape (cairo_t *cr, uint32_t fill, double width)
{
  aluette_brush_set_color (cr, fill);
  cairo_fill_preserve (cr);
  aluette_brush_line (cr, width);
}

static double
bezier_point (const double p[8], int axis, double t)
{
  double s = 1 - t;

  return s * s * s * p[axis] + 3 * s * s * t * p[2 + axis] + 3 * s * t * t * p[4 + axis]
         + t * t * t * p[6 + axis];
}

static double
bezier_slope (const double p[8], int axis, double t)
{
  double s = 1 - t;

  return 3 * s * s * (p[2 + axis] - p[axis]) + 6 * s * t * (p[4 + axis] - p[2 + axis])
         + 3 * t * t * (p[6 + axis] - p[4 + axis]);
}

static void
brush_point (cairo_t *cr, const double p[8], double t, double half)
{
  double dx = bezier_slope (p, 0, t);
  double dy = bezier_slope (p, 1, t);
  double length = fmax (hypot (dx, dy), 1e-9);

  cairo_line_to (cr, bezier_point (p, 0, t) - dy / length * half,
                 bezier_point (p, 1, t) + dx / length * half);
}

void
aluette_brush_stroke (cairo_t *cr, const double p[8], double from, double middle, double to)
{
  double half[BRUSH_STEPS + 1];

  for (int i = 0; i <= BRUSH_STEPS; i++)
    {
      double t = (double) i / BRUSH_STEPS;
      double end = from + (to - from) * t;

      half[i] = (end + (middle - (from + to) / 2) * sin (G_PI * t)) / 2;
    }
  cairo_new_path (cr);
  for (int i = 0; i <= BRUSH_STEPS; i++)
    brush_point (cr, p, (double) i / BRUSH_STEPS, half[i]);
  for (int i = BRUSH_STEPS; i >= 0; i--)
    brush_point (cr, p, (double) i / BRUSH_STEPS, -half[i]);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
aluette_brush_ellipse (cairo_t *cr, double x, double y, double rx, double ry)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, fmax (rx, 1e-3), fmax (ry, 1e-3));
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

void
aluette_brush_finger (cairo_t *cr, double x0, double y0, double r0, double x1, double y1, double r1)
{
  double angle = atan2 (y1 - y0, x1 - x0);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x0, y0, r0, angle + G_PI / 2, angle + 3 * G_PI / 2);
  cairo_arc (cr, x1, y1, r1, angle - G_PI / 2, angle + G_PI / 2);
  cairo_close_path (cr);
}
