/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Poses, gestures and pictures, without a display. */
#include "presentation/portraits/aluette-face-drawing.h"
#include "presentation/portraits/aluette-first-name.h"
#include "presentation/portraits/aluette-gesture.h"
#include "presentation/portraits/aluette-idle-animation.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/portraits/aluette-portrait-cache.h"
#include "testing.h"

#include <math.h>
#include <string.h>

#define SIDE 96
/* Pixels of a 96 × 96 portrait that must change by more than a shade for a change to be seen. */
#define SEEN 60
#define SHADE 40

static cairo_surface_t *
draw_portrait (const AluetteVillager *villager, const AluettePose *pose, double width,
               double height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);

  aluette_face_draw (cr, villager, pose, width, height, 1);
  assert_int_equal (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static cairo_surface_t *
picture_of_gesture (const AluetteVillager *villager, AluetteGesture gesture, double t, double size)
{
  AluettePose pose;

  aluette_gesture_pose (gesture, t, size, &villager->rest, &pose);
  return draw_portrait (villager, &pose, SIDE, SIDE);
}

static int
differing_pixels (cairo_surface_t *a, cairo_surface_t *b)
{
  const unsigned char *left = cairo_image_surface_get_data (a);
  const unsigned char *right = cairo_image_surface_get_data (b);
  int stride = cairo_image_surface_get_stride (a);
  int count = 0;

  for (int y = 0; y < SIDE; y++)
    {
      for (int x = 0; x < SIDE; x++)
        {
          const unsigned char *p = left + y * stride + 4 * x;
          const unsigned char *q = right + y * stride + 4 * x;

          count += abs (p[0] - q[0]) > SHADE || abs (p[1] - q[1]) > SHADE
                   || abs (p[2] - q[2]) > SHADE;
        }
    }
  return count;
}

TEST (test_mix_ends_and_limits)
{
  AluettePose a = { .gaze_x = -1, .lid_left = 0.2, .head_tilt = -20, .hand = ALUETTE_HAND_INDEX };
  AluettePose b = {
    .gaze_x = 1, .lid_left = 0.8, .head_tilt = 30, .hand = ALUETTE_HAND_THUMB, .hand_raise = 1
  };
  AluettePose out;

  aluette_pose_mix (&a, &b, 0, &out);
  assert_float_equal (out.gaze_x, -1, 1e-9);
  assert_float_equal (out.head_tilt, -20, 1e-9);
  aluette_pose_mix (&a, &b, 0.5, &out);
  assert_float_equal (out.gaze_x, 0, 1e-9);
  assert_float_equal (out.lid_left, 0.5, 1e-9);
  assert_int_equal (out.hand, ALUETTE_HAND_THUMB);
  aluette_pose_mix (&a, &b, 3, &out);
  assert_float_equal (out.gaze_x, 1, 1e-9);
  assert_float_equal (out.lid_left, 1, 1e-9);
  assert_float_equal (out.head_tilt, 30, 1e-9);
  assert_float_equal (out.hand_raise, 1, 1e-9);
  aluette_pose_mix (&a, &b, -1, &out);
  assert_float_equal (out.lid_left, 0, 1e-9);
  assert_float_equal (out.head_tilt, -30, 1e-9);
}

TEST (test_clamp_mends_anything)
{
  AluettePose pose = {
    .gaze_x = NAN, .head_tilt = 1e9, .mouth_twist = -7, .hand = (AluetteHandPose) 99
  };

  aluette_pose_clamp (&pose);
  assert_float_equal (pose.gaze_x, 0, 0);
  assert_float_equal (pose.head_tilt, 30, 0);
  assert_float_equal (pose.mouth_twist, -1, 0);
  assert_int_equal (pose.hand, ALUETTE_HAND_NONE);
}

TEST (test_villagers_are_distinct)
{
  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      const AluetteVillager *villager = aluette_villager_get (i);

      assert_int_equal (aluette_villager_find (villager->id), i);
      assert_true (strlen (villager->first_name) > 0);
      assert_true (strlen (aluette_villager_get_role (villager)) > 0);
      for (guint j = 0; j < i; j++)
        {
          assert_string_not_equal (villager->id, aluette_villager_get (j)->id);
          assert_string_not_equal (villager->first_name, aluette_villager_get (j)->first_name);
          assert_string_not_equal (villager->role, aluette_villager_get (j)->role);
        }
    }
  assert_int_equal (aluette_villager_find ("nobody"), -1);
  assert_int_equal (aluette_villager_find (NULL), -1);
  assert_ptr_equal (aluette_villager_get (ALUETTE_N_VILLAGERS), aluette_villager_get (0));
}

