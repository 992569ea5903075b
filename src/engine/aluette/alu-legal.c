/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match.h"

#include <string.h>

/* Returns: whether a deal with cards is in progress, so that players may sign and speak. */
static bool
deal_is_on (const AluMatch *match)
{
  AluPhase phase = alu_match_phase (match);

  return phase >= ALU_PHASE_VOTE && phase <= ALU_PHASE_ANSWER;
}

/* Returns: the person who must answer the offer: the next opponent clockwise, or their captain. */
static int
get_answerer (const AluMatch *match)
{
  int n = match->rules.seats;
  int seat = (match->deal.offer_seat + 1) % n;

  return alu_decider (&match->seating, seat);
}

/* Returns: the next partner of the proposer who is a person and has not agreed. */
static int
partner_asked (const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  int n = match->rules.seats;

  for (int i = 2; i < n; i += 2)
    {
      int seat = (deal->proposer + i) % n;

      if (alu_is_person (&match->seating, seat) && (deal->agreed & (1 << seat)) == 0)
        return seat;
    }
  return ALU_NOBODY;
}

int
alu_match_decider (const AluMatch *match)
{
  switch (alu_match_phase (match))
    {
    case ALU_PHASE_VOTE:
    case ALU_PHASE_REJECT:
    case ALU_PHASE_PLAY:
      return alu_decider (&match->seating, match->deal.turn);
    case ALU_PHASE_CONCEDE:
      return partner_asked (match);
    case ALU_PHASE_ANSWER:
      return get_answerer (match);
    default:
      return ALU_NOBODY;
    }
}

bool
alu_match_awaits_chance (const AluMatch *match)
{
  AluPhase phase = alu_match_phase (match);

  return !match->seating.real_table
         && (phase == ALU_PHASE_DRAW || phase == ALU_PHASE_DEAL || phase == ALU_PHASE_SUNG);
}

AluCardSet
alu_match_legal_plays (const AluMatch *match)
{
  return match->deal.phase == ALU_PHASE_PLAY ? match->deal.hands[match->deal.turn] : 0;
}

AluStatus
alu_match_may_offer (const AluMatch *match)
{
  const AluDeal *deal = &match->deal;

  if (deal->phase != ALU_PHASE_PLAY)
    return ALU_ERROR_NOT_NOW;
  if (!alu_rules_has_offer (&match->rules))
    return ALU_ERROR_OPTION_OFF;
  if (deal->offer_seat != ALU_NOBODY)
    return ALU_ERROR_OFFERED_BEFORE;
  if (match->rules.offer == ALU_OFFER_FIRST && deal->n_plays > 0)
    return ALU_ERROR_NOT_NOW;
  for (int i = 1; i < match->rules.seats; i += 2)
    if (alu_deal_may_mordienne (&match->rules, deal, (deal->turn + i) % match->rules.seats))
      return ALU_OK;
  return ALU_ERROR_NO_DANGER;
}

AluStatus
alu_match_may_propose (const AluMatch *match, int seat)
{
  const AluDeal *deal = &match->deal;

  if (deal->phase != ALU_PHASE_PLAY || deal->n_plays > 0 || deal->offer_seat != ALU_NOBODY)
    return ALU_ERROR_NOT_NOW;
  if (!alu_rules_has_misere (&match->rules))
    return ALU_ERROR_OPTION_OFF;
  if (!alu_is_person (&match->seating, seat))
    return ALU_ERROR_NOT_A_PERSON;
  if (deal->proposed & (1 << alu_team_of (seat)))
    return ALU_ERROR_CONCEDED_BEFORE;
  return ALU_OK;
}

/* Returns: the number of aces that @seat holds or has played in this deal. */
static int
aces_held (const AluMatch *match, int seat)
{
  const AluDeal *deal = &match->deal;
  int n = match->rules.seats;
  AluCardSet aces = alu_sign_cards (ALU_SIGN_AS);
  int held = alu_set_count (deal->hands[seat] & aces);

  for (int i = 0; i < deal->n_plays; i++)
    if ((deal->leaders[i / n] + i % n) % n == seat && (alu_card_bit (deal->plays[i]) & aces) != 0)
      held++;
  return held;
}

