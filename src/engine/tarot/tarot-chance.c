/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-match.h"

#include "engine/alu-rng.h"

/* Packets of three from the dealer's next on; in each round, after the first packet, one card to
 * the dog until it is full. */
static void
deal_cards (int seats, const uint8_t *deck, TarotEvent *event)
{
  int in_dog = 0;
  int at = 0;

  for (int dealt = 0; dealt < tarot_hand_size (seats); dealt += 3)
    for (int i = 1; i <= seats; i++)
      {
        TarotCardSet *hand = &event->hands[(event->seat + i) % seats];

        for (int card = 0; card < 3; card++)
          *hand = tarot_set_with (*hand, deck[at++]);
        if (i == 1 && in_dog < tarot_dog_size (seats))
          event->dog[in_dog++] = deck[at++];
      }
}

void
tarot_match_chance (const TarotMatch *match, uint64_t seed, TarotEvent *event)
{
  uint8_t deck[TAROT_N_CARDS];
  AluRng rng;

  alu_rng_seed (&rng, seed);
  alu_rng_seed (&rng, alu_rng_next (&rng) + match->n_deals + UINT64_C (1));
  tarot_event_init (event, TAROT_EVENT_DEAL, 0);
  event->has_dog = true;
  event->seat = match->dealer != TAROT_NOBODY
                    ? match->dealer
                    : (uint8_t) alu_rng_below (&rng, match->rules.seats);
  for (int card = 0; card < TAROT_N_CARDS; card++)
    deck[card] = (uint8_t) card;
  alu_rng_shuffle (&rng, deck, TAROT_N_CARDS);
  deal_cards (match->rules.seats, deck, event);
}