TEST (test_gesture_ids)
{
  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    {
      const char *id = aluette_gesture_get_id ((AluetteGesture) i);
      const char *sign = aluette_gesture_get_sign ((AluetteGesture) i);

      assert_int_equal (aluette_gesture_find (id), i);
      assert_int_equal (strncmp (id, sign, strlen (sign)), 0);
    }
  assert_int_equal (aluette_gesture_find ("salute"), -1);
  assert_int_equal (aluette_gesture_find (NULL), -1);
  assert_null (aluette_gesture_get_id ((AluetteGesture) ALUETTE_N_GESTURES));
}

TEST (test_gestures_return_to_rest)
{
  static const double ends[] = { 0, 1, -0.5, 1.5, NAN };
  AluettePose rest = {
    .gaze_x = 0.4, .mouth_smile = 0.3, .head_turn = -0.2, .breath_phase = 0.3, .writing_phase = 2
  };

  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    {
      AluettePose before, after;

      for (size_t e = 0; e < G_N_ELEMENTS (ends); e++)
        {
          AluettePose out;

          aluette_gesture_pose ((AluetteGesture) i, ends[e], 1, &rest, &out);
          assert_memory_equal (&out, &rest, sizeof rest);
        }
      /* There is no jump at the other end either. */
      aluette_gesture_pose ((AluetteGesture) i, 1e-4, 1, &rest, &after);
      aluette_gesture_pose ((AluetteGesture) i, 1 - 1e-4, 1, &rest, &before);
      after.writing_phase = before.writing_phase = rest.writing_phase;
      assert_true (aluette_pose_equal (&after, &rest));
      assert_true (aluette_pose_equal (&before, &rest));
    }
}

TEST (test_gestures_can_be_distinguished)
{
  for (guint v = 0; v < ALUETTE_N_VILLAGERS; v++)
    {
      const AluetteVillager *villager = aluette_villager_get (v);
      cairo_surface_t *pictures[ALUETTE_N_GESTURES + 1];
      int n = ALUETTE_N_GESTURES + 1;

      for (int i = 0; i < ALUETTE_N_GESTURES; i++)
        pictures[i] = picture_of_gesture (villager, (AluetteGesture) i, 0.5, 1);
      pictures[ALUETTE_N_GESTURES] = draw_portrait (villager, &villager->rest, SIDE, SIDE);
      for (int i = 0; i < n; i++)
        {
          for (int j = 0; j < i; j++)
            {
              int differing = differing_pixels (pictures[i], pictures[j]);

              if (differing < SEEN)
                fail_msg ("%s: gestures %d and %d differ in %d pixels only", villager->id, j, i,
                          differing);
            }
        }
      for (int i = 0; i < n; i++)
        cairo_surface_destroy (pictures[i]);
    }
}

TEST (test_drawing_takes_odd_sizes)
{
  static const double sizes[][2] = { { 0, 0 },  { -5, 20 }, { 1, 1 },
                                     { 3, 90 }, { 96, 20 }, { NAN, 10 } };
  const AluettePose wild = { .gaze_x = 50,
                             .lid_left = -3,
                             .head_tilt = NAN,
                             .mouth_open = 9,
                             .hand_raise = 4,
                             .hand = (AluetteHandPose) -1 };

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    cairo_surface_destroy (draw_portrait (aluette_villager_get ((guint) i), &wild, sizes[i][0],
                                          sizes[i][1]));
}

TEST (test_idle_life)
{
  AluetteIdleAnimation life;
  gint64 now = 1000;
  int blinks = 0;
  int glances = 0;
  int steps = 0;
  gboolean shut = FALSE;
  double gaze = 0;

  aluette_idle_animation_init (&life, 7);
  aluette_idle_animation_start (&life, now);
  for (; now < 61000; steps++)
    {
      AluettePose pose = { 0 };
      guint wait = aluette_idle_animation_step (&life, now, 6, TRUE);

      aluette_idle_animation_apply (&life, &pose);
      assert_in_range (wait, 1, 1000);
      assert_true (pose.breath_phase >= 0 && pose.breath_phase <= 0.5);
      blinks += pose.lid_left == 1 && !shut;
      shut = pose.lid_left == 1;
      glances += pose.gaze_y != gaze;
      gaze = pose.gaze_y;
      now += wait;
    }
  assert_in_range (blinks, 8, 32);
  assert_in_range (glances, 6, 40);
  /* A minute of idle animation requires few timers. */
  assert_in_range (steps, 60, 300);
  aluette_idle_animation_clear (&life);
}

