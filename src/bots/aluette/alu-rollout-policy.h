/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/*
 * The rollout policy: the probability of each card of a hand, for an average player. It uses only
 * what the player sees: the hand, the trick and the cards played. Rollouts draw cards from it, and
 * beliefs weight hands with it.
 *
 * The probability of a card is proportional to exp (score / ALU_ROLLOUT_UNIT). Its score is the sum
 * of one weight from each of several tables, indexed by what the card does and by the state of the
 * trick, the race and mordienne. The weights were trained by self-play (train-rollout-policy.c).
 * All computations use integers, so that every machine draws the same cards.
 */

#define ALU_ROLLOUT_TABLES 10
#define ALU_ROLLOUT_SIZE 12896
#define ALU_ROLLOUT_UNIT 16

/* The kinds of games that have weights of their own. */
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
  const int8_t *weights;  /* ALU_ROLLOUT_SIZE weights */
  const uint8_t *numbers; /* number of each card in the rules' order */
  uint32_t powers[256];   /* exp (-i / ALU_ROLLOUT_UNIT), times 2^24 */

  /* Cards in the order of their strength: bit i of a set of ranks is the card of rank i. Equal
   * cards have neighboring ranks. */
  AluCard card_at[ALU_N_CARDS];
  uint8_t strength[ALU_N_CARDS];       /* by rank: from ALU_N_NUMBERS down to 1 */
  uint8_t first_equal[ALU_N_CARDS];    /* by rank: the first rank of equal cards */
  uint8_t end_equal[ALU_N_CARDS];      /* by rank: one past the last rank of equal cards */
  uint64_t doubles;                    /* ranks of the luettes and doubles */
  uint64_t ranks[ALU_N_CARDS / 4][16]; /* by four cards of the deck: their ranks */
} AluRolloutPolicy;

/* alu_rollout_policy_get_kind:
 *
 * Returns: the kind of weights for @rules. */
AluRolloutKind alu_rollout_policy_get_kind (const AluRules *rules);

/* alu_rollout_policy_init:
 * @rules: (transfer none): must outlive @policy
 *
 * Initializes @policy, which does not change afterward: threads may share it. */
void alu_rollout_policy_init (AluRolloutPolicy *policy, const AluRules *rules);

/* The cards that a seat may play. The probability of card i is chances[i] / total. */
typedef struct
{
  uint8_t n;
  AluCard cards[ALU_MAX_HAND];
  uint32_t chances[ALU_MAX_HAND];
  uint32_t total;
  uint16_t behind[ALU_MAX_HAND]; /* difference between the best score and the card's */
  uint8_t greedy;                /* index of the card of a greedy player; see alu_greedy_card () */
} AluRolloutChoice;

/* alu_rollout_policy_weigh:
 * @deal: during the play; only the hand of the seat to act is read
 * @choice: (out): the cards of this seat, strongest first
 *
 * Computes the probability of each card. */
void alu_rollout_policy_weigh (const AluRolloutPolicy *policy, const AluDeal *deal,
                               AluRolloutChoice *choice);

/* alu_greedy_card:
 * @numbers: numbers of the cards, see alu_card_numbers
 * @cards: a hand of @n cards, strongest first
 * @best: strength of the card that takes the trick, 0 if none is played
 * @leave: whether not to take the trick: a partner takes it and nobody plays after this seat
 *
 * Chooses as a greedy player does: leads the weakest card, takes every trick with the weakest card
 * that does, and otherwise plays the weakest card.
 *
 * Returns: the index of the card. */
int alu_greedy_card (const uint8_t *numbers, const AluCard *cards, int n, int best, bool leave);

/* alu_rollout_policy_draw:
 *
 * Returns: a card of the seat to act, drawn by its probability. */
AluCard alu_rollout_policy_draw (const AluRolloutPolicy *policy, const AluDeal *deal, AluRng *rng);

/* alu_rollout_policy_features:
 * @cards: (out caller-allocates): ALU_MAX_HAND cards
 * @indices: (out caller-allocates): for each card, its index in each table
 *
 * Computes the indices that alu_rollout_policy_weigh () uses, for training.
 *
 * Returns: the number of cards. */
int alu_rollout_policy_features (const AluRolloutPolicy *policy, const AluDeal *deal,
                                 AluCard cards[ALU_MAX_HAND],
                                 uint16_t indices[ALU_MAX_HAND][ALU_ROLLOUT_TABLES]);

/* The trained weights. */
extern const int8_t alu_rollout_weights_4[ALU_ROLLOUT_SIZE];
extern const int8_t alu_rollout_weights_6[ALU_ROLLOUT_SIZE];
extern const int8_t alu_rollout_weights_12x4[ALU_ROLLOUT_SIZE];
extern const int8_t alu_rollout_weights_12x2[ALU_ROLLOUT_SIZE];
