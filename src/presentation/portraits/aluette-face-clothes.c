/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

#define NECK_Y 73.0
#define SHOULDER_Y 82.0
#define SHOULDER_LIFT 16.0

/* Returns: how far a shoulder is lifted, in units. @side is -1 at the left of the picture, 1 at the
 * right. */
static double
get_lift (const AluetteSketch *sketch, int side)
{
  return (side > 0 ? sketch->pose->shoulder : 0) * SHOULDER_LIFT + sketch->rise;
}

/* Adds the outline of neck, shoulders and arms to the path. */
static void
torso_path (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double neck = sketch->villager->neck + 1.6;

  cairo_new_path (cr);
  for (int side = 1; side >= -1; side -= 2)
    {
      double lift = get_lift (sketch, side);
      double y = SHOULDER_Y - lift;
      double x = 50 + side * (sketch->villager->shoulders - lift * 0.12);
      double throat = 50 + side * neck;
      double throat_y = NECK_Y - lift * 0.12;

      if (side > 0)
        {
          cairo_move_to (cr, throat, throat_y);
          cairo_curve_to (cr, throat + 3, throat_y + 5 - lift * 0.45, x - 13, y - 1.5, x - 5, y);
          cairo_curve_to (cr, x + 2, y + 1.5, x + 3, y + 12, x + 5, 106);
        }
      else
        {
          cairo_line_to (cr, x - 5, 106);
          cairo_curve_to (cr, x - 3, y + 12, x - 2, y + 1.5, x + 5, y);
          cairo_curve_to (cr, x + 13, y - 1.5, throat - 3, throat_y + 5 - lift * 0.45, throat,
                          throat_y);
        }
    }
}

static void
draw_neck (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;
  double n = villager->neck;
  double top = 50 + 5 * sketch->pose->hand_raise + sketch->pose->head_tilt * 0.1;

  cairo_new_path (cr);
  cairo_move_to (cr, top - n, 58);
  cairo_curve_to (cr, top - n, 66, 50 - n, 70, 50 - n - 3, 77);
  cairo_curve_to (cr, 50 - n * 0.6, 88, 50 + n * 0.6, 88, 50 + n + 3, 77);
  cairo_curve_to (cr, 50 + n, 70, top + n, 66, top + n, 58);
  cairo_close_path (cr);
  aluette_brush_shape (cr, villager->skin, sketch->pen);
  cairo_new_path (cr);
  cairo_move_to (cr, top - n + 0.6, 58);
  cairo_curve_to (cr, top - n + 0.6, 68, top - n * 0.4, 73.5, top + 1, 73.5);
  cairo_curve_to (cr, top + n * 0.5, 73.5, top + n - 0.6, 70, top + n - 0.6, 58);
  aluette_brush_set_color (cr, aluette_brush_blend (villager->skin, villager->blush, 0.7));
  cairo_fill (cr);
}

/* Draws the neckline, which shows skin or the clothes below. */
static void
draw_neckline (const AluetteSketch *sketch, double depth, uint32_t color)
{
  cairo_t *cr = sketch->cr;
  double n = sketch->villager->neck + 1.4;
  double top = NECK_Y - 1.5;

  cairo_new_path (cr);
  cairo_move_to (cr, 50 - n, top);
  cairo_curve_to (cr, 50 - n * 0.8, top + depth * 0.7, 50 - n * 0.4, NECK_Y + depth, 50,
                  NECK_Y + depth);
  cairo_curve_to (cr, 50 + n * 0.4, NECK_Y + depth, 50 + n * 0.8, top + depth * 0.7, 50 + n, top);
  if (color != sketch->villager->skin)
    {
      cairo_curve_to (cr, 50 + n * 0.5, top + 3, 50 - n * 0.5, top + 3, 50 - n, top);
      cairo_close_path (cr);
    }
  aluette_brush_shape (cr, color, sketch->pen * 0.8);
}

