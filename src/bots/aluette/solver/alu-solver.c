/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-solver.h"

#include "bots/aluette/solver/alu-move-ordering.h"
#include "bots/aluette/solver/alu-search.h"
#include "bots/aluette/solver/alu-seat-rotation.h"
#include "bots/aluette/solver/alu-twelve.h"

#include <stdlib.h>
#include <string.h>

#define ALIGNMENT 64

struct _AluSolver
{
  void *owned; /* freed by alu_solver_free () */
  AluTranspositionTable tt;
  AluMoveOrderingWeights weights[3]; /* winner with four seats, winner with six, mordienne */
  uint64_t node_limit;
  const AluStop *stop;
  uint64_t nodes;
  bool keeps_proofs;
  bool portable;
};

/* A position in the representation of the search. */
typedef struct
{
  AluPosition position; /* with seats counted as in alu-seat-rotation.h */
  int turned;           /* by how many seats it is rotated */
  AluCardRanks ranks;
  uint8_t card_at[ALU_N_CARDS]; /* index of each card in the sequence */
  int left;
} AluRoot;

AluSolver *
alu_solver_init (void *memory, size_t bytes)
{
  size_t skip = (size_t) (-(uintptr_t) memory) % ALIGNMENT;
  size_t head = (sizeof (AluSolver) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  AluSolver *solver = (AluSolver *) ((char *) memory + skip);

  if (bytes < ALU_SOLVER_MIN_BYTES)
    return NULL;
  memset (solver, 0, sizeof *solver);
  if (!alu_transposition_table_init (&solver->tt, (char *) solver + head, bytes - skip - head))
    return NULL;
  alu_move_ordering_weights_init (&solver->weights[0], ALU_ASK_WINNER, 4);
  alu_move_ordering_weights_init (&solver->weights[1], ALU_ASK_WINNER, 6);
  alu_move_ordering_weights_init (&solver->weights[2], ALU_ASK_MORDIENNE, 4);
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
  alu_transposition_table_clear (&solver->tt);
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

/* Rotates @position: seat @by becomes seat 0. */
static void
rotate_position (const AluPosition *position, int by, AluPosition *rotated)
{
  int n = position->n_seats;

  *rotated = *position;
  for (int seat = 0; seat < n; seat++)
    {
      int from = (seat + by) % n;

      rotated->hands[seat] = position->hands[from];
      rotated->tricks[seat] = position->tricks[from];
      rotated->last_trick[seat] = position->last_trick[from];
    }
  rotated->leader = (uint8_t) ((position->leader + n - by) % n);
  if (position->runner >= 0)
    rotated->runner = (int8_t) ((position->runner + n - by) % n);
}

/* Appends the cards of @equal, of one rank, in the order of their seats. */
static int
append_rank (AluRoot *root, AluCardSet equal, int n)
{
  const AluPosition *position = &root->position;
  int first = n;

  for (int seat = 0; seat < position->n_seats; seat++)
    {
      int ply = (seat - position->leader + position->n_seats) % position->n_seats;
      AluCardSet hand = position->hands[seat];

      if (ply < position->n_table)
        hand |= alu_card_bit (position->table[ply]);
      for (hand &= equal; hand != 0; hand &= hand - 1, n++)
        {
          root->card_at[alu_set_first (hand)] = (uint8_t) n;
          for (int plane = 0; plane < 3; plane++)
            root->ranks.owner[plane] |= (AluCards) (seat >> plane & 1) << n;
          if (n > first)
            root->ranks.ties |= alu_card_ranks_bit (n - 1);
        }
    }
  return n;
}

/* @by: by how many seats to rotate. */
static void
root_init (AluRoot *root, const AluPosition *position, int by)
{
  int n = 0;

  memset (root, 0, sizeof *root);
  rotate_position (position, by, &root->position);
  root->turned = by;
  root->left = alu_position_tricks_left (position);
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    n = append_rank (root, alu_number_set ((AluOrder) position->order, number), n);
  alu_card_ranks_normalize (&root->ranks, position->n_seats);
}

/* Computes the standings of all pairs of opponents. If nobody has a trick, @none is the side that
 * counts as first, and so wins a deal without a winner. */
static AluScore
get_winner_score (const AluPosition *position, int none)
{
  int half = position->n_seats / 2;
  AluScore score = 0;

  for (int a = 0; a < position->n_seats; a += 2)
    for (int b = 1; b < position->n_seats; b += 2)
      {
        int number = position->tricks[a] - position->tricks[b];

        if (number > 0)
          number++;
        else if (number == 0)
          number = position->tricks[a] > 0 ? position->last_trick[a] < position->last_trick[b]
                                           : none == 0;
        score |= (AluScore) (number + ALU_SCORE_BIAS) << ((a / 2 * half + b / 2) * ALU_SCORE_BITS);
      }
  return score;
}

/* Returns: the tricks so far, if team 0 wants mordienne. */
static AluScoreState
get_mordienne_score (const AluPosition *position)
{
  AluScoreState score_state = { 0, 0 };

  for (int seat = 0; seat < position->n_seats; seat++)
    {
      score_state.score |= (AluScore) (position->tricks[seat] + 1) << (seat * ALU_SCORE_BITS);
      if (seat % 2 == 0 && position->tricks[seat] == 0)
        score_state.alive |= UINT32_C (1) << seat;
    }
  if (position->runner >= 0 && position->runner % 2 == 0)
    score_state.alive |= (uint32_t) (position->runner + 1) << 8
                         | (uint32_t) position->tricks[position->runner] << 12;
  return score_state;
}

/* Lists the cards of the trick, and then @card unless it is ALU_CARD_NONE, by index in the
 * sequence.
 *
 * Returns: their number. */
static int
list_played_cards (const AluRoot *root, AluCard card, uint8_t cards[ALU_MAX_SEATS])
{
  const AluPosition *position = &root->position;
  int n_cards = 0;

  for (; n_cards < position->n_table; n_cards++)
    cards[n_cards] = root->card_at[position->table[n_cards]];
  if (card != ALU_CARD_NONE)
    cards[n_cards++] = root->card_at[card];
  return n_cards;
}

/* Searches the position, or, if @card is not ALU_CARD_NONE, the position after @card. */
static AluProof
search_root (AluSearch *search, const AluRoot *root, AluScoreState score_state, AluCard card)
{
  uint8_t cards[ALU_MAX_SEATS];
  int n_cards = list_played_cards (root, card, cards);

  return alu_search_position (search, &root->ranks, root->position.leader, root->left, score_state,
                              cards, n_cards);
}

static void
start_search (AluSolver *solver, AluSearch *search, AluQuestion question, int n_seats)
{
  if (!solver->keeps_proofs)
    alu_transposition_table_clear (&solver->tt);
  alu_search_init (search, question, n_seats, &solver->tt,
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
solve_winner (AluSolver *solver, AluSearch *search, const AluRoot *root, AluCard card, int *winner)
{
  int team_1 = 1 ^ (root->turned & 1);
  AluScoreState score_state = { get_winner_score (&root->position, team_1), 0 };
  AluProof proof = search_root (search, root, score_state, card);
  bool first = proof.side != team_1, second = false;

  if (!search->aborted && !first)
    {
      /* Team 1 does not lose. It wins if it also does not lose when team 0 gets deals without a
       * winner. */
      score_state.score = get_winner_score (&root->position, !team_1);
      if (alu_score_meets (alu_score_state_view (ALU_ASK_WINNER, score_state.score, team_1),
                           proof.demand)
          != ALU_SCORE_GUARDS)
        second = search_root (search, root, score_state, card).side != team_1;
    }
  *winner = first ? 1 : second ? 0 : -1;
  return end_search (solver, search);
}

static AluSolverStatus
solve_mordienne (AluSolver *solver, AluSearch *search, const AluRoot *root, AluCard card,
                 bool *mordienne)
{
  AluScoreState score_state = get_mordienne_score (&root->position);

  *mordienne = search_root (search, root, score_state, card).side == 0;
  return end_search (solver, search);
}

static AluTwelveScore
get_twelve_score (const AluPosition *position)
{
  static const AluCard special[2] = { ALU_MONSIEUR, ALU_JACK_OF_SWORDS };
  AluTwelveScore score_state = {
    .aside = position->n_aside,
    .first = (int8_t) (position->first_taker < 0 ? -1 : position->first_taker % 2),
  };

  for (int seat = 0; seat < position->n_seats; seat++)
    score_state.lead = (int8_t) (score_state.lead
                                 + (seat % 2 == 0 ? 1 : -1) * position->tricks[seat]);
  for (int i = 0; i < 2; i++)
    {
      int sign = i == ALU_SPECIAL_WINNER ? 1 : -1;

      if (position->aside & alu_card_bit (special[i]))
        score_state.held_aside |= (uint8_t) (1 << i);
      if (position->taken[0] & alu_card_bit (special[i]))
        score_state.cards = (int8_t) (score_state.cards + sign);
      if (position->taken[1] & alu_card_bit (special[i]))
        score_state.cards = (int8_t) (score_state.cards - sign);
    }
  return score_state;
}

static uint8_t
get_special_place (const AluRoot *root, AluCard card)
{
  const AluPosition *position = &root->position;
  AluCardSet held = 0;

  for (int seat = 0; seat < position->n_seats; seat++)
    held |= position->hands[seat];
  for (int i = 0; i < position->n_table; i++)
    held |= alu_card_bit (position->table[i]);
  return held & alu_card_bit (card) ? root->card_at[card] : ALU_SPECIAL_GONE;
}

/* Does the same as get_values () for `twelve`. */
static AluSolverStatus
get_twelve_values (AluSolver *solver, const AluRoot *root, AluSolverCard *cards, int n_cards)
{
  const AluPosition *position = &root->position;
  const uint8_t special[2] = {
    get_special_place (root, ALU_MONSIEUR),
    get_special_place (root, ALU_JACK_OF_SWORDS),
  };
  AluTwelveSearch search = {
    .n_seats = position->n_seats,
    .tt = &solver->tt,
    .node_limit = solver->node_limit,
    .stop = solver->stop,
  };

  alu_transposition_table_clear (&solver->tt);
  for (int i = 0; i < n_cards && !search.aborted; i++)
    {
      uint8_t played[ALU_MAX_SEATS];
      int n_played = list_played_cards (root, cards[i].card, played);

      cards[i].value = 1;
      for (int target = 1; target >= 0 && cards[i].value == target; target--)
        {
          search.target = target;
          if (!alu_twelve_search (&search, &root->ranks, special, position->leader, root->left,
                                  get_twelve_score (position), played, n_played))
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
  AluRoot root;

  root_init (&root, position, alu_seat_rotation_for (ALU_ASK_WINNER, position->leader));
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
  AluRoot root;

  for (int i = 0; i < n_cards && status == ALU_SOLVER_SOLVED; i++)
    {
      bool mordienne;

      if (!is_mordienne_asked (position, &cards[i], team))
        continue;
      if (!started)
        {
          root_init (&root, position, by);
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
      AluRoot root;

      root_init (&root, position, 0);
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
alu_solver_cards (AluSolver *solver,
                  const AluPosition *position,
                  AluSolverCard *cards,
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
