/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"
#include "engine/aluette/alu-match.h"

#include <inttypes.h>

/* Number of sequences, by result. */
typedef struct
{
  uint64_t sequences;
  uint64_t wins[2];
  uint64_t mordiennes;
  uint64_t spoiled; /* sequences whose last trick is spoiled */
} Count;

/* Deals from @seed, then plays the first legal card of each seat until @cards are left in each
 * hand. */
static void
set_up_position (AluMatch *match, const AluRules *rules, uint64_t seed, int cards)
{
  AluSeating seating;
  AluEvent event;

  alu_seating_init (&seating);
  alu_match_init (match, rules, &seating);
  while (alu_match_phase (match) != ALU_PHASE_PLAY)
    {
      alu_event_init (&event, ALU_EVENT_VOTE, match->deal.turn);
      if (alu_match_awaits_chance (match))
        alu_match_chance (match, seed, &event);
      alu_match_apply (match, &event);
    }
  while (match->deal.n_tricks < alu_rules_hand_size (rules) - cards)
    {
      alu_event_init (&event, ALU_EVENT_PLAY, match->deal.turn);
      event.card = alu_set_first (alu_match_legal_plays (match));
      alu_match_apply (match, &event);
    }
}

/* Plays every sequence of legal cards to the end of the deal and counts the results. */
static void
count_sequences (const AluMatch *match, Count *total)
{
  const AluDeal *deal = &match->deal;

  if (deal->ended)
    {
      total->sequences++;
      total->mordiennes += deal->reason == ALU_REASON_MORDIENNE;
      total->spoiled += deal->takers[deal->n_tricks - 1] == ALU_SPOILED;
      if (deal->winner != ALU_NOBODY)
        total->wins[deal->winner]++;
      return;
    }
  for (AluCardSet set = alu_match_legal_plays (match); set != 0; set &= set - 1)
    {
      AluEvent event;
      AluMatch next = *match;

      alu_event_init (&event, ALU_EVENT_PLAY, deal->turn);
      event.card = alu_set_first (set);
      alu_match_apply (&next, &event);
      count_sequences (&next, total);
    }
}

bool
cli_aluette_print_perft (const AluGameRules *game, uint64_t seed, int cards)
{
  AluRules rules;
  AluMatch match;
  Count total = { 0 };

  alu_rules_from_game (game, &rules);
  if (cards > alu_rules_hand_size (&rules))
    return false;
  set_up_position (&match, &rules, seed, cards);
  count_sequences (&match, &total);
  printf ("{\"cards\":%d,\"seats\":%d,\"seed\":%" PRIu64 ",\"sequences\":%" PRIu64
          ",\"wins\":[%" PRIu64 ",%" PRIu64 "],\"mordiennes\":%" PRIu64 ",\"spoiled\":%" PRIu64
          "}\n",
          cards, rules.seats, seed, total.sequences, total.wins[0], total.wins[1], total.mordiennes,
          total.spoiled);
  return true;
}