AluStatus
alu_match_may_sign (const AluMatch *match, int seat, AluSign sign)
{
  AluCardSet cards = alu_sign_cards (sign);

  if (!deal_is_on (match))
    return ALU_ERROR_NOT_NOW;
  if (!match->rules.signs)
    return ALU_ERROR_OPTION_OFF;
  if (!alu_is_person (&match->seating, seat))
    return ALU_ERROR_NOT_A_PERSON;
  if (sign == ALU_SIGN_MORDIENNE && match->deal.taken[seat] > 0)
    return ALU_ERROR_HAS_TRICK;
  if (cards == 0 || match->rules.bluff)
    return ALU_OK;
  if ((match->deal.hands[seat] & cards) == 0)
    return ALU_ERROR_UNTRUE_SIGN;
  if (sign == ALU_SIGN_AS && match->signals.aces_made[seat] >= aces_held (match, seat))
    return ALU_ERROR_UNTRUE_SIGN;
  return ALU_OK;
}

AluStatus
alu_match_may_say (const AluMatch *match, int seat)
{
  if (!deal_is_on (match))
    return ALU_ERROR_NOT_NOW;
  if (!match->rules.parlante)
    return ALU_ERROR_OPTION_OFF;
  return alu_is_person (&match->seating, seat) ? ALU_OK : ALU_ERROR_NOT_A_PERSON;
}

/* Lists the two answers to a question. */
static int
list_answers (AluEventType type, int seat, AluEvent *events)
{
  for (int yes = 0; yes < 2; yes++)
    {
      alu_event_init (&events[yes], type, seat);
      events[yes].yes = (uint8_t) yes;
    }
  return 2;
}

static AluEvent *
add_event (AluEvent *events, int *n, AluEventType type, int seat)
{
  AluEvent *event = &events[(*n)++];

  alu_event_init (event, type, seat);
  return event;
}

static int
list_plays (const AluMatch *match, AluEvent *events)
{
  int n = 0;

  for (AluCardSet set = alu_match_legal_plays (match); set != 0; set &= set - 1)
    add_event (events, &n, ALU_EVENT_PLAY, match->deal.turn)->card = alu_set_first (set);
  if (alu_match_may_offer (match) == ALU_OK)
    add_event (events, &n, ALU_EVENT_OFFER, match->deal.turn);
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (alu_match_may_propose (match, seat) == ALU_OK)
      add_event (events, &n, ALU_EVENT_PROPOSE, seat);
  return n;
}

int
alu_match_legal (const AluMatch *match, AluEvent *events)
{
  int turn = match->deal.turn;
  int n = 0;

  switch (alu_match_phase (match))
    {
    case ALU_PHASE_VOTE:
      return list_answers (ALU_EVENT_VOTE, turn, events);
    case ALU_PHASE_REJECT:
      if (match->deal.hands[turn] == 0) /* hidden in the view of another seat */
        return 0;
      alu_match_lowest (match, match->deal.hands[turn],
                        add_event (events, &n, ALU_EVENT_REJECT, turn)->chant.cards);
      return n;
    case ALU_PHASE_CONCEDE:
      return list_answers (ALU_EVENT_CONSENT, partner_asked (match), events);
    case ALU_PHASE_PLAY:
      return list_plays (match, events);
    case ALU_PHASE_ANSWER:
      return list_answers (ALU_EVENT_ANSWER, get_answerer (match), events);
    default:
      return 0;
    }
}

void
alu_match_lowest (const AluMatch *match, AluCardSet hand, AluCard cards[ALU_CHANT_CARDS])
{
  AluCard sorted[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rules_order (&match->rules), hand, sorted);

  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    cards[i] = sorted[n - 1 - i];
}
