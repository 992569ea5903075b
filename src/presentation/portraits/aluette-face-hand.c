/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

/* The right hand with the palm to the viewer. The origin is the center of the palm; the little
 * finger is at the left of the picture. Fingers are numbered from 0 (index) to 3 (little). */
#define N_FINGERS 4

typedef struct
{
  double x, y;   /* root */
  double length; /* of the stretched finger from its root */
  double lean;   /* angle of the stretched finger from the vertical, in radians */
  double radius;
} Finger;

static const Finger fingers[N_FINGERS] = {
  { 6.2, -5.4, 16.5, 0.1, 2.35 },
  { 2.1, -6.4, 18.5, 0, 2.45 },
  { -2.1, -6, 17, -0.06, 2.35 },
  { -6, -4.6, 13.8, -0.34, 2.1 },
};

/* Returns: how far the hand stretches a finger, from 0 (bent) to 1 */
static double
get_reach (AluetteHandPose hand, int finger)
{
  switch (hand)
    {
    case ALUETTE_HAND_INDEX:
      return finger == 0;
    case ALUETTE_HAND_INDEX_AND_MIDDLE:
      return finger <= 1;
    case ALUETTE_HAND_RING_FINGER:
      /* The little finger rises half way with the ring finger. */
      return finger == 2 ? 1 : finger == 3 ? 0.62 : 0;
    case ALUETTE_HAND_LITTLE_FINGER:
      return finger == 3;
    case ALUETTE_HAND_NONE:
    case ALUETTE_HAND_THUMB:
    case ALUETTE_HAND_WRITING:
      return 0;
    }
  return 0;
}

static void
draw_nail (const AluetteSketch *sketch, double x, double y, double angle, double size)
{
  cairo_t *cr = sketch->cr;

  if (!sketch->fine)
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  aluette_brush_ellipse (cr, 0, 0, size * 0.8, size);
  cairo_restore (cr);
  aluette_brush_shape (cr, aluette_brush_blend (sketch->villager->skin, ALUETTE_LINEN, 0.6),
                       sketch->pen * 0.4);
}

static void
draw_crease (const AluetteSketch *sketch, double x0, double y0, double x1, double y1)
{
  double bend = (x1 - x0) * 0.2;

  if (!sketch->fine)
    return;
  aluette_brush_set_color (sketch->cr, ALUETTE_INK);
  aluette_brush_stroke (sketch->cr,
                        (double[8]) { x0, y0, x0 + bend, y0 + 0.5, x1 - bend, y1 + 0.5, x1, y1 },
                        0.1, sketch->pen * 0.5, 0.1);
}

static void
palm_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -6.2, 13);
  cairo_curve_to (cr, -7, 8, -8.8, 4, -8.4, -3.6);
  cairo_curve_to (cr, -7.4, -6.4, -5, -7, -2, -7.4);
  cairo_curve_to (cr, 2, -8, 6.6, -7.6, 8.6, -5);
  cairo_curve_to (cr, 9.4, 0, 9.8, 3, 8.6, 7);
  cairo_curve_to (cr, 7.4, 10, 6.4, 11, 6, 13);
  cairo_close_path (cr);
}

static void
finger_path (cairo_t *cr, const Finger *finger, double stretch)
{
  double length = finger->length * stretch;

  aluette_brush_finger (cr, finger->x, finger->y, finger->radius,
                        finger->x + sin (finger->lean * stretch) * length,
                        finger->y - cos (finger->lean * stretch) * length, finger->radius * 0.88);
}

/* Draws palm and stretched fingers as one silhouette: the outline first, then the skin. */
static void
draw_silhouette (const AluetteSketch *sketch, double stretch)
{
  cairo_t *cr = sketch->cr;

  for (int pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      palm_path (cr);
      for (int i = 0; i < N_FINGERS; i++)
        {
          double reach = get_reach (sketch->pose->hand, i);

          if (reach > 0)
            finger_path (cr, &fingers[i], stretch * reach);
        }
      if (pass == 0)
        {
          aluette_brush_line (cr, sketch->pen * 2.2);
          continue;
        }
      aluette_brush_set_color (cr, sketch->villager->skin);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
      cairo_fill (cr);
    }
}

