/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

void
aluette_face_draw_hair_back (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluetteVillager *villager = sketch->villager;
  double w = villager->face_width;
  double h = villager->face_height;

  if (villager->hair == ALUETTE_HAIR_BUN)
    {
      aluette_brush_ellipse (cr, -sketch->shift_x, -h - 3.4, 8.4, 7.2);
      aluette_brush_shape (cr, villager->hair_color, sketch->pen);
      aluette_brush_set_color (cr, aluette_brush_blend (villager->hair_color, ALUETTE_PAPER, 0.3));
      aluette_brush_stroke (cr, (double[8]) { -5, -h - 3, -3, -h - 8, 2, -h - 9, 5, -h - 6 }, 0.2,
                            0.9, 0.2);
    }
  if (villager->hair == ALUETTE_HAIR_PARTED)
    {
      aluette_brush_ellipse (cr, -sketch->shift_x * 0.5, 2, w + 2.4, h * 0.72);
      aluette_brush_shape (cr, villager->hair_color, sketch->pen);
    }
}

/* Draws the hair on the top of the head. @middle and @temple are heights of the hairline. */
static void
draw_crown (const AluetteSketch *sketch, double middle, double temple, double burns)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width + 1.2;
  double h = sketch->villager->face_height + 1.6;

  cairo_new_path (cr);
  cairo_move_to (cr, -w, burns);
  cairo_curve_to (cr, -w - 1.6, -0.8 * h, -0.6 * w, -h, 0, -h);
  cairo_curve_to (cr, 0.6 * w, -h, w + 1.6, -0.8 * h, w, burns);
  cairo_line_to (cr, w - 2.6, burns - 1);
  cairo_curve_to (cr, w - 2.4, temple + 4, w - 4, temple + 1, w * 0.66, temple);
  cairo_curve_to (cr, w * 0.3, middle - 1, -w * 0.3, middle - 1, -w * 0.66, temple);
  cairo_curve_to (cr, -w + 4, temple + 1, -w + 2.4, temple + 4, -w + 2.6, burns - 1);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hair_color, sketch->pen);
}

static void
draw_parted_hair (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width + 1.4;
  double h = sketch->villager->face_height + 1.4;
  uint32_t light = aluette_brush_blend (sketch->villager->hair_color, ALUETTE_PAPER, 0.35);

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, sketch->shift_x, -h);
      cairo_curve_to (cr, side * 0.7 * w, -h, side * (w + 2), -0.7 * h, side * w, 3);
      cairo_curve_to (cr, side * (w - 2), -0.2 * h, side * w * 0.74, -0.62 * h, sketch->shift_x,
                      -0.87 * h);
      cairo_close_path (cr);
      aluette_brush_shape (cr, sketch->villager->hair_color, sketch->pen);
      if (!sketch->fine)
        continue;
      aluette_brush_set_color (cr, light);
      for (int i = 0; i < 3; i++)
        aluette_brush_stroke (cr,
                              (double[8]) { sketch->shift_x + side * 2, (-0.82 - 0.05 * i) * h,
                                            side * (0.4 + 0.08 * i) * w, (-0.78 - 0.05 * i) * h,
                                            side * (0.76 + 0.06 * i) * w, -0.55 * h,
                                            side * (0.9 + 0.03 * i) * w, (-0.2 - 0.06 * i) * h },
                              0.1, 0.6, 0.1);
    }
}

static void
draw_fringe (const AluetteSketch *sketch)
{
  static const double tips[] = { -0.95, -0.34, -0.62, -0.6, -0.3,  -0.54, 0.02,
                                 -0.62, 0.34,  -0.53, 0.68, -0.62, 0.96,  -0.3 };
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width + 2;
  double h = sketch->villager->face_height + 3;

  cairo_new_path (cr);
  cairo_move_to (cr, -w, 0);
  cairo_curve_to (cr, -w - 4, -0.9 * h, -0.7 * w, -h - 3, -0.12 * w, -h);
  cairo_curve_to (cr, 0, -h - 4, 0.2 * w, -h - 5, 0.3 * w, -h - 4.5);
  cairo_curve_to (cr, 0.22 * w, -h - 1, 0.5 * w, -h, 0.6 * w, -h + 0.5);
  cairo_curve_to (cr, w + 3, -0.9 * h, w + 3, -0.4 * h, w, 0);
  for (int i = 6; i >= 0; i--)
    {
      double x = tips[2 * i] * w;
      double y = tips[2 * i + 1] * h;

      cairo_line_to (cr, x + 0.11 * w, y - 0.2 * h);
      cairo_curve_to (cr, x + 0.08 * w, y - 0.1 * h, x + 0.04 * w, y - 0.02 * h, x, y);
    }
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hair_color, sketch->pen);
  aluette_brush_set_color (cr,
                           aluette_brush_blend (sketch->villager->hair_color, ALUETTE_INK, 0.5));
  for (int i = -2; i <= 2 && sketch->fine; i++)
    aluette_brush_stroke (cr,
                          (double[8]) { i * 2.2, -h + 1.6, i * 3.4, -0.9 * h, i * 4.6, -0.8 * h,
                                        i * 5.4 + 1, -0.66 * h },
                          0.1, 0.8, 0.1);
}

