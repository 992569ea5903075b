/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

/* A mouth: four curves between two corners. Lengths are units; the origin is its center. */
typedef struct
{
  double half;      /* half the width */
  double corner;    /* height of the corners */
  double upper_out; /* top of the upper lip */
  double upper_in;
  double lower_in;
  double lower_out;
  double shift; /* of the whole mouth, to the right of the picture */
  double slant; /* how far the right corner is above the left */
} Mouth;

#define MOUTH_FIELDS (sizeof (Mouth) / sizeof (double))

static const Mouth neutral = { 7, 0, -2.1, 0, 0, 2.5, 0, 0 };
static const Mouth closed = { 9, 1.7, -0.2, 0.2, 0.2, 0.7, 0, 0 };
static const Mouth pout = { 8, 5.4, -3.8, -0.6, -0.6, 7, 0, 0 };
static const Mouth open = { 5.6, 1.6, -4.6, -2.9, 7.6, 10, 0, 0 };
static const Mouth bite = { 6.4, 1.2, -2, -0.4, -0.4, 5.9, 0, 0 };
static const Mouth tongue = { 6, -0.6, -2.4, -0.8, 1.8, 3.2, 0, 0 };
static const Mouth smile = { 9, -2.6, -1.3, 0.8, 0.9, 3.2, 0, 0 };
static const Mouth grimace = { 10.5, 2.8, -4.2, -2.6, 3.6, 5.2, 0, 0 };
static const Mouth twist = { 5, 0, -2.2, -0.1, 0, 2.8, 8.5, 4.6 };

static void
add_shape (Mouth *sum, const Mouth *shape, double weight)
{
  double *to = (double *) sum;
  const double *from = (const double *) shape;
  const double *base = (const double *) &neutral;

  for (size_t i = 0; i < MOUTH_FIELDS; i++)
    to[i] += (from[i] - base[i]) * weight;
}

static Mouth
get_pose_mouth (const AluettePose *pose)
{
  Mouth mouth = neutral;
  double side = fabs (pose->mouth_twist);
  double sum = pose->mouth_closed + pose->mouth_pout + pose->mouth_open + pose->mouth_bite
               + pose->mouth_tongue + pose->mouth_smile + pose->mouth_grimace + side;
  double share = 1 / fmax (sum, 1);
  Mouth sideways = twist;

  if (pose->mouth_twist < 0)
    {
      sideways.shift = -twist.shift;
      sideways.slant = -twist.slant;
    }
  add_shape (&mouth, &closed, pose->mouth_closed * share);
  add_shape (&mouth, &pout, pose->mouth_pout * share);
  add_shape (&mouth, &open, pose->mouth_open * share);
  add_shape (&mouth, &bite, pose->mouth_bite * share);
  add_shape (&mouth, &tongue, pose->mouth_tongue * share);
  add_shape (&mouth, &smile, pose->mouth_smile * share);
  add_shape (&mouth, &grimace, pose->mouth_grimace * share);
  add_shape (&mouth, &sideways, side * share);
  return mouth;
}

static double
left_y (const Mouth *mouth)
{
  return mouth->corner + mouth->slant / 2;
}

static double
right_y (const Mouth *mouth)
{
  return mouth->corner - mouth->slant / 2;
}

/* Adds the curve of a lip between the corners. @middle is its y in the middle; @bow is the depth
 * of the Cupid's bow. */
static void
lip_curve (cairo_t *cr, const Mouth *mouth, double middle, double bow, gboolean to_right)
{
  double sign = to_right ? 1 : -1;
  double ends = (left_y (mouth) + right_y (mouth)) / 2;
  double control = (middle - ends / 4) / 0.75;
  double end_y = to_right ? right_y (mouth) : left_y (mouth);

  if (bow <= 0)
    {
      cairo_curve_to (cr, -sign * mouth->half * 0.5, control, sign * mouth->half * 0.5, control,
                      sign * mouth->half, end_y);
      return;
    }
  cairo_curve_to (cr, -sign * mouth->half * 0.6, middle - bow * 0.4, -sign * mouth->half * 0.3,
                  middle - bow * 1.6, 0, middle);
  cairo_curve_to (cr, sign * mouth->half * 0.3, middle - bow * 1.6, sign * mouth->half * 0.6,
                  middle - bow * 0.4, sign * mouth->half, end_y);
}

