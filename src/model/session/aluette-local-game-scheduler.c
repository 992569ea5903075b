/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-local-game-private.h"

#include <string.h>

#include "engine/aluette/alu-replay.h"

/* Decides what chance and bots do next, and when. */

/* Returns: the last event of the log that is not a sign or call, or NULL. */
static const AluEvent *
last_action_time (AluetteLocalGame *self)
{
  for (guint i = self->log->len; i > 0; i--)
    {
      const AluEvent *event = &g_array_index (self->log, AluEvent, i - 1);

      if (!alu_event_is_signal (event))
        return event;
    }
  return NULL;
}

/* Whether the table shows something that people want to look at for a while: a finished trick, the
 * end of a deal, the luettes of the draw, a new hand. */
static gboolean
something_to_see (AluetteLocalGame *self, const AluEvent *last)
{
  const AluMatch *match = game_match (self);

  return last->type == ALU_EVENT_DRAW || last->type == ALU_EVENT_DEAL || match->deal.ended
         || (last->type == ALU_EVENT_PLAY && match->deal.n_plays % match->rules.seats == 0);
}

/* Returns: milliseconds until chance or a bot may act. */
static guint
time_to_wait (AluetteLocalGame *self, gboolean for_bot)
{
  const AluEvent *last = last_action_time (self);
  guint pause = 0;
  gint64 left;

  if (self->pause_skipped || last == NULL)
    return 0;
  if (something_to_see (self, last))
    pause = self->trick_ms;
  if (for_bot || game_match (self)->deal.phase == ALU_PHASE_SUNG)
    pause = MAX (pause, self->bot_ms);
  left = self->last_action_time + pause - aluette_clock_get_time (self->clock);
  return (guint) CLAMP (left, 0, (gint64) pause);
}

/* Returns: how many of the first @n_events events are neither signs nor calls. */
static guint
count_actions (AluetteLocalGame *self, guint n_events)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    n += !alu_event_is_signal (&g_array_index (self->log, AluEvent, i));
  return n;
}

/* Returns: the seed for the decision of a seat after this number of actions, which is always the
 * same. Signs do not count, because a sign that a bot has missed must not change its move. */
static guint64
get_bot_seed (AluetteLocalGame *self, guint seat, guint n_events)
{
  guint actions = count_actions (self, n_events);
  AluRng rng;

  alu_rng_seed (&rng, self->seed);
  alu_rng_seed (&rng, alu_rng_next (&rng) ^ ((guint64) actions * ALU_MAX_SEATS + seat));
  return alu_rng_next (&rng);
}

static AluLevel
bot_level (AluetteLocalGame *self, guint seat)
{
  int level = alu_level_from_id (self->header.players[seat].level);

  return level >= 0 ? (AluLevel) level : ALU_LEVEL_VILLAGER;
}

static gboolean
is_bot (AluetteLocalGame *self, guint seat)
{
  return seat < ALU_MAX_SEATS && self->header.players[seat].kind == ALU_PLAYER_BOT;
}

/* Returns: what a bot may know of @match, also if its hands are open to people. */
static AluView
bot_view (const AluMatch *match, guint seat)
{
  AluMatch closed = *match;

  closed.seating.open_hands = false;
  return alu_view_for_seat (&closed, (int) seat);
}

gboolean
aluette_local_game_get_bot_request (AluetteLocalGame *self, guint index, AluView *view, AluLevel *level,
                              guint64 *seed)
{
  const AluEvent *event;
  AluReplay replay;
  guint decider;

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (self), FALSE);
  g_return_val_if_fail (index < self->log->len, FALSE);
  event = aluette_local_game_get_event (self, index);
  if (alu_event_is_signal (event) || event->seat >= self->header.rules.seats)
    return FALSE;
  decider = (guint) alu_decider (&game_match (self)->seating, event->seat);
  if (!is_bot (self, decider))
    return FALSE;
  alu_replay_init (&replay, &self->header, (const AluEvent *) self->log->data, self->log->len);
  alu_replay_seek (&replay, index);
  *view = bot_view (&replay.match, decider);
  *level = bot_level (self, decider);
  *seed = get_bot_seed (self, decider, index);
  return alu_match_decider (&view->match) == (int) decider;
}

static gboolean
was_asked (AluetteLocalGame *self, guint seat)
{
  return self->asked_deal == game_match (self)->n_deals && self->asked_at[seat] != 0;
}

static void
note_asked (AluetteLocalGame *self, guint seat)
{
  if (self->asked_deal != game_match (self)->n_deals)
    memset (self->asked_at, 0, sizeof self->asked_at);
  self->asked_deal = game_match (self)->n_deals;
  self->asked_at[seat] = self->log->len + 1;
}

void
aluette_local_game_forget_proposals (AluetteLocalGame *self)
{
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (self->asked_at[seat] > self->log->len + 1)
      self->asked_at[seat] = 0;
}

