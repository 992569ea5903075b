/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-solver.h"

#include "bots/aluette/solver/alu-move-ordering.h"
#include "bots/aluette/solver/alu-seat-rotation.h"
#include "bots/aluette/solver/alu-solver-root.h"
#include "bots/aluette/solver/alu-twelve.h"

#include <stdlib.h>
#include <string.h>

#define ALIGNMENT 64

struct _AluSolver
{
  void *owned;                       /* freed by alu_solver_free () */
  AluTranspositionTable winner_tt;   /* can be kept between calls */
  AluTranspositionTable other_tt;    /* of other questions, which hardly gain by that */
  AluMoveOrderingWeights weights[3]; /* winner with four and six seats, mordienne */
  uint64_t node_limit;
  const AluStop *stop;
  uint64_t nodes;
  bool keeps_proofs;
  bool portable;
};

/* Divides @bytes of @memory so that both tables can use most of their part. */
static bool
init_tables (AluSolver *solver, char *memory, size_t bytes)
{
  size_t first = bytes / 8 * 5 / ALIGNMENT * ALIGNMENT;

  return alu_transposition_table_init (&solver->winner_tt, memory, first)
         && alu_transposition_table_init (&solver->other_tt, memory + first, bytes - first);
}

AluSolver *
alu_solver_init (void *memory, size_t bytes)
{
  size_t skip = (size_t) (-(uintptr_t) memory) % ALIGNMENT;
  size_t head = (sizeof (AluSolver) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  AluSolver *solver = (AluSolver *) ((char *) memory + skip);

  if (bytes < ALU_SOLVER_MIN_BYTES)
    return NULL;
  memset (solver, 0, sizeof *solver);
  if (!init_tables (solver, (char *) solver + head, bytes - skip - head))
    return NULL;
  alu_move_ordering_weights_init (&solver->weights[0], &alu_trained_ordering_winner);
  alu_move_ordering_weights_init (&solver->weights[1], &alu_trained_ordering_six);
  alu_move_ordering_weights_init (&solver->weights[2], &alu_trained_ordering_mordienne);
  alu_solver_set_limits (solver, 0, NULL);
  return solver;
}

AluSolver *
alu_solver_new (size_t bytes)
{
  void *memory = malloc (bytes);
  AluSolver *solver = memory != NULL ? alu_solver_init (memory, bytes) : NULL;

  if (solver == NULL)
    free (memory);
  else
    solver->owned = memory;
  return solver;
}

void
alu_solver_free (AluSolver *solver)
{
  if (solver != NULL)
    free (solver->owned);
}

void
alu_solver_set_limits (AluSolver *solver, uint64_t nodes, const AluStop *stop)
{
  solver->node_limit = nodes == 0 ? UINT64_MAX : nodes;
  solver->stop = stop;
}

void
alu_solver_keep_proofs (AluSolver *solver, bool keep)
{
  alu_transposition_table_clear (&solver->winner_tt);
  solver->keeps_proofs = keep;
}

void
alu_solver_set_portable (AluSolver *solver, bool portable)
{
  solver->portable = portable;
}

uint64_t
alu_solver_nodes (const AluSolver *solver)
{
  return solver->nodes;
}

static void
start_search (AluSolver *solver, AluSearch *search, AluQuestion question, int n_seats)
{
  AluTranspositionTable *tt = question == ALU_ASK_WINNER ? &solver->winner_tt : &solver->other_tt;

  if (question != ALU_ASK_WINNER || !solver->keeps_proofs)
    alu_transposition_table_clear (tt);
  alu_search_init (search, question, n_seats, tt,
                   &solver->weights[question == ALU_ASK_MORDIENNE ? 2 : n_seats == 6]);
  search->portable = solver->portable;
  search->nodes = solver->nodes;
  search->node_limit = solver->node_limit;
  search->stop = solver->stop;
}

static AluSolverStatus
get_status (bool aborted, uint64_t nodes, uint64_t node_limit)
{
  if (!aborted)
    return ALU_SOLVER_SOLVED;
  return nodes > node_limit ? ALU_SOLVER_NODE_LIMIT : ALU_SOLVER_STOPPED;
}

static AluSolverStatus
end_search (AluSolver *solver, const AluSearch *search)
{
  solver->nodes = search->nodes;
  return get_status (search->aborted, search->nodes, search->node_limit);
}

/* Determines who wins by tricks, without regard to an offer. */
static AluSolverStatus
solve_winner (AluSolver *solver, AluSearch *search, const AluSolverRoot *root, AluCard card,
              int *winner)
{
  int team_1 = 1 ^ (root->turned & 1);
  AluScoreState score_state = { alu_solver_root_winner (root, team_1), 0 };
  AluProof proof = alu_solver_root_search (search, root, score_state, card);
  bool first = proof.side != team_1, second = false;

  if (!search->aborted && !first)
    {
      /* Team 1 does not lose. It wins if it also does not lose when team 0 gets deals without a
       * winner. */
      score_state.score = alu_solver_root_winner (root, !team_1);
      if (alu_score_meets (alu_score_state_view (ALU_ASK_WINNER, score_state.score, team_1),
                           proof.demand)
          != ALU_SCORE_GUARDS)
        second = alu_solver_root_search (search, root, score_state, card).side != team_1;
    }
  *winner = first ? 1 : second ? 0 : -1;
  return end_search (solver, search);
}

static AluSolverStatus
solve_mordienne (AluSolver *solver, AluSearch *search, const AluSolverRoot *root, AluCard card,
                 bool *mordienne)
{
  AluScoreState score_state = alu_solver_root_mordienne (root);

  *mordienne = alu_solver_root_search (search, root, score_state, card).side == 0;
  return end_search (solver, search);
}

/* Does the same as get_values () for `twelve`. */
static AluSolverStatus
get_twelve_values (AluSolver *solver, const AluSolverRoot *root, AluSolverCard *cards, int n_cards)
{
  const AluPosition *position = &root->position;
  const uint8_t special[2] = {
    alu_solver_root_place (root, ALU_MONSIEUR),
    alu_solver_root_place (root, ALU_JACK_OF_SWORDS),
  };
  AluTwelveSearch search = {
    .n_seats = position->n_seats,
    .tt = &solver->other_tt,
    .portable = solver->portable,
    .node_limit = solver->node_limit,
    .stop = solver->stop,
  };

  alu_transposition_table_clear (&solver->other_tt);
  for (int i = 0; i < n_cards && !search.aborted; i++)
    {
      uint8_t played[ALU_MAX_SEATS];
      int n_played = alu_solver_root_cards (root, cards[i].card, played);

      cards[i].value = 1;
      for (int target = 1; target >= 0 && cards[i].value == target; target--)
        {
          search.target = target;
          if (!alu_twelve_search (&search, &root->ranks, special, position->leader, root->left,
                                  alu_solver_root_twelve (root), played, n_played))
            cards[i].value = (int8_t) (target - 1);
        }
    }
  solver->nodes = search.nodes;
  return get_status (search.aborted, search.nodes, search.node_limit);
}

/* Determines who wins after each of @n_cards cards, as +1, -1 or 0. */
static AluSolverStatus
get_winners (AluSolver *solver, const AluPosition *position, AluSolverCard *cards, int n_cards)
{
  AluSolverStatus status = ALU_SOLVER_SOLVED;
  AluSearch search;
  AluSolverRoot root;

  alu_solver_root_init (&root, position, alu_seat_rotation_for (ALU_ASK_WINNER, position->leader));
  start_search (solver, &search, ALU_ASK_WINNER, position->n_seats);
  for (int i = 0; i < n_cards && status == ALU_SOLVER_SOLVED; i++)
    {
      int winner;

      status = solve_winner (solver, &search, &root, cards[i].card, &winner);
      cards[i].value = (int8_t) winner;
    }
  return status;
}

/* Returns: whether mordienne of @team would change the value of @card. */
static bool
is_mordienne_asked (const AluPosition *position, const AluSolverCard *card, int team)
{
  if (position->offer == ALU_OFFER_NONE)
    return card->value == (team == 0 ? 1 : -1);
  return position->offer_team != team;
}

/* Returns: the value of a card, of which the winner or answer is known, after the question of
 * mordienne of @team. */
static int8_t
get_value_with_mordienne (const AluPosition *position, int team, bool mordienne)
{
  int sign = team == 0 ? 1 : -1;

  if (mordienne)
    return (int8_t) (2 * sign);
  return (int8_t) (position->offer == ALU_OFFER_REFUSED ? -2 * sign : sign);
}

/* Adds the question whether @team makes mordienne to the values of cards. */
static AluSolverStatus
add_mordienne (AluSolver *solver, const AluPosition *position, int team, AluSolverCard *cards,
               int n_cards)
{
  int leader = position->leader;
  int by = (leader - ((leader ^ team) & 1) + position->n_seats) % position->n_seats;
  AluSolverStatus status = ALU_SOLVER_SOLVED;
  bool started = false;
  AluSearch search;
  AluSolverRoot root;

  for (int i = 0; i < n_cards && status == ALU_SOLVER_SOLVED; i++)
    {
      bool mordienne;

      if (!is_mordienne_asked (position, &cards[i], team))
        continue;
      if (!started)
        {
          alu_solver_root_init (&root, position, by);
          start_search (solver, &search, ALU_ASK_MORDIENNE, position->n_seats);
        }
      started = true;
      status = solve_mordienne (solver, &search, &root, cards[i].card, &mordienne);
      cards[i].value = get_value_with_mordienne (position, team, mordienne);
    }
  return status;
}

/* Computes the value after each of @n_cards cards. ALU_CARD_NONE stands for the position itself. */
static AluSolverStatus
get_values (AluSolver *solver, const AluPosition *position, AluSolverCard *cards, int n_cards)
{
  AluSolverStatus status = ALU_SOLVER_SOLVED;

  if (position->scoring == ALU_SCORING_TWELVE)
    {
      AluSolverRoot root;

      alu_solver_root_init (&root, position, 0);
      return get_twelve_values (solver, &root, cards, n_cards);
    }
  if (position->offer == ALU_OFFER_NONE)
    status = get_winners (solver, position, cards, n_cards);
  else
    for (int i = 0; i < n_cards; i++)
      cards[i].value = position->offer_team == 0 ? 1 : -1;
  for (int team = 0; team < 2 && position->mordienne && status == ALU_SOLVER_SOLVED; team++)
    status = add_mordienne (solver, position, team, cards, n_cards);
  return status;
}

AluSolverStatus
alu_solver_winner (AluSolver *solver, const AluPosition *position, int *winner)
{
  AluSolverCard whole = { ALU_CARD_NONE, 0 };
  AluSolverStatus status;
  int value;

  if (position->offer != ALU_OFFER_NONE || position->scoring == ALU_SCORING_TWELVE)
    {
      status = alu_solver_value (solver, position, &value);
      *winner = (value > 0) - (value < 0);
      return status;
    }
  solver->nodes = 0;
  *winner = 0;
  if (!alu_position_is_valid (position))
    return ALU_SOLVER_INVALID;
  status = get_winners (solver, position, &whole, 1);
  *winner = whole.value;
  return status;
}

AluSolverStatus
alu_solver_value (AluSolver *solver, const AluPosition *position, int *value)
{
  AluSolverCard whole = { ALU_CARD_NONE, 0 };
  AluSolverStatus status = ALU_SOLVER_INVALID;

  solver->nodes = 0;
  if (alu_position_is_valid (position))
    status = get_values (solver, position, &whole, 1);
  *value = whole.value;
  return status;
}

AluSolverStatus
alu_solver_cards (AluSolver *solver, const AluPosition *position, AluSolverCard *cards,
                  int *n_cards)
{
  AluCard sorted[ALU_N_CARDS];

  solver->nodes = 0;
  *n_cards = 0;
  if (!alu_position_is_valid (position))
    return ALU_SOLVER_INVALID;
  if (position->offer == ALU_OFFER_PENDING)
    return ALU_SOLVER_SOLVED;
  *n_cards = alu_set_sorted ((AluOrder) position->order,
                             position->hands[alu_position_seat (position)], sorted);
  for (int i = 0; i < *n_cards; i++)
    cards[i] = (AluSolverCard) { sorted[i], 0 };
  return get_values (solver, position, cards, *n_cards);
}
