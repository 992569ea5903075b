/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reviews of finished deals, positions with open hands and other ends of a deal, for every game in
 * the registries, the toy game included: what a game offers keeps the contract of its AluBotKind,
 * and what it does not offer is offered nowhere. */

#include <string.h>

#include "bots/alu-bot-kind.h"
#include "bots/aluette/coach/alu-review.h"
#include "main-loop.h"
#include "model/learning/aluette-mistakes.h"
#include "model/session/aluette-model-kind.h"
#include "model/session/aluette-reviewer.h"
#include "record-driver.h"
#include "testing.h"

/* So many events show that a computation does not block the main loop. */
#define ENOUGH_TICKS 4

typedef struct
{
  GAsyncResult *result;
  guint n_steps;
  double last_step;
  gboolean wrong_step; /* there was progress after the answer, backwards or in another thread */
  GThread *thread;     /* that asks */
} Answer;

static void
on_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  ((Answer *) data)->result = g_object_ref (result);
}

static void
on_step (double share, gpointer data)
{
  Answer *answer = data;

  answer->wrong_step |= answer->result != NULL || share < answer->last_step
                        || answer->thread != g_thread_self ();
  answer->last_step = share;
  answer->n_steps++;
}

static void
answer_clear (Answer *answer)
{
  g_clear_object (&answer->result);
  *answer = (Answer) { 0 };
}

/* Returns: a match of bots with @n_deals deals, the last of which is in play. */
static AluetteMatchRecord *
play_match (const AluGameKind *kind, guint n_deals)
{
  g_autofree char *text = record_driver_play (kind, n_deals);
  AluetteMatchRecord *record = aluette_match_record_new (text, NULL);

  assert_non_null (record);
  return record;
}

/* Every state of a record is what its events lead to; deals follow each other without a gap. */
TEST (test_records)
{
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      const AluGameKind *kind = alu_game_kinds[i];
      g_autoptr (AluetteMatchRecord) record = play_match (kind, 3);
      guint n_deals = aluette_match_record_get_n_deals (record);

      assert_ptr_equal (aluette_match_record_get_kind (record), kind);
      assert_int_equal (n_deals, 3);
      assert_int_equal (aluette_match_record_get_n_finished (record), 2);
      for (guint deal = 0; deal + 1 < n_deals; deal++)
        {
          guint n_steps = aluette_match_record_get_n_steps (record, deal);
          g_autofree gpointer end = aluette_match_record_copy_state (record, deal, n_steps);
          g_autofree gpointer next = aluette_match_record_copy_state (record, deal + 1, 0);
          g_autofree char *text = aluette_match_record_write_start (record, NULL, deal, n_steps);
          g_autoptr (AluetteMatchRecord) part = aluette_match_record_new (text, NULL);

          assert_memory_equal (end, next, kind->match_size);
          assert_int_equal (aluette_match_record_get_first (record, deal) + n_steps,
                            aluette_match_record_get_first (record, deal + 1));
          assert_int_equal (aluette_match_record_get_n_finished (part), deal + 1);
        }
    }
}

static gpointer
review_deal (AluetteMatchRecord *record, guint deal, guint seat, GError **error)
{
  Answer answer = { .thread = g_thread_self () };
  gpointer review;

  aluette_reviewer_review_async (record, deal, seat, on_step, &answer, NULL, on_answer, &answer);
  assert_null (answer.result);
  main_loop_wait_for (answer.result != NULL);
  review = aluette_reviewer_review_finish (answer.result, error);
  assert_true (review == NULL || answer.n_steps > 3);
  main_loop_run_pending ();
  assert_false (answer.wrong_step);
  answer_clear (&answer);
  return review;
}

