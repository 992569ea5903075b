/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/tarot/solver/tarot-position.h"

/*
 * The exact solver for open hands: what a position is worth if all players see all cards and each
 * side plays perfectly. Declarations do not count, and neither does the bonus of a slam.
 *
 * Limits decide whether there is a result, and memory how fast; neither changes a result. Only one
 * thread may use a solver at a time. Different solvers share no data.
 */

typedef struct _TarotSolver TarotSolver;

typedef enum
{
  TAROT_SOLVER_SOLVED,
  TAROT_SOLVER_NODE_LIMIT,
  TAROT_SOLVER_STOPPED,
  TAROT_SOLVER_INVALID, /* invalid position, see tarot_position_is_valid () */
} TarotSolverStatus;

/* The number of bytes that suits ten tricks, and the minimum. */
#define TAROT_SOLVER_BYTES ((size_t) 32 << 20)
#define TAROT_SOLVER_MIN_BYTES ((size_t) 64 << 10)

/* What the petit in the last trick is worth in half points: 10 points, as the coefficient
 * multiplies both. */
#define TAROT_SOLVER_PETIT 20

/* The cards that a seat may play are at most its hand. */
typedef struct
{
  TarotCard card;
  int16_t value; /* as of tarot_solver_value (), after this card */
} TarotSolverCard;

/* tarot_solver_new:
 * @bytes: size of its memory, at least TAROT_SOLVER_MIN_BYTES
 *
 * Returns: (transfer full) (nullable): a solver without limits, or NULL if there is not enough
 * memory. Free it with tarot_solver_free (). */
TarotSolver *tarot_solver_new (size_t bytes);

/* tarot_solver_init:
 * @memory: must exist as long as the solver; any alignment
 * @bytes: size of @memory, at least TAROT_SOLVER_MIN_BYTES
 *
 * Returns: (transfer none) (nullable): a solver inside @memory, without limits, or NULL if @bytes
 * is too small. Do not free it. */
TarotSolver *tarot_solver_init (void *memory, size_t bytes);

/* Frees a solver of tarot_solver_new (). @solver can be NULL. */
void tarot_solver_free (TarotSolver *solver);

/* tarot_solver_set_limits:
 * @nodes: maximum number of nodes per call, or 0 for no limit; a node is a trick in the search
 * @stop: (nullable): lets any thread stop a call; checked about every 0.2 ms
 *
 * Sets limits for the next calls. */
void tarot_solver_set_limits (TarotSolver *solver, uint64_t nodes, const AluStop *stop);

/* Returns: the number of nodes of the last call. It depends only on the position, the size of the
 * memory and earlier calls. */
uint64_t tarot_solver_nodes (const TarotSolver *solver);

/* tarot_solver_made:
 * @made: (out): whether the attack reaches its target, which moves with the bouts that it gets
 *
 * Returns: TAROT_SOLVER_SOLVED, or why there is no result. */
TarotSolverStatus
tarot_solver_made (TarotSolver *solver, const TarotPosition *position, bool *made);

/* tarot_solver_value:
 * @value: (out): the margin in half points: what the attack gets more than its target at the end,
 *   and TAROT_SOLVER_PETIT more or less if a side takes the petit in the last trick
 *
 * Returns: TAROT_SOLVER_SOLVED, or why there is no result. */
TarotSolverStatus
tarot_solver_value (TarotSolver *solver, const TarotPosition *position, int *value);

/* tarot_solver_cards:
 * @cards: (out caller-allocates): room for TAROT_MAX_HAND cards
 * @n_cards: (out): their number
 *
 * Computes the exact values of all cards of the seat to play, of the lowest index first.
 *
 * Returns: TAROT_SOLVER_SOLVED, or why there is no result. */
TarotSolverStatus tarot_solver_cards (TarotSolver *solver, const TarotPosition *position,
                                      TarotSolverCard *cards, int *n_cards);
