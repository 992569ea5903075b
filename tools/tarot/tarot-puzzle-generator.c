/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/tarot/tarot-puzzle-generator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/tarot/tarot-monte-carlo.h"

#define SOLVER_NODES 400000 /* of one position; a few are too hard */
#define MIN_TRICKS 3        /* with fewer cards, puzzles are too simple */
#define SCREEN_WORLDS 12
#define SCREEN_MARGIN 4
#define FULL_WORLDS 96
#define FULL_ERRORS 4.5
#define PLAYOUTS 200

struct _TarotPuzzleGenerator
{
  TarotSolver *solver;
};

/* The state of a search. */
typedef struct
{
  TarotPuzzleGenerator *generator;
  unsigned themes;
  const AluStop *stop;
  bool open;
  int max_tricks; /* left, where the search begins */
  TarotMatch match;
  AluRng rng;
  TarotPuzzle *puzzle;
} Search;

TarotPuzzleGenerator *
tarot_puzzle_generator_new (void)
{
  TarotPuzzleGenerator *generator = calloc (1, sizeof *generator);

  if (generator == NULL)
    return NULL;
  generator->solver = tarot_solver_new (TAROT_SOLVER_BYTES);
  if (generator->solver == NULL)
    {
      free (generator);
      return NULL;
    }
  return generator;
}

void
tarot_puzzle_generator_free (TarotPuzzleGenerator *generator)
{
  if (generator == NULL)
    return;
  tarot_solver_free (generator->solver);
  free (generator);
}

/* --- Grading --- */

/* Lets bots of all levels, from novice to master, choose from their own views.
 *
 * Returns: stars, from 1 if nearly all find one of @best to ALU_PUZZLE_STARS if few do. */
static int
grade_puzzle (const TarotMatch *match, TarotCardSet best)
{
  static const int tries[TAROT_N_LEVELS] = { 0, 10, 5, 1, 4, 2, 1 };
  double missed = 0;
  TarotView view;

  tarot_view_for_seat (match, match->deal.turn, &view);
  for (int level = TAROT_LEVEL_NOVICE; level < TAROT_N_LEVELS; level++)
    for (int i = 0; i < tries[level]; i++)
      {
        TarotBudget budget = { .seed = (uint64_t) i };
        TarotEvent event;

        tarot_bot_decide ((TarotLevel) level, &view, &budget, &event);
        if (event.type != TAROT_EVENT_PLAY || !tarot_set_has (best, event.card))
          missed += 1.0 / tries[level];
      }
  return missed < 1 ? 1 : missed > ALU_PUZZLE_STARS ? ALU_PUZZLE_STARS : (int) (missed + 0.5);
}

/* Grades the cards of a position.
 *
 * Returns: the margin of the best card in half points, or a negative number. */
static double
compute_margin (TarotPuzzleGenerator *generator, const TarotMatch *match, bool open, int worlds,
                uint64_t seed, double errors, TarotGradedHand *grades)
{
  bool done = open ? tarot_puzzle_grade_open (generator->solver, match, grades)
                   : tarot_puzzle_grade_own (generator->solver, match, worlds, seed, grades);

  return done ? tarot_puzzle_get_margin (match, open, errors, grades) : -1;
}

/* Returns: whether playouts by rules of thumb, which make people's mistakes, prefer a card of @best
 * to all others. */
static bool
playouts_agree (const TarotMatch *match, TarotCardSet best, uint64_t seed)
{
  static const TarotMonteCarloParams params = { .nodes = UINT32_MAX, .samples = PLAYOUTS };
  TarotOptionValue options[TAROT_MAX_OPTIONS];
  TarotBudget budget = { .seed = seed };
  TarotView view;
  AluRng rng;
  int n;

  alu_rng_seed (&rng, seed);
  tarot_view_for_seat (match, match->deal.turn, &view);
  if (tarot_monte_carlo_decide (&params, &view, &budget, &rng, options, &n) == 0)
    return false;
  for (int i = 1; i < n; i++)
    if (!tarot_set_has (best, options[i].event.card)
        && options[0].marks - options[i].marks < 2 * options[i].error)
      return false;
  return tarot_set_has (best, options[0].event.card);
}

bool
tarot_puzzle_generator_prove (TarotPuzzleGenerator *generator, const TarotPuzzle *puzzle,
                              int worlds, uint64_t seed)
{
  TarotGradedHand grades;
  TarotMatch match;
  TarotTheme theme;
  bool open = puzzle->head.open;
  double margin;

  tarot_solver_set_limits (generator->solver, 0, NULL);
  if (!tarot_puzzle_state (puzzle, &match))
    return false;
  margin = compute_margin (generator, &match, open, worlds, seed, TAROT_PUZZLE_PROOF_ERRORS,
                           &grades);
  return margin >= (open ? TAROT_PUZZLE_MARGIN_OPEN : TAROT_PUZZLE_MARGIN_OWN / 2)
         && tarot_set_equal (tarot_puzzle_equals (&match, open, grades.cards[0].card), puzzle->best)
         && tarot_puzzle_get_theme (generator->solver, &match, open, puzzle->best, &theme)
         && theme == puzzle->head.theme;
}

/* --- Searching --- */

/* Returns: whether there is a choice between cards that are not all equal. */
static bool
is_askable (const Search *search)
{
  const TarotMatch *match = &search->match;
  int left = tarot_hand_size (match->rules.seats) - match->deal.n_tricks;
  TarotCardSet legal = tarot_match_legal_plays (match);

  return match->deal.taker != TAROT_NOBODY && left >= MIN_TRICKS && left <= search->max_tricks
         && !tarot_set_is_empty (legal)
         && !tarot_set_equal (tarot_puzzle_equals (match, search->open, tarot_set_lowest (legal)),
                              legal);
}

