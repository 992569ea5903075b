/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints and reasons in a main loop: every question gets its answer there, the loop goes on
 * meanwhile, and canceling ends a computation at once. The reasons of a bot are those of its own
 * decision. */

#include <string.h>

#include "bots/aluette/coach/alu-hint.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-adviser-private.h"
#include "testing.h"

/* So many events show that a computation does not block the main loop. */
#define ENOUGH_TICKS 4

typedef struct
{
  Driver driver;
  GAsyncResult *result;
  guint tick;    /* id of the idle source that counts n_ticks, or 0 */
  guint n_ticks; /* events of the main loop while waiting, at most ENOUGH_TICKS */
} Fixture;

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  AluGameHeader header;

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
  g_free (fixture);
  return 0;
}

static void
on_answer (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;

  g_set_object (&fixture->result, result);
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
  fixture->n_ticks = 0;
}

TEST_WITH (test_hint, set_up, tear_down)
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
      aluette_adviser_hint_async (view, 0, NULL, on_answer, fixture);
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

TEST_WITH (test_cancelled, set_up, tear_down)
{
  Fixture *fixture = *state;
  g_autoptr (AluetteView) view
      = aluette_local_game_get_view (ALUETTE_LOCAL_GAME (fixture->driver.game), 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  aluette_adviser_hint_async (view, 0, cancellable, on_answer, fixture);
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

TEST_WITH (test_explanation, set_up, tear_down)
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
TEST_WITH (test_explanation_is_reproducible, set_up, tear_down)
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
