/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-facts.h"

#include <string.h>

void
tarot_facts_init (TarotFacts *facts)
{
  memset (facts->voids, 0, sizeof facts->voids);
  memset (facts->ceilings, TAROT_N_TRUMPS - 1, sizeof facts->ceilings);
}

TarotSuit
tarot_suit_led (const TarotCard *trick, int n)
{
  if (n > 0 && trick[0] != TAROT_EXCUSE)
    return tarot_card_suit (trick[0]);
  return n > 1 ? tarot_card_suit (trick[1]) : TAROT_NO_SUIT;
}

/* What @seat tells that plays @card to the @n cards of @trick. */
static void
note_card (TarotFacts *facts, int seat, const TarotCard *trick, int n, TarotCard card)
{
  TarotSuit led = tarot_suit_led (trick, n);
  TarotCard highest = card;

  if (card == TAROT_EXCUSE || led == TAROT_NO_SUIT)
    return;
  if (tarot_card_suit (card) != led)
    facts->voids[seat] |= (uint8_t) (1 << led);
  if (!tarot_card_is_trump (card))
    {
      if (tarot_card_suit (card) != led)
        facts->voids[seat] |= 1 << TAROT_TRUMPS;
      return;
    }
  for (int i = 0; i < n; i++)
    if (tarot_card_is_trump (trick[i]) && trick[i] > highest)
      highest = trick[i];
  if (highest > card && tarot_card_rank (highest) < facts->ceilings[seat])
    facts->ceilings[seat] = (uint8_t) tarot_card_rank (highest);
}

void
tarot_facts_note (TarotFacts *facts, const TarotRules *rules, const TarotDeal *deal, TarotCard card)
{
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, rules->seats, deal->n_tricks, &n);

  note_card (facts, deal->turn, trick, n, card);
}

/* A handful with the Excuse shows every trump: when those are played, there is none left. */
static void
note_handfuls (TarotFacts *facts, const TarotRules *rules, const TarotDeal *deal)
{
  for (int seat = 0; seat < rules->seats; seat++)
    {
      TarotCardSet left = tarot_set_minus (deal->shown[seat], deal->played);

      left = tarot_set_minus (left, deal->ecart);
      if (tarot_set_has (deal->shown[seat], TAROT_EXCUSE)
          && tarot_set_is_empty (tarot_set_without (left, TAROT_EXCUSE)))
        facts->voids[seat] |= 1 << TAROT_TRUMPS;
    }
}

void
tarot_facts_read (TarotFacts *facts, const TarotRules *rules, const TarotDeal *deal)
{
  tarot_facts_init (facts);
  for (int i = 0; i < deal->n_plays; i++)
    {
      int trick = i / rules->seats, in_trick = i % rules->seats;
      int seat = (deal->leaders[trick] + in_trick) % rules->seats;

      note_card (facts, seat, deal->plays + trick * rules->seats, in_trick, deal->plays[i]);
    }
  note_handfuls (facts, rules, deal);
}

TarotCardSet
tarot_facts_limit (const TarotFacts *facts, int seat, TarotCardSet cards)
{
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  TarotCard ceiling = TAROT_CARD (TAROT_TRUMPS, facts->ceilings[seat]);

  for (int suit = 0; suit <= TAROT_TRUMPS; suit++)
    if ((facts->voids[seat] >> suit & 1) != 0)
      cards = tarot_set_minus (cards, tarot_suit_cards ((TarotSuit) suit));
  return tarot_set_minus (cards, tarot_set_common (trumps, tarot_set_above (trumps, ceiling)));
}

bool
tarot_cards_are_equal (TarotCard low, TarotCard high, TarotCardSet others)
{
  TarotCardSet between = tarot_set_minus (tarot_set_above (others, low),
                                          tarot_set_above (others, high));

  return tarot_card_suit (low) == tarot_card_suit (high)
         && tarot_card_half_points (low) == tarot_card_half_points (high)
         && tarot_set_is_empty (tarot_set_without (between, high));
}

unsigned
tarot_known_friends (const TarotRules *rules, const TarotDeal *deal, int seat)
{
  unsigned all = (1u << rules->seats) - 1, attack;
  TarotCardSet open = tarot_set_union (deal->played, deal->hands[seat]);

  if (deal->taker == TAROT_NOBODY)
    return 1u << seat;
  attack = 1u << deal->taker;
  if (tarot_deal_takes_dog (deal))
    open = tarot_set_union (open, tarot_deal_dog_cards (deal));
  if (deal->called != TAROT_NO_CARD && tarot_set_has (open, deal->called)
      && deal->partner < rules->seats)
    attack |= 1u << deal->partner;
  return (attack >> seat & 1) != 0 ? attack : all & ~attack;
}