static void
stretched_details (const AluetteSketch *sketch, const Finger *finger, double stretch)
{
  cairo_t *cr = sketch->cr;

  cairo_save (cr);
  cairo_translate (cr, finger->x, finger->y);
  cairo_rotate (cr, finger->lean * stretch);
  draw_crease (sketch, -1.6, -finger->length * 0.36 * stretch, 1.6,
               -finger->length * 0.36 * stretch);
  draw_crease (sketch, -1.5, -finger->length * 0.68 * stretch, 1.5,
               -finger->length * 0.68 * stretch);
  draw_crease (sketch, -1.8, 0.6, 1.8, 0.6);
  cairo_restore (cr);
}

/* Draws a finger bent into the palm, with its nail visible. */
static void
bent_finger (const AluetteSketch *sketch, const Finger *finger)
{
  cairo_t *cr = sketch->cr;
  double low = finger->y + 7.2;

  cairo_new_path (cr);
  aluette_brush_finger (cr, finger->x, finger->y - 1.6, finger->radius, finger->x * 0.92, low,
                        finger->radius * 0.92);
  aluette_brush_shape (cr,
                       aluette_brush_blend (sketch->villager->skin, sketch->villager->blush, 0.18),
                       sketch->pen * 0.9);
  draw_crease (sketch, finger->x - 1.5, finger->y + 1.6, finger->x + 1.5, finger->y + 1.6);
  draw_nail (sketch, finger->x * 0.92, low + 0.3, 0, 1.25);
}

/* Draws the thumb across the bent fingers, with its tip at (@x, @y). */
static void
thumb_across (const AluetteSketch *sketch, double x, double y)
{
  cairo_t *cr = sketch->cr;
  double angle = atan2 (y - 7, x - 8);

  cairo_new_path (cr);
  aluette_brush_finger (cr, 7.6, 7, 3.1, x, y, 2.5);
  aluette_brush_shape (cr, sketch->villager->skin, sketch->pen * 0.95);
  draw_nail (sketch, x + cos (angle) * 0.6, y + sin (angle) * 0.6, angle + G_PI / 2, 1.5);
  /* Remove the outline between the thumb and the palm. */
  aluette_brush_ellipse (cr, 7, 8.4, 2.5, 3.2);
  aluette_brush_set_color (cr, sketch->villager->skin);
  cairo_fill (cr);
}

static void
wedding_ring (const AluetteSketch *sketch, double stretch)
{
  cairo_t *cr = sketch->cr;
  const Finger *finger = &fingers[2];

  cairo_save (cr);
  cairo_translate (cr, finger->x, finger->y);
  cairo_rotate (cr, finger->lean * stretch);
  cairo_rectangle (cr, -2.9, -finger->length * 0.24, 5.8, 2.3);
  aluette_brush_shape (cr, ALUETTE_OCHRE, sketch->pen * 0.6);
  cairo_restore (cr);
}

static void
open_palm (const AluetteSketch *sketch)
{
  static const double thumb_tip[][2] = {
    [ALUETTE_HAND_NONE] = { -1, 1.2 },         [ALUETTE_HAND_LITTLE_FINGER] = { -0.6, 0.6 },
    [ALUETTE_HAND_INDEX] = { 0.4, 0.8 },       [ALUETTE_HAND_INDEX_AND_MIDDLE] = { -2.6, 1.2 },
    [ALUETTE_HAND_RING_FINGER] = { 2.2, 0.4 },
  };
  AluetteHandPose hand = sketch->pose->hand;
  double stretch = 0.25 + 0.75 * sketch->pose->hand_stretch;

  draw_silhouette (sketch, stretch);
  for (int i = N_FINGERS - 1; i >= 0; i--)
    {
      double reach = get_reach (hand, i);

      if (reach > 0)
        stretched_details (sketch, &fingers[i], stretch * reach);
      else
        bent_finger (sketch, &fingers[i]);
    }
  if (hand == ALUETTE_HAND_RING_FINGER && sketch->villager->wedding_ring)
    wedding_ring (sketch, stretch);
  thumb_across (sketch, thumb_tip[hand][0], thumb_tip[hand][1]);
}

