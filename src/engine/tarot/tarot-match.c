/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-match-private.h"

#include <assert.h>
#include <string.h>

void
tarot_event_init (TarotEvent *event, TarotEventType type, int seat)
{
  memset (event, 0, sizeof *event);
  event->type = (uint8_t) type;
  event->seat = (uint8_t) seat;
}

void
tarot_match_init (TarotMatch *match, const TarotRules *rules, bool real_table)
{
  memset (match, 0, sizeof *match);
  match->rules = *rules;
  match->dealer = TAROT_NOBODY;
  match->real_table = real_table;
  tarot_deal_init (&match->deal, 0);
  tarot_sheet_init (&match->sheet);
}

void
tarot_match_init_from_header (TarotMatch *match, const AluGameHeader *header)
{
  TarotRules rules;

  tarot_rules_from_game (&header->rules, &rules);
  tarot_match_init (match, &rules, alu_game_header_is_real (header));
}

int
tarot_match_awaited (const TarotMatch *match)
{
  switch (tarot_match_phase (match))
    {
    case TAROT_PHASE_BID:
    case TAROT_PHASE_CALL:
    case TAROT_PHASE_ECART:
    case TAROT_PHASE_PLAY:
      return match->deal.turn;
    case TAROT_PHASE_DEAL:
      return match->real_table ? TAROT_TABLE : TAROT_CHANCE;
    case TAROT_PHASE_RESULT:
      return TAROT_TABLE;
    default:
      return TAROT_NOBODY;
    }
}

bool
tarot_match_may_announce (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;

  if (deal->phase != TAROT_PHASE_PLAY || deal->taker == TAROT_NOBODY || deal->announced
      || deal->n_plays > 0)
    return false;
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (deal->handfuls[seat] != TAROT_NO_HANDFUL || deal->miseres[seat] != 0)
      return false;
  return true;
}

/* Whether the first lead may not be of the called suit. */
static bool
leads_to_call (const TarotMatch *match)
{
  return match->deal.n_plays == 0 && match->deal.called != TAROT_NO_CARD
         && match->rules.call_lead == TAROT_CALL_LEAD_CALLED;
}

TarotCardSet
tarot_match_legal_plays (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  TarotCardSet hand;
  int n;
  const TarotCard *trick;

  if (deal->phase != TAROT_PHASE_PLAY)
    return tarot_set_empty ();
  hand = deal->hands[deal->turn];
  if (leads_to_call (match))
    return tarot_legal_leads (hand, deal->called);
  trick = tarot_deal_trick (deal, match->rules.seats, deal->n_tricks, &n);
  return tarot_legal_cards (hand, trick, n);
}

/* When each kind of event may happen. */
static const TarotPhase event_phases[TAROT_N_EVENTS] = {
  [TAROT_EVENT_DEAL] = TAROT_PHASE_DEAL,     [TAROT_EVENT_BID] = TAROT_PHASE_BID,
  [TAROT_EVENT_CALL] = TAROT_PHASE_CALL,     [TAROT_EVENT_ECART] = TAROT_PHASE_ECART,
  [TAROT_EVENT_SLAM] = TAROT_PHASE_PLAY,     [TAROT_EVENT_MISERE] = TAROT_PHASE_PLAY,
  [TAROT_EVENT_HANDFUL] = TAROT_PHASE_PLAY,  [TAROT_EVENT_PLAY] = TAROT_PHASE_PLAY,
  [TAROT_EVENT_RESULT] = TAROT_PHASE_RESULT, [TAROT_EVENT_PASSED] = TAROT_PHASE_RESULT,
};

static TarotStatus
check_announcement (const TarotMatch *match, const TarotEvent *event)
{
  const TarotDeal *deal = &match->deal;

  if (deal->taker == TAROT_NOBODY)
    return TAROT_ERROR_GOULASH;
  if (event->seat != deal->taker)
    return TAROT_ERROR_NOT_THE_TAKER;
  if (deal->announced)
    return TAROT_ERROR_SAID_BEFORE;
  return tarot_match_may_announce (match) ? TAROT_OK : TAROT_ERROR_NOT_NOW;
}

/* Misères and handfuls are declared just before the first card. */
static TarotStatus
check_declaration (const TarotMatch *match, const TarotEvent *event)
{
  const TarotDeal *deal = &match->deal;
  bool is_misere = event->type == TAROT_EVENT_MISERE;

  if (deal->n_tricks > 0)
    return TAROT_ERROR_NOT_NOW;
  if (is_misere && !match->rules.misere)
    return TAROT_ERROR_OPTION_OFF;
  if (is_misere && event->misere >= TAROT_N_MISERES)
    return TAROT_ERROR_BAD_VALUE;
  if (is_misere)
    return (deal->miseres[event->seat] & (1 << event->misere)) != 0 ? TAROT_ERROR_SAID_BEFORE
                                                                     : TAROT_OK;
  if (deal->taker == TAROT_NOBODY)
    return TAROT_ERROR_GOULASH;
  if (event->handful == TAROT_NO_HANDFUL || event->handful >= TAROT_N_HANDFULS)
    return TAROT_ERROR_BAD_VALUE;
  return deal->handfuls[event->seat] != TAROT_NO_HANDFUL ? TAROT_ERROR_SAID_BEFORE : TAROT_OK;
}

