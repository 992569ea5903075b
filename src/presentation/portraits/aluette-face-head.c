/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

static double
chin_drop (const AluetteSketch *sketch)
{
  return sketch->pose->mouth_open * 3.2 + sketch->pose->mouth_grimace * 1.2
         - fmax (sketch->pose->head_nod, 0) * 2;
}

void
aluette_face_skull_path (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;
  double jaw = sketch->villager->jaw * w;
  double chin = h + chin_drop (sketch);
  double puff = sketch->pose->mouth_pout * 2.2 + sketch->pose->mouth_closed * 0.8;

  cairo_new_path (cr);
  cairo_move_to (cr, -w, -0.1 * h);
  cairo_curve_to (cr, -w, -0.75 * h, -0.6 * w, -h, 0, -h);
  cairo_curve_to (cr, 0.6 * w, -h, w, -0.75 * h, w, -0.1 * h);
  cairo_curve_to (cr, w + puff, 0.3 * h, jaw + 2 + puff, 0.6 * h, jaw * 0.86, chin - 0.24 * h);
  cairo_curve_to (cr, jaw * 0.6, chin - 0.04 * h, jaw * 0.4, chin, 0, chin);
  cairo_curve_to (cr, -jaw * 0.4, chin, -jaw * 0.6, chin - 0.04 * h, -jaw * 0.86, chin - 0.24 * h);
  cairo_curve_to (cr, -jaw - 2 - puff, 0.6 * h, -w - puff, 0.3 * h, -w, -0.1 * h);
  cairo_close_path (cr);
}

static void
draw_ears (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;

  for (int side = -1; side <= 1; side += 2)
    {
      double x = side * (w + 0.8) - sketch->shift_x * 0.4;

      aluette_brush_ellipse (cr, x, 1.5 - sketch->shift_y * 0.5, 3.4, 5.6);
      aluette_brush_shape (cr, sketch->villager->skin, sketch->pen);
      aluette_brush_set_color (cr, ALUETTE_INK);
      aluette_brush_stroke (cr,
                            (double[8]) { x + side * 1, -1.5, x - side * 1.6, -1, x + side * 0.4, 2,
                                          x, 4 },
                            0.2, sketch->pen * 0.5, 0.2);
      if (sketch->villager->earring)
        {
          aluette_brush_ellipse (cr, x, 8.6, 1.3, 1.6);
          aluette_brush_shape (cr, ALUETTE_OCHRE, sketch->pen * 0.6);
        }
    }
}

/* Draws the shade for light from the left: a flat darker tone on the right side, with hatching if
 * there is room. */
