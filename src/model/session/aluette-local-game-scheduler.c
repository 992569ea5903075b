/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-private.h"

#include <string.h>

#include "engine/alu-rng.h"

/* Decides what chance and bots do next, and when. */

/* Returns: (nullable): the last event of the log that is not a signal. */
static gconstpointer
last_action (AluetteLocalGame *self)
{
  for (guint i = aluette_local_game_get_n_events (self); i > 0; i--)
    if (!aluette_local_game_is_signal (self, aluette_event_log_get (self->log, i - 1)))
      return aluette_event_log_get (self->log, i - 1);
  return NULL;
}

/* Returns: what the pause after @last is for. */
static AluettePause
get_pause (AluetteLocalGame *self, gconstpointer last)
{
  if (self->model_kind != NULL && self->model_kind->pause != NULL)
    return self->model_kind->pause (last, self->spectator_view);
  if (alu_game_event_role (self->kind, last) == ALU_GAME_ROLE_DEAL
      || !alu_game_is_in_deal (self->kind, self->spectator_view))
    return ALUETTE_PAUSE_LOOK;
  return ALUETTE_PAUSE_NONE;
}

/* Returns: milliseconds until chance or a bot may act. */
static guint
time_to_wait (AluetteLocalGame *self, gboolean for_bot)
{
  gconstpointer last = last_action (self);
  AluettePause reason;
  guint pause = 0;
  gint64 left;

  if (self->pause_skipped || last == NULL)
    return 0;
  reason = get_pause (self, last);
  if ((reason & ALUETTE_PAUSE_LOOK) != 0)
    pause = self->trick_ms;
  if (for_bot || (reason & ALUETTE_PAUSE_ACT) != 0)
    pause = MAX (pause, self->bot_ms);
  left = self->last_action_time + pause - aluette_clock_get_time (self->clock);
  return (guint) CLAMP (left, 0, (gint64) pause);
}

/* Returns: how many of the first @n_events events are no signals. */
static guint
count_actions (AluetteLocalGame *self, guint n_events)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    n += !aluette_local_game_is_signal (self, aluette_event_log_get (self->log, i));
  return n;
}

/* Returns: the seed for the decision of a seat after this number of actions, which is always the
 * same. Signals do not count, because a sign that a bot has missed must not change its move. */
static guint64
get_bot_seed (AluetteLocalGame *self, guint seat, guint n_events)
{
  guint64 number = (guint64) count_actions (self, n_events) * ALU_GAME_MAX_SEATS + seat;
  AluRng rng;

  if (self->has_key)
    return aluette_match_key_seed (&self->key, ALUETTE_SEED_BOTS, number);
  alu_rng_seed (&rng, self->seed);
  alu_rng_seed (&rng, alu_rng_next (&rng) ^ number);
  return alu_rng_next (&rng);
}

int
aluette_local_game_get_level (AluetteLocalGame *self, const char *id)
{
  int level = alu_bot_level_from_id (self->bots, id);

  return level >= 0 ? level : self->bots->usual_level;
}

static int
get_bot_level (AluetteLocalGame *self, guint seat)
{
  if (self->stand_ins[seat] != 0)
    return self->stand_ins[seat] - 1;
  return aluette_local_game_get_level (self, self->header.players[seat].level);
}

guint32
aluette_local_game_get_convention_seats (AluetteLocalGame *self)
{
  guint32 seats;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self), 0);

  if (self->bots == NULL)
    return 0;
  seats = alu_bot_convention_seats (self->bots, &self->header);
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if (self->stand_ins[seat] != 0)
      seats &= ~(1u << seat);
  return seats;
}

static gboolean
is_bot (AluetteLocalGame *self, guint seat)
{
  return self->bots != NULL && seat < self->header.rules.n_seats
         && (self->header.players[seat].kind == ALU_GAME_BOT || self->stand_ins[seat] != 0);
}

/* Returns: (transfer full): what a bot may know of @match, also if its hands are open to people. */
static AluetteView *
get_bot_view (AluetteLocalGame *self, gconstpointer match, guint seat)
{
  g_autofree gpointer closed = NULL;

  if (!self->open_hands)
    return aluette_view_new_for_seat (self->kind, match, seat);
  closed = g_memdup2 (match, self->kind->match_size);
  alu_game_open_hands (self->kind, closed, false);
  return aluette_view_new_for_seat (self->kind, closed, seat);
}

