/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ui-driver.h"
#include "ui/common/aluette-build-later.h"

static const char *const texts[] = { "first", "other", "second of two", "frame" };

/* Adds a label with the text that has the index @data to the box. */
static void
build_label (GtkWidget *box, gpointer data)
{
  gtk_box_append (GTK_BOX (box), gtk_label_new (texts[GPOINTER_TO_UINT (data)]));
}

/* Adds a label, and another one later. */
static void
build_two (GtkWidget *box, gpointer data)
{
  build_label (box, data);
  aluette_build_later (box, build_label, GUINT_TO_POINTER (2));
}

static void
count_step (GtkWidget *widget, gpointer count)
{
  ++*(guint *) count;
}

static void
empty (GtkWidget *box, gpointer data)
{
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (box)), box);
}

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static const char *
get_text (GtkWidget *box, guint index)
{
  return gtk_label_get_text (GTK_LABEL (ui_driver_find (box, GTK_TYPE_LABEL, index)));
}

/* The steps are done in order, and one in each turn of the main loop. */
static void
test_steps (void **state)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  aluette_build_later (box, build_two, GUINT_TO_POINTER (0));
  aluette_build_later (box, build_label, GUINT_TO_POINTER (1));
  assert_int_equal (count_children (box), 0);
  for (guint done = 0; done < 3; done++)
    {
      main_loop_wait_for (count_children (box) != done);
      assert_int_equal (count_children (box), done + 1);
    }
  main_loop_run_pending ();
  assert_int_equal (count_children (box), 3);
  assert_string_equal (get_text (box, 0), "first");
  assert_string_equal (get_text (box, 1), "other");
  assert_string_equal (get_text (box, 2), "second of two");
}

/* A widget that is gone gets no more parts, also if a part destroyed it. */
static void
test_destroyed (void **state)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint n_steps = 0;

  gtk_box_append (GTK_BOX (box), child);
  aluette_build_later (child, empty, NULL);
  aluette_build_later (child, count_step, &n_steps);
  main_loop_wait_for (count_children (box) == 0);
  aluette_build_later (box, count_step, &n_steps);
  g_object_unref (box);
  main_loop_run_pending ();
  assert_int_equal (n_steps, 0);
}

static gboolean
count_frame (gpointer box)
{
  build_label (box, GUINT_TO_POINTER (3));
  return G_SOURCE_REMOVE;
}

/* A frame that is due comes first. */
static void
test_frame_comes_first (void **state)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  aluette_build_later (box, build_label, GUINT_TO_POINTER (1));
  g_idle_add_full (GDK_PRIORITY_REDRAW, count_frame, box, NULL);
  main_loop_wait_for (count_children (box) == 2);
  assert_string_equal (get_text (box, 0), "frame");
  assert_string_equal (get_text (box, 1), "other");
}

typedef struct
{
  gboolean painted;
  gboolean built_before;
  gboolean built_after;
} FirstFrame;

static void
set_painted (GdkFrameClock *clock, FirstFrame *frame)
{
  frame->painted = TRUE;
}

static void
build_in_frame (GtkWidget *widget, gpointer data)
{
  FirstFrame *frame = data;

  *(frame->painted ? &frame->built_after : &frame->built_before) = TRUE;
}

/* Idle moments before the first frame do not count. */
static void
test_after_frame (void **state)
{
  GtkWidget *window = gtk_window_new ();
  FirstFrame frame = { 0 };

  aluette_build_after_frame (window, build_in_frame, &frame);
  main_loop_run_pending ();
  assert_false (frame.built_before);
  gtk_widget_realize (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (set_painted),
                    &frame);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_wait_for (frame.built_before || frame.built_after);
  assert_true (frame.built_after);
  assert_false (frame.built_before);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (window), &frame);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What a step adds for which a frame takes long. */
typedef struct
{
  GtkWidget *window;
  guint n_frames;  /* drawn so far */
  guint frames[4]; /* the number at each step */
  guint n_steps;
} Frames;

static void
count_frames (GdkFrameClock *clock, Frames *frames)
{
  frames->n_frames++;
}

static void
build_long_part (GtkWidget *box, gpointer data)
{
  Frames *frames = data;
  gint64 end = g_get_monotonic_time () + 5000;

  frames->frames[frames->n_steps++] = frames->n_frames;
  gtk_box_append (GTK_BOX (box), gtk_label_new ("part"));
  while (g_get_monotonic_time () < end)
    {
    }
}

/* In a window that is shown, a frame is drawn after each step that adds much. */
static void
test_frames_between (void **state)
{
  Frames frames = { gtk_window_new () };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_child (GTK_WINDOW (frames.window), box);
  gtk_window_present (GTK_WINDOW (frames.window));
  ui_driver_settle (frames.window);
  g_signal_connect (gtk_widget_get_frame_clock (box), "after-paint", G_CALLBACK (count_frames),
                    &frames);
  for (guint i = 0; i < G_N_ELEMENTS (frames.frames); i++)
    aluette_build_later (box, build_long_part, &frames);
  main_loop_wait_for (frames.n_steps == G_N_ELEMENTS (frames.frames));
  for (guint i = 1; i < frames.n_steps; i++)
    assert_true (frames.frames[i] > frames.frames[i - 1]);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (box), &frames);
  gtk_window_destroy (GTK_WINDOW (frames.window));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_steps),
    cmocka_unit_test (test_destroyed),
    cmocka_unit_test (test_frame_comes_first),
    cmocka_unit_test (test_after_frame),
    cmocka_unit_test (test_frames_between),
  };

  ui_driver_init ("en", FALSE, 1);
  cmocka_set_message_output (CM_OUTPUT_TAP);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