static void
check_judgment (const AluBotKind *bots, AluetteMatchRecord *record, guint deal,
                gconstpointer review, int index)
{
  const AluGameKind *kind = aluette_match_record_get_kind (record);
  g_autofree gpointer event = g_malloc0 (kind->event_size);
  gconstpointer played;
  const AluJudgment it = *alu_bot_judgment (bots, review, index);
  float chosen, best;

  assert_true (it.event < aluette_match_record_get_n_steps (record, deal));
  played = aluette_match_record_get_event (record, deal, it.event);
  assert_int_equal (it.seat, alu_game_event_seat (played));
  assert_int_equal (it.decider,
                    alu_game_decider (aluette_match_record_get_header (record), it.seat));
  if (it.forced)
    return;
  assert_in_range (it.n_options, 1, ALU_MAX_OPTIONS);
  assert_true (it.chosen < it.n_options && it.best < it.n_options);
  assert_true (it.cost >= 0 && it.error >= 0);
  assert_true (it.cost > 0 || (it.best == it.chosen && !it.costly));
  chosen = bots->option (review, index, it.chosen, event);
  assert_memory_equal (event, played, kind->event_size);
  best = bots->option (review, index, it.best, event);
  assert_true (it.best == it.chosen || memcmp (event, played, kind->event_size) != 0);
  assert_true (chosen <= best + 1e-4f);
  assert_float_equal (best - chosen, it.best != it.chosen ? it.cost : 0, 1e-3);
}

/* The judgments of a review: in the order of the deal, of the reviewed player only. */
static void
check_review (const AluBotKind *bots, AluetteMatchRecord *record, guint deal, guint seat,
              gconstpointer review)
{
  int last = -1;

  assert_true (alu_bot_n_judgments (review) > 0);
  for (int i = 0; i < alu_bot_n_judgments (review); i++)
    {
      const AluJudgment *it = alu_bot_judgment (bots, review, i);

      assert_true (it->event > last);
      assert_int_equal (it->decider, seat);
      check_judgment (bots, record, deal, review, i);
      last = it->event;
    }
}

/* Only costly decisions become puzzles. Returns: how many do. */
static guint
check_mistakes (const AluBotKind *bots, AluetteMatchRecord *record, gconstpointer review)
{
  g_autoptr (AluetteMistakes) mistakes
      = aluette_mistakes_new (aluette_model_kind_from_id (bots->id)->puzzles, NULL, NULL);
  g_autoptr (GPtrArray) puzzles = aluette_mistakes_find (mistakes, record, 0, review);
  guint n_costly = 0;

  for (int i = 0; i < alu_bot_n_judgments (review); i++)
    n_costly += alu_bot_judgment (bots, review, i)->costly;
  assert_true (puzzles->len <= n_costly);
  return puzzles->len;
}