/* Draws a fist with the thumb up, seen from the knuckles. */
static void
thumb_up (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double stretch = 0.2 + 0.8 * sketch->pose->hand_stretch;
  double tip = -7 - 14.5 * stretch;

  for (int pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_new_sub_path (cr);
      cairo_move_to (cr, -6.4, 13);
      cairo_curve_to (cr, -9.6, 8, -10, -2, -8, -6.4);
      cairo_curve_to (cr, -4, -8.6, 4, -8.4, 8, -6);
      cairo_line_to (cr, 8.6, 9.4);
      cairo_curve_to (cr, 6, 11, 5.6, 12, 5.4, 13);
      cairo_close_path (cr);
      aluette_brush_finger (cr, -3.2, -4, 3.9, -2.4, (tip - 4) / 2, 3.1);
      aluette_brush_finger (cr, -2.4, (tip - 4) / 2, 3.1, -3.4 - stretch, tip, 3);
      if (pass == 0)
        aluette_brush_line (cr, sketch->pen * 2.2);
    }
  aluette_brush_set_color (cr, sketch->villager->skin);
  cairo_fill (cr);
  draw_crease (sketch, -4.6, (tip - 5) / 2, -0.6, (tip - 5) / 2 - 0.4);
  draw_nail (sketch, -3.2 - stretch, tip + 0.2, -0.08, 1.9);
  for (int i = 3; i >= 0; i--)
    {
      cairo_new_path (cr);
      aluette_brush_finger (cr, -2.2 + (i == 3 ? 1 : 0), -4.4 + 4.3 * i, 2.25,
                            7.6 - (i == 3 ? 1.4 : 0), -4.4 + 4.3 * i, 2.35);
      aluette_brush_shape (cr,
                           aluette_brush_blend (sketch->villager->skin, sketch->villager->blush,
                                                0.18),
                           sketch->pen * 0.9);
    }
}

/* Draws the quill, which leans to the right. The origin is its nib. */
static void
draw_quill (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr, (double[8]) { 0, 0, 4, -6, 10, -14, 15, -23 }, 0.5, 1.9, 1);
  cairo_new_path (cr);
  cairo_move_to (cr, 10.4, -15);
  cairo_curve_to (cr, 7.4, -22, 9, -32, 20, -40);
  cairo_curve_to (cr, 22.5, -31, 21.5, -22, 11.6, -15.6);
  cairo_close_path (cr);
  aluette_brush_shape (cr, ALUETTE_LINEN, sketch->pen);
  aluette_brush_set_color (cr, ALUETTE_INK);
  aluette_brush_stroke (cr, (double[8]) { 10.6, -15, 13, -22, 15.6, -29, 19.2, -38 }, 0.9, 0.7,
                        0.2);
  for (int i = 0; i < 4 && sketch->fine; i++)
    aluette_brush_stroke (cr,
                          (double[8]) { 12.4 + i * 1.6, -20.6 - i * 4, 13.6 + i * 1.6, -21 - i * 4,
                                        15 + i * 1.3, -22.4 - i * 4, 16.2 + i * 1.1,
                                        -24.4 - i * 3.6 },
                          0.1, 0.6, 0.1);
}

