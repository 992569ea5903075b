/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-sign-simulation.h"

#include <string.h>

static bool
is_bot (const AluSignSimulation *simulation, int seat)
{
  return simulation->gaze_model.levels[seat] != ALU_NOBODY;
}

static bool
is_deal_in_progress (const AluView *view)
{
  AluPhase phase = alu_match_phase (&view->match);

  return phase >= ALU_PHASE_VOTE && phase <= ALU_PHASE_ANSWER;
}

static int
get_turn (const AluView *view)
{
  return alu_match_phase (&view->match) == ALU_PHASE_PLAY ? view->match.deal.turn : ALU_NOBODY;
}

/* Returns: the player who must play; for a Petit-Jean, its captain, who looks at both hands. */
static int
get_player (const AluView *view)
{
  int turn = get_turn (view);

  return turn == ALU_NOBODY ? ALU_NOBODY : alu_decider (&view->match.seating, turn);
}

void
alu_sign_simulation_init (AluSignSimulation *simulation, const AluSeating *seating, int n_seats,
                          const uint8_t *levels, uint64_t now, uint64_t seed,
                          AluView (*view) (void *data, int seat), void *data)
{
  AluRng seeds;

  memset (simulation, 0, sizeof *simulation);
  alu_rng_seed (&seeds, seed);
  alu_gaze_model_init (&simulation->gaze_model, n_seats, levels, now, alu_rng_next (&seeds));
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    alu_sign_policy_init (&simulation->policies[seat], alu_rng_next (&seeds));
  alu_rng_seed (&simulation->rng, alu_rng_next (&seeds));
  simulation->n_seats = (uint8_t) n_seats;
  for (int seat = 0; seat < n_seats; seat++)
    if (alu_is_person (seating, seat))
      simulation->persons |= (uint8_t) (1 << seat);
  simulation->length = simulation->size = 100;
  simulation->view = view;
  simulation->data = data;
}

void
alu_sign_simulation_seed (AluSignSimulation *simulation, uint64_t gaze, uint64_t signs)
{
  AluRng seeds;

  alu_gaze_model_seed (&simulation->gaze_model, gaze);
  alu_rng_seed (&seeds, signs);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    alu_rng_seed (&simulation->policies[seat].rng, alu_rng_next (&seeds));
  alu_rng_seed (&simulation->rng, alu_rng_next (&seeds));
}

static void
cancel_gestures (AluSignSimulation *simulation)
{
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    simulation->gestures[seat].on = false;
  simulation->pending = 0;
}

unsigned
alu_sign_simulation_note (AluSignSimulation *simulation, const AluEvent *event, const AluView *view)
{
  unsigned turned = 0;

  if (!is_deal_in_progress (view))
    cancel_gestures (simulation);
  if (event->type == ALU_EVENT_DEAL)
    {
      turned = alu_gaze_model_dealt (&simulation->gaze_model);
      simulation->gaze_model.turn = (uint8_t) get_player (view);
      for (int seat = 0; seat < simulation->n_seats; seat++)
        alu_sign_policy_dealt (&simulation->policies[seat]);
    }
  else if (event->type == ALU_EVENT_PLAY)
    turned = alu_gaze_model_played (&simulation->gaze_model,
                                    alu_decider (&view->match.seating, event->seat),
                                    get_player (view));
  else
    simulation->gaze_model.turn = (uint8_t) get_player (view);
  return turned;
}

void
alu_sign_simulation_reset (AluSignSimulation *simulation, const AluView *view)
{
  cancel_gestures (simulation);
  simulation->gaze_model.turn = (uint8_t) get_player (view);
  for (int seat = 0; seat < simulation->n_seats; seat++)
    if (is_bot (simulation, seat))
      {
        AluView own = simulation->view (simulation->data, seat);

        alu_sign_policy_forget (&simulation->policies[seat], own.match.signals.made[seat]);
      }
}

/* Returns: the partners of @seat who are persons, one bit per seat. */
static uint8_t
get_partners (const AluSignSimulation *simulation, int seat)
{
  uint8_t team = alu_team_of (seat) == ALU_TEAM_A ? 0x15 : 0x2a;

  return (uint8_t) (simulation->persons & team & ~(1u << seat));
}

void
alu_sign_simulation_recall (AluSignSimulation *simulation, const AluEvent *event)
{
  if ((event->type == ALU_EVENT_SIGN || event->type == ALU_EVENT_SAY)
      && is_bot (simulation, event->seat))
    alu_sign_policy_recall (&simulation->policies[event->seat], event,
                            get_partners (simulation, event->seat));
}