static void
draw_lip (const AluetteSketch *sketch, const Mouth *mouth, double outer, double inner, double bow,
          uint32_t color)
{
  cairo_t *cr = sketch->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, -mouth->half, left_y (mouth));
  lip_curve (cr, mouth, outer, bow, TRUE);
  lip_curve (cr, mouth, inner, 0, FALSE);
  cairo_close_path (cr);
  aluette_brush_shape (cr, color, sketch->pen * 0.75);
}

static void
opening_path (cairo_t *cr, const Mouth *mouth)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -mouth->half, left_y (mouth));
  lip_curve (cr, mouth, mouth->upper_in, 0, TRUE);
  lip_curve (cr, mouth, mouth->lower_in, 0, FALSE);
  cairo_close_path (cr);
}

static void
clenched_teeth (const AluetteSketch *sketch, const Mouth *mouth)
{
  cairo_t *cr = sketch->cr;
  double middle = (mouth->upper_in + mouth->lower_in) / 2;

  aluette_brush_set_color (cr, ALUETTE_LINEN);
  cairo_paint (cr);
  for (double x = -mouth->half + 2; x < mouth->half; x += 2.9)
    {
      cairo_move_to (cr, x, mouth->upper_in - 2);
      cairo_line_to (cr, x, mouth->lower_in + 4);
    }
  cairo_move_to (cr, -mouth->half, middle + 1.4);
  cairo_line_to (cr, mouth->half, middle + 1.4);
  aluette_brush_line (cr, sketch->pen * 0.55);
}

/* Draws the inside of the open mouth: dark, upper teeth, tongue. */
static void
draw_inside (const AluetteSketch *sketch, const Mouth *mouth)
{
  cairo_t *cr = sketch->cr;
  double gape = mouth->lower_in - mouth->upper_in;

  cairo_save (cr);
  opening_path (cr, mouth);
  cairo_clip (cr);
  aluette_brush_set_color (cr, 0x4a1410);
  cairo_paint (cr);
  if (sketch->pose->mouth_grimace > 0.3)
    {
      clenched_teeth (sketch, mouth);
    }
  else if (sketch->pose->mouth_open > 0.2)
    {
      aluette_brush_ellipse (cr, 0, mouth->lower_in + gape * 0.08, mouth->half * 0.72, gape * 0.34);
      aluette_brush_set_color (cr, ALUETTE_VERMILION);
      cairo_fill (cr);
      cairo_rectangle (cr, -mouth->half * 0.62, mouth->upper_in - 2, mouth->half * 1.24,
                       2 + gape * 0.16);
      aluette_brush_set_color (cr, ALUETTE_LINEN);
      cairo_fill (cr);
    }
  cairo_restore (cr);
  opening_path (cr, mouth);
  aluette_brush_line (cr, sketch->pen * 0.8);
}

/* Draws the two front teeth on the lower lip, which bulges around them. */
static void
biting_teeth (const AluetteSketch *sketch, const Mouth *mouth)
{
  cairo_t *cr = sketch->cr;
  double top = mouth->upper_in - 0.5;
  double low = top + 4 * sketch->pose->mouth_bite;

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, 0, top);
      cairo_line_to (cr, side * 2.7, top);
      cairo_curve_to (cr, side * 2.7, low - 0.6, side * 2.5, low, side * 1.4, low);
      cairo_curve_to (cr, side * 0.6, low, side * 0.1, low - 0.2, 0, low - 0.8);
      cairo_close_path (cr);
      aluette_brush_shape (cr, ALUETTE_LINEN, sketch->pen * 0.5);
    }
}

