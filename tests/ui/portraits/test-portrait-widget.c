/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The portrait as a widget, on a display. Callbacks record; the tests assert. */
#include "ui/portraits/aluette-portrait.h"

#include <adwaita.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

typedef struct
{
  GtkWidget *window;
  AluettePortrait *portrait;
  int done_count;
  int done_gesture;
} Fixture;

static void
on_done (AluettePortrait *portrait, int gesture, gpointer data)
{
  Fixture *fixture = data;

  fixture->done_count++;
  fixture->done_gesture = gesture;
}

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static gboolean
on_deadline (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until so many gestures are done, at most ten seconds. */
static void
wait_for_done (Fixture *fixture, int count)
{
  gboolean late = FALSE;
  guint id = g_timeout_add_seconds (10, on_deadline, &late);

  while (!late && fixture->done_count < count)
    g_main_context_iteration (NULL, TRUE);
  if (!late)
    g_source_remove (id);
  assert_false (late);
}

static void
run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, on_deadline, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static int
setup (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  set_animations (TRUE);
  fixture->portrait = ALUETTE_PORTRAIT (aluette_portrait_new (3));
  g_signal_connect (fixture->portrait, "gesture-done", G_CALLBACK (on_done), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 128, 128);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->portrait));
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->portrait)))
    g_main_context_iteration (NULL, TRUE);
  *state = fixture;
  return 0;
}

static int
teardown (void **state)
{
  Fixture *fixture = *state;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_free (fixture);
  return 0;
}

static void
test_defaults (void **state)
{
  Fixture *fixture = *state;
  AluettePortrait *portrait = fixture->portrait;

  assert_int_equal (aluette_portrait_get_villager (portrait), 3);
  assert_string_equal (aluette_portrait_get_person_name (portrait), "Yvonne");
  assert_int_equal (aluette_portrait_get_gesture (portrait), -1);
  assert_true (aluette_portrait_get_idle_glances (portrait));
  assert_false (aluette_portrait_get_quiet (portrait));
  assert_int_equal (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (portrait)),
                    GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (portrait, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Yvonne, Grandmother");
}

static void
test_label_follows (void **state)
{
  Fixture *fixture = *state;

  aluette_portrait_set_person_name (fixture->portrait, "Anne");
  gtk_test_accessible_assert_property (fixture->portrait, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anne, Grandmother");
  aluette_portrait_set_villager (fixture->portrait, 10);
  gtk_test_accessible_assert_property (fixture->portrait, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anne, Sailor");
  aluette_portrait_set_person_name (fixture->portrait, NULL);
  gtk_test_accessible_assert_property (fixture->portrait, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Léon, Sailor");
}

static void
test_properties (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (AluettePose) pose = NULL;
  double x = 0;
  double y = 0;

  g_object_set (fixture->portrait, "gaze-x", -0.5, "gaze-y", 0.25, "quiet", TRUE, NULL);
  g_object_get (fixture->portrait, "gaze-x", &x, "gaze-y", &y, "pose", &pose, NULL);
  assert_float_equal (x, -0.5, 1e-9);
  assert_float_equal (y, 0.25, 1e-9);
  assert_float_equal (pose->gaze_x, -0.5, 1e-9);
  pose->mouth_pout = 4;
  g_object_set (fixture->portrait, "pose", pose, NULL);
  assert_float_equal (aluette_portrait_get_pose (fixture->portrait)->mouth_pout, 1, 1e-9);
  aluette_portrait_look_at (fixture->portrait, 9, -9);
  assert_float_equal (aluette_portrait_get_pose (fixture->portrait)->gaze_x, 1, 1e-9);
  aluette_portrait_set_pose (fixture->portrait, NULL);
  assert_float_equal (aluette_portrait_get_pose (fixture->portrait)->mouth_pout, 0, 1e-9);
}

static void
test_perform_animated (void **state)
{
  Fixture *fixture = *state;

  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_VACHE_POUT, 120, 1);
  assert_int_equal (aluette_portrait_get_gesture (fixture->portrait), ALUETTE_GESTURE_VACHE_POUT);
  wait_for_done (fixture, 1);
  assert_int_equal (fixture->done_gesture, ALUETTE_GESTURE_VACHE_POUT);
  assert_int_equal (aluette_portrait_get_gesture (fixture->portrait), -1);
}

static void
test_perform_still (void **state)
{
  Fixture *fixture = *state;

  set_animations (FALSE);
  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_BORGNE_WINK, 80, 0.3);
  assert_int_equal (fixture->done_count, 0);
  wait_for_done (fixture, 1);
  assert_int_equal (fixture->done_gesture, ALUETTE_GESTURE_BORGNE_WINK);
}

static void
test_one_gesture_cuts_another_short (void **state)
{
  Fixture *fixture = *state;

  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_AS_OPEN, 5000, 1);
  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_AS_TONGUE, 100, 1);
  assert_int_equal (fixture->done_count, 1);
  assert_int_equal (fixture->done_gesture, ALUETTE_GESTURE_AS_OPEN);
  wait_for_done (fixture, 2);
  assert_int_equal (fixture->done_gesture, ALUETTE_GESTURE_AS_TONGUE);
  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_MISERE_SHOULDER_HIGH, 5000, 1);
  aluette_portrait_stop (fixture->portrait);
  aluette_portrait_stop (fixture->portrait);
  assert_int_equal (fixture->done_count, 3);
}

