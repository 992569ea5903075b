/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the villagers and their gestures, for people to look at. Requires no display. */
#include "presentation/portraits/aluette-face-drawing.h"
#include "presentation/portraits/aluette-gesture.h"
#include "presentation/portraits/aluette-villagers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N_FRAMES 6
#define FRAME 220
#define SMALL 64
#define GAP 10

static const double moments[N_FRAMES] = { 0, 0.18, 0.33, 0.5, 0.67, 0.86 };

static cairo_surface_t *
new_page (int width, int height)
{
  cairo_surface_t *page = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (page);

  cairo_set_source_rgb (cr, 0.36, 0.26, 0.2);
  cairo_paint (cr);
  cairo_destroy (cr);
  return page;
}

static void
draw_at (cairo_surface_t *page, double x, double y, double side, const AluetteVillager *villager,
         const AluettePose *pose)
{
  cairo_t *cr = cairo_create (page);

  cairo_translate (cr, x, y);
  aluette_face_draw (cr, villager, pose, side, side, 1);
  cairo_destroy (cr);
}

static gboolean
save_page (cairo_surface_t *page, const char *path)
{
  cairo_status_t status = cairo_surface_write_to_png (page, path);

  cairo_surface_destroy (page);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  fprintf (stderr, "%s: %s\n", path, cairo_status_to_string (status));
  return FALSE;
}

/* Six moments of a gesture, and the fourth again in the size of a seat. */
static gboolean
write_strip (AluetteGesture gesture, const AluetteVillager *villager, double size, const char *path)
{
  cairo_surface_t *page = new_page (N_FRAMES * (FRAME + GAP) + 2 * GAP + SMALL, FRAME + 2 * GAP);
  AluettePose pose;

  for (int i = 0; i < N_FRAMES; i++)
    {
      aluette_gesture_pose (gesture, moments[i], size, &villager->rest, &pose);
      draw_at (page, GAP + i * (FRAME + GAP), GAP, FRAME, villager, &pose);
    }
  aluette_gesture_pose (gesture, 0.5, size, &villager->rest, &pose);
  draw_at (page, GAP + N_FRAMES * (FRAME + GAP), GAP, SMALL, villager, &pose);
  return save_page (page, path);
}

static gboolean
write_all (const char *folder)
{
  gboolean ok = TRUE;

  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s.png",
                                               aluette_gesture_get_id ((AluetteGesture) i));
      g_autofree char *path = g_build_filename (folder, name, NULL);

      ok = write_strip ((AluetteGesture) i, aluette_villager_get ((guint) i), 1, path) && ok;
    }
  return ok;
}

/* All villagers at the three sizes. */
static gboolean
write_sheet (const char *path)
{
  static const int sides[] = { 300, 128, 64 };
  cairo_surface_t *page = new_page (5 * (300 + GAP) + GAP, 2 * (300 + 128 + 64 + 4 * GAP) + GAP);

  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      const AluetteVillager *villager = aluette_villager_get (i);
      double x = GAP + (i % 5) * (300 + GAP);
      double y = GAP + (i / 5) * (300 + 128 + 64 + 4 * GAP);

      for (guint s = 0; s < G_N_ELEMENTS (sides); s++)
        {
          draw_at (page, x, y, sides[s], villager, &villager->rest);
          y += sides[s] + GAP;
        }
    }
  return save_page (page, path);
}

/* All expressions of each villager, one row per villager, after their usual face. */
static gboolean
write_feelings (const char *path, int side)
{
  cairo_surface_t *page = new_page (ALUETTE_N_FEELINGS * (side + GAP) + GAP,
                                    ALUETTE_N_VILLAGERS * (side + GAP) + GAP);

  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    for (guint feeling = 0; feeling < ALUETTE_N_FEELINGS; feeling++)
      {
        const AluetteVillager *villager = aluette_villager_get (i);
        AluettePose pose = villager->rest;
        AluetteReaction reaction;

        if (aluette_temper_react (&villager->temper, (AluetteFeeling) feeling, &reaction))
          aluette_expression_pose (reaction.expression, reaction.strength, &pose, &pose);
        draw_at (page, GAP + feeling * (side + GAP), GAP + i * (side + GAP), side, villager, &pose);
      }
  return save_page (page, path);
}

/* Each gesture at its peak, one row per villager. */
static gboolean
write_chart (const char *path, int side)
{
  cairo_surface_t *page = new_page (ALUETTE_N_GESTURES * (side + 4) + 4,
                                    ALUETTE_N_VILLAGERS * (side + 4) + 4);

  for (guint f = 0; f < ALUETTE_N_VILLAGERS; f++)
    {
      const AluetteVillager *villager = aluette_villager_get (f);

      for (int i = 0; i < ALUETTE_N_GESTURES; i++)
        {
          AluettePose pose;

          aluette_gesture_pose ((AluetteGesture) i, 0.5, 1, &villager->rest, &pose);
          draw_at (page, 4 + i * (side + 4), 4 + f * (double) (side + 4), side, villager, &pose);
        }
    }
  return save_page (page, path);
}

static int
print_usage (const char *program)
{
  fprintf (stderr,
           "Usage: %s GESTURE VILLAGER FILE.png [SIZE]\n"
           "       %s --all FOLDER\n"
           "       %s --sheet FILE.png\n"
           "       %s --feelings FILE.png\n"
           "       %s --petit-jean FILE.png\n"
           "       %s --chart FILE.png [PIXELS]\n\nGestures:",
           program, program, program, program, program, program);
  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    fprintf (stderr, " %s", aluette_gesture_get_id ((AluetteGesture) i));
  fprintf (stderr, "\nVillagers:");
  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    fprintf (stderr, " %s", aluette_villager_get (i)->id);
  fprintf (stderr, "\n");
  return 2;
}

int
main (int argc, char **argv)
{
  int gesture, villager;

  if (argc == 3 && strcmp (argv[1], "--all") == 0)
    return !write_all (argv[2]);
  if (argc == 3 && strcmp (argv[1], "--sheet") == 0)
    return !write_sheet (argv[2]);
  if (argc == 3 && strcmp (argv[1], "--petit-jean") == 0)
    return !write_strip (ALUETTE_N_GESTURES, aluette_villager_get (ALUETTE_PETIT_JEAN), 1, argv[2]);
  if (argc == 3 && strcmp (argv[1], "--feelings") == 0)
    return !write_feelings (argv[2], 128);
  if ((argc == 3 || argc == 4) && strcmp (argv[1], "--chart") == 0)
    return !write_chart (argv[2], argc == 4 ? CLAMP (atoi (argv[3]), 16, 512) : SMALL);
  if (argc < 4 || argc > 5)
    return print_usage (argv[0]);
  gesture = aluette_gesture_find (argv[1]);
  villager = aluette_villager_find (argv[2]);
  if (gesture < 0 || villager < 0)
    return print_usage (argv[0]);
  return !write_strip ((AluetteGesture) gesture, aluette_villager_get ((guint) villager),
                       argc == 5 ? g_ascii_strtod (argv[4], NULL) : 1, argv[3]);
}