void
aluette_face_draw_hair_front (const AluetteSketch *sketch)
{
  double h = sketch->villager->face_height;

  switch (sketch->villager->hair)
    {
    case ALUETTE_HAIR_SHORT:
      draw_crown (sketch, -0.92 * h, -0.76 * h, 1.5);
      break;
    case ALUETTE_HAIR_FRINGED:
      draw_fringe (sketch);
      break;
    case ALUETTE_HAIR_PARTED:
    case ALUETTE_HAIR_BUN:
      draw_parted_hair (sketch);
      break;
    }
}

static void
full_beard (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;
  double drop = sketch->pose->mouth_open * 4 + sketch->shift_y * 0.4;
  double mouth = aluette_face_mouth_y (sketch);
  uint32_t dark = aluette_brush_blend (sketch->villager->hair_color, ALUETTE_INK, 0.65);

  cairo_new_path (cr);
  cairo_move_to (cr, -w - 0.6, -1);
  cairo_curve_to (cr, -w - 2.4, 0.6 * h, -w * 0.8, h + 4 + drop, -w * 0.25, h + 6 + drop);
  cairo_curve_to (cr, -w * 0.1, h + 8 + drop, w * 0.1, h + 8 + drop, w * 0.25, h + 6 + drop);
  cairo_curve_to (cr, w * 0.8, h + 4 + drop, w + 2.4, 0.6 * h, w + 0.6, -1);
  cairo_curve_to (cr, w - 1.4, 0.34 * h, w * 0.78, 0.4 * h, w * 0.62, mouth - 4.4);
  cairo_curve_to (cr, w * 0.3, mouth - 6, -w * 0.3, mouth - 6, -w * 0.62, mouth - 4.4);
  cairo_curve_to (cr, -w * 0.78, 0.4 * h, -w + 1.4, 0.34 * h, -w - 0.6, -1);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->hair_color, sketch->pen * 1.1);
  aluette_brush_set_color (cr, dark);
  for (int i = -4; i <= 4 && sketch->fine; i++)
    {
      double x = i * w * 0.19;
      double low = h + 3.5 + drop - i * i * 0.55;

      aluette_brush_stroke (cr,
                            (double[8]) { x, low - 7.5, x - 0.8, low - 5, x + 0.6, low - 2.5,
                                          x * 0.9, low },
                            0.1, 0.75, 0.1);
    }
}

static void
draw_stubble (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;

  cairo_save (cr);
  aluette_face_skull_path (sketch);
  cairo_clip (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, -w - 1, 2);
  cairo_curve_to (cr, -w * 0.7, 0.34 * h, -w * 0.5, 0.4 * h, 0, 0.4 * h);
  cairo_curve_to (cr, w * 0.5, 0.4 * h, w * 0.7, 0.34 * h, w + 1, 2);
  cairo_line_to (cr, w + 2, h + 6);
  cairo_line_to (cr, -w - 2, h + 6);
  cairo_close_path (cr);
  aluette_brush_set_color (cr, aluette_brush_blend (sketch->villager->skin, 0x4c5560, 0.3));
  cairo_fill (cr);
  cairo_restore (cr);
  aluette_face_skull_path (sketch);
  aluette_brush_line (cr, sketch->pen * 1.25);
}