static TarotStatus
check_bid (const TarotMatch *match, const TarotEvent *event)
{
  if (event->bid >= TAROT_N_BIDS)
    return TAROT_ERROR_BAD_VALUE;
  return event->bid == TAROT_PASS || event->bid > match->deal.contract ? TAROT_OK
                                                                       : TAROT_ERROR_BID_TOO_LOW;
}

TarotStatus
tarot_match_check_turn (const TarotMatch *match, const TarotEvent *event)
{
  const TarotDeal *deal = &match->deal;
  bool real = event->type == TAROT_EVENT_RESULT || event->type == TAROT_EVENT_PASSED;

  if (tarot_match_is_over (match))
    return TAROT_ERROR_MATCH_OVER;
  if (event->seat >= match->rules.seats)
    return TAROT_ERROR_NO_SEAT;
  if (event->type != TAROT_EVENT_DEAL && real != match->real_table)
    return TAROT_ERROR_REAL_TABLE;
  if (event->type >= TAROT_N_EVENTS || deal->phase != event_phases[event->type])
    return TAROT_ERROR_NOT_NOW;
  if (event->type == TAROT_EVENT_DEAL)
    return match->dealer == TAROT_NOBODY || event->seat == match->dealer
               ? TAROT_OK
               : TAROT_ERROR_WRONG_DEALER;
  if (event->type == TAROT_EVENT_SLAM)
    return check_announcement (match, event);
  if (real)
    return TAROT_OK;
  if (event->seat != deal->turn)
    return TAROT_ERROR_NOT_YOUR_TURN;
  if (event->type == TAROT_EVENT_BID)
    return check_bid (match, event);
  if (event->type == TAROT_EVENT_MISERE || event->type == TAROT_EVENT_HANDFUL)
    return check_declaration (match, event);
  return TAROT_OK;
}

/* Whether hands and dog of a deal are the whole deck, each of the right size. */
static TarotStatus
check_deal (const TarotMatch *match, const TarotEvent *event)
{
  int n = match->rules.seats;
  TarotCardSet seen = tarot_set_empty ();

  if (match->real_table)
    return TAROT_OK;
  if (!event->has_dog)
    return TAROT_ERROR_WRONG_CARDS;
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    {
      if (tarot_set_count (event->hands[seat]) != (seat < n ? tarot_hand_size (n) : 0))
        return TAROT_ERROR_WRONG_CARDS;
      seen = tarot_set_union (seen, event->hands[seat]);
    }
  for (int i = 0; i < tarot_dog_size (n); i++)
    {
      if (event->dog[i] >= TAROT_N_CARDS)
        return TAROT_ERROR_WRONG_CARDS;
      seen = tarot_set_with (seen, event->dog[i]);
    }
  return tarot_set_equal (seen, tarot_set_all ()) ? TAROT_OK : TAROT_ERROR_WRONG_CARDS;
}

static TarotStatus
check_play (const TarotMatch *match, const TarotEvent *event)
{
  const TarotDeal *deal = &match->deal;
  TarotCardSet hand = deal->hands[event->seat];
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, match->rules.seats, deal->n_tricks, &n);

  if (!tarot_set_has (hand, event->card))
    return TAROT_ERROR_NOT_IN_HAND;
  if (leads_to_call (match)
      && !tarot_set_has (tarot_legal_leads (hand, deal->called), event->card))
    return TAROT_ERROR_CALLED_SUIT;
  return tarot_legal_check (hand, trick, n, event->card);
}

TarotStatus
tarot_match_check_cards (const TarotMatch *match, const TarotEvent *event)
{
  const TarotDeal *deal = &match->deal;
  int seats = match->rules.seats;
  TarotCardSet hand = deal->hands[event->seat];
  TarotCardSet held = tarot_deal_held (deal, event->seat);

  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_DEAL:
      return check_deal (match, event);
    case TAROT_EVENT_CALL:
      return tarot_set_has (tarot_callable (hand, match->rules.call_own), event->card)
                 ? TAROT_OK
                 : TAROT_ERROR_NOT_CALLABLE;
    case TAROT_EVENT_ECART:
      return tarot_ecart_check (hand, tarot_dog_size (seats), event->cards);
    case TAROT_EVENT_MISERE:
      return tarot_has_misere (held, (TarotMisere) event->misere) ? TAROT_OK
                                                                  : TAROT_ERROR_NO_MISERE;
    case TAROT_EVENT_HANDFUL:
      return tarot_handful_check (seats, held, (TarotHandful) event->handful, event->cards);
    case TAROT_EVENT_PLAY:
      return check_play (match, event);
    case TAROT_EVENT_RESULT:
      return tarot_sheet_check (&match->rules, &event->sheet, true);
    default:
      return TAROT_OK;
    }
}

