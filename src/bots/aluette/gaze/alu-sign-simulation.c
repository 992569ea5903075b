/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-sign-simulation.h"

#include <string.h>

static bool
is_bot (const AluSignSimulation *table, int seat)
{
  return table->gaze_model.levels[seat] != ALU_NOBODY;
}

static bool
deal_is_on (const AluView *view)
{
  AluPhase phase = alu_match_phase (&view->match);

  return phase >= ALU_PHASE_VOTE && phase <= ALU_PHASE_ANSWER;
}

static int
get_turn (const AluView *view)
{
  return alu_match_phase (&view->match) == ALU_PHASE_PLAY ? view->match.deal.turn : ALU_NOBODY;
}

/* Whoever plays for a Petit-Jean looks at both hands. */
static int
get_player (const AluView *view)
{
  int turn = get_turn (view);

  return turn == ALU_NOBODY ? ALU_NOBODY : alu_decider (&view->match.seating, turn);
}

void
alu_sign_simulation_init (AluSignSimulation *table, const AluSeating *seating, int n_seats,
                          const uint8_t *levels, uint64_t now, uint64_t seed,
                          AluView (*view) (void *data, int seat), void *data)
{
  AluRng seeds;

  memset (table, 0, sizeof *table);
  alu_rng_seed (&seeds, seed);
  alu_gaze_model_init (&table->gaze_model, n_seats, levels, now, alu_rng_next (&seeds));
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    alu_sign_policy_init (&table->policies[seat], alu_rng_next (&seeds));
  alu_rng_seed (&table->rng, alu_rng_next (&seeds));
  table->n_seats = (uint8_t) n_seats;
  for (int seat = 0; seat < n_seats; seat++)
    if (alu_is_person (seating, seat))
      table->persons |= (uint8_t) (1 << seat);
  table->length = table->size = 100;
  table->view = view;
  table->data = data;
}

static void
drop_gestures (AluSignSimulation *table)
{
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    table->gestures[seat].on = false;
  table->pending = 0;
}

unsigned
alu_sign_simulation_note (AluSignSimulation *table, const AluEvent *event, const AluView *view)
{
  unsigned turned = 0;

  if (!deal_is_on (view))
    drop_gestures (table);
  if (event->type == ALU_EVENT_DEAL)
    {
      turned = alu_gaze_model_dealt (&table->gaze_model);
      table->gaze_model.turn = (uint8_t) get_player (view);
      for (int seat = 0; seat < table->n_seats; seat++)
        alu_sign_policy_dealt (&table->policies[seat]);
    }
  else if (event->type == ALU_EVENT_PLAY)
    turned = alu_gaze_model_played (&table->gaze_model,
                                    alu_decider (&view->match.seating, event->seat),
                                    get_player (view));
  else
    table->gaze_model.turn = (uint8_t) get_player (view);
  return turned;
}

void
alu_sign_simulation_reset (AluSignSimulation *table, const AluView *view)
{
  drop_gestures (table);
  table->gaze_model.turn = (uint8_t) get_player (view);
  for (int seat = 0; seat < table->n_seats; seat++)
    if (is_bot (table, seat))
      {
        AluView own = table->view (table->data, seat);

        alu_sign_policy_forget (&table->policies[seat], own.match.signals.made[seat]);
      }
}

/* The humans who are not at the screen and whose partner @seat is. */
static uint8_t
absent_partners (const AluSignSimulation *table, int seat)
{
  uint8_t team = alu_team_of (seat) == ALU_TEAM_A ? 0x15 : 0x2a;

  return (uint8_t) (table->away & team & ~(1u << seat));
}

/* The maker's eyes stay where they are meanwhile. */
void
alu_sign_simulation_begin (AluSignSimulation *table, AluGesture *gesture)
{
  gesture->on = true;
  gesture->start = table->gaze_model.now;
  gesture->drawn = table->drawn | absent_partners (table, gesture->maker);
  memset (gesture->watched_ms, 0, sizeof gesture->watched_ms);
  memset (gesture->corner_ms, 0, sizeof gesture->corner_ms);
  table->gestures[gesture->maker] = *gesture;
  alu_gaze_model_hold (&table->gaze_model, gesture->maker, gesture->start + gesture->length_ms);
}

void
alu_sign_simulation_cut (AluSignSimulation *table, int seat)
{
  AluGesture *gesture = &table->gestures[seat];
  uint32_t passed = (uint32_t) (table->gaze_model.now - gesture->start);

  if (gesture->on && gesture->length_ms > passed)
    gesture->length_ms = passed;
}

static uint64_t
get_end (const AluGesture *gesture)
{
  return gesture->on ? gesture->start + gesture->length_ms : ALU_NEVER;
}

uint64_t
alu_sign_simulation_next (const AluSignSimulation *table)
{
  uint64_t next = alu_gaze_model_next (&table->gaze_model);

  for (int seat = 0; seat < table->n_seats; seat++)
    if (get_end (&table->gestures[seat]) < next)
      next = get_end (&table->gestures[seat]);
  return table->pending != 0 ? table->gaze_model.now : next;
}

/* Lets time pass in which nothing happens. */
static void
pass_time (AluSignSimulation *table, uint64_t until)
{
  uint64_t ms = until - table->gaze_model.now;

  for (int seat = 0; ms > 0 && seat < table->n_seats; seat++)
    if (table->gestures[seat].on)
      alu_gesture_pass (&table->gestures[seat], &table->gaze_model, ms);
  table->gaze_model.now = until;
}

