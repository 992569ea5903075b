/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-match.h"

/* Each card is in one place: a hand, the dog, the écart, or played. */
static const char *
check_cards (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  bool dog_taken = tarot_deal_takes_dog (deal) && deal->phase != TAROT_PHASE_BID
                   && deal->phase != TAROT_PHASE_CALL;
  TarotCardSet places[TAROT_MAX_SEATS + 3];
  TarotCardSet seen = tarot_set_empty ();
  int n = 0;

  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    places[n++] = deal->hands[seat];
  places[n++] = deal->played;
  places[n++] = deal->ecart;
  if (!dog_taken)
    places[n++] = tarot_deal_dog_cards (deal);
  for (int i = 0; i < n; i++)
    {
      if (!tarot_set_is_empty (tarot_set_common (seen, places[i])))
        return "a card is in two places";
      seen = tarot_set_union (seen, places[i]);
    }
  if (!tarot_set_equal (seen, tarot_set_all ()))
    return "a card is missing";
  if (tarot_set_count (deal->played) != deal->n_plays)
    return "the plays do not match the cards played";
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (tarot_set_count (deal->hands[seat]) != tarot_deal_hand_count (&match->rules, deal, seat))
      return "a hand has the wrong number of cards";
  return NULL;
}

static const char *
check_tricks (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  int n = match->rules.seats;

  if (deal->n_plays / n != deal->n_tricks)
    return "the tricks do not match the plays";
  for (int trick = 0; trick < deal->n_tricks; trick++)
    if (deal->takers[trick] >= n)
      return "a trick was taken by nobody at the table";
  for (int trick = 1; trick < deal->n_tricks; trick++)
    if (deal->leaders[trick] != deal->takers[trick - 1])
      return "a trick was not led by who took the one before";
  return NULL;
}

static const char *
check_turn (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;

  if (deal->turn >= match->rules.seats || deal->outcome != TAROT_OUTCOME_NONE)
    return "nobody is to act";
  if (deal->phase == TAROT_PHASE_BID && deal->n_bids >= match->rules.seats)
    return "everybody has spoken";
  if (deal->phase == TAROT_PHASE_PLAY && tarot_set_is_empty (tarot_match_legal_plays (match)))
    return "no card may be played";
  if (deal->partner == TAROT_UNKNOWN)
    return "the partner is unknown to the match itself";
  return NULL;
}

static const char *
check_score (const TarotMatch *match)
{
  int64_t marks = 0, score = 0;
  int half_points = 0;

  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    {
      marks += match->marks.marks[seat];
      score += match->score[seat];
      half_points += match->sheet.half_points[seat];
    }
  if (marks != 0 || score != 0)
    return "marks or scores do not sum to zero";
  if (half_points > 182)
    return "more points were taken than there are";
  if (match->n_scored > match->n_deals)
    return "more deals were scored than dealt";
  if (tarot_match_is_over (match) != (match->winners != 0))
    return "a match is over if and only if somebody has won";
  return NULL;
}

const char *
tarot_match_check (const TarotMatch *match)
{
  TarotPhase phase = tarot_match_phase (match);
  bool has_cards = !match->real_table && match->n_deals > 0;
  bool is_on = phase >= TAROT_PHASE_BID && phase <= TAROT_PHASE_PLAY;
  const char *fault = check_score (match);

  if (fault == NULL && has_cards)
    fault = check_cards (match);
  if (fault == NULL && has_cards)
    fault = check_tricks (match);
  if (fault == NULL && is_on)
    fault = check_turn (match);
  return fault;
}
