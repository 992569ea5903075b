/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* What each result of a deal is worth for the match, so that a bot plays for the match. Indexed by
 * 2 + points. */
typedef struct
{
  float worth[5];
} AluEquity;

/* alu_equity_init:
 * @match: during a deal, without its result
 * @team: the team whose view counts
 *
 * Computes the probability of winning the match after each result of the deal, scaled so that no
 * point is worth 0 and, at an even score far from the target, a point is worth 1. Assumes that both
 * teams are equally strong in future deals. */
void alu_equity_init (AluEquity *equity, const AluMatch *match, int team);