/* Draws what each of the others makes of @gesture. */
static void
draw_outcomes (AluSignSimulation *table, const AluGesture *gesture, AluEvent *event)
{
  alu_event_init (event, ALU_EVENT_SIGN, gesture->maker);
  event->sign.sign = gesture->sign;
  event->sign.strength = gesture->strength;
  for (int seat = 0; seat < table->n_seats; seat++)
    {
      AluOutcome outcome = ALU_OUTCOME_MISSED;

      if (seat == gesture->maker || (table->persons & (1 << seat)) == 0)
        continue;
      if (is_bot (table, seat))
        outcome = alu_perception_outcome (gesture, &table->gaze_model, seat, &table->rng);
      else if (gesture->drawn & (1 << seat))
        outcome = ALU_OUTCOME_READ;
      if (outcome == ALU_OUTCOME_READ)
        event->sign.read |= (uint8_t) (1 << seat);
      if (outcome == ALU_OUTCOME_NOTICED)
        event->sign.noticed |= (uint8_t) (1 << seat);
      if (outcome != ALU_OUTCOME_MISSED)
        alu_gaze_model_caught (&table->gaze_model, seat, gesture->maker);
    }
}

/* Ends a gesture whose time has come.
 *
 * Returns: whether there was one. */
static bool
end_gesture (AluSignSimulation *table, AluSignSimEvent *sim_event)
{
  for (int seat = 0; seat < table->n_seats; seat++)
    if (get_end (&table->gestures[seat]) <= table->gaze_model.now)
      {
        sim_event->type = ALU_SIGN_SIM_MADE;
        table->gestures[seat].on = false;
        sim_event->gesture = table->gestures[seat];
        draw_outcomes (table, &sim_event->gesture, &sim_event->event);
        if (is_bot (table, seat))
          alu_sign_policy_ended (&table->policies[seat], &sim_event->gesture, &table->gaze_model);
        return true;
      }
  return false;
}

/* Lets a bot look whether he has something to tell now.
 *
 * Returns: whether he begins a gesture, or speaks. */
static bool
consider_signing (AluSignSimulation *table, int seat, AluSignSimEvent *sim_event)
{
  AluSignPolicy *policy = &table->policies[seat];
  AluView view;

  if (table->gestures[seat].on || table->gaze_model.now < policy->rest_until)
    return false;
  view = table->view (table->data, seat);
  if (!deal_is_on (&view))
    return false;
  if (alu_sign_policy_speaks (policy, &view, &table->gaze_model, &sim_event->event))
    {
      sim_event->type = ALU_SIGN_SIM_SAID;
      return true;
    }
  if (!alu_sign_policy_begins (policy, &view, &table->gaze_model,
                               (table->careless & (1 << seat)) != 0, &sim_event->gesture))
    return false;
  sim_event->type = ALU_SIGN_SIM_BEGUN;
  sim_event->gesture.length_ms = sim_event->gesture.length_ms * table->length / 100;
  sim_event->gesture.size = (uint8_t) (sim_event->gesture.size * table->size / 100);
  sim_event->gesture.size = sim_event->gesture.size < 30    ? 30
                            : sim_event->gesture.size > 100 ? 100
                                                            : sim_event->gesture.size;
  alu_sign_simulation_begin (table, &sim_event->gesture);
  return true;
}

/* The bots whose moment may have come: those whose eyes have turned, and those whom eyes that have
 * turned rest on now. */
static unsigned
get_awakened_seats (const AluSignSimulation *table, unsigned turned)
{
  unsigned seats = turned;

  for (int seat = 0; seat < table->n_seats; seat++)
    if ((turned & (1u << seat)) != 0 && table->gaze_model.gazes[seat].target < table->n_seats)
      seats |= 1u << table->gaze_model.gazes[seat].target;
  for (int seat = 0; seat < table->n_seats; seat++)
    if (!is_bot (table, seat) || (table->silent & (1 << seat)) != 0)
      seats &= ~(1u << seat);
  return seats;
}

bool
alu_sign_simulation_step (AluSignSimulation *table, uint64_t until, AluSignSimEvent *sim_event)
{
  memset (sim_event, 0, sizeof *sim_event);
  for (;;)
    {
      uint64_t next;

      while (table->pending != 0)
        {
          int seat = __builtin_ctz (table->pending);

          table->pending &= (uint8_t) (table->pending - 1);
          if (consider_signing (table, seat, sim_event))
            return true;
        }
      if (end_gesture (table, sim_event))
        return true;
      next = alu_sign_simulation_next (table);
      if (next > until)
        {
          pass_time (table, until);
          return false;
        }
      pass_time (table, next);
      sim_event->turned = alu_gaze_model_advance (&table->gaze_model, next);
      table->pending = (uint8_t) get_awakened_seats (table, sim_event->turned);
      if (sim_event->turned != 0)
        {
          sim_event->type = ALU_SIGN_SIM_GAZE;
          return true;
        }
    }
}

void
alu_sign_simulation_pass (AluSignSimulation *table, const AluEvent *event, const AluMatch *match,
                          void (*signal_func) (const AluEvent *event, void *data), void *data)
{
  AluView onlooker = alu_view_for_seat (match, ALU_NOBODY);
  uint64_t pause = event->type == ALU_EVENT_DEAL ? ALU_PACE_DEAL : ALU_PACE_CARD;
  uint64_t until = table->gaze_model.now + pause;
  AluSignSimEvent sim_event;

  alu_sign_simulation_note (table, event, &onlooker);
  if (!deal_is_on (&onlooker))
    return;
  while (alu_sign_simulation_step (table, until, &sim_event))
    if (sim_event.type == ALU_SIGN_SIM_MADE || sim_event.type == ALU_SIGN_SIM_SAID)
      signal_func (&sim_event.event, data);
}
