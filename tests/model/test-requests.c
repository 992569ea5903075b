/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Requests of the seats at one screen: what is refused at once, what waits, who is ready. */

#include <string.h>

#include "match-driver.h"
#include "model/aluette/aluette-vache-game.h"
#include "testing.h"

/* A match that answers a request when the test says so, as a match on another computer does. It
 * shows the seat logs of a local one. */
#define SLOW_TYPE_GAME (slow_game_get_type ())
G_DECLARE_FINAL_TYPE (SlowGame, slow_game, SLOW, GAME, AluetteGame)

struct _SlowGame
{
  AluetteGame parent_instance;

  AluetteGame *local;
  GPtrArray *tasks; /* (element-type GTask): open requests */
  GArray *events;   /* (element-type AluEvent): the requested events */
};

G_DEFINE_FINAL_TYPE (SlowGame, slow_game, ALUETTE_TYPE_GAME)

static const AluGameKind *
slow_game_get_kind (AluetteGame *game)
{
  return aluette_game_get_kind (SLOW_GAME (game)->local);
}

static const AluGameHeader *
slow_game_get_header (AluetteGame *game)
{
  return aluette_game_get_header (SLOW_GAME (game)->local);
}

static guint
slow_game_get_seats_here (AluetteGame *game)
{
  return aluette_game_get_seats_here (SLOW_GAME (game)->local);
}

static AluetteSeatLog *
slow_game_get_seat_log (AluetteGame *game, guint seat)
{
  return aluette_game_get_seat_log (SLOW_GAME (game)->local, seat);
}

static void
slow_game_request (AluetteGame *game, guint seat, gconstpointer event, GTask *task)
{
  SlowGame *self = SLOW_GAME (game);

  g_ptr_array_add (self->tasks, g_object_ref (task));
  g_array_append_vals (self->events, event, 1);
}

static void
slow_game_finalize (GObject *object)
{
  SlowGame *self = SLOW_GAME (object);

  g_object_unref (self->local);
  g_ptr_array_unref (self->tasks);
  g_array_unref (self->events);
  G_OBJECT_CLASS (slow_game_parent_class)->finalize (object);
}

static void
slow_game_class_init (SlowGameClass *klass)
{
  AluetteGameClass *game_class = ALUETTE_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = slow_game_finalize;
  game_class->get_kind = slow_game_get_kind;
  game_class->get_header = slow_game_get_header;
  game_class->get_seats_here = slow_game_get_seats_here;
  game_class->get_seat_log = slow_game_get_seat_log;
  game_class->request = slow_game_request;
}

static void
slow_game_init (SlowGame *self)
{
  self->tasks = g_ptr_array_new_with_free_func (g_object_unref);
  self->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
}

/* Answers the oldest open request. */
static void
slow_game_answer (SlowGame *self)
{
  g_autoptr (GTask) task = g_object_ref (g_ptr_array_index (self->tasks, 0));
  AluEvent event = g_array_index (self->events, AluEvent, 0);
  gboolean done = aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (self->local), &event, NULL);

  g_ptr_array_remove_index (self->tasks, 0);
  g_array_remove_index (self->events, 0);
  aluette_game_end_request (ALUETTE_GAME (self), task, done ? ALU_OK : ALU_ERROR_NOT_NOW);
}

/* The answer to a request. */
typedef struct
{
  guint n;
  gboolean done;
  GError *error; /* (nullable) */
} Answer;

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  g_clear_error (&answer->error);
  answer->done = aluette_game_request_finish (ALUETTE_GAME (game), result, &answer->error);
  answer->n++;
}

/* Requests an event. Returns: whether the answer came at once. */
static gboolean
request_event (AluetteGame *game, guint seat, const AluEvent *event, Answer *answer)
{
  guint before = answer->n;

  aluette_game_request_async (game, seat, event, NULL, on_answer, answer);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return answer->n > before;
}

static void
assert_refused (AluetteGame *game, guint seat, const AluEvent *event, AluStatus status)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (game, ALU_NOBODY);
  guint n_lines = aluette_seat_log_get_n_lines (log);
  Answer answer = { 0 };

  assert_true (request_event (game, seat, event, &answer));
  assert_false (answer.done);
  assert_true (g_error_matches (answer.error, ALUETTE_GAME_ERROR, (int) status));
  assert_int_equal (aluette_seat_log_get_n_lines (log), n_lines);
  g_clear_error (&answer.error);
}

/* Plays until seat 0 must play a card. */
static void
start_at_first_card (Driver *driver)
{
  AluGameHeader header;
  AluEvent event;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,human,random");
  driver_init (driver, &header, 5);
  driver_settle (driver);
  while (aluette_game_get_awaited (driver->game) != 0 || !driver_choose (driver, &event)
         || event.type != ALU_EVENT_PLAY)
    driver_play (driver, 1);
}

/* A card that seat 0 may play. */
static void
choose_card (Driver *driver, AluEvent *event)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (driver->game, 0);
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));

  alu_event_init (event, ALU_EVENT_PLAY, 0);
  event->card = alu_set_first (alu_match_legal_plays (&view->match));
}

