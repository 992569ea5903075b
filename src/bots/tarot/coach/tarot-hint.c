/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/coach/tarot-hint.h"

#include <string.h>

#include "bots/tarot/tarot-hand-value.h"

static void
account_init (TarotAccount *account, const TarotView *view)
{
  memset (account, 0, sizeof *account);
  account->seat = view->match.deal.turn;
  account->phase = (uint8_t) tarot_view_phase (view);
  account->reason.seat = TAROT_NOBODY;
  account->reason.suit = TAROT_NO_SUIT;
  account->ecart.guarded_king = TAROT_NO_SUIT;
}

/* What the hand is worth for the contract that is bid; for a pass, for the lowest one that is still
 * open. */
static void
read_bid (const TarotView *view, TarotAccount *account)
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet hand = deal->hands[account->seat];
  TarotBid bid = (TarotBid) account->event.bid;
  TarotBidFigures *figures = &account->bid;

  if (bid == TAROT_PASS)
    bid = deal->contract < TAROT_GARDE_CONTRE ? (TarotBid) (deal->contract + 1) : deal->contract;
  figures->bid = (uint8_t) bid;
  figures->value = (int16_t) tarot_hand_value (hand);
  if (bid >= TAROT_GARDE_SANS)
    figures->value = (int16_t) (figures->value + tarot_hand_shape (hand));
  figures->needed = (int16_t) (figures->value
                               - tarot_bid_excess (hand, view->match.rules.seats, bid));
}

static void
read_ecart (const TarotView *view, TarotAccount *account)
{
  TarotCardSet hand = view->match.deal.hands[account->seat], ecart = account->event.cards;
  TarotCardSet kept = tarot_set_minus (hand, ecart);

  account->ecart.half_points = (int16_t) tarot_set_half_points (ecart);
  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      TarotCardSet left = tarot_cards_of (kept, suit);

      if (!tarot_set_is_empty (tarot_cards_of (hand, suit)) && tarot_set_is_empty (left))
        account->ecart.voids |= (uint8_t) (1 << suit);
      if (tarot_set_has (left, TAROT_CARD (suit, TAROT_KING)) && tarot_set_count (left) > 2)
        account->ecart.guarded_king = (uint8_t) suit;
    }
}

/* Adds what @view tells about the event of @account. */
static void
read_event (const TarotView *view, TarotAccount *account)
{
  switch ((TarotEventType) account->event.type)
    {
    case TAROT_EVENT_BID:
      read_bid (view, account);
      break;
    case TAROT_EVENT_ECART:
      read_ecart (view, account);
      break;
    case TAROT_EVENT_PLAY:
      tarot_reason_for_card (view, account->event.card, &account->reason);
      break;
    default:
      break;
    }
}

void
tarot_hint (const TarotView *view, const TarotBudget *budget, TarotHint *hint)
{
  TarotAccount *account = &hint->account;

  memset (hint, 0, sizeof *hint);
  account_init (account, view);
  tarot_decide (TAROT_HINT_LEVEL, view, budget, &account->event, &account->info);
  read_event (view, account);
  hint->n_remarks = (uint8_t) tarot_list_remarks (view, hint->remarks);
}

void
tarot_explain (const TarotView *then, TarotLevel level, const TarotBudget *budget,
               const TarotEvent *event, bool over, TarotExplanation *why)
{
  TarotAccount *account = &why->account;
  TarotView common;

  memset (why, 0, sizeof *why);
  account_init (account, then);
  account->seat = event->seat;
  why->level = (uint8_t) level;
  why->open = over;
  if (over)
    {
      TarotEvent again;

      tarot_decide (level, then, budget, &again, &account->info);
      account->event = *event;
      read_event (then, account);
      return;
    }
  /* What everybody at the table knows. */
  tarot_view_for_seat (&then->match, TAROT_NOBODY, &common);
  account->event = *event;
  if (event->type == TAROT_EVENT_ECART)
    account->event.cards = tarot_cards_of (event->cards, TAROT_TRUMPS);
  if (event->type == TAROT_EVENT_PLAY)
    tarot_reason_for_card (&common, event->card, &account->reason);
}
