/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-sign-simulation.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

/* Deals of a person at the screen, who makes no sign, with three villagers: the partner makes signs
 * too, and nobody repeats a sign that a partner has read. */

#define N_DEALS 200
#define PERSON 0
#define PONDERING_MS 8000 /* how long the person thinks about each card */

typedef struct
{
  AluSignSimulation table;
  AluMatch match;
  AluBudget budget;
  unsigned made[ALU_MAX_SEATS];
  unsigned repeats[ALU_MAX_SEATS];
  uint16_t read[ALU_MAX_SEATS]; /* signs of this deal that a partner of the maker has read */
} Trial;

static AluView
get_view (void *data, int seat)
{
  return alu_view_for_seat (&((Trial *) data)->match, seat);
}

static void
apply_signal (const AluEvent *event, void *data)
{
  Trial *self = data;
  unsigned partners = alu_team_of (event->seat) == ALU_TEAM_A ? 0x15 : 0x2a;

  if (alu_match_apply (&self->match, event) != ALU_OK || event->type != ALU_EVENT_SIGN)
    return;
  self->made[event->seat]++;
  self->repeats[event->seat] += (self->read[event->seat] >> event->sign.sign) & 1;
  if (event->sign.read & partners & ~(1u << event->seat))
    self->read[event->seat] |= (uint16_t) (1u << event->sign.sign);
}

/* Advances the clock by the time in which the person thinks. */
static void
ponder (Trial *self)
{
  uint64_t until = self->table.gaze_model.now + PONDERING_MS;
  AluSignSimEvent sim_event;

  while (alu_sign_simulation_step (&self->table, until, &sim_event))
    if (sim_event.type == ALU_SIGN_SIM_MADE || sim_event.type == ALU_SIGN_SIM_SAID)
      apply_signal (&sim_event.event, self);
}

static void
play_deal (Trial *self, uint64_t seed)
{
  uint8_t levels[] = { ALU_NOBODY, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER };
  AluRules rules;
  AluSeating seating;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  alu_match_init (&self->match, &rules, &seating);
  memset (self->read, 0, sizeof self->read);
  self->budget.seed = seed;
  alu_sign_simulation_init (&self->table, &seating, rules.seats, levels, 0, seed, get_view, self);
  self->table.drawn = 1 << PERSON;
  do
    {
      AluEvent event = { 0 };
      int decider = alu_match_decider (&self->match);
      AluView view = get_view (self, decider);

      if (alu_match_awaits_chance (&self->match))
        alu_match_chance (&self->match, seed, &event);
      else
        alu_bot_decide (ALU_LEVEL_VILLAGER, &view, &self->budget, &event, NULL);
      if (decider == PERSON && event.type == ALU_EVENT_PLAY)
        ponder (self);
      if (alu_match_apply (&self->match, &event) != ALU_OK)
        abort ();
      alu_sign_simulation_pass (&self->table, &event, &self->match, apply_signal, self);
    }
  while (!self->match.deal.ended);
}

TEST (test_partner_signs)
{
  Trial self = { 0 };
  unsigned made = 0, repeats = 0;

  for (uint64_t deal = 0; deal < N_DEALS; deal++)
    play_deal (&self, 4000 + deal);
  for (int seat = 0; seat < 4; seat++)
    {
      print_message ("# seat %d: %u signs, %u of them repeated after the partner had read them\n",
                     seat, self.made[seat], self.repeats[seat]);
      made += self.made[seat];
      repeats += self.repeats[seat];
    }
  print_message ("# %u of %u signs are the partner's\n", self.made[2], made);
  assert_int_equal (repeats, 0);
  /* At least one sign in four deals, and one in at least half of them. */
  assert_true (self.made[2] * 4 >= made);
  assert_true (self.made[2] * 2 >= N_DEALS);
}