gboolean
aluette_local_game_get_bot_request (AluetteLocalGame *self, guint index, AluetteView **view,
                                    int *level, guint64 *seed)
{
  g_autoptr (AluetteView) before = NULL;
  g_autofree gpointer match = NULL;
  g_autoptr (GArray) events = NULL;
  AluReplay replay;
  gconstpointer event;
  guint decider;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self), FALSE);
  g_return_val_if_fail (index < aluette_local_game_get_n_events (self), FALSE);
  event = aluette_event_log_get (self->log, index);
  decider = aluette_local_game_get_decider (self, event);
  if (alu_game_event_role (self->kind, event) != ALU_GAME_ROLE_ACTION || !is_bot (self, decider))
    return FALSE;
  match = g_malloc0 (self->kind->match_size);
  events = aluette_local_game_init_replay (self, &replay, match);
  alu_replay_seek (&replay, index);
  before = get_bot_view (self, match, decider);
  if (alu_game_get_awaited (self->kind, aluette_view_get_bytes (before)) != (int) decider)
    return FALSE;
  *view = g_steal_pointer (&before);
  *level = get_bot_level (self, decider);
  *seed = get_bot_seed (self, decider, index);
  return TRUE;
}

gboolean
aluette_local_game_request_for_bot (AluetteLocalGame *self, gconstpointer event)
{
  guint seat = aluette_local_game_get_decider (self, event);
  g_autoptr (AluetteView) view = NULL;

  if (!is_bot (self, seat) || !aluette_local_game_is_signal (self, event))
    return FALSE;
  view = get_bot_view (self, self->match, seat);
  return aluette_game_check_view (view, event) == 0 && aluette_local_game_apply (self, event) == 0;
}

/* Bots that may act out of turn */

static gboolean
was_asked (AluetteLocalGame *self, guint seat)
{
  return self->asked_deal == alu_game_get_n_deals (self->kind, self->spectator_view)
         && self->asked_at[seat] != 0;
}

static void
note_asked (AluetteLocalGame *self, guint seat)
{
  guint deal = alu_game_get_n_deals (self->kind, self->spectator_view);

  if (self->asked_deal != deal)
    memset (self->asked_at, 0, sizeof self->asked_at);
  self->asked_deal = deal;
  self->asked_at[seat] = aluette_local_game_get_n_events (self) + 1;
}

void
aluette_local_game_forget_volunteers (AluetteLocalGame *self)
{
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (self->asked_at[seat] > aluette_local_game_get_n_events (self) + 1)
      self->asked_at[seat] = 0;
}

guint
aluette_local_game_next_volunteer (AluetteLocalGame *self)
{
  guint seats = 0;

  if (self->bots == NULL || self->bots->next_volunteer == NULL)
    return ALU_GAME_AWAITS_NOBODY;
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if (is_bot (self, seat) && !was_asked (self, seat))
      seats |= 1u << seat;
  return (guint) self->bots->next_volunteer (self->spectator_view, seats);
}

gboolean
aluette_local_game_asks_bots (AluetteLocalGame *self)
{
  if (self->answer != NULL
      && alu_game_get_awaited (self->kind, self->spectator_view) != (int) self->thinking_seat)
    return TRUE;
  return aluette_local_game_next_volunteer (self) != ALU_GAME_AWAITS_NOBODY;
}

/* Ends the request of a bot. */
static void
end_bot_task (AluetteLocalGame *self)
{
  g_clear_object (&self->bot_cancellable);
  aluette_game_announce_thinking (ALUETTE_GAME (self), self->thinking_seat, FALSE);
}

void
aluette_local_game_stop_scheduler (AluetteLocalGame *self)
{
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
  g_clear_pointer (&self->answer, g_free);
  if (self->bot_cancellable == NULL)
    return;
  g_cancellable_cancel (self->bot_cancellable);
  end_bot_task (self);
}

/* Applies the first legal event of a seat. */
static void
act_somehow (AluetteLocalGame *self, guint seat)
{
  g_autofree gpointer legal = g_malloc0_n ((gsize) self->kind->max_legal, self->kind->event_size);
  g_autoptr (AluetteView) view = get_bot_view (self, self->match, seat);

  if (self->kind->legal (aluette_view_get_bytes (view), (int) seat, legal) > 0)
    aluette_local_game_apply (self, legal);
}

/* If the rules refuse a bot's move, the match would stop: the first legal event is applied
 * instead. */
