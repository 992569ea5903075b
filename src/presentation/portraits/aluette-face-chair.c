/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

/* Petit-Jean, who is not there: a straw hat on the back of an empty chair. */

#define WOOD 0x9a6a3cu
#define DARK_WOOD 0x7c522du
#define STRAW 0xe7c877u
#define DARK_STRAW 0xc79f4au

/* A post of the back, with a knob at its top. */
static void
draw_post (const AluetteSketch *sketch, double x, double lean)
{
  cairo_t *cr = sketch->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, x - 2.8 + lean, 30);
  cairo_line_to (cr, x + 2.8 + lean, 30);
  cairo_line_to (cr, x + 3, 101);
  cairo_line_to (cr, x - 3, 101);
  cairo_close_path (cr);
  aluette_brush_shape (cr, WOOD, sketch->pen);
  aluette_brush_ellipse (cr, x + lean, 28.5, 3.6, 4);
  aluette_brush_shape (cr, WOOD, sketch->pen);
}

/* A rung between the posts, bent a little. */
static void
draw_rung (const AluetteSketch *sketch, double y, double height)
{
  cairo_t *cr = sketch->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, 28, y);
  cairo_curve_to (cr, 40, y - 3, 60, y - 3, 72, y);
  cairo_line_to (cr, 72, y + height);
  cairo_curve_to (cr, 60, y + height - 3, 40, y + height - 3, 28, y + height);
  cairo_close_path (cr);
  aluette_brush_shape (cr, DARK_WOOD, sketch->pen);
}

/* The seat of plaited straw, seen from the front. */
static void
draw_seat (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, 22, 84);
  cairo_line_to (cr, 78, 84);
  cairo_line_to (cr, 86, 96);
  cairo_line_to (cr, 14, 96);
  cairo_close_path (cr);
  aluette_brush_shape (cr, STRAW, sketch->pen);
  cairo_new_path (cr);
  for (int i = 0; i < 7; i++)
    {
      cairo_move_to (cr, 28 + i * 7.3, 84.5);
      cairo_line_to (cr, 22 + i * 9.3, 95.5);
    }
  aluette_brush_line (cr, sketch->pen * 0.5);
}

/* The hat hangs on the left post, tilted, with a red ribbon. */
static void
draw_hat (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  cairo_save (cr);
  cairo_translate (cr, 46, 33);
  cairo_rotate (cr, -0.16);
  aluette_brush_ellipse (cr, 0, 6, 29, 8.5);
  aluette_brush_shape (cr, STRAW, sketch->pen);
  cairo_new_path (cr);
  cairo_move_to (cr, -15.5, 5);
  cairo_curve_to (cr, -17, -14, -10, -19, 0, -19);
  cairo_curve_to (cr, 10, -19, 17, -14, 15.5, 5);
  cairo_curve_to (cr, 8, 9, -8, 9, -15.5, 5);
  cairo_close_path (cr);
  aluette_brush_shape (cr, STRAW, sketch->pen);
  cairo_new_path (cr);
  cairo_move_to (cr, -15.8, -2.5);
  cairo_curve_to (cr, -8, 1.5, 8, 1.5, 15.8, -2.5);
  cairo_line_to (cr, 15.5, 5);
  cairo_curve_to (cr, 8, 9, -8, 9, -15.5, 5);
  cairo_close_path (cr);
  aluette_brush_shape (cr, ALUETTE_VERMILION, sketch->pen * 0.8);
  aluette_brush_set_color (cr, DARK_STRAW);
  for (int i = -2; i <= 2; i++)
    aluette_brush_stroke (cr,
                          (double[8]) { i * 5.0, -15, i * 5.6, -11, i * 5.8, -8, i * 6.0, -4.5 },
                          0.2, 0.9, 0.2);
  for (int i = -3; i <= 3; i++)
    aluette_brush_stroke (cr,
                          (double[8]) { i * 6.4, 10.2, i * 7.0, 11, i * 7.4, 11.8, i * 7.6, 12.4 },
                          0.2, 0.9, 0.2);
  cairo_restore (cr);
}

void
aluette_face_draw_chair (const AluetteSketch *sketch)
{
  draw_post (sketch, 28, 1.5);
  draw_post (sketch, 72, -1.5);
  draw_rung (sketch, 46, 8);
  draw_rung (sketch, 63, 8);
  draw_seat (sketch);
  draw_hat (sketch);
}
