/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

/* An eye. Its origin is its center, and x grows away from the nose. */
typedef struct
{
  double side;  /* 1 on the viewer's right (the villager's left eye), -1 on the other */
  double x, y;  /* its center in the coordinates of the head */
  double half;  /* half the width */
  double upper; /* height of the upper lid in the middle */
  double lower;
  double lid, squint, brow;
} Eye;

static Eye
get_pose_eye (const AluetteSketch *sketch, double side)
{
  const AluettePose *pose = sketch->pose;
  const AluetteVillager *villager = sketch->villager;
  Eye eye = { .side = side };
  double surprise;

  eye.lid = side > 0 ? pose->lid_left : pose->lid_right;
  eye.squint = side > 0 ? pose->squint_left : pose->squint_right;
  eye.brow = side > 0 ? pose->brow_left : pose->brow_right;
  surprise = fmax (eye.brow, 0);
  eye.half = 5.9 * villager->eye_size;
  eye.x = side * (villager->face_width * 0.45) + sketch->shift_x;
  eye.y = -1.2 + sketch->shift_y;
  eye.upper = (-3.9 - surprise * 1.9 + (pose->gaze_y > 0 ? 2.1 : 1.3) * pose->gaze_y)
              * villager->eye_size;
  eye.lower = (3.3 - 4.6 * eye.squint + 0.5 * pose->gaze_y) * villager->eye_size;
  eye.upper += (fmax (eye.lower, -1.5) - eye.upper) * eye.lid;
  eye.upper = fmin (eye.upper, eye.lower);
  return eye;
}

/* Adds the curve of a lid between the corners of the eye. @middle is its y in the middle. */
static void
lid_curve (cairo_t *cr, const Eye *eye, double middle, gboolean outwards)
{
  double control = (middle - 0.1) / 0.75;
  double inner = -eye->half;
  double outer = eye->half;

  if (outwards)
    cairo_curve_to (cr, inner * 0.55, control, outer * 0.5, control, outer, -0.3);
  else
    cairo_curve_to (cr, outer * 0.5, control, inner * 0.55, control, inner, 0.5);
}

static void
opening_path (cairo_t *cr, const Eye *eye)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -eye->half, 0.5);
  lid_curve (cr, eye, eye->upper, TRUE);
  lid_curve (cr, eye, eye->lower, FALSE);
  cairo_close_path (cr);
}

static void
draw_eyeball (const AluetteSketch *sketch, const Eye *eye)
{
  cairo_t *cr = sketch->cr;
  double radius = 3.35 * sketch->villager->eye_size;
  double x = eye->side * sketch->pose->gaze_x * (eye->half - radius + 0.6);
  double y = -0.6 + sketch->pose->gaze_y * 2.7 * sketch->villager->eye_size;

  cairo_save (cr);
  opening_path (cr, eye);
  cairo_clip (cr);
  aluette_brush_set_color (cr, ALUETTE_LINEN);
  cairo_paint (cr);
  aluette_brush_ellipse (cr, x, y, radius, radius);
  aluette_brush_set_color (cr, ALUETTE_INK);
  cairo_fill (cr);
  if (sketch->fine)
    {
      aluette_brush_ellipse (cr, x, y, radius - 0.6, radius - 0.6);
      aluette_brush_set_color (cr, sketch->villager->iris);
      cairo_fill (cr);
      aluette_brush_ellipse (cr, x, y, radius * 0.52, radius * 0.52);
      aluette_brush_set_color (cr, ALUETTE_INK);
      cairo_fill (cr);
    }
  aluette_brush_ellipse (cr, x - eye->side * 1, y - 1.1, 0.85, 0.85);
  aluette_brush_set_color (cr, ALUETTE_LINEN);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
upper_lid (const AluetteSketch *sketch, const Eye *eye)
{
  cairo_t *cr = sketch->cr;
  double control = (eye->upper - 0.1) / 0.75;
  double weight = sketch->pen * (sketch->villager->lashes ? 1.5 : 1.25);
  double fold = fmin (eye->upper - 2.2, -4.6 * sketch->villager->eye_size);

  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr,
                        (double[8]) { -eye->half - 0.3, 0.7, -eye->half * 0.55, control,
                                      eye->half * 0.5, control, eye->half + 0.8, -0.4 },
                        sketch->pen * 0.5, weight, sketch->pen * 0.8);
  if (sketch->villager->lashes)
    aluette_brush_stroke (cr,
                          (double[8]) { eye->half - 0.6, -0.6, eye->half + 0.8, -0.8,
                                        eye->half + 1.7, -1.5, eye->half + 2.3, -2.6 },
                          sketch->pen * 0.9, sketch->pen * 0.6, 0.1);
  if (sketch->fine)
    aluette_brush_stroke (cr,
                          (double[8]) { -eye->half + 1.2, fold + 2.6, -eye->half * 0.4, fold,
                                        eye->half * 0.5, fold, eye->half, fold + 2.4 },
                          0.1, sketch->pen * 0.4, 0.1);
}