guint
aluette_local_game_next_proposer (AluetteLocalGame *self)
{
  const AluMatch *match = game_match (self);

  for (guint i = 1; i <= match->rules.seats; i++)
    {
      guint seat = (match->deal.dealer + i) % match->rules.seats;

      if (is_bot (self, seat) && !was_asked (self, seat)
          && alu_match_may_propose (match, (int) seat) == ALU_OK)
        return seat;
    }
  return ALU_NOBODY;
}

static void
clear_bot_task (AluetteLocalGame *self)
{
  if (self->bot_cancellable == NULL)
    return;
  g_cancellable_cancel (self->bot_cancellable);
  g_clear_object (&self->bot_cancellable);
  aluette_game_announce_thinking (ALUETTE_GAME (self), self->thinking_seat, FALSE);
}

void
aluette_local_game_stop_scheduler (AluetteLocalGame *self)
{
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
  self->has_answer = FALSE;
  clear_bot_task (self);
}

/* If the rules refuse a bot's move, the match would stop: the first legal event is applied
 * instead. */
static void
carry_out_answer (AluetteLocalGame *self)
{
  AluEvent event = self->answer;
  AluEvent legal[ALU_MAX_LEGAL];
  AluStatus status;

  self->has_answer = FALSE;
  status = aluette_local_game_apply (self, &event);
  if (status == ALU_OK)
    return;
  g_warning ("The bot in seat %u chose what the rules refuse: %s", self->thinking_seat + 1,
             alu_status_text (status));
  if (alu_match_legal (game_match (self), legal) > 0)
    aluette_local_game_apply (self, &legal[0]);
}

static void
on_time (gpointer data)
{
  AluetteLocalGame *self = data;
  AluEvent event;

  self->timer = 0;
  if (self->has_answer)
    {
      carry_out_answer (self);
      return;
    }
  alu_match_chance (game_match (self), self->seed, &event);
  aluette_local_game_apply (self, &event);
}

static void
start_timer (AluetteLocalGame *self, gboolean for_bot)
{
  self->timer = aluette_clock_add (self->clock, time_to_wait (self, for_bot), on_time, self);
}

static void
accept_answer (AluetteLocalGame *self, const AluEvent *answer)
{
  self->answer = *answer;
  self->has_answer = TRUE;
  if (aluette_game_get_ready (ALUETTE_GAME (self)))
    start_timer (self, TRUE);
}

/* Ends the request of a bot. */
static void
end_bot_task (AluetteLocalGame *self)
{
  g_clear_object (&self->bot_cancellable);
  aluette_game_announce_thinking (ALUETTE_GAME (self), self->thinking_seat, FALSE);
}

/* If @result is canceled, the game may no longer exist. */
static void
on_decided (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteLocalGame *self = data;
  AluEvent event;

  if (!aluette_bot_runner_decide_finish (ALUETTE_BOT_RUNNER (source), result, &event, NULL, NULL))
    return;
  accept_answer (self, &event);
  end_bot_task (self);
}

static void
on_proposed (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteLocalGame) self = NULL;
  gboolean proposes;
  AluEvent event;

  if (!aluette_bot_runner_propose_finish (ALUETTE_BOT_RUNNER (source), result, &proposes, NULL))
    return;
  self = g_object_ref (data);
  note_asked (self, self->thinking_seat);
  alu_event_init (&event, ALU_EVENT_PROPOSE, (int) self->thinking_seat);
  if (proposes)
    accept_answer (self, &event);
  end_bot_task (self);
  if (!proposes)
    aluette_local_game_schedule (self);
}

static void
start_thinking (AluetteLocalGame *self, guint seat, gboolean about_proposal)
{
  AluView view = bot_view (game_match (self), seat);
  AluLevel level = bot_level (self, seat);
  guint64 seed = get_bot_seed (self, seat, self->log->len);

  self->thinking_seat = seat;
  self->bot_cancellable = g_cancellable_new ();
  if (about_proposal)
    aluette_bot_runner_propose_async (self->runner, level, &view, seed, self->bot_cancellable,
                                      on_proposed, self);
  else
    aluette_bot_runner_decide_async (self->runner, level, &view, seed, self->bot_cancellable,
                                     on_decided, self);
  aluette_game_announce_thinking (ALUETTE_GAME (self), seat, TRUE);
}

void
aluette_local_game_schedule (AluetteLocalGame *self)
{
  const AluMatch *match = game_match (self);
  guint proposer = aluette_local_game_next_proposer (self);
  guint decider = (guint) alu_match_decider (match);

  aluette_local_game_stop_scheduler (self);
  if (!self->started || !aluette_game_get_ready (ALUETTE_GAME (self)) || alu_match_over (match))
    return;
  if (proposer != ALU_NOBODY)
    start_thinking (self, proposer, TRUE);
  else if (is_bot (self, decider))
    start_thinking (self, decider, FALSE);
  else if (alu_match_awaits_chance (match))
    start_timer (self, FALSE);
}

void
aluette_local_game_reschedule (AluetteLocalGame *self)
{
  if (self->bot_cancellable != NULL)
    return;
  if (!self->has_answer)
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
