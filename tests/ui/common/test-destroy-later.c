/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ui-driver.h"
#include "ui/common/aluette-destroy-later.h"

static gboolean
note_idle (gpointer called)
{
  *(gboolean *) called = TRUE;
  return G_SOURCE_REMOVE;
}

/* The window disappears at once. Everything else that is to be done comes before its end. */
static void
test_others_come_first (void **state)
{
  GtkWidget *window = gtk_window_new ();
  gboolean called = FALSE;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_wait_for (gtk_widget_get_mapped (window));
  aluette_window_destroy_later (GTK_WINDOW (window));
  assert_false (gtk_widget_get_visible (window));
  g_idle_add (note_idle, &called);
  main_loop_wait_for (called);
  assert_non_null (window);
  main_loop_wait_for (window == NULL);
}

/* A dialog that goes with its window is destroyed at once; another one stays. */
static void
test_dialogs (void **state)
{
  GtkWidget *window = gtk_window_new (), *dialog = gtk_window_new (), *other = gtk_window_new ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (window));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (other), GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (other));
  aluette_window_destroy_later (GTK_WINDOW (window));
  assert_null (dialog);
  assert_true (gtk_widget_get_visible (other));
  main_loop_wait_for (window == NULL);
  assert_null (gtk_window_get_transient_for (GTK_WINDOW (other)));
  assert_true (gtk_widget_get_visible (other));
  gtk_window_destroy (GTK_WINDOW (other));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_others_come_first),
    cmocka_unit_test (test_dialogs),
  };

  ui_driver_init ("en", FALSE, 1);
  cmocka_set_message_output (CM_OUTPUT_TAP);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
