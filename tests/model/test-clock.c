/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock with real time: all its calls are one source of the main context, and come in order. */

#include "main-loop.h"
#include "model/session/aluette-clock.h"
#include "testing.h"

static AluetteClock *current_clock;
static GString *made; /* a letter per call that was made */
static guint to_remove;

static void
note (gpointer letter)
{
  g_string_append_c (made, (char) GPOINTER_TO_INT (letter));
}

static void
note_and_remove (gpointer letter)
{
  note (letter);
  aluette_clock_remove (current_clock, to_remove);
}

static void
note_and_add (gpointer letter)
{
  note (letter);
  aluette_clock_add (current_clock, 0, note, GINT_TO_POINTER ('z'));
}

static guint
add (guint ms, GSourceOnceFunc func, char letter)
{
  return aluette_clock_add (current_clock, ms, func, GINT_TO_POINTER ((int) letter));
}

static int
setup (void **state)
{
  current_clock = aluette_main_clock_new ();
  made = g_string_new (NULL);
  return 0;
}

static int
teardown (void **state)
{
  g_clear_object (&current_clock);
  g_string_free (made, TRUE);
  return 0;
}

TEST_WITH (test_order, setup, teardown)
{
  add (20, note, 'd');
  add (0, note, 'a');
  add (10, note, 'c');
  add (0, note, 'b');
  assert_int_equal (made->len, 0);
  main_loop_wait_for (made->len == 4);
  assert_string_equal (made->str, "abcd");
}

TEST_WITH (test_removing, setup, teardown)
{
  guint first = add (0, note, 'x');

  add (5, note, 'b');
  aluette_clock_remove (current_clock, first);
  main_loop_wait_for (made->len == 1);
  add (0, note_and_remove, 'c');
  to_remove = add (0, note, 'x');
  add (5, note, 'd');
  main_loop_wait_for (made->len == 3);
  main_loop_run_pending ();
  assert_string_equal (made->str, "bcd");
}

TEST_WITH (test_adding, setup, teardown)
{
  add (0, note_and_add, 'a');
  add (0, note, 'b');
  main_loop_wait_for (made->len == 3);
  assert_string_equal (made->str, "abz");
}

/* Who drops the clock still gets the calls. */
TEST_WITH (test_lifetime, setup, teardown)
{
  gpointer clock = current_clock;

  g_object_add_weak_pointer (G_OBJECT (clock), &clock);
  add (1, note, 'a');
  add (2, note, 'b');
  g_clear_object (&current_clock);
  main_loop_wait_for (made->len == 2);
  assert_null (clock);
}

TEST_WITH (test_many, setup, teardown)
{
  guint ids[1000];

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    ids[i] = add (i * 7919 % 20, note, 'm');
  for (guint i = 0; i < G_N_ELEMENTS (ids); i += 2)
    aluette_clock_remove (current_clock, ids[i]);
  main_loop_wait_for (made->len == G_N_ELEMENTS (ids) / 2);
  main_loop_run_pending ();
  assert_int_equal (made->len, G_N_ELEMENTS (ids) / 2);
}