static void
carry_out_answer (AluetteLocalGame *self)
{
  g_autofree gpointer event = g_steal_pointer (&self->answer);
  guint seat = self->thinking_seat;
  int status = aluette_local_game_apply (self, event);

  if (status == 0)
    return;
  g_warning ("The bot in seat %u chose what the rules refuse: %s", seat + 1,
             self->kind->status_texts[status]);
  act_somehow (self, seat);
}

/* Returns: the seed of what chance does next. */
static guint64
get_deal_seed (AluetteLocalGame *self)
{
  guint deal = alu_game_get_n_deals (self->kind, self->spectator_view);

  if (self->has_key)
    return aluette_match_key_seed (&self->key, ALUETTE_SEED_DEAL, deal);
  return self->seed;
}

static void
on_time (gpointer data)
{
  AluetteLocalGame *self = data;
  g_autofree gpointer event = NULL;

  self->timer = 0;
  if (self->answer != NULL)
    {
      carry_out_answer (self);
      return;
    }
  event = g_malloc0 (self->kind->event_size);
  if (self->kind->chance (self->match, get_deal_seed (self), event))
    aluette_local_game_apply (self, event);
}

static void
start_timer (AluetteLocalGame *self, gboolean for_bot)
{
  self->timer = aluette_clock_add (self->clock, time_to_wait (self, for_bot), on_time, self);
}

/* @answer: (transfer full) */
static void
accept_answer (AluetteLocalGame *self, gpointer answer)
{
  self->answer = answer;
  if (aluette_game_get_ready (ALUETTE_GAME (self)))
    start_timer (self, TRUE);
}

/* If @result is canceled, the game may no longer exist. */
static void
on_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteLocalGame *self = data;
  gpointer event;

  if (!aluette_bot_runner_finish (ALUETTE_BOT_RUNNER (source), result, &event, NULL))
    return;
  accept_answer (self, event);
  end_bot_task (self);
}

static void
on_volunteered (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteLocalGame) self = NULL;
  gpointer event;

  if (!aluette_bot_runner_finish (ALUETTE_BOT_RUNNER (source), result, &event, NULL))
    return;
  self = g_object_ref (data);
  note_asked (self, self->thinking_seat);
  if (event != NULL)
    accept_answer (self, event);
  end_bot_task (self);
  if (event == NULL)
    aluette_local_game_schedule (self);
}

static void
start_thinking (AluetteLocalGame *self, guint seat, gboolean out_of_turn)
{
  g_autoptr (AluetteView) view = get_bot_view (self, self->match, seat);
  int level = get_bot_level (self, seat);
  guint64 seed = get_bot_seed (self, seat, aluette_local_game_get_n_events (self));

  self->thinking_seat = seat;
  self->bot_cancellable = g_cancellable_new ();
  if (out_of_turn)
    aluette_bot_runner_volunteer_async (self->runner, self->bots, level, view, seed,
                                        self->bot_cancellable, on_volunteered, self);
  else
    aluette_bot_runner_choose_async (self->runner, self->bots, level, view, seed,
                                     aluette_local_game_get_convention_seats (self),
                                     self->bot_cancellable, on_chosen, self);
  aluette_game_announce_thinking (ALUETTE_GAME (self), seat, TRUE);
}

void
aluette_local_game_schedule (AluetteLocalGame *self)
{
  guint volunteer = aluette_local_game_next_volunteer (self);
  guint awaited = (guint) alu_game_get_awaited (self->kind, self->spectator_view);

  aluette_local_game_stop_scheduler (self);
  if (!self->started || !aluette_game_get_ready (ALUETTE_GAME (self))
      || awaited == ALU_GAME_AWAITS_NOBODY)
    return;
  if (volunteer != ALU_GAME_AWAITS_NOBODY)
    start_thinking (self, volunteer, TRUE);
  else if (is_bot (self, awaited))
    start_thinking (self, awaited, FALSE);
  else if (awaited == ALU_GAME_AWAITS_CHANCE)
    start_timer (self, FALSE);
}

void
aluette_local_game_reschedule (AluetteGame *game)
{
  AluetteLocalGame *self = ALUETTE_LOCAL_GAME (game);

  if (self->bot_cancellable != NULL)
    return;
  if (self->answer == NULL)
    {
      aluette_local_game_schedule (self);
      return;
    }
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
  if (aluette_game_get_ready (ALUETTE_GAME (self)))
    start_timer (self, TRUE);
}
