/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/*
 * How a fair player tends to play, as chances: for every card of a hand how likely it is to be
 * played here. It sees no more than the player does: his hand, what is on the table and what has
 * been played. Playouts draw from it, and beliefs weigh hands by it.
 *
 * The chance of a card is proportional to exp (score / ALU_ROLLOUT_UNIT); its score is the sum of
 * one weight out of each of a few tables, looked up by what the card would do and by the state of
 * the trick, the race and mordienne. The weights were learned by self-play
 * (train-rollout-policy.c). All in whole numbers, so that every machine draws the same cards.
 */

#define ALU_ROLLOUT_TABLES 10
#define ALU_ROLLOUT_SIZE 12896
#define ALU_ROLLOUT_UNIT 16

/* The tables that weights were learned for. */
typedef enum
{
  ALU_ROLLOUT_4,
  ALU_ROLLOUT_6,
  ALU_ROLLOUT_12X4,
  ALU_ROLLOUT_12X2,
  ALU_N_ROLLOUT_KINDS,
} AluRolloutKind;

typedef struct
{
  const AluRules *rules;
  const int8_t *weights;            /* ALU_ROLLOUT_SIZE of them */
  const uint8_t *numbers;           /* of the order in force, indexed by card */
  AluCardSet stronger[ALU_N_CARDS]; /* the cards that beat each card */
  uint32_t powers[256];             /* exp (-i / ALU_ROLLOUT_UNIT), 1 being 2^24 */
} AluRolloutPolicy;

/* alu_rollout_policy_get_kind:
 *
 * Returns: which weights serve under @rules. */
AluRolloutKind alu_rollout_policy_get_kind (const AluRules *rules);

/* alu_rollout_policy_init:
 * @rules: stays the caller's and must outlive @policy
 *
 * Prepares the look-ups; @policy is constant afterwards and may be shared. */
void alu_rollout_policy_init (AluRolloutPolicy *policy, const AluRules *rules);

/* The cards a seat may play and how likely each is: chances[i] out of total. */
typedef struct
{
  uint8_t n;
  AluCard cards[ALU_MAX_HAND];
  uint32_t chances[ALU_MAX_HAND];
  uint32_t total;
  uint16_t behind[ALU_MAX_HAND]; /* score less than the best card's */
  uint8_t greedy; /* the card that a greedy player takes: see alu_greedy_card () */
} AluRolloutChoice;

/* alu_rollout_policy_weigh:
 * @deal: during the play; of the hands only that of the turn is read
 *
 * Weighs every card of the seat in turn. */
void alu_rollout_policy_weigh (const AluRolloutPolicy *policy, const AluDeal *deal,
                               AluRolloutChoice *choice);

/* alu_greedy_card:
 * @cards: a hand, strongest first
 * @best: strength that takes the trick now, 0 for none
 * @leave: whether the trick is left alone: a partner takes it and nobody is to come
 *
 * How a greedy player plays: leads low, takes as cheaply as he can whenever he can.
 *
 * Returns: the index of his card. */
int alu_greedy_card (const uint8_t *numbers, const AluCard *cards, int n, int best, bool leave);

/* alu_rollout_policy_draw:
 *
 * Returns: a card of the seat in turn, drawn by its chance. */
AluCard alu_rollout_policy_draw (const AluRolloutPolicy *policy, const AluDeal *deal, AluRng *rng);

/* alu_rollout_policy_features:
 * @cards: (out caller-allocates): ALU_MAX_HAND of them
 * @indices: (out caller-allocates): for each card its place in each table
 *
 * For learning: what alu_rollout_policy_weigh () looks up.
 *
 * Returns: how many cards there are. */
int alu_rollout_policy_features (const AluRolloutPolicy *policy, const AluDeal *deal,
                                 AluCard cards[ALU_MAX_HAND],
                                 uint16_t indices[ALU_MAX_HAND][ALU_ROLLOUT_TABLES]);

/* The learned weights. */
extern const int8_t alu_rollout_weights_4[ALU_ROLLOUT_SIZE];
extern const int8_t alu_rollout_weights_6[ALU_ROLLOUT_SIZE];
extern const int8_t alu_rollout_weights_12x4[ALU_ROLLOUT_SIZE];
extern const int8_t alu_rollout_weights_12x2[ALU_ROLLOUT_SIZE];
