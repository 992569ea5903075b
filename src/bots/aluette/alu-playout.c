/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-playout.h"

int
alu_deal_points_for (const AluDeal *deal, int team)
{
  if (deal->winner == ALU_NOBODY)
    return 0;
  return deal->winner == team ? deal->points : -(int) deal->points;
}

int
alu_playout (const AluRolloutPolicy *policy, AluDeal *deal, AluRng *rng)
{
  int n = 0;

  for (; !deal->ended; n++)
    alu_deal_play (policy->rules, deal, alu_rollout_policy_draw (policy, deal, rng));
  return n;
}
