/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

/* Returns: the y of the brim, a little above raised eyebrows */
static double
brim_y (const AluetteSketch *sketch)
{
  return -sketch->villager->face_height * 0.69;
}

/* Draws a band around the head, curved down in front. */
static void
draw_band (const AluetteSketch *sketch, double low, double high, double grow, uint32_t color)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;

  cairo_new_path (cr);
  cairo_move_to (cr, -w - 0.6, low - 2.4);
  cairo_curve_to (cr, -w * 0.5, low + 1.2, w * 0.5, low + 1.2, w + 0.6, low - 2.4);
  cairo_line_to (cr, w + grow, high - 2);
  cairo_curve_to (cr, w * 0.5, high + 1, -w * 0.5, high + 1, -w - grow, high - 2);
  cairo_close_path (cr);
  aluette_brush_shape (cr, color, sketch->pen);
}

static void
draw_sailor (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double y = brim_y (sketch);

  aluette_brush_ellipse (cr, 0, y - 12.4, 4.4, 3.8);
  aluette_brush_shape (cr, ALUETTE_VERMILION, sketch->pen);
  cairo_new_path (cr);
  cairo_move_to (cr, -w - 0.4, y - 4);
  cairo_curve_to (cr, -w - 7, y - 9, -w * 0.6, y - 11.6, 0, y - 11.4);
  cairo_curve_to (cr, w * 0.6, y - 11.6, w + 7, y - 9, w + 0.4, y - 4);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen);
  draw_band (sketch, y, y - 5, 1.2, ALUETTE_BLUE);
  if (!sketch->fine)
    return;
  aluette_brush_set_color (cr, ALUETTE_OCHRE);
  aluette_brush_stroke (cr,
                        (double[8]) { -w * 0.5, y - 2.2, -w * 0.2, y - 1.1, w * 0.2, y - 1.1,
                                      w * 0.5, y - 2.2 },
                        1, 1.3, 1);
  aluette_brush_set_color (cr, ALUETTE_INK);
  for (int i = -2; i <= 2; i++)
    aluette_brush_stroke (cr,
                          (double[8]) { i * 7, y - 6, i * 7.4, y - 7, i * 7, y - 8, i * 6.2,
                                        y - 9.4 },
                          0.5, 0.5, 0.1);
}

static void
kichenotte_back (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;

  cairo_new_path (cr);
  cairo_move_to (cr, -w - 4, 0.95 * h);
  cairo_curve_to (cr, -w - 9, 0.3 * h, -w - 8, -h - 4, -w * 0.3, -h - 7);
  cairo_curve_to (cr, -w * 0.1, -h - 8, w * 0.1, -h - 8, w * 0.3, -h - 7);
  cairo_curve_to (cr, w + 8, -h - 4, w + 9, 0.3 * h, w + 4, 0.95 * h);
  cairo_curve_to (cr, w, 1.2 * h, -w, 1.2 * h, -w - 4, 0.95 * h);
  cairo_close_path (cr);
  aluette_brush_shape (cr, aluette_brush_blend (sketch->villager->hat_color, ALUETTE_BLUE, 0.3),
                       sketch->pen * 1.1);
}

/* Draws an arch of cloth around the face, open at the bottom. */
static void
draw_arch (const AluetteSketch *sketch, double outer_x, double outer_top, double inner_x,
           double inner_top, double bottom)
{
  cairo_t *cr = sketch->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, -outer_x, bottom);
  cairo_curve_to (cr, -outer_x - 4, bottom * 0.2 + outer_top * 0.8, -outer_x * 0.6, outer_top, 0,
                  outer_top);
  cairo_curve_to (cr, outer_x * 0.6, outer_top, outer_x + 4, bottom * 0.2 + outer_top * 0.8,
                  outer_x, bottom);
  cairo_curve_to (cr, outer_x - 1, bottom + 1.4, inner_x + 1, bottom + 1, inner_x, bottom - 1);
  cairo_curve_to (cr, inner_x + 1, bottom * 0.3 + inner_top * 0.7, inner_x * 0.6, inner_top, 0,
                  inner_top);
  cairo_curve_to (cr, -inner_x * 0.6, inner_top, -inner_x - 1, bottom * 0.3 + inner_top * 0.7,
                  -inner_x, bottom - 1);
  cairo_curve_to (cr, -inner_x - 1, bottom + 1, -outer_x + 1, bottom + 1.4, -outer_x, bottom);
  cairo_close_path (cr);
}

