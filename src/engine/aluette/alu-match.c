/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-private.h"

#include <assert.h>
#include <string.h>

static int
next_seat (const AluMatch *match, int seat)
{
  return (seat + 1) % match->rules.seats;
}

AluStatus
alu_match_init (AluMatch *match, const AluRules *rules, const AluSeating *seating)
{
  AluStatus status = alu_seating_check (seating, rules->seats);

  if (status != ALU_OK)
    return status;
  memset (match, 0, sizeof *match);
  match->rules = *rules;
  match->seating = *seating;
  match->dealer = ALU_NOBODY;
  match->winner = ALU_NOBODY;
  alu_deal_init (&match->deal, 0);
  match->deal.phase = alu_rules_has_luette_draw (rules) ? ALU_PHASE_DRAW : ALU_PHASE_DEAL;
  return ALU_OK;
}

AluStatus
alu_match_init_from_header (AluMatch *match, const AluGameHeader *header)
{
  AluRules rules;
  AluSeating seating;

  alu_rules_from_game (&header->rules, &rules);
  alu_seating_init_from_header (&seating, header);
  return alu_match_init (match, &rules, &seating);
}

void
alu_match_score_deal (AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  bool by_deals = match->rules.deals > 0;
  bool over = by_deals && match->n_deals == match->rules.deals;

  if (deal->winner != ALU_NOBODY)
    match->score[deal->winner] = (uint8_t) (match->score[deal->winner] + deal->points);
  if (!by_deals)
    over = match->score[0] >= match->rules.target || match->score[1] >= match->rules.target;
  match->dealer = (uint8_t) next_seat (match, deal->dealer);
  match->deal.phase = over ? ALU_PHASE_OVER : ALU_PHASE_DEAL;
  if (over && match->score[0] != match->score[1])
    match->winner = match->score[0] > match->score[1] ? ALU_TEAM_A : ALU_TEAM_B;
}

/* Starts the play, after the cards are dealt, the chant is over or was voted down. */
static void
start_play (AluMatch *match)
{
  AluDeal *deal = &match->deal;

  deal->phase = ALU_PHASE_PLAY;
  deal->leader = deal->turn = (uint8_t) next_seat (match, deal->dealer);
}

static void
start_chant (AluMatch *match)
{
  AluDeal *deal = &match->deal;
  int left = next_seat (match, deal->dealer);
  bool to_dealer = match->rules.chant_to == ALU_CHANT_TO_LEFT_AND_DEALER;

  deal->phase = ALU_PHASE_SUNG;
  deal->receivers[0] = deal->turn = (uint8_t) left;
  deal->receivers[1] = to_dealer ? deal->dealer : (uint8_t) next_seat (match, left);
}

static AluStatus
apply_draw (AluMatch *match, const AluEvent *event)
{
  const uint8_t *seat_of = event->draw.seat_of;
  uint8_t seats = 0;

  if (match->deal.phase != ALU_PHASE_DRAW
      && !(match->seating.real_table && match->n_deals == 0 && match->dealer == ALU_NOBODY
           && alu_rules_has_luette_draw (&match->rules)))
    return ALU_ERROR_NOT_NOW;
  for (int i = 0; i < 4; i++)
    {
      if (seat_of[i] >= match->rules.seats)
        return ALU_ERROR_NO_SEAT;
      seats |= (uint8_t) (1 << seat_of[i]);
    }
  if (seats != 0xf || alu_team_of (seat_of[0]) != alu_team_of (seat_of[1]))
    return ALU_ERROR_WRONG_DRAW;
  match->dealer = seat_of[1];
  match->deal.phase = ALU_PHASE_DEAL;
  return ALU_OK;
}

bool
alu_event_has_all_cards (const AluRules *rules, const AluEvent *event)
{
  AluCardSet seen = 0;
  int n_talon = alu_rules_talon_size (rules);

  for (int seat = 0; seat < rules->seats; seat++)
    {
      AluCardSet hand = event->deal.hands[seat];

      if (alu_set_count (hand) != alu_rules_hand_size (rules) || (seen & hand) != 0)
        return false;
      seen |= hand;
    }
  for (int i = 0; i < n_talon; i++)
    {
      if (event->deal.talon[i] >= ALU_N_CARDS)
        return false;
      seen |= alu_card_bit (event->deal.talon[i]);
    }
  return seen == ALU_ALL_CARDS;
}