/* Draws the hand that holds the quill, seen from the thumb. The nib is at (-11, 9). */
static void
draw_writing (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  uint32_t shade = aluette_brush_blend (sketch->villager->skin, sketch->villager->blush, 0.18);

  cairo_new_path (cr);
  cairo_move_to (cr, 11, 15);
  cairo_curve_to (cr, 12.6, 8, 11.4, -2, 6.4, -5.4);
  cairo_curve_to (cr, 3, -7.4, -1.6, -6.4, -3, -3);
  cairo_curve_to (cr, -4.4, 3, -5, 9, -2, 13);
  cairo_curve_to (cr, 0, 15, 2, 15, 2, 16);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->skin, sketch->pen * 1.1);
  for (int i = 2; i >= 0; i--)
    {
      cairo_new_path (cr);
      aluette_brush_finger (cr, 1.4, 5.6 + 3.2 * i, 2.2, -4.2 + i * 1.3, 6.4 + 3 * i, 2);
      aluette_brush_shape (cr, shade, sketch->pen * 0.9);
    }
  cairo_save (cr);
  cairo_translate (cr, -11.5, 9.5);
  draw_quill (sketch);
  cairo_restore (cr);
  cairo_new_path (cr);
  aluette_brush_finger (cr, 2, -4.4, 2.6, -6.6, 3.2, 1.9);
  aluette_brush_shape (cr, sketch->villager->skin, sketch->pen);
  cairo_new_path (cr);
  aluette_brush_finger (cr, 5.2, 4.4, 2.9, -4.4, 4.6, 2.2);
  aluette_brush_shape (cr, sketch->villager->skin, sketch->pen);
  draw_nail (sketch, -4.6, 4.4, G_PI / 2, 1.4);
  aluette_brush_ellipse (cr, 6, 4.6, 2.9, 3);
  aluette_brush_ellipse (cr, 3.6, -3.2, 2.4, 2.6);
  aluette_brush_set_color (cr, sketch->villager->skin);
  cairo_fill (cr);
}

static void
draw_sleeve (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  double half = sketch->pose->hand == ALUETTE_HAND_WRITING ? 1 : 0;

  cairo_new_path (cr);
  cairo_move_to (cr, -8.2 + half * 7, 14);
  cairo_line_to (cr, -11 + half * 7, 60);
  cairo_line_to (cr, 13 + half * 7, 60);
  cairo_line_to (cr, 8.2 + half * 7, 14);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->cloth, sketch->pen * 1.1);
  cairo_new_path (cr);
  cairo_move_to (cr, -9 + half * 7, 12);
  cairo_curve_to (cr, -4 + half * 7, 13.6, 4 + half * 7, 13.6, 9 + half * 7, 12);
  cairo_line_to (cr, 9.6 + half * 7, 17);
  cairo_curve_to (cr, 4 + half * 7, 18.6, -4 + half * 7, 18.6, -9.6 + half * 7, 17);
  cairo_close_path (cr);
  aluette_brush_shape (cr, sketch->villager->cloth_accent, sketch->pen);
}

/* Computes the position of the writing hand, in units, after @phase strokes. */
static void
get_writing_position (double phase, double *x, double *y)
{
  *x = 29 + sin (2 * G_PI * phase) * 1.8;
  *y = 67 + cos (2 * G_PI * phase) * 3.4;
}

/* Draws what the quill has written in the air: loops that end at the nib. */
static void
draw_flourish (const AluetteSketch *sketch)
{
  const AluettePose *pose = sketch->pose;
  double x, y;

  cairo_new_path (sketch->cr);
  for (double s = 0; s <= 3 * pose->hand_stretch; s += 0.05)
    {
      get_writing_position (pose->writing_phase - s, &x, &y);
      cairo_line_to (sketch->cr, x - 16 - s * 3.6, y + 11.8 + (1 - pose->hand_raise) * 58);
    }
  cairo_set_line_width (sketch->cr, sketch->pen * 0.9);
  aluette_brush_set_color (sketch->cr, ALUETTE_BLUE);
  cairo_stroke (sketch->cr);
}

void
aluette_face_draw_hand (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;
  const AluettePose *pose = sketch->pose;
  gboolean writes = pose->hand == ALUETTE_HAND_WRITING;
  double x = 19.5;
  double y = 62;

  if (pose->hand_raise <= 0.01)
    return;
  if (writes)
    {
      draw_flourish (sketch);
      get_writing_position (pose->writing_phase, &x, &y);
    }
  cairo_save (cr);
  cairo_translate (cr, x, y + (1 - pose->hand_raise) * 58);
  cairo_rotate (cr, writes ? 0.06 : -0.05);
  cairo_scale (cr, 1.34, 1.34);
  draw_sleeve (sketch);
  if (writes)
    draw_writing (sketch);
  else if (pose->hand == ALUETTE_HAND_THUMB)
    thumb_up (sketch);
  else
    open_palm (sketch);
  cairo_restore (cr);
}