TEST (test_refused_at_once)
{
  Driver driver;
  AluEvent event;
  const AluView *view;

  start_at_first_card (&driver);
  choose_card (&driver, &event);
  view = aluette_view_get_aluette (
    aluette_seat_log_get_view (aluette_game_get_seat_log (driver.game, 0)));
  assert_refused (driver.game, 2, &event, ALU_ERROR_NOT_YOUR_TURN);
  assert_refused (driver.game, 1, &event, ALU_ERROR_NOT_YOUR_TURN);
  assert_refused (driver.game, ALU_NOBODY, &event, ALU_ERROR_NOT_YOUR_TURN);
  event.seat = 1;
  assert_refused (driver.game, 0, &event, ALU_ERROR_NOT_YOUR_TURN);
  event.seat = 9;
  assert_refused (driver.game, 0, &event, ALU_ERROR_NO_SEAT);
  event.seat = 0;
  for (event.card = 0; event.card < ALU_N_CARDS; event.card++)
    if ((view->match.deal.hands[0] & alu_card_bit (event.card)) == 0)
      assert_refused (driver.game, 0, &event, ALU_ERROR_NOT_IN_HAND);
  driver_clear (&driver);
}

TEST (test_carried_out)
{
  Driver driver;
  AluEvent event;
  Answer answer = { 0 };
  AluetteSeatLog *log;
  guint n_lines;

  start_at_first_card (&driver);
  choose_card (&driver, &event);
  log = aluette_game_get_seat_log (driver.game, 2);
  n_lines = aluette_seat_log_get_n_lines (log);
  assert_true (request_event (driver.game, 0, &event, &answer));
  assert_true (answer.done);
  assert_memory_equal (aluette_seat_log_get_aluette_line (log, n_lines), &event, sizeof event);
  driver_clear (&driver);
}

/* A seat has one open request; signs do not count. Nothing is shown before the answer. */
TEST (test_one_open_request)
{
  Driver driver;
  AluEvent event, sign;
  Answer answer = { 0 };
  Answer signed_answer = { 0 };
  AluetteSeatLog *log;
  guint n_lines;
  g_autoptr (SlowGame) game = g_object_new (SLOW_TYPE_GAME, NULL);

  start_at_first_card (&driver);
  game->local = g_object_ref (driver.game);
  choose_card (&driver, &event);
  alu_event_init (&sign, ALU_EVENT_SIGN, 0);
  sign.sign.sign = ALU_SIGN_MISERE;
  sign.sign.strength = 1;
  log = aluette_game_get_seat_log (ALUETTE_GAME (game), 0);
  n_lines = aluette_seat_log_get_n_lines (log);
  assert_false (request_event (ALUETTE_GAME (game), 0, &event, &answer));
  assert_refused (ALUETTE_GAME (game), 0, &event, ALU_ERROR_NOT_NOW);
  assert_false (request_event (ALUETTE_GAME (game), 0, &sign, &signed_answer));
  assert_int_equal (aluette_seat_log_get_n_lines (log), n_lines);
  slow_game_answer (game);
  main_loop_wait_for (answer.n > 0);
  assert_true (answer.done);
  assert_true (aluette_seat_log_get_n_lines (log) > n_lines);
  slow_game_answer (game);
  main_loop_wait_for (signed_answer.n > 0);
  g_clear_error (&signed_answer.error);
  /* The next request is processed: the card is gone, so the view refuses it. */
  assert_false (aluette_game_get_seats_here (ALUETTE_GAME (game)) == 0);
  aluette_game_request_async (ALUETTE_GAME (game), 0, &event, NULL, on_answer, &answer);
  main_loop_wait_for (answer.n > 1);
  assert_false (g_error_matches (answer.error, ALUETTE_GAME_ERROR, ALU_ERROR_NOT_NOW));
  assert_non_null (answer.error);
  g_clear_error (&answer.error);
  driver_clear (&driver);
}

/* The match waits for every seat, and for each reason why a seat is busy. */
TEST (test_ready)
{
  AluGameHeader header;
  Driver driver;
  guint n_events;

  driver_header (&header, ALU_RULES_CLASSIC, "random,human,random,human");
  driver_init (&driver, &header, 8);
  aluette_game_set_ready (driver.game, 1, ALUETTE_BUSY_LOOK, FALSE);
  aluette_game_set_ready (driver.game, 3, ALUETTE_BUSY_LOOK, FALSE);
  aluette_game_set_ready (driver.game, 3, ALUETTE_BUSY_COACH, FALSE);
  n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game));
  aluette_game_set_ready (driver.game, 1, ALUETTE_BUSY_LOOK, TRUE);
  aluette_game_set_ready (driver.game, 3, ALUETTE_BUSY_LOOK, TRUE);
  driver_settle (&driver);
  assert_false (aluette_game_get_ready (driver.game));
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)), n_events);
  aluette_game_set_ready (driver.game, 3, ALUETTE_BUSY_COACH, TRUE);
  assert_true (aluette_game_get_ready (driver.game));
  driver_settle (&driver);
  assert_true (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver.game)) > n_events);
  driver_clear (&driver);
}