static AluStatus
apply_deal (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;
  bool real = match->seating.real_table;

  if (deal->phase != ALU_PHASE_DEAL && !(real && deal->phase == ALU_PHASE_DRAW))
    return ALU_ERROR_NOT_NOW;
  if (match->dealer != ALU_NOBODY && event->seat != match->dealer)
    return ALU_ERROR_WRONG_DEALER;
  if (!real && !alu_event_has_all_cards (&match->rules, event))
    return ALU_ERROR_WRONG_CARDS;
  alu_deal_init (deal, event->seat);
  memset (&match->signals, 0, sizeof match->signals);
  match->n_deals++;
  deal->phase = ALU_PHASE_RESULT;
  if (real)
    return ALU_OK;
  memcpy (deal->hands, event->deal.hands, sizeof deal->hands[0] * match->rules.seats);
  for (int i = 0; i < alu_rules_talon_size (&match->rules); i++)
    deal->talon |= alu_card_bit (event->deal.talon[i]);
  start_play (match);
  if (alu_rules_has_chant (&match->rules))
    {
      memcpy (deal->stock, event->deal.talon, sizeof deal->stock);
      deal->phase = ALU_PHASE_VOTE;
      if (match->rules.chant == ALU_CHANT_ALWAYS)
        start_chant (match);
    }
  return ALU_OK;
}

static AluStatus
apply_vote (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;

  if (deal->phase != ALU_PHASE_VOTE)
    return ALU_ERROR_NOT_NOW;
  if (event->seat != deal->turn)
    return ALU_ERROR_NOT_YOUR_TURN;
  deal->n_asked++;
  deal->turn = (uint8_t) next_seat (match, deal->turn);
  if (!event->yes)
    start_play (match);
  else if (deal->n_asked == match->rules.seats)
    start_chant (match);
  return ALU_OK;
}

AluCardSet
alu_chant_set (const AluCard cards[ALU_CHANT_CARDS], AluCardSet from)
{
  AluCardSet set = 0;

  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    {
      if (cards[i] >= ALU_N_CARDS)
        return 0;
      set |= alu_card_bit (cards[i]);
    }
  return alu_set_count (set) == ALU_CHANT_CARDS && (set & ~from) == 0 ? set : 0;
}

static AluStatus
apply_chant_cards (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;
  bool sung = event->type == ALU_EVENT_SUNG;
  int receiver = deal->turn == deal->receivers[0] ? 0 : 1;
  AluCardSet set;

  if (deal->phase != (sung ? ALU_PHASE_SUNG : ALU_PHASE_REJECT))
    return ALU_ERROR_NOT_NOW;
  if (event->seat != deal->turn)
    return ALU_ERROR_NOT_YOUR_TURN;
  set = alu_chant_set (event->chant.cards, sung ? deal->talon : deal->hands[event->seat]);
  if (set == 0)
    return ALU_ERROR_WRONG_CARDS;
  deal->hands[event->seat] ^= set;
  deal->talon ^= set;
  if (sung)
    deal->sung[receiver] = set;
  else
    deal->rejected[receiver] = set;
  if (receiver == 0)
    deal->turn = deal->receivers[1];
  else if (sung)
    {
      deal->phase = ALU_PHASE_REJECT;
      deal->turn = deal->receivers[0];
    }
  else
    start_play (match);
  return ALU_OK;
}

static AluStatus
apply_play (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;

  if (deal->phase != ALU_PHASE_PLAY)
    return ALU_ERROR_NOT_NOW;
  if (event->seat != deal->turn)
    return ALU_ERROR_NOT_YOUR_TURN;
  if (event->card >= ALU_N_CARDS || (deal->hands[event->seat] & alu_card_bit (event->card)) == 0)
    return ALU_ERROR_NOT_IN_HAND;
  alu_deal_play (&match->rules, deal, event->card);
  if (deal->ended)
    alu_match_score_deal (match);
  return ALU_OK;
}

