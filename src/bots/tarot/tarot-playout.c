/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-playout.h"

#include <stddef.h>

#include "bots/tarot/tarot-declarations.h"
#include "bots/tarot/tarot-hand-value.h"
#include "bots/tarot/tarot-play-policy.h"

void
tarot_playout_apply (const TarotRules *rules, TarotDeal *deal, TarotFacts *facts,
                     const TarotEvent *event)
{
  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_BID:
      tarot_deal_bid (rules, deal, (TarotBid) event->bid);
      break;
    case TAROT_EVENT_CALL:
      tarot_deal_call (rules, deal, event->card);
      break;
    case TAROT_EVENT_ECART:
      tarot_deal_lay_away (deal, event->cards);
      break;
    default:
      tarot_facts_note (facts, rules, deal, event->card);
      tarot_deal_play (rules, deal, event->card);
      break;
    }
}

/* The seat in turn decides by rules of thumb. */
static void
play_on (const TarotRules *rules, TarotDeal *deal, TarotFacts *facts)
{
  TarotCardSet hand = deal->hands[deal->turn];
  TarotEvent event = { .seat = deal->turn };

  switch ((TarotPhase) deal->phase)
    {
    case TAROT_PHASE_BID:
      event.type = TAROT_EVENT_BID;
      event.bid = (uint8_t) tarot_bid_by_value (hand, rules->seats);
      if (event.bid <= deal->contract)
        event.bid = TAROT_PASS;
      break;
    case TAROT_PHASE_CALL:
      event.type = TAROT_EVENT_CALL;
      event.card = tarot_choose_call (hand, rules->call_own);
      break;
    case TAROT_PHASE_ECART:
      event.type = TAROT_EVENT_ECART;
      event.cards = tarot_choose_ecart (hand, tarot_dog_size (rules->seats));
      break;
    default:
      event.type = TAROT_EVENT_PLAY;
      event.card = tarot_policy_card (rules, deal, facts, deal->turn);
      break;
    }
  tarot_playout_apply (rules, deal, facts, &event);
}

/* What @seat marks if the solver's value comes true. */
static double
marks_of_value (const TarotRules *rules, const TarotDeal *deal, int seat, int value)
{
  double total = tarot_coefficient ((TarotBid) deal->contract)
                 * (value / 2.0 + (value >= 0 ? 25 : -25));

  if (seat == deal->taker)
    return total * (deal->partner == TAROT_NOBODY ? rules->seats - 1 : 2);
  return seat == deal->partner ? total : -total;
}

double
tarot_playout_marks (const TarotRules *rules, TarotDeal *deal, TarotFacts *facts, int seat,
                     TarotSolver *solver, int exact_left)
{
  TarotSheet sheet;
  TarotScore score;

  while (deal->outcome == TAROT_OUTCOME_NONE)
    {
      bool exact = deal->phase == TAROT_PHASE_PLAY && deal->taker != TAROT_NOBODY
                   && tarot_hand_size (rules->seats) - deal->n_tricks <= exact_left;
      TarotPosition position;
      int value;

      if (exact)
        tarot_position_read (rules, deal, &position);
      if (exact && tarot_solver_value (solver, &position, &value) == TAROT_SOLVER_SOLVED)
        return marks_of_value (rules, deal, seat, value);
      play_on (rules, deal, facts);
    }
  if (deal->outcome != TAROT_OUTCOME_PLAYED)
    return 0;
  tarot_deal_count (rules, deal, &sheet);
  tarot_score (rules->seats, &sheet, &score);
  return score.marks[seat];
}
