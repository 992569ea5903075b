/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* What the points of a deal are worth, so that a bot plays for the match. Index 2 + points. */
typedef struct
{
  float worth[5];
} AluEquity;

/* alu_equity_init:
 * @match: during a deal, its own result not yet counted
 * @team: whose
 *
 * The chance to win the match after each result of this deal, stretched so that at an even score
 * far from the target a point is worth 1: 0 for no point. Deals to come are taken as even. */
void alu_equity_init (AluEquity *equity, const AluMatch *match, int team);