/* Draws a flap from the throat to the chest, on both sides. */
static void
draw_flaps (const AluetteSketch *sketch, double reach, double low, double point, uint32_t color)
{
  cairo_t *cr = sketch->cr;
  double n = sketch->villager->neck + 1.6;

  for (int side = -1; side <= 1; side += 2)
    {
      double lift = get_lift (sketch, side) * 0.45;

      cairo_new_path (cr);
      cairo_move_to (cr, 50 + side * n, NECK_Y - 1.6);
      cairo_curve_to (cr, 50 + side * (n + reach * 0.4), NECK_Y + 2 - lift,
                      50 + side * (n + reach * 0.8), NECK_Y + 5 - lift, 50 + side * (n + reach),
                      low - 4 - lift);
      cairo_line_to (cr, 50 + side * point, low);
      cairo_curve_to (cr, 50 + side * n * 0.3, low - 5, 50 + side * n * 0.8, NECK_Y + 6,
                      50 + side * n, NECK_Y - 1.6);
      cairo_close_path (cr);
      aluette_brush_shape (cr, color, sketch->pen * 0.9);
    }
}

static void
draw_buttons (const AluetteSketch *sketch, double x, double from, double step, uint32_t color)
{
  for (double y = from; y < 104; y += step)
    {
      aluette_brush_ellipse (sketch->cr, x, y, 1.5, 1.5);
      aluette_brush_shape (sketch->cr, color, sketch->pen * 0.6);
    }
}

/* Draws bands across the chest that follow the shoulders. */
static void
draw_stripes (const AluetteSketch *sketch, double from, double step, double width, uint32_t color)
{
  aluette_brush_set_color (sketch->cr, color);
  for (double y = from; y < 108; y += step)
    {
      double left = y - get_lift (sketch, -1) * 0.9;
      double right = y - get_lift (sketch, 1) * 0.9;

      aluette_brush_stroke (sketch->cr,
                            (double[8]) { 8, left, 36, y + 3.4, 64, y + 3.4, 92, right }, width,
                            width, width);
    }
}

static void
draw_fold (const AluetteSketch *sketch, double x0, double y0, double x1, double y1)
{
  aluette_brush_set_color (sketch->cr, ALUETTE_INK);
  aluette_brush_stroke (sketch->cr,
                        (double[8]) { x0, y0, x0, y0 + (y1 - y0) * 0.4, x1, y0 + (y1 - y0) * 0.7,
                                      x1, y1 },
                        0.2, sketch->pen * 0.7, 0.2);
}

static void
draw_mariniere (const AluetteSketch *sketch)
{
  const AluetteVillager *villager = sketch->villager;

  draw_stripes (sketch, 81, 5.4, 2.4, villager->cloth_accent);
  draw_neckline (sketch, 9, villager->skin);
  draw_flaps (sketch, 16, 92, 2, villager->cloth_accent);
  if (sketch->fine)
    {
      aluette_brush_set_color (sketch->cr, ALUETTE_LINEN);
      for (int side = -1; side <= 1; side += 2)
        aluette_brush_stroke (sketch->cr,
                              (double[8]) { 50 + side * 23.5, 83 - get_lift (sketch, side) * 0.45,
                                            50 + side * 17, 87, 50 + side * 10, 88.6, 50 + side * 4,
                                            89.6 },
                              0.7, 0.7, 0.7);
    }
  cairo_new_path (sketch->cr);
  cairo_move_to (sketch->cr, 47, 90);
  cairo_line_to (sketch->cr, 53, 90);
  cairo_line_to (sketch->cr, 55.5, 104);
  cairo_line_to (sketch->cr, 44.5, 104);
  cairo_close_path (sketch->cr);
  aluette_brush_shape (sketch->cr, ALUETTE_INK, sketch->pen * 0.6);
}

static void
draw_fichu (const AluetteSketch *sketch)
{
  const AluetteVillager *villager = sketch->villager;

  draw_neckline (sketch, 8, villager->skin);
  draw_flaps (sketch, 21, 103, -3, villager->cloth_accent);
  for (int side = -1; side <= 1; side += 2)
    {
      double lift = get_lift (sketch, side) * 0.4;

      for (int i = 0; i < 6; i++)
        {
          aluette_brush_ellipse (sketch->cr, 50 + side * (12 + (i % 3) * 4.6 - (i / 3) * 3.4),
                                 81 + (i % 3) * 2.2 + (i / 3) * 7 - lift, 1.05, 1.05);
          aluette_brush_set_color (sketch->cr, ALUETTE_LINEN);
          cairo_fill (sketch->cr);
        }
    }
}

