/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-rollout-policy.h"

/* alu_deal_points_for:
 * @deal: a deal that has its result
 *
 * Returns: the points for @team, -2 to +2. */
int alu_deal_points_for (const AluDeal *deal, int team);

/* alu_playout:
 * @deal: (inout): during the play, with all hands; is played to its end
 *
 * Plays a deal to its end with the rollout policy at all seats.
 *
 * Returns: the number of cards played. */
int alu_playout (const AluRolloutPolicy *policy, AluDeal *deal, AluRng *rng);