static void
draw_kichenotte (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;

  draw_arch (sketch, w + 6.5, -h - 7, w * 0.98, brim_y (sketch) - 1.5, 0.72 * h);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 1.1);
  aluette_brush_set_color (cr, aluette_brush_blend (ALUETTE_BLUE, ALUETTE_PAPER, 0.25));
  for (int i = -3; i <= 3 && sketch->fine; i++)
    aluette_brush_stroke (cr,
                          (double[8]) { i * w * 0.24, brim_y (sketch) - 1.5 + i * i * 0.55,
                                        i * w * 0.29, -0.84 * h + i * i * 0.6, i * w * 0.34,
                                        -0.98 * h + i * i * 0.7, i * w * 0.36,
                                        -h - 4.6 + i * i * 0.9 },
                          0.4, 0.8, 0.2);
  for (int side = -1; side <= 1; side += 2)
    {
      aluette_brush_set_color (cr, ALUETTE_INK);
      aluette_brush_stroke (cr,
                            (double[8]) { side * (w + 3), 0.7 * h, side * w * 0.9, 0.95 * h,
                                          side * w * 0.5, h + 1.5, side * 2.6, h + 3 },
                            0.6, sketch->pen * 0.8, 0.6);
      cairo_new_path (cr);
      cairo_move_to (cr, 0, h + 3);
      cairo_curve_to (cr, side * 3, h - 0.6, side * 8, h + 0.4, side * 7.4, h + 4);
      cairo_curve_to (cr, side * 6.6, h + 6.6, side * 2.6, h + 5.6, 0, h + 3);
      aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 0.8);
    }
}

static void
draw_toque (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double y = brim_y (sketch);

  cairo_new_path (cr);
  cairo_move_to (cr, -w + 1, y - 5);
  cairo_curve_to (cr, -w - 9, y - 9, -w - 3, y - 19, -w * 0.5, y - 15.4);
  cairo_curve_to (cr, -w * 0.4, y - 21.5, w * 0.3, y - 22, w * 0.36, y - 16.4);
  cairo_curve_to (cr, w * 0.8, y - 20.4, w + 9, y - 11, w - 1, y - 5);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 1.1);
  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr,
                        (double[8]) { -w * 0.5, y - 15.4, -w * 0.56, y - 12, -w * 0.5, y - 10,
                                      -w * 0.4, y - 8 },
                        sketch->pen * 0.6, sketch->pen * 0.6, 0.1);
  aluette_brush_stroke (cr,
                        (double[8]) { w * 0.36, y - 16.4, w * 0.46, y - 12, w * 0.4, y - 10,
                                      w * 0.34, y - 8 },
                        sketch->pen * 0.6, sketch->pen * 0.6, 0.1);
  aluette_brush_stroke (cr,
                        (double[8]) { -w * 0.08, y - 7, -w * 0.06, y - 9, -w * 0.02, y - 11,
                                      w * 0.02, y - 13 },
                        sketch->pen * 0.5, sketch->pen * 0.4, 0.1);
  draw_band (sketch, y, y - 6.4, 0, sketch->villager->hat_color);
}

static void
draw_coiffe (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;
  int teeth = 15;

  /* The frill: a row of small pleats along the edge of the cap. */
  for (int i = 0; i <= teeth; i++)
    {
      double angle = G_PI + (i - 0.5 * teeth) / teeth * 1.34 * G_PI + G_PI / 2;
      double x = cos (angle) * (w + 3.6);
      double y = sin (angle) * (h + 2.4) - 1;

      aluette_brush_ellipse (cr, x, y, 4, 4);
      aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 0.9);
    }
  draw_arch (sketch, w + 3, -h - 3.4, w * 0.96, brim_y (sketch) - 2.6, 0.3 * h);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 0.9);
  if (!sketch->fine)
    return;
  for (int i = -4; i <= 4; i++)
    {
      double x = i * w * 0.19;
      double y = brim_y (sketch) - 5.4 + i * i * 0.5;

      aluette_brush_ellipse (cr, x, y, 0.75, 0.75);
      aluette_brush_set_color (cr, aluette_brush_blend (ALUETTE_BLUE, ALUETTE_PAPER, 0.2));
      cairo_fill (cr);
    }
}

