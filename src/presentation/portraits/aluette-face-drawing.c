/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-face-drawing.h"

#include "presentation/portraits/aluette-face-parts.h"

#include <math.h>

#define CHIN_Y 70.0
#define PIVOT_Y 71.0
#define HEAD_SCALE 1.06
#define FINE_PIXELS 110

static void
frame_path (cairo_t *cr)
{
  double inset = 1.6;
  double radius = 9;
  double end = 100 - inset;

  cairo_new_path (cr);
  cairo_arc (cr, inset + radius, inset + radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, end - radius, inset + radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, end - radius, end - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, inset + radius, end - radius, radius, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

/* The salt marsh in the background, in one hue: heaps of salt, a mill, water. */
static void
draw_marsh (const AluetteSketch *sketch)
{
  static const double ripples[][3] = {
    { 17, 73.4, 8 }, { 22, 76.4, 5 }, { 72, 73.4, 5 }, { 79, 73.4, 5 }, { 76, 76.4, 6 },
  };
  cairo_t *cr = sketch->cr;

  aluette_brush_set_color (cr, aluette_brush_blend (sketch->villager->backdrop, ALUETTE_INK, 0.16));
  cairo_rectangle (cr, 0, 70, 100, 0.9);
  cairo_move_to (cr, 10, 70);
  cairo_line_to (cr, 15.5, 63);
  cairo_line_to (cr, 21, 70);
  cairo_move_to (cr, 19, 70);
  cairo_line_to (cr, 23, 65);
  cairo_line_to (cr, 27, 70);
  cairo_move_to (cr, 84.4, 70);
  cairo_line_to (cr, 85.2, 60);
  cairo_line_to (cr, 87, 57.6);
  cairo_line_to (cr, 88.8, 60);
  cairo_line_to (cr, 89.6, 70);
  for (size_t i = 0; i < G_N_ELEMENTS (ripples); i++)
    cairo_rectangle (cr, ripples[i][0], ripples[i][1], ripples[i][2], 0.7);
  cairo_fill (cr);
  for (int sail = 0; sail < 4; sail++)
    {
      double angle = 0.5 + sail * G_PI / 2;

      cairo_move_to (cr, 87, 59.6);
      cairo_line_to (cr, 87 + cos (angle) * 7.4, 59.6 + sin (angle) * 7.4);
    }
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

/* Paper with the flat color of the villager, slightly displaced as in stenciled prints. */
static void
draw_backdrop (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  aluette_brush_set_color (cr, ALUETTE_PAPER);
  cairo_paint (cr);
  aluette_brush_ellipse (cr, 51, 47, 43, 43);
  aluette_brush_set_color (cr, sketch->villager->backdrop);
  if (!sketch->fine)
    {
      cairo_fill (cr);
      return;
    }
  cairo_save (cr);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  draw_marsh (sketch);
  cairo_restore (cr);
}

static void
enter_head (const AluetteSketch *sketch)
{
  const AluettePose *pose = sketch->pose;
  double lean = pose->shoulder * 1.5 + pose->head_tilt * 0.12;

  cairo_translate (sketch->cr, 50 + 8 * pose->hand_raise + pose->head_turn * 1.5 - lean,
                   PIVOT_Y - sketch->rise * 0.8);
  cairo_rotate (sketch->cr, pose->head_tilt * G_PI / 180);
  cairo_scale (sketch->cr, HEAD_SCALE, HEAD_SCALE);
  cairo_translate (sketch->cr, 0, CHIN_Y - PIVOT_Y - sketch->villager->face_height);
}

static void
draw_head (const AluetteSketch *sketch)
{
  cairo_save (sketch->cr);
  enter_head (sketch);
  aluette_face_draw_skull (sketch);
  aluette_face_draw_hair_front (sketch);
  aluette_face_draw_beard (sketch);
  aluette_face_draw_eyes (sketch);
  aluette_face_draw_mouth (sketch);
  aluette_face_draw_mustache (sketch);
  aluette_face_draw_nose (sketch);
  aluette_face_draw_hat_front (sketch);
  cairo_restore (sketch->cr);
}

static void
draw_person (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  cairo_save (cr);
  enter_head (sketch);
  aluette_face_draw_hat_back (sketch);
  aluette_face_draw_hair_back (sketch);
  cairo_restore (cr);
  aluette_face_draw_body (sketch);
  draw_head (sketch);
  aluette_face_draw_hand (sketch);
}

static void
draw_picture (const AluetteSketch *sketch)
{
  cairo_t *cr = sketch->cr;

  /* Rounded corners at the end: everything drawn under a rounded clip costs a quarter more. */
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, 100, 100);
  cairo_clip (cr);
  cairo_push_group (cr);
  draw_backdrop (sketch);
  if (sketch->villager == aluette_villager_get (ALUETTE_PETIT_JEAN))
    aluette_face_draw_chair (sketch);
  else
    draw_person (sketch);
  cairo_pop_group_to_source (cr);
  frame_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
  frame_path (cr);
  aluette_brush_line (cr, sketch->pen * 1.4);
}

void
aluette_face_draw (cairo_t *cr, const AluetteVillager *villager, const AluettePose *pose,
                   double width, double height, double scale)
{
  double side = fmin (width, height);
  double pixels = side * scale;
  AluettePose clamped = *pose;
  AluetteSketch sketch = { .cr = cr, .villager = villager, .pose = &clamped };

  if (!(width > 0 && height > 0 && scale > 0))
    return;
  aluette_pose_clamp (&clamped);
  sketch.pen = fmax (1.5, 130 / pixels);
  sketch.fine = pixels >= FINE_PIXELS;
  sketch.shift_x = clamped.head_turn * 6;
  sketch.shift_y = -clamped.head_nod * 4.5;
  sketch.rise = 0.55 * (1 - cos (2 * G_PI * clamped.breath_phase));
  cairo_save (cr);
  cairo_translate (cr, (width - side) / 2, (height - side) / 2);
  cairo_scale (cr, side / 100, side / 100);
  cairo_new_path (cr);
  cairo_set_tolerance (cr, 0.2);
  draw_picture (&sketch);
  cairo_restore (cr);
}
