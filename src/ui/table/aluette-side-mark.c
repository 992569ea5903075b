/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-side-mark.h"

/* The width of the two lines around a mark, relative to it: light inside dark, so that one of them
 * can be seen on any background. */
#define LINE 0.09f

/* A diamond is smaller than the square around it that has the area of the disc. */
#define DIAMOND 0.72f

static const GdkRGBA colors[] = {
  { 0.784f, 0.263f, 0.169f, 1 },
  { 0.176f, 0.373f, 0.561f, 1 },
};

gboolean
aluette_side_mark_exists (guint side)
{
  return side < G_N_ELEMENTS (colors);
}

/* Fills a square around the origin, with round corners. */
static void
append_shape (GtkSnapshot *snapshot, float size, float radius, const GdkRGBA *color)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (-size / 2, -size / 2, size, size);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &box, radius * size);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, color, &box);
  gtk_snapshot_pop (snapshot);
}

void
aluette_side_mark_append (GtkSnapshot *snapshot, guint side, const graphene_rect_t *box)
{
  static const GdkRGBA ink = { 0.165f, 0.110f, 0.071f, 1 }, paper = { 1, 0.98f, 0.94f, 1 };
  float size = box->size.width, radius = side == 0 ? 0.5f : 0.12f;
  graphene_point_t center;

  if (!aluette_side_mark_exists (side))
    return;
  graphene_rect_get_center (box, &center);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &center);
  if (side == 1)
    {
      gtk_snapshot_rotate (snapshot, 45);
      size *= DIAMOND;
    }
  append_shape (snapshot, size, radius, &ink);
  append_shape (snapshot, size * (1 - 2 * LINE), radius, &paper);
  append_shape (snapshot, size * (1 - 4 * LINE), radius, &colors[side]);
  gtk_snapshot_restore (snapshot);
}