static AluStatus
apply_offer (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;
  AluStatus status = alu_match_may_offer (match);

  if (status != ALU_OK)
    return status;
  if (event->seat != deal->turn)
    return ALU_ERROR_NOT_YOUR_TURN;
  deal->offer_seat = event->seat;
  deal->phase = ALU_PHASE_ANSWER;
  return ALU_OK;
}

static AluStatus
apply_answer (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;

  if (deal->phase != ALU_PHASE_ANSWER)
    return ALU_ERROR_NOT_NOW;
  if (alu_team_of (event->seat) == alu_team_of (deal->offer_seat))
    return ALU_ERROR_NOT_YOUR_TURN;
  deal->phase = ALU_PHASE_PLAY;
  deal->offer_refused = !event->yes;
  if (event->yes)
    {
      alu_deal_end (deal, alu_team_of (event->seat), ALU_REASON_OFFER_ACCEPTED);
      alu_match_score_deal (match);
    }
  return ALU_OK;
}

/* Ends the deal if no partner is left to ask: the opponents win the point. */
static void
concede_if_agreed (AluMatch *match)
{
  AluDeal *deal = &match->deal;

  if (alu_match_decider (match) != ALU_NOBODY)
    return;
  alu_deal_end (deal, 1 - (int) alu_team_of (deal->proposer), ALU_REASON_CONCEDED);
  alu_match_score_deal (match);
}

static AluStatus
apply_propose (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;
  AluStatus status = alu_match_may_propose (match, event->seat);

  if (status != ALU_OK)
    return status;
  deal->proposer = event->seat;
  deal->proposed |= (uint8_t) (1 << alu_team_of (event->seat));
  deal->agreed = (uint8_t) (1 << event->seat);
  deal->phase = ALU_PHASE_CONCEDE;
  concede_if_agreed (match);
  return ALU_OK;
}

static AluStatus
apply_consent (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;

  if (deal->phase != ALU_PHASE_CONCEDE)
    return ALU_ERROR_NOT_NOW;
  if (!alu_is_person (&match->seating, event->seat))
    return ALU_ERROR_NOT_A_PERSON;
  if (alu_team_of (event->seat) != alu_team_of (deal->proposer)
      || (deal->agreed & (1 << event->seat)) != 0)
    return ALU_ERROR_NOT_YOUR_TURN;
  if (event->yes)
    {
      deal->agreed |= (uint8_t) (1 << event->seat);
      concede_if_agreed (match);
    }
  else
    {
      deal->proposer = ALU_NOBODY;
      deal->phase = ALU_PHASE_PLAY;
    }
  return ALU_OK;
}

static AluStatus
apply_unchecked (AluMatch *match, const AluEvent *event)
{
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_PLAY:
      return apply_play (match, event);
    case ALU_EVENT_DRAW:
      return apply_draw (match, event);
    case ALU_EVENT_DEAL:
      return apply_deal (match, event);
    case ALU_EVENT_VOTE:
      return apply_vote (match, event);
    case ALU_EVENT_SUNG:
    case ALU_EVENT_REJECT:
      return apply_chant_cards (match, event);
    case ALU_EVENT_SIGN:
      return alu_match_apply_sign (match, event);
    case ALU_EVENT_SAY:
      return alu_match_apply_say (match, event);
    case ALU_EVENT_OFFER:
      return apply_offer (match, event);
    case ALU_EVENT_ANSWER:
      return apply_answer (match, event);
    case ALU_EVENT_PROPOSE:
      return apply_propose (match, event);
    case ALU_EVENT_CONSENT:
      return apply_consent (match, event);
    case ALU_EVENT_RESULT:
      return alu_match_apply_result (match, event);
    case ALU_EVENT_UNCOVER:
      break;
    }
  return ALU_ERROR_NOT_NOW;
}

AluStatus
alu_match_apply (AluMatch *match, const AluEvent *event)
{
  AluStatus status;

  if (alu_match_over (match))
    return ALU_ERROR_MATCH_OVER;
  if (event->seat >= match->rules.seats)
    return ALU_ERROR_NO_SEAT;
  status = apply_unchecked (match, event);
  assert (alu_match_check (match) == NULL);
  return status;
}
