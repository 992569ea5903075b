/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-belief.h"

/* What a belief loses, in nats a card, on where the unseen cards truly lie. */
typedef struct
{
  double uniform, plays, signs; /* sums: knowing nothing, the cards played, and the signs too */
  int n;                        /* cards summed up */
} BeliefLoss;

/* belief_losses:
 * @losses: (out caller-allocates): one a trick, 0 the first, room for ALU_MAX_HAND
 *
 * Villagers play @n_deals deals whose signs are caught as a fair table does; before each trick the
 * seat to lead believes, and its loss is added up. */
void belief_losses (const AluRules *rules, uint64_t seed, int n_deals, BeliefLoss *losses);
