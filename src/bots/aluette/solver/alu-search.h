/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-card-ranks.h"
#include "bots/aluette/solver/alu-score.h"
#include "bots/aluette/solver/alu-transposition-table.h"
#include "bots/aluette/solver/alu-trick-state.h"

/*
 * The search answers a yes-or-no question about a position.
 *
 * It searches depth first, trick by trick, one ply per card. Each answer has a proof: how many
 * cards of the sequence, from the strongest, and which part of the score it depends on. Proofs are
 * stored per trick and apply to all later positions that agree in these.
 */

typedef enum
{
  ALU_ASK_WINNER,    /* does team 0 win the deal? */
  ALU_ASK_MORDIENNE, /* does @team make mordienne? */
} AluQuestion;

/* The tricks taken so far. */
typedef struct
{
  /* ALU_ASK_WINNER: see alu-score.h. ALU_ASK_MORDIENNE: a field per seat, its tricks plus one. */
  AluScore score;
  /* ALU_ASK_MORDIENNE: bit s: seat s of @team has no trick; bits 8 to 10: one more than the seat
   * with a run of all its tricks; bits 12 to 15: the length of that run. */
  uint32_t alive;
} AluScoreState;

typedef struct _AluMoveOrderingWeights AluMoveOrderingWeights; /* see alu-move-ordering.h */

typedef struct
{
  AluQuestion question;
  int team; /* the team that the question is about */
  int n_seats;
  AluScore ones[ALU_MAX_SEATS]; /* the score fields that a trick of each seat changes */
  AluTranspositionTable *tt;
  const AluMoveOrderingWeights *weights;
  uint64_t nodes; /* number of tricks begun, including those found in the table */
  uint64_t node_limit;
  const AluStop *stop; /* (nullable) */
  bool aborted;
} AluSearch;

/* Why a side wins: the score from its view meets @demand, and the first @depth cards of the
 * sequence are as they are. */
typedef struct
{
  AluScore demand;
  int depth;
} AluProof;

/* The cards of a seat that the search tries, strongest first. */
typedef struct
{
  uint8_t n;                        /* 0 until they are listed */
  uint8_t card[ALU_MAX_TRICKS];     /* the last of a run of interchangeable cards */
  uint8_t top[ALU_MAX_TRICKS];      /* the first of this run */
  uint8_t stronger[ALU_MAX_TRICKS]; /* this and @place: see alu-move-ordering.h */
  uint8_t place[ALU_MAX_TRICKS];
} AluOptions;

/* The current trick, with data that its plies share. */
typedef struct
{
  AluCardRanks ranks; /* includes the cards of the trick */
  AluScoreState score_state;
  AluCards hands[ALU_MAX_SEATS];   /* include the cards of the trick */
  AluCards distinct;               /* all cards that are not interchangeable with the next */
  AluCards to_come[ALU_MAX_SEATS]; /* by ply: cards of the opponents who play after it */
  int left;                        /* number of tricks, including this one */
  int leader;
  uint8_t played[ALU_MAX_SEATS];   /* by ply */
  uint8_t standing[ALU_MAX_SEATS]; /* 0 to 3, see alu-move-ordering.h */
  AluOptions options[ALU_MAX_SEATS];
} AluTrick;

/* alu_search_init:
 * @team: the team that the question is about
 * @tt: (transfer none): must not contain entries of another question or number of seats
 * @weights: (transfer none): for this question and number of seats
 *
 * Initializes @search without limits. */
void alu_search_init (AluSearch *search, AluQuestion question, int team, int n_seats,
                      AluTranspositionTable *tt, const AluMoveOrderingWeights *weights);

/* alu_search_position:
 * @leader: has led or must lead; every seat has @left cards, including those in the trick
 * @cards: the first @n_cards cards of the trick, from the leader on
 * @proof: (out): the proof
 *
 * Searches a position.
 *
 * Returns: the side, 0 or 1, that wins the question; undefined if @search was aborted. */
int
alu_search_position (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                     AluScoreState score_state, const uint8_t *cards, int n_cards, AluProof *proof);