static void
draw_fisher (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double y = brim_y (sketch);

  cairo_new_path (cr);
  cairo_move_to (cr, -w - 0.6, y - 3);
  cairo_curve_to (cr, -w - 5.5, y - 12, -w * 0.6, y - 14.6, 0, y - 14.4);
  cairo_curve_to (cr, w * 0.6, y - 14.6, w + 5.5, y - 12, w + 0.6, y - 3);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 1.1);
  draw_band (sketch, y, y - 4.6, 1,
             aluette_brush_blend (sketch->villager->hat_color, ALUETTE_INK, 0.5));
  cairo_new_path (cr);
  cairo_move_to (cr, -w * 0.86, y - 2);
  cairo_curve_to (cr, -w * 0.5, y + 3.4, w * 0.5, y + 3.4, w * 0.86, y - 2);
  cairo_curve_to (cr, w * 0.5, y - 0.2, -w * 0.5, y - 0.2, -w * 0.86, y - 2);
  aluette_brush_shape (cr, ALUETTE_INK, sketch->pen);
  for (int side = -1; side <= 1; side += 2)
    {
      aluette_brush_ellipse (cr, side * w * 0.84, y - 3.4, 1.1, 1.1);
      aluette_brush_set_color (cr, ALUETTE_OCHRE);
      cairo_fill (cr);
    }
}

static void
draw_beret (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double y = brim_y (sketch);

  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr, (double[8]) { 2, y - 12, 2.4, y - 14, 3.2, y - 15, 4.2, y - 16.4 }, 1.8,
                        1.8, 1.4);
  cairo_new_path (cr);
  cairo_move_to (cr, -w - 0.6, y - 1);
  cairo_curve_to (cr, -w - 2, y - 9, -w * 0.5, y - 13, w * 0.1, y - 13);
  cairo_curve_to (cr, w * 0.9, y - 13.4, w + 11, y - 7.4, w + 8, y - 2);
  cairo_curve_to (cr, w + 6.5, y + 1.4, w + 2, y - 1.6, w * 0.86, y - 3);
  cairo_curve_to (cr, w * 0.3, y - 0.6, -w * 0.5, y + 1.6, -w - 0.6, y - 1);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 1.1);
  aluette_brush_set_color (cr,
                           aluette_brush_blend (sketch->villager->hat_color, ALUETTE_PAPER, 0.35));
  aluette_brush_stroke (cr,
                        (double[8]) { -w * 0.6, y - 7.6, -w * 0.2, y - 10.6, w * 0.4, y - 11, w,
                                      y - 8.4 },
                        0.2, 1.1, 0.2);
}

/* Draws the lace wings that rise behind the cap. */
static void
sablaise_back (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;
  uint32_t lace = aluette_brush_blend (ALUETTE_BLUE, ALUETTE_PAPER, 0.45);

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, 0, -h + 1);
      cairo_curve_to (cr, side * 2, -h - 10, side * 9, -h - 15.5, side * 16, -h - 13.5);
      cairo_curve_to (cr, side * 23.5, -h - 11, side * 24, -h + 1, side * (w + 1), -h * 0.5);
      cairo_curve_to (cr, side * 12, -h * 0.6, side * 6, -h + 1, 0, -h + 1);
      aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen);
      for (int i = 0; i < 4 && sketch->fine; i++)
        {
          aluette_brush_ellipse (cr, side * (6.5 + i * 4), -h - 9.5 + i * i * 1.1, 1, 1);
          aluette_brush_set_color (cr, lace);
          cairo_fill (cr);
        }
      aluette_brush_set_color (cr, lace);
      aluette_brush_stroke (cr,
                            (double[8]) { side * 3, -h - 2, side * 6, -h - 8, side * 12, -h - 9,
                                          side * 17, -h - 3 },
                            0.3, 1, 0.3);
    }
}

