/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-belief.h"

/* The loss of a belief, in nats per card, measured by where the unseen cards really are. */
typedef struct
{
  double uniform, plays, signs; /* sums: knowing nothing, the cards played, the signs too */
  int n;                        /* number of cards in the sums */
} BeliefLoss;

/* belief_losses:
 * @losses: (out caller-allocates): one per trick, 0 the first; room for ALU_MAX_HAND
 *
 * Villagers play @n_deals deals whose signs are caught as a fair table does; before each trick the
 * seat to lead believes, and its loss is added up. */
void belief_losses (const AluRules *rules, uint64_t seed, int n_deals, BeliefLoss *losses);