static void
tongue_tip (const AluetteSketch *sketch, const Mouth *mouth)
{
  cairo_t *cr = sketch->cr;
  double out = sketch->pose->mouth_tongue;
  double top = mouth->lower_in - 0.8;
  double end = top + 7.8 * out;

  cairo_new_path (cr);
  cairo_move_to (cr, -3.7, top);
  cairo_curve_to (cr, -4.5, end - 2, -3, end + 0.8, 0, end + 0.8);
  cairo_curve_to (cr, 3, end + 0.8, 4.5, end - 2, 3.7, top);
  cairo_close_path (cr);
  aluette_brush_shape (cr, 0xe2564a, sketch->pen * 0.8);
  if (out > 0.4)
    {
      aluette_brush_set_color (cr, ALUETTE_INK);
      aluette_brush_stroke (cr, (double[8]) { 0, top + 1, 0.2, top + 3, 0, end - 4, 0, end - 2.4 },
                            0.6, 0.7, 0.1);
    }
}

/* Draws the folds around a pressed, pouting or smiling mouth. */
static void
draw_folds (const AluetteSketch *sketch, const Mouth *mouth)
{
  const AluettePose *pose = sketch->pose;
  double press = fmax (pose->mouth_closed, fmax (pose->mouth_smile, pose->mouth_grimace));
  double chin = fmax (pose->mouth_pout, fmax (pose->mouth_bite, pose->mouth_closed));

  aluette_brush_set_color (sketch->cr, ALUETTE_INK);
  if (press > 0.25)
    {
      double x = mouth->half + 1.7;
      double bend = 2.2 + 2 * press;

      aluette_brush_stroke (sketch->cr,
                            (double[8]) { -x, left_y (mouth) - bend, -x - 1.6, left_y (mouth) - 1,
                                          -x - 1.4, left_y (mouth) + 1, -x + 0.2,
                                          left_y (mouth) + bend * 0.8 },
                            0.2, sketch->pen * 0.6 * press, 0.2);
      aluette_brush_stroke (sketch->cr,
                            (double[8]) { x, right_y (mouth) - bend, x + 1.6, right_y (mouth) - 1,
                                          x + 1.4, right_y (mouth) + 1, x - 0.2,
                                          right_y (mouth) + bend * 0.8 },
                            0.2, sketch->pen * 0.6 * press, 0.2);
    }
  if (chin > 0.3)
    {
      double y = mouth->lower_out + 1.9;

      aluette_brush_stroke (sketch->cr,
                            (double[8]) { -3.4, y + 0.8, -1.5, y - 0.4, 1.5, y - 0.4, 3.4,
                                          y + 0.8 },
                            0.2, sketch->pen * 0.75 * chin, 0.2);
    }
}

double
aluette_face_mouth_y (const AluetteSketch *sketch)
{
  return sketch->villager->face_height * 0.56 + sketch->shift_y * 1.1;
}

void
aluette_face_draw_mouth (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  Mouth mouth = get_pose_mouth (sketch->pose);
  uint32_t upper = aluette_brush_blend (sketch->villager->lips, ALUETTE_INK, 0.12);
  /* Bitten and pouting lips are redder. */
  double red = fmax (sketch->pose->mouth_bite, sketch->pose->mouth_pout * 0.2);
  uint32_t lower = aluette_brush_blend (sketch->villager->lips, ALUETTE_VERMILION, red);
  double gape = mouth.lower_in - mouth.upper_in;

  cairo_save (cr);
  cairo_translate (cr, sketch->shift_x * 1.1 + mouth.shift, aluette_face_mouth_y (sketch));
  if (gape > 0.5)
    draw_inside (sketch, &mouth);
  draw_lip (sketch, &mouth, mouth.lower_out, mouth.lower_in, 0, lower);
  draw_lip (sketch, &mouth, mouth.upper_out, mouth.upper_in, 0.7, upper);
  if (sketch->pose->mouth_tongue > 0.05)
    tongue_tip (sketch, &mouth);
  if (gape <= 0.5)
    {
      cairo_move_to (cr, -mouth.half - 0.6, left_y (&mouth));
      lip_curve (cr, &mouth, mouth.upper_in, 0, TRUE);
      aluette_brush_line (cr, sketch->pen * 1.15);
    }
  if (sketch->pose->mouth_bite > 0.15)
    biting_teeth (sketch, &mouth);
  draw_folds (sketch, &mouth);
  cairo_restore (cr);
}
