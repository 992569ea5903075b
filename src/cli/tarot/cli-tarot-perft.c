/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/tarot/cli-tarot.h"

#include <inttypes.h>

#include "engine/tarot/tarot-view.h"

/* The sequences and their results. */
typedef struct
{
  uint64_t sequences;
  uint64_t half_points; /* of the attack */
  uint64_t made;
  uint64_t petits[TAROT_N_SIDES];
} Count;

static void
apply_first_legal (TarotMatch *match)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_match_legal (match, match->deal.turn, events);

  tarot_match_apply (match, &events[n - 1]);
}

/* Deals from @seed. The dealer's next makes a garde, calls the lowest card and lays the lowest
 * away; everyone's lowest cards are played until @cards are left in each hand. */
static void
set_up (TarotMatch *match, const TarotRules *rules, uint64_t seed, int cards)
{
  TarotEvent event;

  tarot_match_init (match, rules, false);
  tarot_match_chance (match, seed, &event);
  tarot_match_apply (match, &event);
  while (tarot_match_phase (match) == TAROT_PHASE_BID)
    {
      tarot_event_init (&event, TAROT_EVENT_BID, match->deal.turn);
      event.bid = match->deal.n_bids == 0 ? TAROT_GARDE : TAROT_PASS;
      tarot_match_apply (match, &event);
    }
  while (tarot_match_phase (match) != TAROT_PHASE_PLAY
         || match->deal.n_tricks < tarot_hand_size (rules->seats) - cards)
    apply_first_legal (match);
}

/* Plays every sequence of legal cards to the end of the deal. */
static void
count_sequences (const TarotMatch *match, Count *total)
{
  const TarotSheet *sheet = &match->sheet;
  TarotCard cards[TAROT_MAX_HAND];
  int n;

  if (match->deal.outcome == TAROT_OUTCOME_PLAYED)
    {
      total->sequences++;
      total->half_points += (uint64_t) sheet->half_points[0];
      total->made += match->marks.made != 0;
      if (sheet->petit != TAROT_NO_SIDE)
        total->petits[sheet->petit]++;
      return;
    }
  n = tarot_set_cards (tarot_match_legal_plays (match), cards);
  for (int i = 0; i < n; i++)
    {
      TarotMatch next = *match;
      TarotEvent event;

      tarot_event_init (&event, TAROT_EVENT_PLAY, match->deal.turn);
      event.card = cards[i];
      tarot_match_apply (&next, &event);
      count_sequences (&next, total);
    }
}

bool
cli_tarot_print_perft (const AluGameRules *game, uint64_t seed, int cards)
{
  TarotRules rules;
  TarotMatch match;
  Count total = { 0 };

  tarot_rules_from_game (game, &rules);
  if (cards > tarot_hand_size (rules.seats))
    return false;
  rules.petit_sec = TAROT_PETIT_SEC_PLAY;
  set_up (&match, &rules, seed, cards);
  count_sequences (&match, &total);
  printf ("{\"game\":\"tarot\",\"cards\":%d,\"seats\":%d,\"seed\":%" PRIu64
          ",\"sequences\":%" PRIu64 ",\"half_points\":%" PRIu64 ",\"made\":%" PRIu64
          ",\"petit\":[%" PRIu64 ",%" PRIu64 "]}\n",
          cards, rules.seats, seed, total.sequences, total.half_points, total.made,
          total.petits[TAROT_ATTACK], total.petits[TAROT_DEFENSE]);
  return true;
}
