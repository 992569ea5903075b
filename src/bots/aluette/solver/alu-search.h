/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-card-ranks.h"
#include "bots/aluette/solver/alu-score.h"
#include "bots/aluette/solver/alu-transposition-table.h"

/*
 * The search answers a yes-or-no question about a position.
 *
 * It searches depth first, trick by trick, one ply per card. Each answer has a proof: how many
 * cards of the sequence, from the strongest, and which part of the score it depends on. Proofs are
 * stored per trick and apply to all later positions that agree in these.
 *
 * Seats are counted as alu-seat-rotation.h says: for ALU_ASK_WINNER, the leader is seat 0; for
 * ALU_ASK_MORDIENNE, the leader is seat 0 or 1, and team 0 is the one that wants mordienne.
 */

typedef enum
{
  ALU_ASK_WINNER,    /* which team wins the deal? */
  ALU_ASK_MORDIENNE, /* does team 0 make mordienne? */
} AluQuestion;

/* The tricks taken so far. */
typedef struct
{
  /* ALU_ASK_WINNER: see alu-score.h. ALU_ASK_MORDIENNE: a field per seat, its tricks plus one. */
  AluScore score;
  /* ALU_ASK_MORDIENNE: bit s: seat s of team 0 has no trick; bits 8 to 10: one more than the seat
   * with a run of all its tricks; bits 12 to 15: the length of that run. */
  uint32_t alive;
} AluScoreState;

typedef struct _AluMoveOrderingWeights AluMoveOrderingWeights; /* see alu-move-ordering.h */

typedef struct
{
  AluQuestion question;
  int n_seats;
  AluScore ones[ALU_MAX_SEATS]; /* the score fields that a trick of each seat changes */
  AluTranspositionTable *tt;
  const AluMoveOrderingWeights *weights;
  bool portable;  /* never uses special instructions; results are equal */
  uint64_t nodes; /* number of tricks that had to be searched */
  uint64_t node_limit;
  const AluStop *stop; /* (nullable) */
  bool aborted;
} AluSearch;

/* Why team @side wins: the score from its view meets @demand, and the first @depth cards of the
 * sequence are as they are. */
typedef struct
{
  AluScore demand;
  int32_t depth;
  int32_t side;
} AluProof;

/* alu_search_init:
 * @tt: (transfer none): may contain entries of other questions and numbers of seats
 * @weights: (transfer none): for this question and number of seats
 *
 * Initializes @search without limits. */
void alu_search_init (AluSearch *search, AluQuestion question, int n_seats,
                      AluTranspositionTable *tt, const AluMoveOrderingWeights *weights);

/* alu_search_position:
 * @leader: has led or must lead; every seat has @left cards, including those in the trick
 * @cards: the first @n_cards cards of the trick, from the leader on
 *
 * Searches a position.
 *
 * Returns: the proof of the team that wins the question; undefined if @search was aborted. */
AluProof alu_search_position (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                              AluScoreState score_state, const uint8_t *cards, int n_cards);

/* alu_search_position () without special instructions, and for processors with AVX2 and BMI2. */
AluProof
alu_search_position_plain (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                           AluScoreState score_state, const uint8_t *cards, int n_cards);
AluProof
alu_search_position_avx2 (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                          AluScoreState score_state, const uint8_t *cards, int n_cards);