static void
draw_baker (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  draw_neckline (sketch, 6, sketch->villager->skin);
  cairo_new_path (cr);
  cairo_move_to (cr, 39, 73);
  cairo_curve_to (cr, 42, 80, 58, 80, 61, 73);
  cairo_line_to (cr, 62, 78);
  cairo_curve_to (cr, 57, 85, 53, 84, 49, 92);
  cairo_curve_to (cr, 47, 84, 42, 84, 38, 78);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->cloth_accent, sketch->pen * 0.9);
  draw_fold (sketch, 58, 86, 57, 104);
  draw_buttons (sketch, 42, 90, 7, ALUETTE_PAPER);
  draw_buttons (sketch, 62, 90, 7, ALUETTE_PAPER);
}

static void
draw_shawl (const AluetteSketch *sketch)
{
  const AluetteVillager *villager = sketch->villager;

  draw_neckline (sketch, 7, ALUETTE_LINEN);
  draw_flaps (sketch, 19, 104, -2, villager->cloth_accent);
  aluette_brush_ellipse (sketch->cr, 50, 82.4, 2.2, 2.6);
  aluette_brush_shape (sketch->cr, ALUETTE_OCHRE, sketch->pen * 0.7);
  for (int side = -1; side <= 1; side += 2)
    draw_fold (sketch, 50 + side * 21, 84 - get_lift (sketch, side) * 0.5, 50 + side * 12, 104);
}

static void
draw_smock (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;

  draw_neckline (sketch, 8, ALUETTE_BLUE);
  draw_flaps (sketch, 9, 87, 3.4, villager->cloth_accent);
  draw_fold (sketch, 50, 84, 50, 100);
  cairo_rectangle (cr, 62, 93, 15, 14);
  aluette_brush_shape (cr, villager->cloth_accent, sketch->pen * 0.9);
  cairo_new_path (cr);
  cairo_move_to (cr, 66, 94);
  cairo_line_to (cr, 68.2, 86.6);
  cairo_line_to (cr, 66.8, 84);
  cairo_line_to (cr, 73.6, 81.4);
  cairo_line_to (cr, 75, 86.4);
  cairo_curve_to (cr, 75, 89.4, 71.6, 90, 70.6, 88.4);
  cairo_line_to (cr, 69, 94);
  cairo_close_path (cr);
  aluette_brush_shape (cr, 0x7a4a26, sketch->pen * 0.8);
  aluette_brush_ellipse (cr, 70.2, 82.6, 2.8, 1);
  aluette_brush_shape (cr, ALUETTE_INK, sketch->pen * 0.4);
}

static void
draw_collar (const AluetteSketch *sketch)
{
  draw_neckline (sketch, 5, sketch->villager->skin);
  draw_fold (sketch, 50, 84, 50, 104);
  draw_buttons (sketch, 52.6, 91, 6.5, ALUETTE_LINEN);
  draw_flaps (sketch, 8, 85, 2.4, ALUETTE_LINEN);
  aluette_brush_ellipse (sketch->cr, 50, 82.4, 2.7, 2.2);
  aluette_brush_shape (sketch->cr, sketch->villager->cloth_accent, sketch->pen * 0.7);
}

static void
draw_oilskin (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;

  draw_neckline (sketch, 10, villager->cloth_accent);
  draw_flaps (sketch, 10, 91, 3, aluette_brush_blend (villager->cloth, ALUETTE_INK, 0.14));
  draw_fold (sketch, 50, 88, 50, 104);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_rectangle (cr, 50 + side * 6 - 3, 95.6, 6, 2.6);
      aluette_brush_shape (cr, ALUETTE_INK, sketch->pen * 0.5);
    }
}