/* Draws a strip of beard along the jaw from ear to ear. */
static void
collar_beard (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double w = sketch->villager->face_width;
  double h = sketch->villager->face_height;
  double drop = sketch->pose->mouth_open * 3;

  cairo_save (cr);
  cairo_rectangle (cr, -w - 4, -1, 2 * w + 8, 2 * h);
  cairo_clip (cr);
  aluette_face_skull_path (sketch);
  cairo_clip (cr);
  cairo_rectangle (cr, -w - 4, -h, 2 * w + 8, 3 * h);
  aluette_brush_ellipse (cr, 0, 0.12 * h, w * 0.86, 0.71 * h + drop);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  aluette_brush_set_color (cr, sketch->villager->hair_color);
  cairo_fill (cr);
  aluette_brush_ellipse (cr, 0, 0.12 * h, w * 0.86, 0.71 * h + drop);
  aluette_brush_line (cr, sketch->pen * 0.6);
  cairo_restore (cr);
}

void
aluette_face_draw_beard (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double h = sketch->villager->face_height + sketch->pose->mouth_open * 3;

  switch (sketch->villager->beard)
    {
    case ALUETTE_BEARD_FULL:
      full_beard (sketch);
      break;
    case ALUETTE_BEARD_STUBBLE:
      draw_stubble (sketch);
      break;
    case ALUETTE_BEARD_COLLAR:
      collar_beard (sketch);
      break;
    case ALUETTE_BEARD_WAXED:
      cairo_new_path (cr);
      cairo_move_to (cr, -4, h - 2.6);
      cairo_curve_to (cr, -2.6, h + 3, -1.4, h + 5, 0, h + 6.4);
      cairo_curve_to (cr, 1.4, h + 5, 2.6, h + 3, 4, h - 2.6);
      cairo_curve_to (cr, 1.6, h - 3.6, -1.6, h - 3.6, -4, h - 2.6);
      aluette_brush_shape (cr, sketch->villager->hair_color, sketch->pen * 0.9);
      break;
    case ALUETTE_BEARD_NONE:
    case ALUETTE_BEARD_MUSTACHE:
      break;
    }
}

/* Draws a mustache: one half from the nose to the end, then its mirror image. */
static void
draw_mustache (const AluetteSketch *sketch, double reach, double end, double thick)
{
  cairo_t *cr = sketch->cr;
  double lift = sketch->pose->mouth_smile * 1.2 + sketch->pose->mouth_open * 1.2
                + sketch->pose->mouth_bite * 0.8 + sketch->pose->mouth_pout * 0.8
                + sketch->pose->mouth_grimace * 1.4;
  double y = sketch->villager->nose_length * 0.72 + sketch->shift_y * 1.2 + 1.8 - lift * 0.5;
  double twist = sketch->pose->mouth_twist;

  for (int side = -1; side <= 1; side += 2)
    {
      double up = side * twist * 2.4;

      cairo_save (cr);
      cairo_translate (cr, sketch->shift_x * 1.3 + twist * 3.4, y - up * 0.4);
      cairo_scale (cr, side, 1);
      cairo_new_path (cr);
      cairo_move_to (cr, 0, -0.2);
      cairo_curve_to (cr, 3, -1.2, 7, -0.4, reach, end - up);
      cairo_curve_to (cr, reach - 2.4, thick + 1 - up, 4, thick + 1.1 - lift * 0.2, 0,
                      thick * 0.62);
      cairo_close_path (cr);
      aluette_brush_shape (cr, sketch->villager->hair_color, sketch->pen * 0.9);
      if (sketch->fine)
        {
          aluette_brush_set_color (cr, aluette_brush_blend (sketch->villager->hair_color,
                                                            ALUETTE_INK, 0.6));
          aluette_brush_stroke (cr,
                                (double[8]) { 2, thick * 0.35, 5, thick * 0.3, 8, thick * 0.4,
                                              reach - 2.6, end - up },
                                0.1, 0.6, 0.1);
        }
      cairo_restore (cr);
    }
}

void
aluette_face_draw_mustache (const AluetteSketch *sketch)
{
  switch (sketch->villager->beard)
    {
    case ALUETTE_BEARD_MUSTACHE:
      draw_mustache (sketch, 13.5, 3.4, 3.2);
      break;
    case ALUETTE_BEARD_WAXED:
      draw_mustache (sketch, 15, -4.6, 2.4);
      break;
    case ALUETTE_BEARD_FULL:
      draw_mustache (sketch, 11.5, 4, 2.4);
      break;
    case ALUETTE_BEARD_NONE:
    case ALUETTE_BEARD_STUBBLE:
    case ALUETTE_BEARD_COLLAR:
      break;
    }
}
