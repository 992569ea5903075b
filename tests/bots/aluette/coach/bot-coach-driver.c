/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot-coach-driver.h"

#include <stdlib.h>

void
driver_start (AluMatch *match, AluRuleSet set, int seats)
{
  AluRules rules;
  AluSeating seating;

  alu_rules_init (&rules, set, seats);
  rules.draw = ALU_DRAW_SEATED;
  rules.chant = ALU_CHANT_OFF;
  alu_seating_init (&seating);
  alu_match_init (match, &rules, &seating);
}

int
driver_play (AluMatch *match, uint64_t seed, const AluLevel *players, int n_plays, AluEvent *events)
{
  AluBudget budget = { .seed = seed, .nodes = 600 };
  int n = 0;

  do
    {
      int seat = alu_match_decider (match);
      AluEvent event;

      if (seat == ALU_NOBODY)
        alu_match_chance (match, seed, &event);
      else
        {
          AluView view = alu_view_for_seat (match, seat);

          alu_bot_decide (players[seat], &view, &budget, &event, NULL);
        }
      if (alu_match_apply (match, &event) != ALU_OK)
        abort ();
      if (events != NULL)
        events[n] = event;
      n++;
    }
  while (!match->deal.ended && match->deal.n_plays < n_plays && n < MAX_DEAL_EVENTS);
  return n;
}

void
driver_shuffle_hidden (AluMatch *match, int seat, AluRng *rng)
{
  AluView view = alu_view_for_seat (match, seat);
  uint8_t cards[ALU_N_CARDS];
  int n = 0, next = 0;

  for (AluCardSet set = view.unseen; set != 0; set &= set - 1)
    cards[n++] = alu_set_first (set);
  alu_rng_shuffle (rng, cards, n);
  for (int other = 0; other < match->rules.seats; other++)
    if (view.match.deal.hands[other] == 0)
      {
        match->deal.hands[other] = 0;
        for (int i = 0; i < view.n_cards[other]; i++)
          match->deal.hands[other] |= alu_card_bit (cards[next++]);
      }
  match->deal.talon = view.match.deal.talon;
  while (next < n)
    match->deal.talon |= alu_card_bit (cards[next++]);
}

void *
driver_memory (AluBudget *budget, size_t bytes)
{
  budget->memory = malloc (bytes);
  budget->memory_bytes = budget->memory != NULL ? bytes : 0;
  return budget->memory;
}

void
driver_hands (AluMatch *match, const char *const hands[4])
{
  match->deal.talon = ALU_ALL_CARDS;
  for (int seat = 0; seat < 4; seat++)
    {
      match->deal.hands[seat] = 0;
      for (const char *code = hands[seat]; *code != '\0'; code += 2)
        match->deal.hands[seat] |= alu_card_bit (alu_card_parse (code));
      match->deal.talon &= ~match->deal.hands[seat];
    }
}