static void
draw_shade (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;

  aluette_face_skull_path (sketch);
  cairo_clip (cr);
  aluette_brush_set_color (cr, villager->skin);
  cairo_paint (cr);
  cairo_save (cr);
  cairo_translate (cr, -3.6, -1.6);
  aluette_face_skull_path (sketch);
  cairo_restore (cr);
  cairo_rectangle (cr, -60, -60, 120, 120);
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  aluette_brush_set_color (cr, aluette_brush_blend (villager->skin, villager->blush, 0.55));
  cairo_paint (cr);
  if (sketch->fine)
    {
      for (double y = -villager->face_height; y < villager->face_height + 8; y += 2.1)
        {
          cairo_move_to (cr, villager->face_width + 4, y - 4);
          cairo_line_to (cr, -4, y + 14);
        }
      cairo_set_line_width (cr, 0.45);
      aluette_brush_set_color (cr, aluette_brush_blend (villager->blush, ALUETTE_INK, 0.35));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
draw_cheeks (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;
  double y = villager->face_height * 0.33 + sketch->shift_y;

  for (int side = -1; side <= 1; side += 2)
    {
      double squint = side > 0 ? sketch->pose->squint_left : sketch->pose->squint_right;
      double x = side * villager->face_width * 0.62 + sketch->shift_x * 0.8;

      aluette_brush_ellipse (cr, x, y - squint * 1.8, villager->face_width * 0.24,
                             villager->face_width * 0.19);
      aluette_brush_set_color (cr, aluette_brush_blend (villager->skin, villager->blush, 0.8));
      cairo_fill (cr);
      for (int i = 0; villager->freckles && i < 4; i++)
        {
          aluette_brush_ellipse (cr, x + (i % 2) * 2.6 - 1.6, y - 1.6 + i * 0.9, 0.5, 0.5);
          aluette_brush_set_color (cr, 0xa8653a);
          cairo_fill (cr);
        }
    }
}

static void
forehead_lines (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double raised = fmax (sketch->pose->brow_left, sketch->pose->brow_right);
  double strength = fmax (raised - 0.3, sketch->villager->wrinkles * 0.45);
  double top = -sketch->villager->face_height * 0.62 + sketch->shift_y * 0.6;

  if (strength < 0.15)
    return;
  aluette_brush_set_color (cr, aluette_brush_blend (sketch->villager->skin, ALUETTE_INK, 0.75));
  for (int i = 0; i < 2; i++)
    {
      double y = top + i * 2.3 - fmax (raised, 0) * 1;
      double half = sketch->villager->face_width * (0.42 - 0.08 * i);

      aluette_brush_stroke (cr,
                            (double[8]) { -half, y + 0.8, -half * 0.4, y - 0.8, half * 0.4, y - 0.8,
                                          half, y + 0.8 },
                            0.1, sketch->pen * 0.75 * fmin (strength + 0.2, 1), 0.1);
    }
}

/* Draws folds from the nose to the corners of the mouth, and bags under the eyes. */
static void
age_lines (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;
  double strength = fmax (villager->wrinkles,
                          sketch->pose->mouth_smile * (0.2 + villager->wrinkles));
  double y = villager->nose_length * 0.6 + sketch->shift_y;

  if (strength < 0.3)
    return;
  aluette_brush_set_color (cr, aluette_brush_blend (villager->skin, ALUETTE_INK, 0.8));
  for (int side = -1; side <= 1; side += 2)
    {
      double x = sketch->shift_x + side * (villager->nose_width + 1.6);

      aluette_brush_stroke (cr,
                            (double[8]) { x, y, x + side * 3.2, y + 1.6, x + side * 4.6, y + 4,
                                          x + side * 5, y + 7 },
                            0.2, sketch->pen * 0.65 * strength, 0.1);
      if (villager->wrinkles > 0.6)
        aluette_brush_stroke (cr,
                              (double[8]) { x + side * 0.4, 5 + sketch->shift_y, x + side * 2, 6.6,
                                            x + side * 5, 6.6, x + side * 7, 4.8 },
                              0.1, sketch->pen * 0.45, 0.1);
    }
}

void
aluette_face_draw_skull (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  draw_ears (sketch);
  cairo_save (cr);
  draw_shade (sketch);
  draw_cheeks (sketch);
  cairo_restore (cr);
  aluette_face_skull_path (sketch);
  aluette_brush_line (cr, sketch->pen * 1.25);
  forehead_lines (sketch);
  age_lines (sketch);
}

void
aluette_face_draw_nose (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;
  double x = sketch->shift_x * 1.5;
  double tip = villager->nose_length * 0.72 + sketch->shift_y * 1.35;
  double wide = villager->nose_width;
  double lean = sketch->shift_x >= 0 ? 1 : -1;

  cairo_new_path (cr);
  cairo_move_to (cr, x - wide, tip - 0.6);
  cairo_curve_to (cr, x - wide, tip - 4, x - wide * 0.5, tip - 4.5, x - wide * 0.35, tip - 6);
  cairo_line_to (cr, x + wide * 0.35, tip - 6);
  cairo_curve_to (cr, x + wide * 0.5, tip - 4.5, x + wide, tip - 4, x + wide, tip - 0.6);
  cairo_curve_to (cr, x + wide, tip + 1.2, x + wide * 0.4, tip + 2, x, tip + 2);
  cairo_curve_to (cr, x - wide * 0.4, tip + 2, x - wide, tip + 1.2, x - wide, tip - 0.6);
  aluette_brush_set_color (cr, aluette_brush_blend (villager->skin, villager->blush, 0.45));
  cairo_fill (cr);
  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr,
                        (double[8]) { sketch->shift_x + lean * 1.9, -2.6 + sketch->shift_y,
                                      x + lean * 1.2, tip * 0.35, x + lean * wide * 0.55, tip - 5,
                                      x + lean * wide * 0.8, tip - 3 },
                        0.3, sketch->pen * 0.7, sketch->pen * 0.5);
  aluette_brush_stroke (cr,
                        (double[8]) { x - wide, tip - 1.6, x - wide * 1.15, tip + 1.4,
                                      x - wide * 0.3, tip + 0.6, x - wide * 0.25, tip + 1.6 },
                        sketch->pen * 0.5, sketch->pen * 0.9, sketch->pen * 0.6);
  aluette_brush_stroke (cr,
                        (double[8]) { x - wide * 0.3, tip + 1.5, x, tip + 2.6, x + wide * 0.1,
                                      tip + 2.6, x + wide * 0.3, tip + 1.5 },
                        sketch->pen * 0.5, sketch->pen * 0.9, sketch->pen * 0.5);
  aluette_brush_stroke (cr,
                        (double[8]) { x + wide, tip - 1.6, x + wide * 1.15, tip + 1.4,
                                      x + wide * 0.3, tip + 0.6, x + wide * 0.25, tip + 1.6 },
                        sketch->pen * 0.5, sketch->pen * 0.9, sketch->pen * 0.6);
  for (int side = -1; side <= 1 && sketch->pose->mouth_grimace > 0.4; side += 2)
    aluette_brush_stroke (cr,
                          (double[8]) { side * 1.2 + x, -3 + sketch->shift_y, side * 2.6 + x, -2,
                                        side * 3.2 + x, 0, side * 3 + x, 1.5 },
                          0.2, sketch->pen * 0.7, 0.2);
}
