/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match.h"

#include <string.h>

static void
make_draw (const AluMatch *match, AluRng *rng, AluEvent *event)
{
  uint8_t *seat_of = event->draw.seat_of;

  alu_event_init (event, ALU_EVENT_DRAW, 0);
  seat_of[0] = (uint8_t) alu_rng_below (rng, match->rules.seats);
  seat_of[1] = (uint8_t) ((seat_of[0] + 2) % 4);
  seat_of[2] = (uint8_t) ((seat_of[0] + 1 + 2 * alu_rng_below (rng, 2)) % 4);
  seat_of[3] = (uint8_t) ((seat_of[2] + 2) % 4);
}

static void
make_deal (const AluMatch *match, AluRng *rng, AluEvent *event)
{
  int n = match->rules.seats;
  int hand_size = alu_rules_hand_size (&match->rules);
  uint8_t deck[ALU_N_CARDS];
  int at = 0;

  alu_event_init (event, ALU_EVENT_DEAL,
                  match->dealer != ALU_NOBODY ? match->dealer
                                              : (int) alu_rng_below (rng, (uint32_t) n));
  for (int card = 0; card < ALU_N_CARDS; card++)
    deck[card] = (uint8_t) card;
  alu_rng_shuffle (rng, deck, ALU_N_CARDS);
  for (int dealt = 0; dealt < hand_size; dealt += 3)
    for (int i = 1; i <= n; i++)
      for (int k = dealt; k < dealt + 3 && k < hand_size; k++)
        event->deal.hands[(event->seat + i) % n] |= alu_card_bit (deck[at++]);
  memcpy (event->deal.talon, deck + at, (size_t) alu_rules_talon_size (&match->rules));
}

/* Gives a receiver of the chant every second card, or every second group of three, of the talon.
 * The first receiver gets the first. */
static void
make_receipt (const AluMatch *match, AluEvent *event)
{
  const AluDeal *deal = &match->deal;
  int stride = match->rules.chant_by_three ? 3 : 1;
  int receiver = deal->turn == deal->receivers[0] ? 0 : 1;
  int n = 0;

  alu_event_init (event, ALU_EVENT_SUNG, deal->turn);
  for (int i = 0; i < 2 * ALU_CHANT_CARDS; i++)
    if (i / stride % 2 == receiver)
      event->chant.cards[n++] = deal->stock[i];
}

void
alu_match_chance (const AluMatch *match, uint64_t seed, AluEvent *event)
{
  AluRng rng;

  alu_rng_seed (&rng, seed);
  alu_rng_seed (&rng, alu_rng_next (&rng) + (alu_match_phase (match) == ALU_PHASE_DRAW
                                                 ? 0 : match->n_deals + UINT64_C (1)));
  switch (alu_match_phase (match))
    {
    case ALU_PHASE_DRAW:
      make_draw (match, &rng, event);
      break;
    case ALU_PHASE_DEAL:
      make_deal (match, &rng, event);
      break;
    default:
      make_receipt (match, event);
    }
}