static void
test_gesture_ends_when_hidden (void **state)
{
  Fixture *fixture = *state;

  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_CHENE_TWO, 300, 1);
  gtk_widget_set_visible (GTK_WIDGET (fixture->portrait), FALSE);
  wait_for_done (fixture, 1);
  gtk_widget_set_visible (GTK_WIDGET (fixture->portrait), TRUE);
  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_CHENE_TWO, 100, 1);
  wait_for_done (fixture, 2);
}

static void
test_lives_and_falls_quiet (void **state)
{
  Fixture *fixture = *state;

  run_for (900);
  aluette_portrait_set_idle_glances (fixture->portrait, FALSE);
  aluette_portrait_look_at (fixture->portrait, 1, 0);
  run_for (300);
  aluette_portrait_set_quiet (fixture->portrait, TRUE);
  run_for (100);
  aluette_portrait_set_quiet (fixture->portrait, FALSE);
  set_animations (FALSE);
  run_for (100);
}

static void
on_invalidated (GdkPaintable *paintable, gpointer data)
{
  ++*(int *) data;
}

static void
test_quiet_means_no_redraw (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GdkPaintable) paintable = NULL;
  int drawn = 0;

  aluette_portrait_set_quiet (fixture->portrait, TRUE);
  run_for (300);
  paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->portrait));
  g_signal_connect (paintable, "invalidate-contents", G_CALLBACK (on_invalidated), &drawn);
  run_for (1500);
  assert_int_equal (drawn, 0);
  aluette_portrait_look_at (fixture->portrait, -1, 0);
  run_for (200);
  assert_in_range (drawn, 1, 3);
}

/* The color in the middle of the lips, 0xAARRGGBB. */
static guint32
color_of_the_lips (Fixture *fixture)
{
  GtkWidget *widget = GTK_WIDGET (fixture->portrait);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint32 *pixels;
  guint32 color;

  gdk_paintable_snapshot (paintable, snapshot, 100, 100);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, &GRAPHENE_RECT_INIT (0, 0, 100, 100));
  pixels = g_new0 (guint32, 100 * 100);
  gdk_texture_download (texture, (guchar *) pixels, 100 * 4);
  color = pixels[62 * 100 + 50];
  g_free (pixels);
  return color;
}

static void
test_still_picture_is_seen_and_gone (void **state)
{
  Fixture *fixture = *state;
  guint32 rest, gesture;

  set_animations (FALSE);
  run_for (300);
  rest = color_of_the_lips (fixture);
  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_AS_OPEN, 300, 1);
  run_for (100);
  gesture = color_of_the_lips (fixture);
  wait_for_done (fixture, 1);
  run_for (100);
  assert_int_not_equal (rest, gesture);
  assert_int_equal (rest, color_of_the_lips (fixture));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_defaults, setup, teardown),
    cmocka_unit_test_setup_teardown (test_label_follows, setup, teardown),
    cmocka_unit_test_setup_teardown (test_properties, setup, teardown),
    cmocka_unit_test_setup_teardown (test_perform_animated, setup, teardown),
    cmocka_unit_test_setup_teardown (test_perform_still, setup, teardown),
    cmocka_unit_test_setup_teardown (test_one_gesture_cuts_another_short, setup, teardown),
    cmocka_unit_test_setup_teardown (test_gesture_ends_when_hidden, setup, teardown),
    cmocka_unit_test_setup_teardown (test_lives_and_falls_quiet, setup, teardown),
    cmocka_unit_test_setup_teardown (test_quiet_means_no_redraw, setup, teardown),
    cmocka_unit_test_setup_teardown (test_still_picture_is_seen_and_gone, setup, teardown),
  };

  adw_init ();
  return cmocka_run_group_tests_name ("portrait-widget", tests, NULL, NULL);
}
