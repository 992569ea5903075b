/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/coach/tarot-remark.h"

#include <string.h>

#include "bots/tarot/coach/tarot-reason.h"

/* With so many tricks left, the Excuse should be played. */
#define EXCUSE_TRICKS 5

typedef struct
{
  TarotRemark *remarks;
  TarotRemark surplus;
  int n;
} List;

/* Adds a remark. Returns: it; one that is not shown if there is no room. */
static TarotRemark *
add_remark (List *list, TarotRemarkCode code)
{
  TarotRemark *remark = list->n < TAROT_MAX_REMARKS ? &list->remarks[list->n++] : &list->surplus;

  memset (remark, 0, sizeof *remark);
  remark->code = (uint8_t) code;
  remark->seat = TAROT_NOBODY;
  remark->card = TAROT_NO_CARD;
  return remark;
}

static int16_t
count_of (TarotCardSet set)
{
  return (int16_t) tarot_set_count (set);
}

static void
remark_on_bid (const TarotView *view, List *list)
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet hand = deal->hands[view->seat];
  TarotRemark *remark = add_remark (list, TAROT_REMARK_HAND);

  remark->numbers[0] = count_of (tarot_cards_of (hand, TAROT_TRUMPS));
  remark->numbers[1] = count_of (tarot_set_common (hand, tarot_bouts ()));
  remark->numbers[2] = count_of (tarot_set_common (hand, tarot_rank_cards (TAROT_KING)));
  if (deal->contract == TAROT_PASS)
    return;
  remark = add_remark (list, TAROT_REMARK_BID_SO_FAR);
  remark->seat = deal->taker;
  remark->numbers[0] = deal->contract;
}

static void
remark_on_ecart (const TarotView *view, List *list)
{
  TarotCardSet hand = view->match.deal.hands[view->seat];
  TarotCardSet plain = tarot_ecart_plain (hand);
  int suits = 0, size = tarot_dog_size (view->match.rules.seats);

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      TarotCardSet own = tarot_cards_of (hand, (TarotSuit) suit);

      if (!tarot_set_is_empty (own) && tarot_set_count (own) <= size
          && tarot_set_within (own, plain))
        suits |= 1 << suit;
    }
  if (suits == 0)
    add_remark (list, TAROT_REMARK_NO_SHORT_SUIT);
  else
    add_remark (list, TAROT_REMARK_SHORT_SUITS)->numbers[0] = (int16_t) suits;
}

static void
remark_on_target (const TarotView *view, List *list)
{
  TarotRemark *remark = add_remark (list, TAROT_REMARK_TARGET);
  int half_points, bouts;

  tarot_deal_count_tricks (&view->match.rules, &view->match.deal, &half_points, &bouts);
  remark->numbers[0] = (int16_t) half_points;
  remark->numbers[1] = (int16_t) bouts;
  remark->numbers[2] = (int16_t) tarot_threshold (bouts);
}

static void
remark_on_trick (const TarotView *view, List *list)
{
  const TarotDeal *deal = &view->match.deal;
  int n, winner;
  const TarotCard *trick = tarot_deal_trick (deal, view->match.rules.seats, deal->n_tricks, &n);
  TarotRemark *remark;

  if (n == 0 || (n == 1 && trick[0] == TAROT_EXCUSE))
    return;
  winner = tarot_trick_winner (trick, n);
  remark = add_remark (list, TAROT_REMARK_HOLDER);
  remark->seat = (uint8_t) ((deal->leader + winner) % view->match.rules.seats);
  remark->card = trick[winner];
  remark->numbers[0] = (int16_t) tarot_relation (view, view->seat, remark->seat);
}

static void
remark_on_trumps (const TarotView *view, List *list)
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet own = tarot_cards_of (deal->hands[view->seat], TAROT_TRUMPS);
  TarotCardSet out = tarot_cards_of (view->unseen, TAROT_TRUMPS);
  TarotRemark *remark;

  if (tarot_set_has (own, TAROT_PETIT) && !tarot_set_is_empty (out))
    add_remark (list, TAROT_REMARK_OWN_PETIT)->numbers[0] = (int16_t) (count_of (own) - 1);
  else if (tarot_set_has (out, TAROT_PETIT))
    add_remark (list, TAROT_REMARK_PETIT_OUT);
  if (tarot_set_is_empty (own))
    return;
  remark = add_remark (list, TAROT_REMARK_TRUMPS_OUT);
  remark->numbers[0] = count_of (out);
  remark->numbers[1] = count_of (tarot_set_above (out, tarot_set_highest (own)));
}

/* Whether the seat may declare a misère or a handful, or announce a slam. */
static bool
may_declare (const TarotView *view)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_match_legal (&view->match, view->seat, events);

  for (int i = 0; i < n; i++)
    if (events[i].type == TAROT_EVENT_MISERE || events[i].type == TAROT_EVENT_HANDFUL)
      return true;
  return false;
}

static void
remark_on_play (const TarotView *view, List *list)
{
  const TarotDeal *deal = &view->match.deal;
  int left = tarot_hand_size (view->match.rules.seats) - deal->n_tricks;

  if (deal->taker == TAROT_NOBODY)
    {
      add_remark (list, TAROT_REMARK_GOULASH);
      remark_on_trick (view, list);
      return;
    }
  if (may_declare (view))
    add_remark (list, TAROT_REMARK_DECLARE);
  if (left > 1 && left <= EXCUSE_TRICKS && tarot_set_has (deal->hands[view->seat], TAROT_EXCUSE))
    add_remark (list, TAROT_REMARK_EXCUSE_SOON)->numbers[0] = (int16_t) left;
  remark_on_trick (view, list);
  remark_on_trumps (view, list);
  if (list->n < TAROT_MAX_REMARKS && deal->n_tricks > 0)
    remark_on_target (view, list);
  if (list->n == 0)
    remark_on_target (view, list);
}

int
tarot_list_remarks (const TarotView *view, TarotRemark *remarks)
{
  List list = { .remarks = remarks };

  switch (tarot_view_phase (view))
    {
    case TAROT_PHASE_BID:
      remark_on_bid (view, &list);
      break;
    case TAROT_PHASE_CALL:
      add_remark (&list, TAROT_REMARK_CALL);
      break;
    case TAROT_PHASE_ECART:
      remark_on_ecart (view, &list);
      break;
    default:
      remark_on_play (view, &list);
      break;
    }
  return list.n;
}
