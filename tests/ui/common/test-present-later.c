/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ui-driver.h"
#include "ui/common/aluette-present-later.h"

static gboolean
note_turn (gpointer n_turns)
{
  ++*(guint *) n_turns;
  return G_SOURCE_CONTINUE;
}

/* Shows the window in the third turn of the main loop. */
static void
test_shown_in_turns (void **state)
{
  GtkWidget *window = gtk_window_new ();
  guint n_turns = 0, turns;

  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("content"));
  /* Before it in each turn. */
  turns = g_idle_add_full (G_PRIORITY_HIGH_IDLE, note_turn, &n_turns, NULL);
  aluette_window_present_later (GTK_WINDOW (window));
  assert_false (gtk_widget_get_realized (window));
  main_loop_wait_for (gtk_widget_get_realized (window));
  assert_int_equal (n_turns, 1);
  assert_false (gtk_widget_get_visible (window));
  main_loop_wait_for (gtk_widget_get_visible (window));
  assert_int_equal (n_turns, 3);
  g_source_remove (turns);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
note_frame (gpointer visible)
{
  *(gboolean *) visible = TRUE;
  return G_SOURCE_REMOVE;
}

/* No frame of another window is drawn before. */
static void
test_before_frames (void **state)
{
  GtkWidget *window = gtk_window_new ();
  gboolean drawn = FALSE;

  g_idle_add_full (GDK_PRIORITY_REDRAW, note_frame, &drawn, NULL);
  aluette_window_present_later (GTK_WINDOW (window));
  main_loop_wait_for (gtk_widget_get_visible (window));
  assert_false (drawn);
  main_loop_wait_for (drawn);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that is destroyed before is not shown. */
static void
test_destroyed (void **state)
{
  GtkWidget *window = gtk_window_new ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  aluette_window_present_later (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_pending ();
  assert_null (window);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_shown_in_turns),
    cmocka_unit_test (test_before_frames),
    cmocka_unit_test (test_destroyed),
  };

  ui_driver_init ("en", FALSE, 1);
  cmocka_set_message_output (CM_OUTPUT_TAP);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