static GdkTexture *
blank_texture (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_malloc0 (4), 4);

  return gdk_memory_texture_new (1, 1, GDK_MEMORY_DEFAULT, bytes, 4);
}

TEST (test_cache_keeps_the_latest)
{
  g_autoptr (AluettePortraitCache) cache = aluette_portrait_cache_new ();
  g_autoptr (GdkTexture) texture = blank_texture ();
  AluettePose first = { 0 };
  AluettePose second = { .gaze_x = 0.01 };

  assert_null (aluette_portrait_cache_find (cache, &first, 96));
  aluette_portrait_cache_store (cache, &first, 96, texture);
  assert_ptr_equal (aluette_portrait_cache_find (cache, &first, 96), texture);
  assert_null (aluette_portrait_cache_find (cache, &first, 97));
  assert_null (aluette_portrait_cache_find (cache, &second, 96));
  for (int i = 1; i <= 100; i++)
    {
      AluettePose pose = { .gaze_x = i / 100.0 };

      aluette_portrait_cache_store (cache, &pose, 96, texture);
      assert_non_null (aluette_portrait_cache_find (cache, &pose, 96));
    }
  assert_null (aluette_portrait_cache_find (cache, &first, 96));
  aluette_portrait_cache_clear (cache);
  assert_null (aluette_portrait_cache_find (cache, &second, 96));
  assert_int_equal (G_OBJECT (texture)->ref_count, 1);
}

static guchar *
download (GdkTexture *texture, gsize *length)
{
  gsize stride = 4 * (gsize) gdk_texture_get_width (texture);
  guchar *pixels = g_malloc (*length = stride * (gsize) gdk_texture_get_height (texture));

  gdk_texture_download (texture, pixels, stride);
  return pixels;
}

/* A picture from the other thread is the same, and is drawn once. */
TEST (test_cache_takes_what_was_prepared)
{
  g_autoptr (AluettePortraitCache) prepared = aluette_portrait_cache_new ();
  g_autoptr (AluettePortraitCache) direct = aluette_portrait_cache_new ();
  const AluetteVillager *villager = aluette_villager_get (0);
  const AluettePose *rest = &villager->rest;
  g_autoptr (GdkTexture) one = NULL, again = NULL, other = NULL;
  g_autofree guchar *one_pixels = NULL, *other_pixels = NULL;
  gsize one_length, other_length;

  aluette_portrait_cache_prepare (prepared, villager, rest, SIDE);
  one = aluette_portrait_cache_get (prepared, villager, rest, SIDE, FALSE);
  again = aluette_portrait_cache_get (prepared, villager, rest, SIDE, FALSE);
  other = aluette_portrait_cache_get (direct, villager, rest, SIDE, FALSE);
  assert_ptr_equal (one, again);
  one_pixels = download (one, &one_length);
  other_pixels = download (other, &other_length);
  assert_int_equal (one_length, other_length);
  assert_memory_equal (one_pixels, other_pixels, one_length);
}

/* Villagers have their own faces; other players get a face by their name, and no two players have
 * the same. */
TEST (test_cast)
{
  static const char *const alone[] = { "Zoé" };
  static const char *const company[] = { "Léon", "Zoé", "Zoé", "", "Me", "Youenn" };
  guint first, cast[G_N_ELEMENTS (company)], again[G_N_ELEMENTS (company)];
  const char *villager = aluette_villager_get (3)->first_name;
  guint taken = 0;

  aluette_villagers_cast (alone, NULL, &first, 1);
  aluette_villagers_cast (company, NULL, cast, G_N_ELEMENTS (company));
  aluette_villagers_cast (company, NULL, again, G_N_ELEMENTS (company));
  assert_memory_equal (cast, again, sizeof cast);
  for (guint i = 0; i < G_N_ELEMENTS (company); i++)
    {
      assert_true (cast[i] < ALUETTE_N_VILLAGERS);
      assert_false (taken & (1u << cast[i]));
      taken |= 1u << cast[i];
    }
  aluette_villagers_cast (&villager, NULL, &first, 1);
  assert_int_equal (first, 3);
  aluette_villagers_cast (alone, NULL, &first, 1);
  aluette_villagers_cast (&company[1], NULL, cast, 1);
  assert_int_equal (cast[0], first);
}

/* No player gets a face of another gender while a suitable one is free, and the user's face does
 * not depend on the bots. */
