/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The coach in a main loop: every question gets its answer there, the loop goes on meanwhile, and
 * canceling ends a computation at once. The reasons of a bot are those of its own decision. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "bots/aluette/coach/alu-hint.h"
#include "match-driver.h"
#include "model/aluette/aluette-aluette-game-log.h"
#include "model/aluette/aluette-coach.h"
#include "model/session/aluette-adviser-private.h"

/* So many events show that a computation does not block the main loop. */
#define ENOUGH_TICKS 4

typedef struct
{
  AluetteCoach *coach;
  Driver driver;
  GAsyncResult *result;
  guint tick;    /* id of the idle source that counts n_ticks, or 0 */
  guint n_ticks; /* events of the main loop while waiting, at most ENOUGH_TICKS */
  guint n_steps;
  double last_step;
  gboolean late_step; /* whether there was progress after the answer, or backwards */
} Fixture;

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  AluRecordHeader header;

  fixture->coach = aluette_coach_new ();
  driver_header (&header, ALU_RULES_CLASSIC, "human,expert,petit-jean:1,villager");
  driver_init (&fixture->driver, &header, 42);
  driver_settle (&fixture->driver);
  *state = fixture;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  driver_clear (&fixture->driver);
  g_clear_object (&fixture->result);
  g_object_unref (fixture->coach);
  g_free (fixture);
  return 0;
}

static void
on_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;

  g_set_object (&fixture->result, result);
}

static void
on_step (double share, gpointer data)
{
  Fixture *fixture = data;

  fixture->late_step |= fixture->result != NULL || share < fixture->last_step;
  fixture->last_step = share;
  fixture->n_steps++;
}

static gboolean
on_tick (gpointer data)
{
  Fixture *fixture = data;

  if (++fixture->n_ticks < ENOUGH_TICKS)
    return G_SOURCE_CONTINUE;
  fixture->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Waits for the answer. */
static GAsyncResult *
get_answer (Fixture *fixture)
{
  fixture->tick = g_idle_add (on_tick, fixture);
  main_loop_wait_for (fixture->result != NULL);
  g_clear_handle_id (&fixture->tick, g_source_remove);
  return fixture->result;
}

static void
ask_again (Fixture *fixture)
{
  g_clear_object (&fixture->result);
  fixture->n_ticks = fixture->n_steps = 0;
  fixture->last_step = 0;
}

static void
test_hint (void **state)
{
  Fixture *fixture = *state;
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (fixture->driver.game);
  guint seat = aluette_game_get_awaited (fixture->driver.game);
  g_autoptr (AluetteView) view = aluette_local_game_get_view (game, seat);
  g_autofree AluHint *first = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autofree AluHint *hint = NULL;

      ask_again (fixture);
      aluette_adviser_hint_async (view, NULL, on_answer, fixture);
      assert_null (fixture->result);
      hint = aluette_adviser_hint_finish (get_answer (fixture), NULL);
      assert_non_null (hint);
      if (first != NULL)
        assert_memory_equal (hint, first, sizeof *hint);
      else
        first = g_steal_pointer (&hint);
    }
  assert_true (aluette_local_game_dispatch (game, &first->event, NULL));
}

static void
test_cancelled (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (AluetteView) view
      = aluette_local_game_get_view (ALUETTE_LOCAL_GAME (fixture->driver.game), 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  aluette_adviser_hint_async (view, cancellable, on_answer, fixture);
  g_cancellable_cancel (cancellable);
  assert_null (aluette_adviser_hint_finish (get_answer (fixture), &error));
  assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
}

/* The index of the last card of @seat in the log, or G_MAXUINT. */
static guint
last_card (AluetteGame *game, guint seat)
{
  for (guint i = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)); i > 0; i--)
    if (aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (game), i - 1)->type
            == ALU_EVENT_PLAY
        && aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (game), i - 1)->seat == seat)
      return i - 1;
  return G_MAXUINT;
}

static void
test_explanation (void **state)
{
  Fixture *fixture = *state;
  AluetteGame *game = fixture->driver.game;
  g_autofree AluExplanation *why = NULL;
  guint card, speaker;

  driver_play (&fixture->driver, 3);
  driver_settle (&fixture->driver);
  card = last_card (game, 1);
  assert_true (aluette_adviser_can_explain (game, card));
  assert_false (aluette_adviser_can_explain (game, last_card (game, 0)));
  assert_false (aluette_adviser_can_explain (game, last_card (game, 2)));
  assert_false (aluette_adviser_can_explain (game, 0));
  assert_false (aluette_adviser_can_explain (game, G_MAXUINT));
  aluette_adviser_explain_event_async (game, card, 0, NULL, on_answer, fixture);
  why = aluette_adviser_explain_finish (get_answer (fixture), &speaker, NULL);
  assert_non_null (why);
  assert_int_equal (speaker, 1);
  assert_int_equal (why->level, ALU_LEVEL_EXPERT);
  assert_int_equal (why->seat, 1);
  assert_int_equal (why->event.card,
                    aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (game), card)->card);
  assert_false (why->open);
  assert_int_equal (why->info.cards
                        & aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), 0).unseen,
                    0);
}

/* The reasons of a bot are computed with the data of its decision: if hands are open, the best card
 * is the one that it played. */
static void
test_explanation_is_reproducible (void **state)
{
  Fixture *fixture = *state;
  AluetteGame *game = fixture->driver.game;
  guint n_asked = 0;

  while (aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (game)) == NULL)
    {
      driver_play (&fixture->driver, 1);
      driver_settle (&fixture->driver);
    }
  for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)); i++)
    {
      g_autofree AluExplanation *why = NULL;
      guint speaker;

      if (!aluette_adviser_can_explain (game, i))
        continue;
      ask_again (fixture);
      aluette_adviser_explain_event_async (game, i, 0, NULL, on_answer, fixture);
      why = aluette_adviser_explain_finish (get_answer (fixture), &speaker, NULL);
      assert_non_null (why);
      assert_true (why->open);
      assert_int_equal (why->info.candidates[0].card, why->event.card);
      n_asked++;
    }
  assert_true (n_asked >= 6);
}