TEST (test_reviews)
{
  guint n_mistakes = 0;

  for (guint i = 0; alu_bot_kinds[i] != NULL; i++)
    {
      const AluBotKind *bots = alu_bot_kinds[i];
      g_autoptr (AluetteMatchRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      if (bots->review == NULL)
        continue;
      record = play_match (alu_game_kind_from_id (bots->id), 2);
      assert_true (aluette_reviewer_can_review (record));
      for (guint seat = 0; seat < 2; seat++)
        {
          g_autofree gpointer review = review_deal (record, 0, seat, &error);
          g_autofree gpointer again = review_deal (record, 0, seat, &error);

          assert_null (error);
          assert_memory_equal (review, again, bots->review_size);
          check_review (bots, record, 0, seat, review);
          n_mistakes += check_mistakes (bots, record, review);
        }
      /* The second deal is in play; there is no third one, and no such seat. */
      assert_null (review_deal (record, 1, 0, &error));
      assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
      g_clear_error (&error);
      assert_null (review_deal (record, 2, 0, &error));
      assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
      g_clear_error (&error);
      assert_null (review_deal (record, 0, ALU_GAME_SPECTATOR, &error));
      assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
    }
  assert_true (n_mistakes > 0);
}

static gboolean
on_tick (gpointer data)
{
  guint *n_ticks = data;

  return ++*n_ticks < ENOUGH_TICKS ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* A review does not block the main loop, and ends at once when it is canceled. */
TEST (test_cancel)
{
  g_autoptr (AluetteMatchRecord) record = play_match (alu_game_kind_from_id ("aluette"), 2);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  Answer answer = { 0 };
  guint n_ticks = 0;

  aluette_reviewer_review_async (record, 0, 0, NULL, NULL, cancellable, on_answer, &answer);
  g_idle_add (on_tick, &n_ticks);
  main_loop_wait_for (n_ticks == ENOUGH_TICKS);
  g_cancellable_cancel (cancellable);
  main_loop_wait_for (answer.result != NULL);
  assert_null (aluette_reviewer_review_finish (answer.result, &error));
  assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  answer_clear (&answer);
}

/* Every position of a finished deal that can be evaluated is. */
TEST (test_evaluations)
{
  for (guint i = 0; alu_bot_kinds[i] != NULL; i++)
    {
      const AluBotKind *bots = alu_bot_kinds[i];
      g_autoptr (AluetteMatchRecord) record = NULL;
      guint n_steps, n_evaluated = 0;

      if (bots->evaluate == NULL)
        continue;
      record = play_match (alu_game_kind_from_id (bots->id), 2);
      n_steps = aluette_match_record_get_n_steps (record, 0);
      assert_false (aluette_reviewer_can_evaluate (record, 0, 0));
      assert_false (aluette_reviewer_can_evaluate (record, 0, n_steps));
      assert_false (aluette_reviewer_can_evaluate (record, 1, 1));
      /* From the middle of the deal on, an evaluation is quick. */
      for (guint step = n_steps / 2; step < n_steps; step++)
        if (aluette_reviewer_can_evaluate (record, 0, step))
          {
            Answer answer = { 0 };
            g_autofree gpointer evaluation = NULL;

            aluette_reviewer_evaluate_async (record, 0, step, NULL, on_answer, &answer);
            main_loop_wait_for (answer.result != NULL);
            evaluation = aluette_reviewer_evaluate_finish (answer.result, NULL);
            assert_non_null (evaluation);
            answer_clear (&answer);
            n_evaluated++;
          }
      assert_true (n_evaluated > 0);
    }
}

/* The deal goes on after the last decision of each kind that bots make, to its end. */
TEST (test_other_ends)
{
  for (guint i = 0; alu_bot_kinds[i] != NULL; i++)
    {
      const AluGameKind *kind = alu_game_kind_from_id (alu_bot_kinds[i]->id);
      g_autoptr (AluetteMatchRecord) record = play_match (kind, 2);
      guint n_steps = aluette_match_record_get_n_steps (record, 0);
      g_autofree gpointer view = g_malloc0 (kind->view_size);

      for (guint step = 1; step < n_steps; step += 7)
        {
          gconstpointer event = aluette_match_record_get_event (record, 0, step);
          g_autofree gpointer match = aluette_match_record_copy_state (record, 0, step);
          g_autoptr (GArray) events = NULL;
          g_autoptr (GError) error = NULL;
          Answer answer = { 0 };

          aluette_reviewer_try_async (record, 0, step, event, NULL, on_answer, &answer);
          main_loop_wait_for (answer.result != NULL);
          events = aluette_reviewer_try_finish (answer.result, &error);
          assert_null (error);
          assert_memory_equal (events->data, event, kind->event_size);
          for (guint k = 0; k < events->len; k++)
            assert_int_equal (kind->apply (match, events->data + k * kind->event_size), 0);
          kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
          assert_false (alu_game_is_in_deal (kind, view));
          answer_clear (&answer);
          /* The same event is refused in another place. */
          aluette_reviewer_try_async (record, 0, n_steps, event, NULL, on_answer, &answer);
          main_loop_wait_for (answer.result != NULL);
          assert_null (aluette_reviewer_try_finish (answer.result, &error));
          assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
          answer_clear (&answer);
        }
    }
}

/* A game without these functions offers nothing, and questions about it get an answer. */
TEST (test_game_without_reviews)
{
  g_autoptr (AluetteMatchRecord) record = play_match (alu_game_kind_from_id ("toy"), 2);
  g_autoptr (GError) error = NULL;

  assert_false (aluette_reviewer_can_review (record));
  for (guint step = 0; step < aluette_match_record_get_n_steps (record, 0); step++)
    assert_false (aluette_reviewer_can_evaluate (record, 0, step));
  assert_null (review_deal (record, 0, 0, &error));
  assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
}