TEST (test_cast_suits)
{
  static const char *const women[] = { "Jeanne", "Marie-Ange", "Manon", "Agnès" };
  static const char *const men[] = { "Étienne", "Paul", "Jérôme", "André", "Yann" };
  static const char *const usual[] = { "Moi", "Léon", "Rose", "Marcel" };
  static const char *const other[] = { "Moi", "Gustave", "Yvonne", "Lucie" };
  static const char *const pair[] = { "Moi", NULL, "Rose", NULL };
  guint cast[G_N_ELEMENTS (men)], again[4];

  aluette_villagers_cast (women, NULL, cast, G_N_ELEMENTS (women));
  for (guint i = 0; i < G_N_ELEMENTS (women); i++)
    assert_true (aluette_villager_get (cast[i])->woman);
  aluette_villagers_cast (men, NULL, cast, G_N_ELEMENTS (men));
  for (guint i = 0; i < G_N_ELEMENTS (men); i++)
    assert_false (aluette_villager_get (cast[i])->woman);
  aluette_villagers_cast (usual, NULL, cast, 4);
  aluette_villagers_cast (other, NULL, again, 4);
  assert_int_equal (cast[0], again[0]);
  aluette_villagers_cast (pair, NULL, again, 4);
  assert_int_equal (cast[0], again[0]);
  assert_int_equal (again[1], ALUETTE_PETIT_JEAN);
  assert_int_equal (again[3], ALUETTE_PETIT_JEAN);
}

/* The user has the face that they have chosen, and nobody else has it: not even its namesake. */
TEST (test_cast_own)
{
  static const char *const names[] = { "Moi", "Léon", "Rose", "Marcel" };
  static const char *const dummies[] = { NULL, "Rose", "Moi", NULL };
  guint plain[4], cast[4];

  aluette_villagers_cast (names, NULL, plain, 4);
  aluette_villagers_cast (names, &(AluetteOwnFace) { 0, -1 }, cast, 4);
  assert_memory_equal (cast, plain, sizeof cast);
  aluette_villagers_cast (names, &(AluetteOwnFace) { G_MAXUINT, 0 }, cast, 4);
  assert_memory_equal (cast, plain, sizeof cast);
  for (int own = 0; own < ALUETTE_N_VILLAGERS; own++)
    for (guint seat = 0; seat < 4; seat++)
      {
        aluette_villagers_cast (names, &(AluetteOwnFace) { seat, own }, cast, 4);
        assert_int_equal (cast[seat], own);
        for (guint i = 0; i < 4; i++)
          assert_true (i == seat || cast[i] == plain[i]);
      }
  aluette_villagers_cast (dummies, &(AluetteOwnFace) { 2, 7 }, cast, 4);
  assert_int_equal (cast[0], ALUETTE_PETIT_JEAN);
  assert_int_equal (cast[2], 7);
  assert_int_equal (cast[3], ALUETTE_PETIT_JEAN);
}

TEST (test_first_names)
{
  assert_int_equal (aluette_first_name_guess ("Jeanne"), ALUETTE_SEX_FEMALE);
  assert_int_equal (aluette_first_name_guess ("Émile Zola"), ALUETTE_SEX_MALE);
  assert_int_equal (aluette_first_name_guess ("Mary"), ALUETTE_SEX_FEMALE);
  assert_int_equal (aluette_first_name_guess ("Jack"), ALUETTE_SEX_MALE);
  assert_int_equal (aluette_first_name_guess ("Papa"), ALUETTE_SEX_MALE);
  assert_int_equal (aluette_first_name_guess ("Pépé"), ALUETTE_SEX_MALE);
  assert_int_equal (aluette_first_name_guess ("Maman"), ALUETTE_SEX_FEMALE);
  assert_int_equal (aluette_first_name_guess ("Moi"), ALUETTE_SEX_UNKNOWN);
  assert_int_equal (aluette_first_name_guess ("Player 2"), ALUETTE_SEX_UNKNOWN);
  assert_int_equal (aluette_first_name_guess ("123"), ALUETTE_SEX_UNKNOWN);
  assert_int_equal (aluette_first_name_guess (""), ALUETTE_SEX_UNKNOWN);
  assert_int_equal (aluette_first_name_guess (NULL), ALUETTE_SEX_UNKNOWN);
  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      const AluetteVillager *villager = aluette_villager_get (i);

      assert_int_equal (aluette_first_name_guess (villager->first_name),
                        villager->woman ? ALUETTE_SEX_FEMALE : ALUETTE_SEX_MALE);
    }
}
