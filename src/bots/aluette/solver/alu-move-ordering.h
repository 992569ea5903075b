/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-move-ordering-weights.h"
#include "bots/aluette/solver/alu-trick.h"

/*
 * Decides which card the search tries first.
 *
 * The score of a card is a sum of trained weights, which depend on:
 *
 *   situation  the ply, and who takes the trick so far: 8 values, with six seats 14
 *   relation   of the card to those in the trick and those that opponents may still play: 4
 *   place      in the hand, from the lowest: 5
 *   stronger   how many stronger cards others hold, in 12 steps
 *   standing   of the player, the partners, the opponents, and the taker so far: 4 each
 *   late       number of tricks left
 *
 * The weights were fitted by fit-move-ordering on positions in which every card was tried. The
 * training objective was a softmax over the scores that prefers winning cards, among these the ones
 * whose proof depends on the fewest cards, because such proofs apply to the most other positions,
 * and then the ones that are proved fastest.
 */

#define ALU_MOVE_ORDERING_LATE 8
#define ALU_MOVE_ORDERING_SITUATIONS ALU_TRAINED_SITUATIONS
#define ALU_MOVE_ORDERING_RELATIONS 4 /* weaker, equal, stronger, and safe from opponents */
#define ALU_MOVE_ORDERING_PLACES 5
#define ALU_MOVE_ORDERING_STRONGER 12
#define ALU_MOVE_ORDERING_STANDINGS 4

/* The weights in the layout of the search, in eighths of a natural logarithm of odds. */
struct _AluMoveOrderingWeights
{
  /* By late, standing, situation, relation, stronger. */
  AluLaneBytes stronger[ALU_MOVE_ORDERING_LATE][ALU_MOVE_ORDERING_STANDINGS]
                       [ALU_MOVE_ORDERING_SITUATIONS][ALU_MOVE_ORDERING_RELATIONS];
  /* By late, situation, relation, place. */
  AluLaneBytes place[ALU_MOVE_ORDERING_LATE][ALU_MOVE_ORDERING_SITUATIONS]
                    [ALU_MOVE_ORDERING_RELATIONS];
  /* By situation, standings of partners and opponents, relation. */
  int8_t sides[ALU_MOVE_ORDERING_SITUATIONS][16][ALU_MOVE_ORDERING_RELATIONS];
  /* By situation, standings of the taker so far and the player, relation. */
  int8_t takers[ALU_MOVE_ORDERING_SITUATIONS][4][4][ALU_MOVE_ORDERING_RELATIONS];
};

/* Initializes @weights from trained ones. */
void
alu_move_ordering_weights_init (AluMoveOrderingWeights *weights, const AluTrainedOrdering *trained);