static GArray *
log_of (AluetteGame *game)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AluEvent));

  for (guint i = 0; i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)); i++)
    g_array_append_vals (events, aluette_local_game_get_event (ALUETTE_LOCAL_GAME (game), i), 1);
  return events;
}

static void
test_review (void **state)
{
  Fixture *fixture = *state;
  AluetteGame *game = fixture->driver.game;
  const AluRecordHeader *header = aluette_game_get_aluette_header (game);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GArray) events = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree AluReview *review = NULL;
  guint first, n;

  while (aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (game)) == NULL)
    {
      driver_play (&fixture->driver, 1);
      driver_settle (&fixture->driver);
    }
  events = log_of (game);
  aluette_coach_review_async (fixture->coach, header, (AluEvent *) (void *) events->data,
                              events->len, 0, 0, 0, on_step, fixture, NULL, on_answer, fixture);
  review = aluette_coach_review_finish (fixture->coach, get_answer (fixture), &error);
  assert_null (error);
  assert_non_null (review);
  assert_true (fixture->n_steps > 3);
  assert_int_equal (fixture->n_ticks, ENOUGH_TICKS);
  assert_false (fixture->late_step);
  assert_int_equal (review->seats, 5);
  assert_true (aluette_coach_find_deal (header, (AluEvent *) (void *) events->data, events->len, 0,
                                        &first, &n, NULL));
  for (guint i = 0; i < review->n_verdicts; i++)
    assert_memory_equal (&review->verdicts[i].move,
                         &g_array_index (events, AluEvent, first + review->verdicts[i].event),
                         sizeof (AluEvent));
  ask_again (fixture);
  aluette_coach_review_async (fixture->coach, header, (AluEvent *) (void *) events->data,
                              events->len, 0, 0, 15, NULL, NULL, cancellable, on_answer, fixture);
  g_cancellable_cancel (cancellable);
  assert_null (aluette_coach_review_finish (fixture->coach, get_answer (fixture), &error));
  assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
}

static void
test_nothing_to_review (void **state)
{
  Fixture *fixture = *state;
  AluetteGame *game = fixture->driver.game;
  g_autoptr (GArray) events = log_of (game);

  for (guint deal = 0; deal < 3; deal++)
    {
      g_autoptr (GError) error = NULL;

      ask_again (fixture);
      aluette_coach_review_async (fixture->coach, aluette_game_get_aluette_header (game),
                                  (AluEvent *) (void *) events->data, events->len, deal, 0, 0, NULL,
                                  NULL, NULL, on_answer, fixture);
      assert_null (aluette_coach_review_finish (fixture->coach, get_answer (fixture), &error));
      assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
    }
}

/* From the middle of a finished deal: the value of every card, and what follows another card. */
static void
test_what_if (void **state)
{
  static const guint8 players[ALU_MAX_SEATS] = { ALU_LEVEL_VILLAGER, ALU_CONTINUATION_EXACT,
                                                 ALU_LEVEL_STRONG, ALU_LEVEL_CASUAL };
  Fixture *fixture = *state;
  AluRecordHeader header;
  AluSeating seating;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autoptr (GArray) played = NULL;
  g_autoptr (GError) error = NULL;
  AluMatch match;
  AluAnalysis analysis;
  AluEvent first = { .type = ALU_EVENT_PLAY };

  driver_header (&header, ALU_RULES_CLASSIC, "random,random,random,random");
  header.rules.offer = ALU_OFFER_OFF;
  driver_random_log (&header, 5, events, G_MAXUINT);
  alu_record_header_seating (&header, &seating);
  assert_int_equal (alu_match_init (&match, &header.rules, &seating), ALU_OK);
  for (guint i = 0; match.deal.n_plays < 14; i++)
    assert_int_equal (alu_match_apply (&match, &g_array_index (events, AluEvent, i)), ALU_OK);
  aluette_coach_analyze_async (fixture->coach, &match, NULL, on_answer, fixture);
  assert_true (aluette_coach_analyze_finish (fixture->coach, get_answer (fixture), &analysis,
                                             NULL));
  assert_int_equal (analysis.n_cards, alu_set_count (match.deal.hands[match.deal.turn]));
  assert_true (alu_bounds_exact (analysis.value));
  first.seat = match.deal.turn;
  first.card = analysis.cards[analysis.n_cards - 1].card;
  ask_again (fixture);
  aluette_coach_play_out_async (fixture->coach, &match, &first, players, 3, NULL, on_answer,
                                fixture);
  played = aluette_coach_play_out_finish (fixture->coach, get_answer (fixture), NULL);
  assert_non_null (played);
  assert_int_equal (played->len, 36 - 14);
  first.seat = (guint8) ((first.seat + 1) % 4);
  ask_again (fixture);
  aluette_coach_play_out_async (fixture->coach, &match, &first, players, 3, NULL, on_answer,
                                fixture);
  assert_null (aluette_coach_play_out_finish (fixture->coach, get_answer (fixture), &error));
  assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_hint, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_cancelled, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_explanation, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_explanation_is_reproducible, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_review, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_nothing_to_review, set_up, tear_down),
    cmocka_unit_test_setup_teardown (test_what_if, set_up, tear_down),
  };

  return cmocka_run_group_tests_name ("coach", tests, NULL, NULL);
}
