/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/alu-sign-experiment.h"

#include <stdlib.h>
#include <string.h>

#define TEAM_A 0x15
#define TEAM_B 0x2a

/* A deal of the experiment. */
typedef struct
{
  const AluSignExperiment *experiment;
  AluSignTally *tally;
  AluSignSimulation table;
  AluMatch match;
  AluBudget budget;
  unsigned asked; /* seats that were asked whether they concede, one bit per seat */
} Trial;

static AluView
get_view (void *data, int seat)
{
  return alu_view_for_seat (&((Trial *) data)->match, seat);
}

static void
count_readers (AluSignTally *tally, const AluEvent *event)
{
  unsigned own = alu_team_of (event->seat) == ALU_TEAM_A ? TEAM_A : TEAM_B;

  tally->made++;
  tally->read_by_partners += (unsigned) __builtin_popcount (event->sign.read & own);
  tally->read_by_opponents += (unsigned) __builtin_popcount (event->sign.read & ~own);
}

static void
apply_signal (const AluEvent *event, void *data)
{
  Trial *self = data;

  if (alu_match_apply (&self->match, event) == ALU_OK && event->type == ALU_EVENT_SIGN)
    count_readers (self->tally, event);
}

static void
set_up_table (Trial *self, uint64_t seed, bool swapped)
{
  const AluSignExperiment *experiment = self->experiment;
  uint8_t signers = swapped ? TEAM_B : TEAM_A;
  uint8_t others = swapped ? TEAM_A : TEAM_B;
  uint8_t levels[ALU_MAX_SEATS];
  AluSeating seating;

  alu_seating_init (&seating);
  alu_match_init (&self->match, &experiment->rules, &seating);
  self->match.rules.target = 24;
  self->match.rules.deals = 0;
  memset (levels, (int) experiment->level, sizeof levels);
  alu_sign_simulation_init (&self->table, &seating, experiment->rules.seats, levels, 0, seed,
                            get_view, self);
  self->table.silent = others;
  self->table.careless = experiment->careless ? signers : 0;
  self->table.gaze_model.absorbed = experiment->gaze == ALU_EXPERIMENT_GAZE_ABSORBED ? others : 0;
  self->table.gaze_model.watchful = experiment->gaze == ALU_EXPERIMENT_GAZE_WATCHFUL ? others : 0;
}

/* Asks each person once per deal, before the first card, whether they propose to concede.
 *
 * Returns: whether one does; the proposal is in @event. */
static bool
make_proposal (Trial *self, AluEvent *event)
{
  for (int seat = 0; seat < self->match.rules.seats; seat++)
    {
      AluView view;

      if ((self->asked & (1u << seat)) != 0 || alu_match_may_propose (&self->match, seat) != ALU_OK)
        continue;
      self->asked |= 1u << seat;
      view = get_view (self, seat);
      if (!alu_bot_proposes (self->experiment->level, &view, &self->budget))
        continue;
      alu_event_init (event, ALU_EVENT_PROPOSE, seat);
      return true;
    }
  return false;
}

static void
play_event (Trial *self, uint64_t seed)
{
  AluEvent event = { 0 };

  if (alu_match_awaits_chance (&self->match))
    alu_match_chance (&self->match, seed, &event);
  else if (!make_proposal (self, &event))
    {
      AluView view = get_view (self, alu_match_decider (&self->match));

      alu_bot_decide (self->experiment->level, &view, &self->budget, &event, NULL);
    }
  if (alu_match_apply (&self->match, &event) != ALU_OK)
    abort ();
  alu_sign_simulation_pass (&self->table, &event, &self->match, apply_signal, self);
}

int
alu_sign_experiment_deal (const AluSignExperiment *experiment, uint64_t seed, bool swapped,
                          AluSignTally *tally)
{
  Trial self = { .experiment = experiment,
                 .tally = tally,
                 .budget = { .seed = seed,
                             .nodes = experiment->nodes,
                             .memory = experiment->memory,
                             .memory_bytes = experiment->memory_bytes } };
  const AluDeal *deal = &self.match.deal;

  set_up_table (&self, seed, swapped);
  do
    play_event (&self, seed);
  while (!deal->ended);
  tally->deals++;
  if (deal->winner == ALU_NOBODY)
    return 0;
  return ((int) deal->winner ^ (int) swapped) == 0 ? deal->points : -(int) deal->points;
}
