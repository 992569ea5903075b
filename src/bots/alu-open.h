/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-position.h"
#include "engine/alu-deal.h"

/* alu_open_position:
 * @deal: during the play, or with an offer to be answered, every hand filled
 * @position: (out)
 *
 * The deal as the solver takes it. */
void alu_open_position (const AluRules *rules, const AluDeal *deal, AluPosition *position);
