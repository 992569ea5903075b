/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-face.h"

#include <string.h>

#include "presentation/portraits/aluette-face-drawing.h"
#include "presentation/portraits/aluette-gesture.h"

#define SIDE 160 /* pixels */

static const struct
{
  const char *name;
  double x, y;
} gazes[] = {
  { "rest", 0, 0 }, { "left", -1, 0 }, { "right", 1, 0 }, { "up", 0, -0.8 }, { "down", 0, 1 },
};

static gboolean
find_pose (const char *name, const AluettePose *rest, AluettePose *pose)
{
  int gesture = aluette_gesture_find (name);

  *pose = *rest;
  if (gesture >= 0)
    {
      aluette_gesture_pose ((AluetteGesture) gesture, 0.5, 0.9, rest, pose);
      return TRUE;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (gazes); i++)
    if (g_str_equal (gazes[i].name, name))
      {
        pose->gaze_x += gazes[i].x;
        pose->gaze_y += gazes[i].y;
        return TRUE;
      }
  return FALSE;
}

static const AluetteVillager *
find_villager (const char *id)
{
  int index = aluette_villager_find (id);

  if (g_strcmp0 (id, aluette_villager_get (ALUETTE_PETIT_JEAN)->id) == 0)
    return aluette_villager_get (ALUETTE_PETIT_JEAN);
  return index >= 0 ? aluette_villager_get ((guint) index) : NULL;
}

static cairo_status_t
write_bytes (void *array, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (array, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
aluette_web_face_draw (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "/", 3);
  const AluetteVillager *villager = find_villager (parts[0]);
  cairo_surface_t *surface;
  GByteArray *png;
  AluettePose pose;
  cairo_t *cr;

  if (villager == NULL || g_strv_length (parts) != 2 || !g_str_has_suffix (parts[1], ".png"))
    return NULL;
  parts[1][strlen (parts[1]) - strlen (".png")] = '\0';
  if (!find_pose (parts[1], &villager->rest, &pose))
    return NULL;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cr = cairo_create (surface);
  aluette_face_draw (cr, villager, &pose, SIDE, SIDE, 1);
  cairo_destroy (cr);
  png = g_byte_array_new ();
  cairo_surface_write_to_png_stream (surface, write_bytes, png);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (png);
}

const char *
aluette_web_face_get_id (guint villager)
{
  return aluette_villager_get (villager)->id;
}
