/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-solver.h"

#include <stdlib.h>
#include <string.h>

#include "bots/tarot/solver/tarot-search-bounds.h"

#define ALIGNMENT 64
/* By how many half points the first guess of a value is moved. */
#define FIRST_STEP 8

struct _TarotSolver
{
  TarotSearch search;
  void *allocated; /* (nullable): to be freed */
};

static uintptr_t
align_address (uintptr_t address)
{
  return (address + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

TarotSolver *
tarot_solver_init (void *memory, size_t bytes)
{
  uintptr_t start = align_address ((uintptr_t) memory);
  uintptr_t table = align_address (start + sizeof (TarotSolver));
  TarotSolver *solver = (TarotSolver *) start;

  if (bytes < TAROT_SOLVER_MIN_BYTES)
    return NULL;
  memset (solver, 0, sizeof *solver);
  tarot_table_init (&solver->search.table, (void *) table,
                    bytes - (size_t) (table - (uintptr_t) memory));
  tarot_solver_set_limits (solver, 0, NULL);
  return solver;
}

TarotSolver *
tarot_solver_new (size_t bytes)
{
  void *memory = bytes >= TAROT_SOLVER_MIN_BYTES ? malloc (bytes) : NULL;
  TarotSolver *solver = memory != NULL ? tarot_solver_init (memory, bytes) : NULL;

  if (solver != NULL)
    solver->allocated = memory;
  return solver;
}

void
tarot_solver_free (TarotSolver *solver)
{
  if (solver != NULL)
    free (solver->allocated);
}

void
tarot_solver_set_limits (TarotSolver *solver, uint64_t nodes, const AluStop *stop)
{
  solver->search.max_nodes = nodes > 0 ? nodes : UINT64_MAX;
  solver->search.stop = stop;
}

uint64_t
tarot_solver_nodes (const TarotSolver *solver)
{
  return solver->search.nodes;
}

/* The margin that the attack has already: its half points less twice its target. */
static int
margin_so_far (const TarotPosition *position)
{
  return position->half_points - 112 + tarot_bout_gain (0, position->bouts);
}

/* Prepares a call. What the table holds stays valid while values mean the same. */
static void
begin_search (TarotSolver *solver, const TarotPosition *position, int petit)
{
  TarotSearch *search = &solver->search;

  search->nodes = 0;
  search->stopped = false;
  search->seats = position->seats;
  search->attack = position->attack;
  search->excuse_last = position->excuse_last;
  search->petit = (int16_t) petit;
  search->table.salt = (uint64_t) position->seats << 8 | (uint64_t) position->attack << 16
                       | (uint64_t) position->excuse_last << 24 | (uint64_t) petit << 32;
  memset (search->history, 0, sizeof search->history);
}

static TarotSolverStatus
status_of (const TarotSearch *search)
{
  if (!search->stopped)
    return TAROT_SOLVER_SOLVED;
  return search->nodes > search->max_nodes ? TAROT_SOLVER_NODE_LIMIT : TAROT_SOLVER_STOPPED;
}

/* Returns: what the attack gets from @trick on, by null windows from @first on; without a meaning
 * once the search is stopped. Windows far from the value are easy, and those close to it hard:
 * steps grow until the value lies between two bounds, and then the middle is asked for. */
static int
find_value (TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick, int first)
{
  int lower = INT16_MIN, upper = INT16_MAX, need = first, step = FIRST_STEP;

  while (lower < upper && !search->stopped)
    {
      int bound = tarot_search_at_least (search, state, trick, need);

      if (bound >= need)
        lower = bound;
      else
        upper = bound;
      if (lower > INT16_MIN && upper < INT16_MAX)
        need = lower + (upper - lower + 1) / 2;
      else
        need = bound >= need ? bound + step : bound - step + 1;
      step *= 2;
    }
  return lower;
}

TarotSolverStatus
tarot_solver_made (TarotSolver *solver, const TarotPosition *position, bool *made)
{
  TarotSearchState state;
  TarotTrick trick;
  int need;

  if (!tarot_position_is_valid (position))
    return TAROT_SOLVER_INVALID;
  tarot_search_state_init (position, &state, &trick);
  begin_search (solver, position, 0);
  need = -margin_so_far (position);
  *made = tarot_search_at_least (&solver->search, &state, &trick, need) >= need;
  return status_of (&solver->search);
}

TarotSolverStatus
tarot_solver_value (TarotSolver *solver, const TarotPosition *position, int *value)
{
  TarotSearchState state;
  TarotTrick trick;

  if (!tarot_position_is_valid (position))
    return TAROT_SOLVER_INVALID;
  tarot_search_state_init (position, &state, &trick);
  begin_search (solver, position, TAROT_SOLVER_PETIT);
  *value = margin_so_far (position)
           + find_value (&solver->search, &state, &trick, state.points / 2);
  return status_of (&solver->search);
}

TarotSolverStatus
tarot_solver_cards (TarotSolver *solver, const TarotPosition *position, TarotSolverCard *cards,
                    int *n_cards)
{
  TarotSearchState state;
  TarotTrick trick;
  TarotCardSet legal;
  int seat = (position->leader + position->n_trick) % position->seats;
  int first;

  *n_cards = 0;
  if (!tarot_position_is_valid (position))
    return TAROT_SOLVER_INVALID;
  tarot_search_state_init (position, &state, &trick);
  begin_search (solver, position, TAROT_SOLVER_PETIT);
  legal = tarot_legal_cards (position->hands[seat], position->trick, position->n_trick);
  first = state.points / 2;
  while (!tarot_set_is_empty (legal) && !solver->search.stopped)
    {
      TarotCard card = tarot_set_lowest (legal);
      TarotTrick next = trick;

      tarot_trick_add (&next, card);
      first = find_value (&solver->search, &state, &next, first);
      cards[(*n_cards)++] = (TarotSolverCard) { card,
                                                (int16_t) (margin_so_far (position) + first) };
      legal = tarot_set_without (legal, card);
    }
  return status_of (&solver->search);
}