static void
draw_braces (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;

  draw_neckline (sketch, 6, villager->skin);
  for (int side = -1; side <= 1; side += 2)
    {
      double lift = get_lift (sketch, side);

      cairo_new_path (cr);
      cairo_move_to (cr, 50 + side * 14, 76.6 - lift * 0.7);
      cairo_line_to (cr, 50 + side * 18.4, 78 - lift * 0.8);
      cairo_line_to (cr, 50 + side * 15.4, 106);
      cairo_line_to (cr, 50 + side * 11, 106);
      cairo_close_path (cr);
      aluette_brush_shape (cr, ALUETTE_BLUE, sketch->pen * 0.8);
    }
  draw_flaps (sketch, 8.5, 83, 1.6, villager->cloth_accent);
  cairo_new_path (cr);
  cairo_move_to (cr, 48, 82);
  cairo_line_to (cr, 52, 82);
  cairo_line_to (cr, 56, 92);
  cairo_line_to (cr, 50.4, 90);
  cairo_line_to (cr, 45, 93);
  cairo_close_path (cr);
  aluette_brush_shape (cr, villager->cloth_accent, sketch->pen * 0.8);
}

static void
draw_uniform (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;

  draw_neckline (sketch, 3, ALUETTE_VERMILION);
  cairo_new_path (cr);
  cairo_move_to (cr, 79, 80 - get_lift (sketch, 1) * 0.9);
  cairo_line_to (cr, 72, 77 - get_lift (sketch, 1) * 0.8);
  cairo_line_to (cr, 26, 106);
  cairo_line_to (cr, 35, 106);
  cairo_close_path (cr);
  aluette_brush_shape (cr, 0x8a5a32, sketch->pen * 0.9);
  draw_buttons (sketch, 50, 81, 6.6, villager->cloth_accent);
  aluette_brush_ellipse (cr, 60.6, 87.4, 4.6, 4);
  aluette_brush_shape (cr, villager->cloth_accent, sketch->pen * 0.8);
  for (int side = -1; side <= 1; side += 2)
    {
      double lift = get_lift (sketch, side);

      aluette_brush_set_color (cr, villager->cloth_accent);
      aluette_brush_stroke (cr,
                            (double[8]) { 50 + side * 21, 78.6 - lift * 0.85, 50 + side * 24,
                                          79.4 - lift * 0.95, 50 + side * 27, 80.4 - lift,
                                          50 + side * 30, 82 - lift },
                            3, 3.4, 3);
    }
}

/* Draws hatching on the side away from the light. */
static void
draw_shade (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  cairo_new_path (cr);
  cairo_save (cr);
  cairo_translate (cr, -4.6, -0.4);
  torso_path (sketch);
  cairo_close_path (cr);
  cairo_restore (cr);
  cairo_rectangle (cr, 0, 0, 120, 120);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  for (double y = 60; y < 112; y += 2.3)
    {
      cairo_move_to (cr, 104, y - 6);
      cairo_line_to (cr, 66, y + 12);
    }
  cairo_set_line_width (cr, 0.6);
  aluette_brush_set_color (cr, ALUETTE_INK);
  cairo_stroke (cr);
}

void
aluette_face_draw_body (const AluetteSketch *sketch)
{
  static void (*const details[]) (const AluetteSketch *) = {
    [ALUETTE_CLOTHES_MARINIERE] = draw_mariniere, [ALUETTE_CLOTHES_FICHU] = draw_fichu,
    [ALUETTE_CLOTHES_BAKER] = draw_baker,         [ALUETTE_CLOTHES_SHAWL] = draw_shawl,
    [ALUETTE_CLOTHES_SMOCK] = draw_smock,         [ALUETTE_CLOTHES_COLLAR] = draw_collar,
    [ALUETTE_CLOTHES_OILSKIN] = draw_oilskin,     [ALUETTE_CLOTHES_BRACES] = draw_braces,
    [ALUETTE_CLOTHES_UNIFORM] = draw_uniform,
  };
  cairo_t *cr = sketch->cr;
  double throat = sketch->villager->neck + 2.4;

  draw_neck (sketch);
  cairo_save (cr);
  torso_path (sketch);
  aluette_brush_set_color (cr, sketch->villager->cloth);
  cairo_fill_preserve (cr);
  /* Draw the throat over the edge between clothes and neck. */
  cairo_rectangle (cr, 50 - throat, NECK_Y - 4, 2 * throat, 5);
  cairo_clip (cr);
  details[sketch->villager->clothes](sketch);
  if (sketch->fine)
    draw_shade (sketch);
  cairo_restore (cr);
  torso_path (sketch);
  aluette_brush_line (cr, sketch->pen * 1.25);
}
