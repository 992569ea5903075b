/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The portrait as a widget, on a display. Callbacks record; the tests assert. */
#include "ui/portraits/aluette-portrait.h"

#include <adwaita.h>

#include "testing.h"
#include "ui-driver.h"

/* Enough for the next step of the idle animation, which comes within a second. */
#define STILL_FRAMES 90

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

/* Waits until this number of gestures has ended. */
static void
wait_for_done (Fixture *fixture, int count)
{
  main_loop_wait_for (fixture->done_count >= count);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_left)
{
  return --*(guint *) n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Waits until the window has drawn this number of frames. */
static void
run_frames (Fixture *fixture, guint n)
{
  gtk_widget_add_tick_callback (fixture->window, frame_cb, &n, NULL);
  main_loop_wait_for (n == 0);
}

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  set_animations (TRUE);
  fixture->portrait = ALUETTE_PORTRAIT (aluette_portrait_new (3));
  g_signal_connect (fixture->portrait, "gesture-done", G_CALLBACK (on_done), fixture);
  fixture->window = ui_driver_open_window (GTK_WIDGET (fixture->portrait), 128, 128);
  *state = fixture;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  ui_driver_close (fixture->window);
  g_free (fixture);
  return 0;
}

TEST_WITH (test_label_follows, set_up, tear_down)
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

TEST_WITH (test_perform_animated, set_up, tear_down)
{
  Fixture *fixture = *state;

  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_VACHE_POUT, 120, 1);
  assert_int_equal (aluette_portrait_get_gesture (fixture->portrait), ALUETTE_GESTURE_VACHE_POUT);
  wait_for_done (fixture, 1);
  assert_int_equal (fixture->done_gesture, ALUETTE_GESTURE_VACHE_POUT);
  assert_int_equal (aluette_portrait_get_gesture (fixture->portrait), -1);
}

TEST_WITH (test_one_gesture_cuts_another_short, set_up, tear_down)
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

TEST_WITH (test_gesture_ends_when_hidden, set_up, tear_down)
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
on_invalidated (GdkPaintable *paintable, gpointer data)
{
  ++*(guint *) data;
}

/* Returns: (transfer full): an object that counts in @n_drawn how often the portrait is drawn */
static GdkPaintable *
count_drawn (Fixture *fixture, guint *n_drawn)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->portrait));

  *n_drawn = 0;
  g_signal_connect (paintable, "invalidate-contents", G_CALLBACK (on_invalidated), n_drawn);
  return paintable;
}

/* An idle portrait is animated until it is quiet or animations are off. */
TEST_WITH (test_idle_animation_stops, set_up, tear_down)
{
  Fixture *fixture = *state;
  guint n_drawn;
  g_autoptr (GdkPaintable) paintable = count_drawn (fixture, &n_drawn);

  main_loop_wait_for (n_drawn > 2);
  aluette_portrait_set_idle_glances (fixture->portrait, FALSE);
  aluette_portrait_look_at (fixture->portrait, 1, 0);
  n_drawn = 0;
  main_loop_wait_for (n_drawn > 2);
  aluette_portrait_set_quiet (fixture->portrait, TRUE);
  ui_driver_settle (fixture->window);
  n_drawn = 0;
  run_frames (fixture, STILL_FRAMES);
  assert_int_equal (n_drawn, 0);
  aluette_portrait_set_quiet (fixture->portrait, FALSE);
  main_loop_wait_for (n_drawn > 2);
  set_animations (FALSE);
  ui_driver_settle (fixture->window);
  n_drawn = 0;
  run_frames (fixture, STILL_FRAMES);
  assert_int_equal (n_drawn, 0);
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

TEST_WITH (test_still_picture_is_seen_and_gone, set_up, tear_down)
{
  Fixture *fixture = *state;
  guint32 rest, gesture;

  set_animations (FALSE);
  ui_driver_settle (fixture->window);
  rest = color_of_the_lips (fixture);
  aluette_portrait_perform (fixture->portrait, ALUETTE_GESTURE_AS_OPEN, 60000, 1);
  ui_driver_settle (fixture->window);
  gesture = color_of_the_lips (fixture);
  aluette_portrait_stop (fixture->portrait);
  wait_for_done (fixture, 1);
  ui_driver_settle (fixture->window);
  assert_int_not_equal (rest, gesture);
  assert_int_equal (rest, color_of_the_lips (fixture));
}

int
main (void)
{
  adw_init ();
  return testing_run (NULL, NULL);
}