/* Draws crow's feet at the outer corner, and the raised cheek. */
static void
crow_feet (const AluetteSketch *sketch, const Eye *eye)
{
  cairo_t *cr = sketch->cr;
  double strength = fmax (eye->squint, sketch->fine ? sketch->villager->wrinkles * 0.5 : 0);
  double x = eye->half + 1.5;

  if (strength < 0.2)
    return;
  aluette_brush_set_color (cr, ALUETTE_INK);
  for (int ray = -1; ray <= 1; ray++)
    aluette_brush_stroke (cr,
                          (double[8]) { x, ray * 0.9 - 0.2, x + 1.2, ray * 1.5 - 0.3,
                                        x + 2 * strength, ray * 2.1, x + 3.4 * strength,
                                        ray * 2.9 },
                          sketch->pen * 0.6 * strength, sketch->pen * 0.5 * strength, 0.05);
  if (eye->squint > 0.3)
    aluette_brush_stroke (cr,
                          (double[8]) { -eye->half * 0.7, eye->lower + 3.4, -1, eye->lower + 5, 3,
                                        eye->lower + 4.6, eye->half, eye->lower + 2.2 },
                          0.1, sketch->pen * 0.7 * eye->squint, 0.1);
}

static void
draw_brow (const AluetteSketch *sketch, const Eye *eye)
{
  cairo_t *cr = sketch->cr;
  double slant = sketch->pose->brow_slant;
  double y = -8.6 - eye->brow * (eye->brow > 0 ? 5.8 : 2.6);
  double frown = fmax (-eye->brow, 0);
  double inner = y + 1 - slant * 3 + frown * 1.2;
  double outer = y + 1.6 + slant * 2;
  double weight = fmax (sketch->villager->brow_weight, sketch->pen);
  uint32_t color = aluette_brush_blend (sketch->villager->hair_color, ALUETTE_INK, 0.35);
  const double curve[8] = { -eye->half * 0.95 - frown * 0.8,
                            inner,
                            -eye->half * 0.3,
                            inner - 1.9,
                            eye->half * 0.5,
                            y - 1.6,
                            eye->half + 1.6,
                            outer };

  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr, curve, weight + 0.5, weight * 1.25 + 0.8, 0.9);
  if (!sketch->fine)
    return;
  aluette_brush_set_color (cr, color);
  aluette_brush_stroke (cr, curve, weight - 0.5, weight * 1.25 - 0.3, 0.1);
}

static void
draw_eye (const AluetteSketch *sketch, double side)
{
  cairo_t *cr = sketch->cr;
  Eye eye = get_pose_eye (sketch, side);

  cairo_save (cr);
  cairo_translate (cr, eye.x, eye.y);
  cairo_scale (cr, side, 1);
  if (eye.lower - eye.upper > 0.6)
    {
      draw_eyeball (sketch, &eye);
      cairo_new_path (cr);
      cairo_move_to (cr, -eye.half, 0.5);
      lid_curve (cr, &eye, eye.lower, TRUE);
      aluette_brush_line (cr, sketch->pen * 0.55);
      upper_lid (sketch, &eye);
    }
  else
    {
      cairo_new_path (cr);
      cairo_move_to (cr, -eye.half - 0.4, 0.5 + eye.squint * 1.2);
      lid_curve (cr, &eye, eye.lower, TRUE);
      aluette_brush_line (cr, sketch->pen * 2.1);
    }
  crow_feet (sketch, &eye);
  draw_brow (sketch, &eye);
  cairo_restore (cr);
}

static void
draw_glasses (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double x = sketch->villager->face_width * 0.45;
  double y = -0.9 + sketch->shift_y;
  double radius = 7.6;

  for (int side = -1; side <= 1; side += 2)
    {
      aluette_brush_ellipse (cr, side * x + sketch->shift_x, y, radius, radius * 0.96);
      cairo_new_sub_path (cr);
      cairo_move_to (cr, side * (x + radius) + sketch->shift_x, y - 1);
      cairo_line_to (cr, side * (sketch->villager->face_width + 0.6), -1.6);
    }
  cairo_new_sub_path (cr);
  cairo_arc (cr, sketch->shift_x, y + 0.4, fmax (x - radius, 0.8) + 0.4, G_PI * 1.1, G_PI * 1.9);
  cairo_set_line_width (cr, sketch->pen * 0.85);
  aluette_brush_set_color (cr, ALUETTE_INK);
  cairo_stroke (cr);
}

void
aluette_face_draw_eyes (const AluetteSketch *sketch)
{
  draw_eye (sketch, -1);
  draw_eye (sketch, 1);
  if (sketch->villager->glasses)
    draw_glasses (sketch);
}
