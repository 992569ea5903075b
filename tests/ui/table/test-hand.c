/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clicks on the cards of a hand. */

#include "presentation/aluette/aluette-decks.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/table/aluette-hand.h"

#define N_CARDS 5

/* Longer than the second click of a double click may take, in microseconds. */
#define LATER (260 * 1000)

typedef struct
{
  AluetteTableStyle *style;
  AluetteHand *hand;
  GtkWidget *window;
  guint n_chosen;
  guint last; /* index */
} Fixture;

static void
chosen_cb (Fixture *f, guint index)
{
  f->n_chosen++;
  f->last = index;
}

static int
set_up (void **state)
{
  static const guint8 cards[N_CARDS] = { 0, 1, 2, 3, 4 };
  Fixture *f = g_new0 (Fixture, 1);

  f->style = aluette_table_style_new (aluette_decks_get (ALU_ORDER_ALUETTE));
  f->hand = ALUETTE_HAND (aluette_hand_new (f->style, TRUE));
  g_signal_connect_swapped (f->hand, "chosen", G_CALLBACK (chosen_cb), f);
  f->window = ui_driver_open_window (GTK_WIDGET (f->hand), 500, 200);
  aluette_hand_set_cards (f->hand, cards, N_CARDS);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  g_object_unref (f->style);
  g_free (f);
  return 0;
}

static void
click (Fixture *f, guint card)
{
  g_signal_emit_by_name (aluette_hand_get_widget (f->hand, card), "clicked");
}

/* Returns: whether a click now would not be the second of a double click */
static gboolean
was_slow (gint64 start)
{
  return g_get_monotonic_time () - start > LATER;
}

/* A double click chooses a card once: it does not put it back. Another card can be chosen at
 * once, and the same one a little later. */
TEST_WITH (test_choice, set_up, tear_down)
{
  Fixture *f = *state;
  gint64 start = g_get_monotonic_time ();
  guint n;

  click (f, 2);
  click (f, 2);
  assert_true (f->n_chosen == 1 || was_slow (start));
  assert_int_equal (f->last, 2);
  n = f->n_chosen;
  click (f, 3);
  assert_int_equal (f->n_chosen, n + 1);
  start = g_get_monotonic_time ();
  main_loop_wait_for (was_slow (start));
  click (f, 3);
  assert_int_equal (f->n_chosen, n + 2);
}

/* A double click plays one card, not also the one that comes to lie under the pointer. */
TEST_WITH (test_play, set_up, tear_down)
{
  static const guint8 left[N_CARDS - 1] = { 0, 1, 3, 4 };
  Fixture *f = *state;
  gint64 start = g_get_monotonic_time ();

  click (f, 2);
  aluette_hand_set_cards (f->hand, left, N_CARDS - 1);
  click (f, 3);
  click (f, 1);
  assert_true (f->n_chosen == 1 || was_slow (start));
  main_loop_wait_for (was_slow (start));
  click (f, 3);
  assert_int_equal (f->last, 2);
  assert_true (f->n_chosen >= 2);
}

/* In a new hand, the first click counts. */
TEST_WITH (test_new_hand, set_up, tear_down)
{
  static const guint8 other[] = { 5, 6, 7 };
  Fixture *f = *state;

  click (f, 2);
  aluette_hand_set_cards (f->hand, other, G_N_ELEMENTS (other));
  click (f, 6);
  assert_int_equal (f->n_chosen, 2);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
