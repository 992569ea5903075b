/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-private.h"

#include <string.h>

/* Returns: whether the tricks that a real table entered allow its result: the winner has the most,
 * or as many as the best opponent if they had them first; for mordienne, more than any opponent. */
static bool
tricks_allow_result (const AluMatch *match, const AluEvent *event)
{
  int best[2] = { 0, 0 };
  int sum = 0;

  if (!event->result.has_tricks)
    return true;
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      int tricks = event->result.tricks[seat];
      int *team = &best[alu_team_of (seat)];

      sum += tricks;
      *team = alu_rules_by_teams (&match->rules) ? *team + tricks : tricks > *team ? tricks : *team;
    }
  if (sum > alu_rules_hand_size (&match->rules))
    return false;
  switch (event->result.reason)
    {
    case ALU_REASON_NONE:
      return sum == 0;
    case ALU_REASON_TRICKS:
      return alu_rules_by_teams (&match->rules)
             || (sum > 0 && best[event->result.winner] >= best[1 - event->result.winner]);
    case ALU_REASON_MORDIENNE:
      return best[event->result.winner] > best[1 - event->result.winner];
    default:
      return true;
    }
}

/* Returns: whether a deal can have this result under @rules. */
static bool
rules_allow_result (const AluRules *rules, const AluEvent *event)
{
  if (event->result.winner > ALU_TEAM_B && event->result.winner != ALU_NOBODY)
    return false;
  if ((event->result.winner == ALU_NOBODY) != (event->result.reason == ALU_REASON_NONE))
    return false;
  switch (event->result.reason)
    {
    case ALU_REASON_NONE:
    case ALU_REASON_TRICKS:
    case ALU_REASON_PENALTY:
      return true;
    case ALU_REASON_MORDIENNE:
      return alu_rules_has_mordienne (rules);
    case ALU_REASON_OFFER_ACCEPTED:
    case ALU_REASON_OFFER_REFUSED:
      return alu_rules_has_offer (rules);
    case ALU_REASON_CONCEDED:
      return alu_rules_has_misere (rules);
    default:
      return false;
    }
}

AluStatus
alu_match_apply_result (AluMatch *match, const AluEvent *event)
{
  AluDeal *deal = &match->deal;

  if (!match->seating.real_table)
    return ALU_ERROR_REAL_TABLE;
  if (deal->phase != ALU_PHASE_RESULT)
    return ALU_ERROR_NOT_NOW;
  if (!rules_allow_result (&match->rules, event)
      || event->result.points != alu_reason_points ((AluReason) event->result.reason)
      || !tricks_allow_result (match, event))
    return ALU_ERROR_BAD_RESULT;
  if (event->result.has_tricks)
    memcpy (deal->taken, event->result.tricks, match->rules.seats);
  alu_deal_end (deal, event->result.winner, (AluReason) event->result.reason);
  alu_match_score_deal (match);
  return ALU_OK;
}
