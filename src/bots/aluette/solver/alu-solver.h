/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/aluette/solver/alu-position.h"

/*
 * The exact solver for open hands: what a position is worth when everybody sees everything and
 * plays without error.
 *
 * An offer that is pending is answered, and one that was refused counts; no offer is made inside
 * the search. Answers are exact; limits only decide whether there is one, the memory how soon.
 *
 * A solver may be used by one thread at a time; different solvers share nothing.
 */

typedef struct _AluSolver AluSolver;

typedef enum
{
  ALU_SOLVER_SOLVED,
  ALU_SOLVER_NODE_LIMIT,
  ALU_SOLVER_STOPPED,
  ALU_SOLVER_INVALID, /* the position is not sound, see alu_position_is_valid() */
} AluSolverStatus;

/* Memory that suits full deals, and the least that is taken. */
#define ALU_SOLVER_BYTES ((size_t) 64 << 20)
#define ALU_SOLVER_MIN_BYTES ((size_t) 256 << 10)

typedef struct
{
  AluCard card;
  int8_t value; /* points for team 0, -2 to +2, if the card is played */
} AluSolverCard;

/* alu_solver_new:
 * @bytes: the memory to use, at least ALU_SOLVER_MIN_BYTES
 *
 * Returns: (nullable): a solver without limits, or NULL where memory fails or is too little. Free
 * with alu_solver_free(). */
AluSolver *alu_solver_new (size_t bytes);

/* alu_solver_init:
 * @memory: stays the caller's, and must live as long as the solver; any alignment
 * @bytes: as for alu_solver_new()
 *
 * Returns: (nullable): a solver inside @memory, not to be freed, or NULL where it is too little. */
AluSolver *alu_solver_init (void *memory, size_t bytes);

/* Frees a solver made by alu_solver_new(). @solver may be NULL. */
void alu_solver_free (AluSolver *solver);

/* alu_solver_set_limits:
 * @nodes: most nodes for one call (a node is a trick begun in the search), 0 for no limit
 * @stop: (nullable): looked at about every 0.2 ms; the call ends once somebody has asked for it
 *
 * Sets the limits of the calls to come. */
void alu_solver_set_limits (AluSolver *solver, uint64_t nodes, const AluStop *stop);

/* Returns: nodes of the last call. The same for the same position and the same bytes of memory,
 * whatever was solved before. */
uint64_t alu_solver_nodes (const AluSolver *solver);

/* alu_solver_winner:
 * @winner: (out): +1 team 0 scores, -1 team 1 does, 0 nobody
 *
 * Finds who wins the deal. With an offer refused, that is who scores its two points; with
 * one pending, who scores after the best answer. */
AluSolverStatus alu_solver_winner (AluSolver *solver, const AluPosition *position, int *winner);

/* alu_solver_value:
 * @value: (out): points for team 0, -2 to +2
 *
 * Finds the exact value. A pending offer is accepted (one point for who answers) unless the team
 * that answers can make mordienne for certain. */
AluSolverStatus alu_solver_value (AluSolver *solver, const AluPosition *position, int *value);

/* alu_solver_cards:
 * @cards: (out caller-allocates): room for ALU_MAX_TRICKS
 * @n_cards: (out): how many; 0 while an offer is pending, for then no card may be played
 *
 * Finds the exact value of every card of the seat to play, strongest card first. */
AluSolverStatus alu_solver_cards (AluSolver *solver,
                                  const AluPosition *position,
                                  AluSolverCard *cards,
                                  int *n_cards);