/* Sets how much later than the others humans see the gesture. */
static void
set_delays (const AluSignSimulation *simulation, AluGesture *gesture)
{
  gesture->tail_ms = 0;
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      bool sees = seat < simulation->n_seats && !is_bot (simulation, seat) && seat != gesture->maker
                  && simulation->gaze_model.gazes[seat].target != ALU_GAZE_HIDDEN;

      gesture->delays_ms[seat] = sees ? simulation->delays_ms[seat] : 0;
      if (gesture->delays_ms[seat] > gesture->tail_ms)
        gesture->tail_ms = gesture->delays_ms[seat];
    }
}

void
alu_sign_simulation_begin (AluSignSimulation *simulation, AluGesture *gesture)
{
  set_delays (simulation, gesture);
  gesture->on = true;
  gesture->start = simulation->gaze_model.now;
  gesture->drawn = (uint8_t) (simulation->drawn
                              | (simulation->away & get_partners (simulation, gesture->maker)));
  memset (gesture->watched_ms, 0, sizeof gesture->watched_ms);
  memset (gesture->corner_ms, 0, sizeof gesture->corner_ms);
  simulation->gestures[gesture->maker] = *gesture;
  alu_gaze_model_hold (&simulation->gaze_model, gesture->maker,
                       gesture->start + gesture->length_ms);
}

void
alu_sign_simulation_cut (AluSignSimulation *simulation, int seat)
{
  AluGesture *gesture = &simulation->gestures[seat];
  uint32_t passed = (uint32_t) (simulation->gaze_model.now - gesture->start);

  if (gesture->on && gesture->length_ms > passed)
    gesture->length_ms = passed;
}

static uint64_t
get_end (const AluGesture *gesture)
{
  return gesture->on ? gesture->start + gesture->length_ms + gesture->tail_ms : ALU_NEVER;
}

uint64_t
alu_sign_simulation_next (const AluSignSimulation *simulation)
{
  uint64_t next = alu_gaze_model_next (&simulation->gaze_model);

  for (int seat = 0; seat < simulation->n_seats; seat++)
    if (get_end (&simulation->gestures[seat]) < next)
      next = get_end (&simulation->gestures[seat]);
  return simulation->pending != 0 ? simulation->gaze_model.now : next;
}

/* Advances the time to @until, while no gaze moves and no gesture ends. */
static void
pass_time (AluSignSimulation *simulation, uint64_t until)
{
  uint64_t ms = until - simulation->gaze_model.now;

  for (int seat = 0; ms > 0 && seat < simulation->n_seats; seat++)
    if (simulation->gestures[seat].on)
      alu_gesture_pass (&simulation->gestures[seat], &simulation->gaze_model, ms);
  simulation->gaze_model.now = until;
}

/* Draws what each other player perceives of @gesture. */
static void
draw_outcomes (AluSignSimulation *simulation, const AluGesture *gesture, AluEvent *event)
{
  alu_event_init (event, ALU_EVENT_SIGN, gesture->maker);
  event->sign.sign = gesture->sign;
  event->sign.strength = gesture->strength;
  for (int seat = 0; seat < simulation->n_seats; seat++)
    {
      AluOutcome outcome = ALU_OUTCOME_MISSED;

      if (seat == gesture->maker || (simulation->persons & (1 << seat)) == 0)
        continue;
      if (is_bot (simulation, seat))
        outcome = alu_perception_outcome (gesture, &simulation->gaze_model, seat, &simulation->rng);
      else if (simulation->gaze_model.gazes[seat].target != ALU_GAZE_HIDDEN)
        outcome = gesture->watched_ms[seat] >= ALU_HUMAN_READS_MS ? ALU_OUTCOME_READ
                                                              : ALU_OUTCOME_MISSED;
      else if (gesture->drawn & (1 << seat))
        outcome = ALU_OUTCOME_READ;
      if (outcome == ALU_OUTCOME_READ)
        event->sign.read |= (uint8_t) (1 << seat);
      if (outcome == ALU_OUTCOME_NOTICED)
        event->sign.noticed |= (uint8_t) (1 << seat);
      if (outcome != ALU_OUTCOME_MISSED)
        alu_gaze_model_caught (&simulation->gaze_model, seat, gesture->maker);
    }
}

/* Ends a gesture that has reached its length.
 *
 * Returns: whether there was one. */
static bool
end_gesture (AluSignSimulation *simulation, AluSignSimEvent *sim_event)
{
  for (int seat = 0; seat < simulation->n_seats; seat++)
    if (get_end (&simulation->gestures[seat]) <= simulation->gaze_model.now)
      {
        sim_event->type = ALU_SIGN_SIM_MADE;
        simulation->gestures[seat].on = false;
        sim_event->gesture = simulation->gestures[seat];
        draw_outcomes (simulation, &sim_event->gesture, &sim_event->event);
        if (is_bot (simulation, seat))
          alu_sign_policy_ended (&simulation->policies[seat], &sim_event->gesture,
                                 get_partners (simulation, seat), sim_event->event.sign.read,
                                 &simulation->gaze_model);
        return true;
      }
  return false;
}

