/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-search.h"
#include "bots/aluette/solver/alu-twelve.h"

/* Translates a position into the representation of the searches. */

typedef struct
{
  AluPosition position; /* with seats counted as in alu-seat-rotation.h */
  int turned;           /* by how many seats it is rotated */
  AluCardRanks ranks;
  uint8_t card_at[ALU_N_CARDS]; /* index of each card in the sequence */
  int left;
} AluSolverRoot;

/* alu_solver_root_init:
 * @by: by how many seats to rotate: seat @by becomes seat 0 */
void alu_solver_root_init (AluSolverRoot *root, const AluPosition *position, int by);

/* alu_solver_root_winner:
 * @none: if nobody has a trick, the team that counts as first, and so wins a deal without a winner
 *
 * Returns: the standings of all pairs of opponents. */
AluScore alu_solver_root_winner (const AluSolverRoot *root, int none);

/* Returns: the tricks so far, if team 0 wants mordienne. */
AluScoreState alu_solver_root_mordienne (const AluSolverRoot *root);

/* Returns: the tricks and special cards so far by the rules of `twelve`. */
AluTwelveScore alu_solver_root_twelve (const AluSolverRoot *root);

/* Returns: the index of @card, or ALU_SPECIAL_GONE if nobody holds it. */
uint8_t alu_solver_root_place (const AluSolverRoot *root, AluCard card);

/* Lists the cards of the trick, and then @card unless it is ALU_CARD_NONE, by index.
 *
 * Returns: their number. */
int alu_solver_root_cards (const AluSolverRoot *root, AluCard card, uint8_t cards[ALU_MAX_SEATS]);

/* Searches the position, or, if @card is not ALU_CARD_NONE, the position after @card.
 *
 * Returns: the proof of the team that wins the question; undefined if @search was aborted. */
AluProof alu_solver_root_search (AluSearch *search, const AluSolverRoot *root,
                                 AluScoreState score_state, AluCard card);
