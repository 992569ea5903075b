/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-random.h"

/* An écart of any cards that may be laid away, trumps only if they must. */
static TarotCardSet
random_ecart (const TarotView *view, AluRng *rng)
{
  TarotCardSet hand = view->match.deal.hands[view->seat];
  TarotCardSet trumps = tarot_set_minus (tarot_cards_of (hand, TAROT_TRUMPS),
                                         tarot_bouts ());
  uint8_t cards[2 * TAROT_N_CARDS];
  int n = tarot_set_cards (tarot_ecart_plain (hand), cards);
  int n_trumps = tarot_set_cards (trumps, cards + n);
  TarotCardSet ecart = tarot_set_empty ();

  alu_rng_shuffle (rng, cards, n);
  alu_rng_shuffle (rng, cards + n, n_trumps);
  for (int i = 0; i < tarot_dog_size (view->match.rules.seats); i++)
    ecart = tarot_set_with (ecart, cards[i]);
  return ecart;
}

void
tarot_random_event (const TarotView *view, AluRng *rng, TarotEvent *event)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_match_legal (&view->match, view->seat, events);
  int choice = (int) alu_rng_below (rng, (uint32_t) n);

  if (events[choice].type == TAROT_EVENT_BID && alu_rng_below (rng, 4) > 0)
    choice = 0;
  if (events[choice].type == TAROT_EVENT_SLAM)
    choice = n - 1;
  *event = events[choice];
  if (event->type == TAROT_EVENT_ECART)
    event->cards = random_ecart (view, rng);
}