/* Grades with hidden hands a second time, with other worlds and in another way.
 *
 * Returns: the smaller margin, or a negative number. */
static double
repeat_margin (Search *search, double margin, TarotCardSet best)
{
  TarotGradedHand grades;
  double again = compute_margin (search->generator, &search->match, false, FULL_WORLDS,
                                 alu_rng_next (&search->rng), FULL_ERRORS, &grades);

  if (again < 0 || !tarot_set_has (best, grades.cards[0].card)
      || !playouts_agree (&search->match, best, alu_rng_next (&search->rng)))
    return -1;
  return again < margin ? again : margin;
}

/* Tests whether the position is a puzzle with a theme that is wanted. If so, stores the
 * solution. */
static bool
try_position (Search *search)
{
  TarotPuzzle *puzzle = search->puzzle;
  TarotPuzzleGenerator *generator = search->generator;
  bool open = search->open;
  TarotGradedHand grades;
  TarotTheme theme;
  double margin;

  if (!open
      && compute_margin (generator, &search->match, false, SCREEN_WORLDS,
                         alu_rng_next (&search->rng), 1, &grades)
             < SCREEN_MARGIN)
    return false;
  margin = compute_margin (generator, &search->match, open, FULL_WORLDS,
                           alu_rng_next (&search->rng), FULL_ERRORS, &grades);
  if (margin < (open ? TAROT_PUZZLE_MARGIN_OPEN : TAROT_PUZZLE_MARGIN_OWN))
    return false;
  puzzle->best = tarot_puzzle_equals (&search->match, open, grades.cards[0].card);
  if (!tarot_puzzle_get_theme (generator->solver, &search->match, open, puzzle->best, &theme)
      || (search->themes >> theme & 1) == 0)
    return false;
  if (!open)
    margin = repeat_margin (search, margin, puzzle->best);
  if (margin < (open ? TAROT_PUZZLE_MARGIN_OPEN : TAROT_PUZZLE_MARGIN_OWN))
    return false;
  puzzle->head.theme = (uint8_t) theme;
  puzzle->head.gain = (uint16_t) (margin * 50 + 0.5);
  puzzle->head.open = open;
  puzzle->head.stars = (uint8_t) grade_puzzle (&search->match, puzzle->best);
  return !alu_stop_is_requested (search->stop);
}

static bool
apply_event (Search *search, const TarotEvent *event)
{
  TarotPuzzle *puzzle = search->puzzle;

  if (puzzle->head.n_events == TAROT_PUZZLE_MAX_EVENTS
      || tarot_match_apply (&search->match, event) != TAROT_OK)
    return false;
  puzzle->events[puzzle->head.n_events++] = *event;
  return true;
}

/* Plays the deal and tests each position from some card on.
 *
 * Returns: whether a puzzle was found. */
static bool
search_deal (Search *search)
{
  TarotLevel levels[TAROT_MAX_SEATS];
  TarotEvent event;

  for (int seat = 0; seat < search->match.rules.seats; seat++)
    levels[seat] = (TarotLevel) (TAROT_LEVEL_CASUAL + (int) alu_rng_below (&search->rng, 2));
  tarot_match_chance (&search->match, alu_rng_next (&search->rng), &event);
  if (!apply_event (search, &event))
    return false;
  while (search->match.deal.outcome == TAROT_OUTCOME_NONE && !alu_stop_is_requested (search->stop))
    {
      TarotBudget budget = { .seed = alu_rng_next (&search->rng) };
      TarotView view;

      if (tarot_match_phase (&search->match) == TAROT_PHASE_PLAY && is_askable (search)
          && try_position (search))
        return true;
      tarot_view_for_seat (&search->match, tarot_match_awaited (&search->match), &view);
      tarot_bot_decide (levels[view.seat], &view, &budget, &event);
      if (!apply_event (search, &event))
        return false;
    }
  return false;
}

/* Chooses how many tricks are left when the search begins, so that the solver can answer. */
static int
draw_max_tricks (Search *search, int seats)
{
  static const int most_tricks[2][3] = { { 6, 5, 5 }, { 8, 7, 6 } };
  int most = most_tricks[search->open ? 1 : 0][seats - TAROT_MIN_SEATS];

  return MIN_TRICKS + (int) alu_rng_below (&search->rng, (uint32_t) (most - MIN_TRICKS + 1));
}

bool
tarot_puzzle_generator_search (TarotPuzzleGenerator *generator, uint64_t seed, int seats,
                               unsigned themes, const AluStop *stop, TarotPuzzle *puzzle)
{
  Search search = { .generator = generator, .themes = themes, .stop = stop, .puzzle = puzzle };
  TarotRules rules;

  if (tarot_rules_init (&rules, TAROT_RULES_FFT, seats) != TAROT_OK)
    return false;
  tarot_solver_set_limits (generator->solver, SOLVER_NODES, stop);
  alu_rng_seed (&search.rng, seed);
  search.open = alu_rng_below (&search.rng, 5) < 3;
  search.max_tricks = draw_max_tricks (&search, seats);
  memset (puzzle, 0, sizeof *puzzle);
  puzzle->head.played = ALU_GAME_NO_CARD;
  tarot_header_init (&puzzle->head.header, &rules);
  tarot_match_init (&search.match, &rules, false);
  if (!search_deal (&search))
    return false;
  puzzle->head.seat = search.match.deal.turn;
  tarot_puzzle_seat_players (&puzzle->head.header, puzzle->head.seat, &search.rng);
  snprintf (puzzle->head.id, sizeof puzzle->head.id, "new-%llx", (unsigned long long) seed);
  return true;
}
