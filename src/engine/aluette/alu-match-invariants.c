/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match.h"

/* Checks that each card is in one place: a hand, the talon, or played. */
static const char *
check_cards (const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  AluCardSet seen = deal->talon | deal->played;

  if ((deal->talon & deal->played) != 0)
    return "a card of the talon has been played";
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      if ((seen & deal->hands[seat]) != 0)
        return "a card is in two places";
      seen |= deal->hands[seat];
    }
  if (seen != ALU_ALL_CARDS)
    return "a card is missing";
  if (alu_set_count (deal->played) != deal->n_plays)
    return "the plays do not match the cards played";
  return NULL;
}

static const char *
check_tricks (const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  int n = match->rules.seats;
  int taken = 0, spoiled = 0;

  if (deal->n_plays / n != deal->n_tricks)
    return "the tricks do not match the plays";
  for (int seat = 0; seat < n; seat++)
    taken += deal->taken[seat];
  for (int i = 0; i < deal->n_tricks; i++)
    {
      if (deal->takers[i] >= n && deal->takers[i] != ALU_SPOILED)
        return "a trick was taken by nobody at the table";
      spoiled += deal->takers[i] == ALU_SPOILED;
    }
  if (!alu_rules_by_teams (&match->rules) && taken + spoiled != deal->n_tricks)
    return "tricks taken and spoiled do not add up";
  if (alu_rules_by_teams (&match->rules) && taken + deal->n_aside != deal->n_tricks)
    return "tricks taken and set aside do not add up";
  return NULL;
}

static const char *
check_turn (const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  AluPhase phase = alu_match_phase (match);
  int hand_size = alu_rules_hand_size (&match->rules);

  if (phase == ALU_PHASE_PLAY)
    {
      int left = alu_set_count (deal->hands[deal->turn]);

      if (deal->turn >= match->rules.seats || deal->ended)
        return "nobody is to play";
      if (left != hand_size - deal->n_tricks)
        return "the player to play has the wrong number of cards";
    }
  if (phase == ALU_PHASE_ANSWER && deal->offer_seat == ALU_NOBODY)
    return "an offer is to be answered that nobody made";
  if (phase == ALU_PHASE_CONCEDE && deal->proposer == ALU_NOBODY)
    return "a proposal is to be answered that nobody made";
  return NULL;
}

static const char *
check_score (const AluMatch *match)
{
  if (match->score[0] + match->score[1] > 2 * match->n_deals)
    return "more points than the deals can give";
  if (alu_match_over (match) && !match->deal.ended)
    return "the match is over in mid-deal";
  return NULL;
}

const char *
alu_match_check (const AluMatch *match)
{
  AluPhase phase = alu_match_phase (match);
  bool has_cards = !match->seating.real_table && phase >= ALU_PHASE_VOTE
                   && phase <= ALU_PHASE_ANSWER;
  const char *fault = check_score (match);

  if (fault == NULL && has_cards)
    fault = check_cards (match);
  if (fault == NULL && has_cards)
    fault = check_tricks (match);
  if (fault == NULL && has_cards)
    fault = check_turn (match);
  return fault;
}
