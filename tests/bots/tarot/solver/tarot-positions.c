/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tarot-positions.h"

#include <stdlib.h>

#include "bots/tarot/tarot-random.h"

/* Any legal card; none that must be held while there is another. */
static TarotCard
random_card (const TarotMatch *match, AluRng *rng, bool hold)
{
  TarotCardSet legal = tarot_match_legal_plays (match);
  TarotCardSet held = tarot_set_union (tarot_set_of (TAROT_PETIT), tarot_set_of (TAROT_EXCUSE));
  TarotCard cards[TAROT_N_CARDS];

  if (hold && !tarot_set_within (legal, held))
    legal = tarot_set_minus (legal, held);
  return cards[alu_rng_below (rng, (uint32_t) tarot_set_cards (legal, cards))];
}

static void
random_step (TarotMatch *match, AluRng *rng, bool hold)
{
  TarotEvent event;
  int seat = tarot_match_awaited (match);

  if (seat == TAROT_CHANCE)
    tarot_match_chance (match, alu_rng_next (rng), &event);
  else if (match->deal.phase == TAROT_PHASE_PLAY)
    {
      tarot_event_init (&event, TAROT_EVENT_PLAY, seat);
      event.card = random_card (match, rng, hold);
    }
  else
    {
      TarotView view;

      tarot_view_for_seat (match, seat, &view);
      tarot_random_event (&view, rng, &event);
    }
  if (tarot_match_apply (match, &event) != TAROT_OK)
    abort ();
}

void
play_at_random (const TarotRules *rules, AluRng *rng, int n_plays, bool hold, TarotMatch *match)
{
  int all = rules->seats * tarot_hand_size (rules->seats);

  do
    {
      tarot_match_init (match, rules, false);
      do
        random_step (match, rng, hold);
      while (match->deal.outcome == TAROT_OUTCOME_NONE && match->deal.n_plays < all - n_plays);
    }
  while (match->deal.outcome != TAROT_OUTCOME_NONE || match->deal.taker == TAROT_NOBODY);
}
