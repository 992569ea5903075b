/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-position.h"
#include "engine/aluette/alu-deal.h"

/* alu_position_from_deal:
 * @deal: during the play, or with an offer to answer; all hands are known
 * @position: (out): the position
 *
 * Converts a deal to the solver's representation. */
void alu_position_from_deal (const AluRules *rules, const AluDeal *deal, AluPosition *position);
