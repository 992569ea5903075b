/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-position.h"

/*
 * The exact solver for open hands: the value of a position if all players see all cards and play
 * perfectly.
 *
 * It answers a pending offer and takes a refused one into account, but makes no offers during the
 * search. Results are exact. Limits determine whether there is a result, and memory how fast.
 *
 * Only one thread may use a solver at a time. Different solvers share no data.
 */

typedef struct _AluSolver AluSolver;

typedef enum
{
  ALU_SOLVER_SOLVED,
  ALU_SOLVER_NODE_LIMIT,
  ALU_SOLVER_STOPPED,
  ALU_SOLVER_INVALID, /* invalid position, see alu_position_is_valid () */
} AluSolverStatus;

/* The number of bytes that suits full deals, and the minimum. */
#define ALU_SOLVER_BYTES ((size_t) 64 << 20)
#define ALU_SOLVER_MIN_BYTES ((size_t) 256 << 10)

typedef struct
{
  AluCard card;
  int8_t value; /* points for team 0 after this card, -2 to +2 */
} AluSolverCard;

/* alu_solver_new:
 * @bytes: size of its memory, at least ALU_SOLVER_MIN_BYTES
 *
 * Returns: (transfer full) (nullable): a solver without limits, or NULL if there is not enough
 * memory. Free it with alu_solver_free (). */
AluSolver *alu_solver_new (size_t bytes);

/* alu_solver_init:
 * @memory: must exist as long as the solver; any alignment
 * @bytes: size of @memory, at least ALU_SOLVER_MIN_BYTES
 *
 * Returns: (transfer none) (nullable): a solver inside @memory, without limits, or NULL if @bytes
 * is too small. Do not free it. */
AluSolver *alu_solver_init (void *memory, size_t bytes);

/* Frees a solver of alu_solver_new (). @solver can be NULL. */
void alu_solver_free (AluSolver *solver);

/* alu_solver_set_limits:
 * @nodes: maximum number of nodes per call, or 0 for no limit; a node is a trick in the search
 * @stop: (nullable): lets any thread stop a call; checked about every 0.2 ms
 *
 * Sets limits for the next calls. */
void alu_solver_set_limits (AluSolver *solver, uint64_t nodes, const AluStop *stop);

/* alu_solver_keep_proofs:
 *
 * Chooses whether the next calls use the proofs of earlier calls, so that related positions, but
 * also other deals, are solved faster. Results do not depend on it, but numbers of nodes, and so
 * whether a node limit is reached, do. In either case, it forgets the proofs so far, so that a
 * series of calls can be repeated exactly. A new solver does not keep proofs. */
void alu_solver_keep_proofs (AluSolver *solver, bool keep);

/* alu_solver_set_portable:
 *
 * Chooses whether the next calls avoid the special instructions of some processors. Results and
 * numbers of nodes do not depend on it. This is for tests. */
void alu_solver_set_portable (AluSolver *solver, bool portable);

/* Returns: the number of nodes of the last call. It depends only on the position, the size of the
 * memory, and, if proofs are kept, the calls before. */
uint64_t alu_solver_nodes (const AluSolver *solver);

/* alu_solver_winner:
 * @winner: (out): +1 if team 0 gets points, -1 if team 1 does, 0 if nobody does
 *
 * Determines who wins the deal. After a refused offer, this is who gets two points; with a pending
 * offer, who gets points after the best answer.
 *
 * Returns: ALU_SOLVER_SOLVED, or why there is no result. */
AluSolverStatus alu_solver_winner (AluSolver *solver, const AluPosition *position, int *winner);

/* alu_solver_value:
 * @value: (out): points for team 0, -2 to +2
 *
 * Computes the exact value. A pending offer is accepted, for one point, unless the answering team
 * certainly makes mordienne.
 *
 * Returns: ALU_SOLVER_SOLVED, or why there is no result. */
AluSolverStatus alu_solver_value (AluSolver *solver, const AluPosition *position, int *value);

/* alu_solver_cards:
 * @cards: (out caller-allocates): room for ALU_MAX_TRICKS cards
 * @n_cards: (out): their number; 0 with a pending offer, because no card may be played
 *
 * Computes the exact values of all cards of the seat to play, strongest card first.
 *
 * Returns: ALU_SOLVER_SOLVED, or why there is no result. */
AluSolverStatus alu_solver_cards (AluSolver *solver, const AluPosition *position,
                                  AluSolverCard *cards, int *n_cards);