/* Lets a bot decide whether to sign or speak now.
 *
 * Returns: whether it begins a gesture or speaks. */
static bool
consider_signing (AluSignSimulation *simulation, int seat, AluSignSimEvent *sim_event)
{
  AluSignPolicy *policy = &simulation->policies[seat];
  AluView view;

  if (simulation->gestures[seat].on || simulation->gaze_model.now < policy->rest_until)
    return false;
  view = simulation->view (simulation->data, seat);
  if (!is_deal_in_progress (&view))
    return false;
  if (alu_sign_policy_speaks (policy, &view, &simulation->gaze_model, &sim_event->event))
    {
      sim_event->type = ALU_SIGN_SIM_SAID;
      return true;
    }
  if (!alu_sign_policy_begins (policy, &view, &simulation->gaze_model,
                               (simulation->careless & (1 << seat)) != 0, &sim_event->gesture))
    return false;
  sim_event->type = ALU_SIGN_SIM_BEGUN;
  sim_event->gesture.length_ms = sim_event->gesture.length_ms * simulation->length / 100;
  sim_event->gesture.size = (uint8_t) (sim_event->gesture.size * simulation->size / 100);
  sim_event->gesture.size = sim_event->gesture.size < 30    ? 30
                            : sim_event->gesture.size > 100 ? 100
                                                            : sim_event->gesture.size;
  alu_sign_simulation_begin (simulation, &sim_event->gesture);
  return true;
}

/* Returns: the bots that should decide whether to sign now: those whose gaze has moved, and those
 * who are looked at by someone whose gaze has moved. */
static unsigned
get_deciding_seats (const AluSignSimulation *simulation, unsigned turned)
{
  unsigned seats = turned;

  for (int seat = 0; seat < simulation->n_seats; seat++)
    if ((turned & (1u << seat)) != 0
        && simulation->gaze_model.gazes[seat].target < simulation->n_seats)
      seats |= 1u << simulation->gaze_model.gazes[seat].target;
  for (int seat = 0; seat < simulation->n_seats; seat++)
    if (!is_bot (simulation, seat) || (simulation->silent & (1 << seat)) != 0)
      seats &= ~(1u << seat);
  return seats;
}

/* Lets bots that have turned to a partner see whether their signs were read. */
static void
look_for_answers (AluSignSimulation *simulation, unsigned turned)
{
  for (int seat = 0; seat < simulation->n_seats; seat++)
    if ((turned & (1u << seat)) != 0 && is_bot (simulation, seat))
      alu_sign_policy_look (&simulation->policies[seat], &simulation->gaze_model, seat);
}

bool
alu_sign_simulation_step (AluSignSimulation *simulation, uint64_t until, AluSignSimEvent *sim_event)
{
  memset (sim_event, 0, sizeof *sim_event);
  for (;;)
    {
      uint64_t next;

      while (simulation->pending != 0)
        {
          int seat = __builtin_ctz (simulation->pending);

          simulation->pending &= (uint8_t) (simulation->pending - 1);
          if (consider_signing (simulation, seat, sim_event))
            return true;
        }
      if (end_gesture (simulation, sim_event))
        return true;
      next = alu_sign_simulation_next (simulation);
      if (next > until)
        {
          pass_time (simulation, until);
          return false;
        }
      pass_time (simulation, next);
      sim_event->turned = alu_gaze_model_advance (&simulation->gaze_model, next);
      look_for_answers (simulation, sim_event->turned);
      simulation->pending = (uint8_t) get_deciding_seats (simulation, sim_event->turned);
      if (sim_event->turned != 0)
        {
          sim_event->type = ALU_SIGN_SIM_GAZE;
          return true;
        }
    }
}

void
alu_sign_simulation_pass (AluSignSimulation *simulation, const AluEvent *event,
                          const AluMatch *match,
                          void (*signal_func) (const AluEvent *event, void *data), void *data)
{
  AluView spectator = alu_view_for_seat (match, ALU_NOBODY);
  uint64_t pause = event->type == ALU_EVENT_DEAL ? ALU_PACE_DEAL : ALU_PACE_CARD;
  uint64_t until = simulation->gaze_model.now + pause;
  AluSignSimEvent sim_event;

  alu_sign_simulation_note (simulation, event, &spectator);
  if (!is_deal_in_progress (&spectator))
    return;
  while (alu_sign_simulation_step (simulation, until, &sim_event))
    if (sim_event.type == ALU_SIGN_SIM_MADE || sim_event.type == ALU_SIGN_SIM_SAID)
      signal_func (&sim_event.event, data);
}
