/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-rollout-policy.h"

/* alu_deal_points_for:
 * @deal: that has its result
 *
 * Returns: points for @team, -2 to +2. */
int alu_deal_points_for (const AluDeal *deal, int team);

/* alu_playout:
 * @deal: during the play, every hand filled; played to its end
 *
 * Plays on by habit, every seat for itself.
 *
 * Returns: cards played. */
int alu_playout (const AluRolloutPolicy *policy, AluDeal *deal, AluRng *rng);
