/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-card-ranks.h"
#include "bots/aluette/solver/alu-score.h"
#include "bots/aluette/solver/alu-transposition-table.h"
#include "bots/aluette/solver/alu-trick-state.h"

/*
 * The search: one question with two answers about one position.
 *
 * Depth first, one trick after the other, one ply a card. Each answer comes with its proof: how
 * much of the row, counted from the top, and how much of the score it rests on. Proofs are kept by
 * trick and serve every later position that agrees with them so far.
 */

typedef enum
{
  ALU_ASK_WINNER,    /* does team 0 win the deal? */
  ALU_ASK_MORDIENNE, /* does the asked team make mordienne? */
} AluQuestion;

/* What has been taken so far. */
typedef struct
{
  /* ALU_ASK_WINNER: see alu-score.h. ALU_ASK_MORDIENNE: a field a seat, its tricks plus one. */
  AluScore score;
  /* ALU_ASK_MORDIENNE: bit s: seat s, of the asked team, has no trick; bits 8 to 10: one more than
   * the seat whose run is alive; bits 12 to 15: the tricks of that run. */
  uint32_t alive;
} AluScoreState;

typedef struct _AluMoveOrderingWeights AluMoveOrderingWeights; /* see alu-move-ordering.h */

typedef struct
{
  AluQuestion question;
  int team; /* the asked team */
  int n_seats;
  AluScore ones[ALU_MAX_SEATS]; /* the fields of the score a seat's tricks change */
  AluTranspositionTable *tt;
  const AluMoveOrderingWeights *weights;
  uint64_t nodes; /* tricks begun, answered at once or not */
  uint64_t node_limit;
  const AluStop *stop; /* (nullable) */
  bool aborted;
} AluSearch;

/* Why a side wins: the score, as that side sees it, meets @demand, and the first @depth cards of
 * the row are as they are. */
typedef struct
{
  AluScore demand;
  int depth;
} AluProof;

/* The cards of a seat that are worth trying, strongest first. */
typedef struct
{
  uint8_t n; /* 0 until listed */
  uint8_t card[ALU_MAX_TRICKS]; /* the last of a run of interchangeable cards ... */
  uint8_t top[ALU_MAX_TRICKS];  /* ... and the first */
  uint8_t stronger[ALU_MAX_TRICKS]; /* this and place: for the order, see alu-move-ordering.h */
  uint8_t place[ALU_MAX_TRICKS];
} AluOptions;

/* A trick being played, and what its plies share. */
typedef struct
{
  AluCardRanks ranks; /* with the cards on the table in it */
  AluScoreState score_state;
  AluCards hands[ALU_MAX_SEATS]; /* with the cards on the table in them */
  AluCards distinct;             /* all but those interchangeable with the next */
  AluCards to_come[ALU_MAX_SEATS]; /* by ply: what opponents hold who play after it */
  int left;                      /* tricks, this one included */
  int leader;
  uint8_t played[ALU_MAX_SEATS];   /* by ply */
  uint8_t standing[ALU_MAX_SEATS]; /* 0 to 3, see alu-move-ordering.h */
  AluOptions options[ALU_MAX_SEATS];
} AluTrick;

/* alu_search_init:
 * @tt: must hold nothing from another question or number of seats
 *
 * Starts @search, without limits. */
void alu_search_init (AluSearch *search,
                      AluQuestion question,
                      int team,
                      int n_seats,
                      AluTranspositionTable *tt,
                      const AluMoveOrderingWeights *weights);

/* alu_search_position:
 * @leader: led or is to lead; every seat holds @left cards, those on the table included
 * @cards: what @n_cards seats have played or are made to play, from the leader
 * @proof: (out): why
 *
 * Returns: the side, 0 or 1, for which the position is won; no meaning if @search was aborted. */
int alu_search_position (AluSearch *search,
                         const AluCardRanks *ranks,
                         int leader,
                         int left,
                         AluScoreState score_state,
                         const uint8_t *cards,
                         int n_cards,
                         AluProof *proof);