TarotStatus
tarot_match_check_event (const TarotMatch *match, const TarotEvent *event)
{
  TarotStatus status = tarot_match_check_turn (match, event);

  return status == TAROT_OK ? tarot_match_check_cards (match, event) : status;
}

/* Whether the deals that are played, or somebody's points, are enough. */
static bool
is_finished (const TarotMatch *match)
{
  const TarotRules *rules = &match->rules;

  for (int seat = 0; rules->target > 0 && seat < rules->seats; seat++)
    if (match->score[seat] >= rules->target)
      return true;
  return rules->deals > 0 && match->n_scored >= rules->deals;
}

static void
find_winners (TarotMatch *match)
{
  int32_t best = match->score[0];

  for (int seat = 1; seat < match->rules.seats; seat++)
    if (match->score[seat] > best)
      best = match->score[seat];
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (match->score[seat] == best)
      match->winners |= (uint8_t) (1 << seat);
}

/* The deal is over: scores it if it was played, and awaits the next deal or ends the match. */
static void
end_deal (TarotMatch *match)
{
  TarotDeal *deal = &match->deal;

  match->dealer = (uint8_t) tarot_next_seat (&match->rules, deal->dealer);
  deal->phase = TAROT_PHASE_DEAL;
  if (deal->outcome != TAROT_OUTCOME_PLAYED)
    return;
  tarot_score (match->rules.seats, &match->sheet, &match->marks);
  for (int seat = 0; seat < match->rules.seats; seat++)
    match->score[seat] += match->marks.marks[seat];
  match->n_scored++;
  if (!is_finished (match))
    return;
  deal->phase = TAROT_PHASE_OVER;
  find_winners (match);
}

static void
start_deal (TarotMatch *match, const TarotEvent *event, int petit_sec)
{
  TarotDeal *deal = &match->deal;

  match->n_deals++;
  match->dealer = TAROT_NOBODY;
  tarot_sheet_init (&match->sheet);
  memset (&match->marks, 0, sizeof match->marks);
  tarot_deal_init (deal, event->seat);
  if (match->real_table)
    {
      deal->phase = TAROT_PHASE_RESULT;
      return;
    }
  memcpy (deal->hands, event->hands, sizeof deal->hands);
  if (event->has_dog)
    memcpy (deal->dog, event->dog, (size_t) tarot_dog_size (match->rules.seats));
  tarot_deal_start (&match->rules, deal, petit_sec);
}

void
tarot_match_carry_out (TarotMatch *match, const TarotEvent *event, int petit_sec)
{
  const TarotRules *rules = &match->rules;
  TarotDeal *deal = &match->deal;

  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_DEAL:
      start_deal (match, event, petit_sec);
      break;
    case TAROT_EVENT_BID:
      tarot_deal_bid (rules, deal, (TarotBid) event->bid);
      break;
    case TAROT_EVENT_CALL:
      tarot_deal_call (rules, deal, event->card);
      break;
    case TAROT_EVENT_ECART:
      tarot_deal_lay_away (deal, event->cards);
      break;
    case TAROT_EVENT_SLAM:
      tarot_deal_announce (deal);
      break;
    case TAROT_EVENT_MISERE:
      deal->miseres[event->seat] |= (uint8_t) (1 << event->misere);
      break;
    case TAROT_EVENT_HANDFUL:
      deal->handfuls[event->seat] = event->handful;
      deal->shown[event->seat] = event->cards;
      break;
    case TAROT_EVENT_PLAY:
      tarot_deal_play (rules, deal, event->card);
      if (deal->outcome == TAROT_OUTCOME_PLAYED)
        tarot_deal_count (rules, deal, &match->sheet);
      break;
    case TAROT_EVENT_RESULT:
      memcpy (&match->sheet, &event->sheet, sizeof match->sheet);
      deal->outcome = TAROT_OUTCOME_PLAYED;
      break;
    default:
      deal->outcome = TAROT_OUTCOME_PASSED;
      break;
    }
  if (deal->outcome != TAROT_OUTCOME_NONE)
    end_deal (match);
}

/* Returns: the seat whose lone petit annuls the deal, or TAROT_NOBODY. */
static int
find_petit_sec (const TarotMatch *match, const TarotEvent *event)
{
  if (match->rules.petit_sec == TAROT_PETIT_SEC_ANNUL)
    for (int seat = 0; seat < match->rules.seats; seat++)
      if (tarot_is_petit_sec (event->hands[seat]))
        return seat;
  return TAROT_NOBODY;
}

TarotStatus
tarot_match_apply (TarotMatch *match, const TarotEvent *event)
{
  TarotStatus status = tarot_match_check_event (match, event);

  if (status != TAROT_OK)
    return status;
  tarot_match_carry_out (match, event, find_petit_sec (match, event));
  assert (tarot_match_check (match) == NULL);
  return TAROT_OK;
}