static void
draw_sablaise (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;

  cairo_new_path (cr);
  cairo_move_to (cr, -w * 0.92, -0.62 * h);
  cairo_curve_to (cr, -w * 0.9, -1.06 * h, -w * 0.4, -h - 5, 0, -h - 5);
  cairo_curve_to (cr, w * 0.4, -h - 5, w * 0.9, -1.06 * h, w * 0.92, -0.62 * h);
  cairo_curve_to (cr, w * 0.6, -0.92 * h, -w * 0.6, -0.92 * h, -w * 0.92, -0.62 * h);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen);
  aluette_brush_set_color (cr, ALUETTE_VERMILION);
  aluette_brush_stroke (cr,
                        (double[8]) { -w * 0.88, -0.7 * h, -w * 0.5, -0.99 * h, w * 0.5, -0.99 * h,
                                      w * 0.88, -0.7 * h },
                        0.6, 1.5, 0.6);
}

static void
draw_kepi (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double y = brim_y (sketch);

  cairo_new_path (cr);
  cairo_move_to (cr, -w - 0.4, y - 3);
  cairo_line_to (cr, -w * 0.9, y - 15);
  cairo_curve_to (cr, -w * 0.4, y - 17, w * 0.4, y - 17, w * 0.9, y - 15);
  cairo_line_to (cr, w + 0.4, y - 3);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hat_color, sketch->pen * 1.1);
  aluette_brush_ellipse (cr, 0, y - 15.2, w * 0.9, 2.4);
  aluette_brush_shape (cr, ALUETTE_VERMILION, sketch->pen * 0.9);
  draw_band (sketch, y - 1.4, y - 5, 0.3, ALUETTE_OCHRE);
  cairo_new_path (cr);
  cairo_move_to (cr, -w * 0.9, y - 2.6);
  cairo_curve_to (cr, -w * 0.5, y + 4.4, w * 0.5, y + 4.4, w * 0.9, y - 2.6);
  cairo_curve_to (cr, w * 0.5, y - 0.6, -w * 0.5, y - 0.6, -w * 0.9, y - 2.6);
  aluette_brush_shape (cr, ALUETTE_INK, sketch->pen);
  aluette_brush_ellipse (cr, 0, y - 9.4, 2.2, 2.6);
  aluette_brush_shape (cr, ALUETTE_OCHRE, sketch->pen * 0.7);
}

void
aluette_face_draw_hat_back (const AluetteSketch *sketch)
{
  if (sketch->villager->hat == ALUETTE_HAT_KICHENOTTE)
    kichenotte_back (sketch);
  else if (sketch->villager->hat == ALUETTE_HAT_SABLAISE)
    sablaise_back (sketch);
}

void
aluette_face_draw_hat_front (const AluetteSketch *sketch)
{
  static void (*const draw[]) (const AluetteSketch *) = {
    [ALUETTE_HAT_SAILOR] = draw_sailor,     [ALUETTE_HAT_KICHENOTTE] = draw_kichenotte,
    [ALUETTE_HAT_TOQUE] = draw_toque,       [ALUETTE_HAT_COIFFE] = draw_coiffe,
    [ALUETTE_HAT_FISHER] = draw_fisher,     [ALUETTE_HAT_BERET] = draw_beret,
    [ALUETTE_HAT_SABLAISE] = draw_sablaise, [ALUETTE_HAT_KEPI] = draw_kepi,
  };
  double up = sketch->pose->head_nod;
  double brows = fmax (fmin (sketch->pose->brow_left, sketch->pose->brow_right), 0);

  if (!draw[sketch->villager->hat])
    return;
  /* When the head tilts back, the brim rises with the forehead and the crown disappears behind it.
   * Raised eyebrows push the brim up. */
  cairo_save (sketch->cr);
  cairo_translate (sketch->cr, sketch->shift_x * 0.3,
                   brim_y (sketch) + sketch->shift_y * 0.35 - brows * 3);
  cairo_scale (sketch->cr, 1, 1 - 0.16 * up);
  cairo_translate (sketch->cr, 0, -brim_y (sketch));
  draw[sketch->villager->hat](sketch);
  cairo_restore (sketch->cr);
}
