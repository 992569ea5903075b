/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ui-driver.h"
#include "ui/common/aluette-destroy-later.h"

#define N_ROWS 30

/* What is watched of a window with a long list. */
typedef struct
{
  GtkWindow *window; /* (nullable) (weak) */
  GtkWidget *list;   /* (nullable) (weak) */
  GtkWidget *rows[N_ROWS];
} Long;

static void
set_up_long (Long *long_window)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_set_weak_pointer (&long_window->window, GTK_WINDOW (gtk_window_new ()));
  g_set_weak_pointer (&long_window->list, list);
  for (guint i = 0; i < N_ROWS; i++)
    {
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), gtk_label_new ("row"));
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      g_set_weak_pointer (&long_window->rows[i], row);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_window_set_child (long_window->window, scroller);
  gtk_window_present (long_window->window);
  main_loop_wait_for (gtk_widget_get_mapped (list));
  gtk_widget_grab_focus (long_window->rows[3]);
}

static void
tear_down_long (Long *long_window)
{
  g_clear_weak_pointer (&long_window->window);
  g_clear_weak_pointer (&long_window->list);
  for (guint i = 0; i < N_ROWS; i++)
    g_clear_weak_pointer (&long_window->rows[i]);
}

static guint
count_rows (Long *long_window)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (long_window->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n++;
  return n;
}

static guint
count_alive (Long *long_window)
{
  guint n = 0;

  for (guint i = 0; i < N_ROWS; i++)
    n += long_window->rows[i] != NULL;
  return n;
}

/* The window disappears at once. Its rows are removed one by one, and freed one by one after it. */
static void
test_destroyed_in_steps (void **state)
{
  Long watched = { 0 };

  set_up_long (&watched);
  aluette_window_destroy_later (watched.window);
  assert_false (gtk_widget_get_visible (GTK_WIDGET (watched.window)));
  assert_int_equal (count_rows (&watched), N_ROWS);
  for (guint left = N_ROWS; left-- > 0;)
    {
      main_loop_wait_for (count_rows (&watched) <= left);
      assert_int_equal (count_rows (&watched), left);
    }
  assert_int_equal (count_alive (&watched), N_ROWS);
  main_loop_wait_for (watched.window == NULL);
  assert_int_equal (count_alive (&watched), N_ROWS);
  for (guint left = N_ROWS; left-- > 0;)
    {
      main_loop_wait_for (count_alive (&watched) <= left);
      assert_int_equal (count_alive (&watched), left);
    }
  tear_down_long (&watched);
}

static gboolean
note_idle (gpointer called)
{
  *(gboolean *) called = TRUE;
  return G_SOURCE_REMOVE;
}

/* Everything else comes first. */
static void
test_others_come_first (void **state)
{
  Long watched = { 0 };
  gboolean called = FALSE;

  set_up_long (&watched);
  aluette_window_destroy_later (watched.window);
  g_idle_add (note_idle, &called);
  main_loop_wait_for (called);
  assert_int_equal (count_rows (&watched), N_ROWS);
  main_loop_wait_for (count_alive (&watched) == 0);
  tear_down_long (&watched);
}

/* A dialog that goes with its window goes at once; another one stays. */
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
  assert_false (gtk_widget_get_visible (dialog));
  assert_true (gtk_widget_get_visible (other));
  main_loop_wait_for (window == NULL && dialog == NULL);
  assert_null (gtk_window_get_transient_for (GTK_WINDOW (other)));
  assert_true (gtk_widget_get_visible (other));
  gtk_window_destroy (GTK_WINDOW (other));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_destroyed_in_steps),
    cmocka_unit_test (test_others_come_first),
    cmocka_unit_test (test_dialogs),
  };

  ui_driver_init ("en", FALSE, 1);
  cmocka_set_message_output (CM_OUTPUT_TAP);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
