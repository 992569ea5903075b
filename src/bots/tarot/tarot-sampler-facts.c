/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-sampler-facts.h"

#include "bots/tarot/tarot-facts.h"

/* Whether the taker has laid cards away that the view does not show. */
static bool
has_closed_ecart (const TarotView *view)
{
  const TarotDeal *deal = &view->match.deal;

  return deal->phase == TAROT_PHASE_PLAY && tarot_deal_takes_dog (deal)
         && deal->taker != view->seat;
}

static bool
has_closed_dog (const TarotView *view)
{
  const TarotDeal *deal = &view->match.deal;

  return deal->phase == TAROT_PHASE_BID || deal->phase == TAROT_PHASE_CALL
         || (deal->phase == TAROT_PHASE_PLAY && !tarot_deal_takes_dog (deal));
}

/* What play and declarations tell of @seat. */
static TarotCardSet
allowed_in_hand (const TarotView *view, const TarotFacts *facts, int seat)
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  TarotCardSet allowed = tarot_facts_limit (facts, seat, view->unseen);

  if (tarot_set_has (deal->shown[seat], TAROT_EXCUSE))
    allowed = tarot_set_minus (allowed, tarot_set_minus (trumps, deal->shown[seat]));
  if ((deal->miseres[seat] & 1 << TAROT_MISERE_TRUMPS) != 0)
    allowed = tarot_set_minus (allowed, tarot_set_with (trumps, TAROT_EXCUSE));
  if ((deal->miseres[seat] & 1 << TAROT_MISERE_HONORS) != 0)
    allowed = tarot_set_minus (allowed, tarot_set_union (tarot_honors (), tarot_bouts ()));
  for (int other = 0; other < view->match.rules.seats; other++)
    if (other != seat)
      allowed = tarot_set_minus (allowed, deal->shown[other]);
  return allowed;
}

/* Cards of the dog that was seen are in the taker's hand or écart. Trumps go to the écart only
 * after all plain cards. */
static void
apply_ecart (const TarotView *view, TarotCardSet allowed[TAROT_N_PLACES])
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet dog = tarot_deal_dog_cards (deal);

  allowed[TAROT_CLOSED] = tarot_ecart_plain (view->unseen);
  if ((deal->miseres[deal->taker] & 1 << TAROT_MISERE_HONORS) != 0)
    allowed[TAROT_CLOSED] = tarot_set_minus (allowed[TAROT_CLOSED], tarot_honors ());
  if (!tarot_set_is_empty (deal->ecart))
    allowed[deal->taker] = tarot_set_minus (allowed[deal->taker], tarot_ecart_plain (view->unseen));
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (seat != deal->taker)
      allowed[seat] = tarot_set_minus (allowed[seat], dog);
}

/* Whoever calls a card below a king holds all kings, and does not hold the card. */
static void
apply_call (const TarotView *view, TarotCardSet allowed[TAROT_N_PLACES])
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet dog = tarot_deal_dog_cards (deal);
  int called = tarot_card_rank (deal->called);

  if ((called < TAROT_KING || !view->match.rules.call_own) && !tarot_set_has (dog, deal->called))
    {
      allowed[deal->taker] = tarot_set_without (allowed[deal->taker], deal->called);
      if (has_closed_ecart (view))
        allowed[TAROT_CLOSED] = tarot_set_without (allowed[TAROT_CLOSED], deal->called);
    }
  for (int rank = TAROT_KING; rank > called; rank--)
    for (int place = 0; place < TAROT_N_PLACES; place++)
      if (place != deal->taker && (place != TAROT_CLOSED || has_closed_dog (view)))
        allowed[place] = tarot_set_minus (allowed[place], tarot_rank_cards ((TarotRank) rank));
}

void
tarot_allowed_cards (const TarotView *view, TarotCardSet allowed[TAROT_N_PLACES],
                     int room[TAROT_N_PLACES])
{
  const TarotDeal *deal = &view->match.deal;
  const TarotRules *rules = &view->match.rules;
  TarotFacts facts;

  tarot_facts_read (&facts, rules, deal);
  for (int place = 0; place < TAROT_N_PLACES; place++)
    {
      bool hidden = place < rules->seats && place != view->seat;

      allowed[place] = hidden ? allowed_in_hand (view, &facts, place) : tarot_set_empty ();
      room[place] = hidden ? tarot_deal_hand_count (rules, deal, place) : 0;
    }
  if (has_closed_dog (view))
    {
      allowed[TAROT_CLOSED] = view->unseen;
      room[TAROT_CLOSED] = tarot_dog_size (rules->seats);
      for (int seat = 0; seat < rules->seats; seat++)
        allowed[TAROT_CLOSED] = tarot_set_minus (allowed[TAROT_CLOSED], deal->shown[seat]);
    }
  else if (has_closed_ecart (view))
    {
      room[TAROT_CLOSED] = tarot_dog_size (rules->seats) - tarot_set_count (deal->ecart);
      apply_ecart (view, allowed);
    }
  if (deal->called != TAROT_NO_CARD && deal->taker != view->seat)
    apply_call (view, allowed);
}
