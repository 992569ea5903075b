/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/tarot/tarot-puzzle-grader.h"

#include <math.h>
#include <stdlib.h>

#include "bots/tarot/tarot-sampler.h"

static int
compare_cards (const void *a, const void *b)
{
  const TarotGradedCard *x = a, *y = b;

  if (x->value != y->value)
    return x->value < y->value ? 1 : -1;
  return (int) x->card - (int) y->card;
}

/* Solves a deal.
 *
 * Returns: false if the solver has reached its limits. */
static bool
solve_deal (TarotSolver *solver, const TarotRules *rules, const TarotDeal *deal,
            TarotGradedHand *grades)
{
  TarotSolverCard cards[TAROT_MAX_HAND];
  TarotPosition position;
  int n = 0;

  tarot_position_read (rules, deal, &position);
  if (tarot_solver_cards (solver, &position, cards, &n) != TAROT_SOLVER_SOLVED)
    return false;
  grades->n = (uint8_t) n;
  for (int i = 0; i < n; i++)
    grades->cards[i] = (TarotGradedCard) {
      .card = cards[i].card,
      .value = (position.attack >> deal->turn & 1) != 0 ? cards[i].value : -cards[i].value,
    };
  return true;
}

bool
tarot_puzzle_grade_open (TarotSolver *solver, const TarotMatch *match, TarotGradedHand *grades)
{
  if (!solve_deal (solver, &match->rules, &match->deal, grades))
    return false;
  qsort (grades->cards, grades->n, sizeof *grades->cards, compare_cards);
  return true;
}

/* Solves @worlds worlds of @sampler.
 *
 * Returns: the number of cards, whose values are in @values, world after world; 0 if the solver has
 * reached its limits. */
static int
solve_worlds (TarotSolver *solver, TarotSampler *sampler, const TarotRules *rules, int worlds,
              uint64_t seed, TarotGradedHand *grades, double *values)
{
  AluRng rng;

  alu_rng_seed (&rng, seed);
  for (int i = 0; i < worlds; i++)
    {
      TarotDeal world;

      tarot_sampler_draw (sampler, &rng, &world);
      if (!solve_deal (solver, rules, &world, grades))
        return 0;
      for (int j = 0; j < grades->n; j++)
        values[i * TAROT_MAX_HAND + j] = grades->cards[j].value;
    }
  return grades->n;
}

/* Computes means, and the errors of their differences to the best one. */
static void
summarize (TarotGradedHand *grades, const double *values, int worlds)
{
  int best = 0;

  for (int j = 0; j < grades->n; j++)
    {
      grades->cards[j].value = 0;
      for (int i = 0; i < worlds; i++)
        grades->cards[j].value += values[i * TAROT_MAX_HAND + j] / worlds;
      if (grades->cards[j].value > grades->cards[best].value)
        best = j;
    }
  for (int j = 0; j < grades->n; j++)
    {
      double mean = grades->cards[best].value - grades->cards[j].value, squares = 0;

      for (int i = 0; i < worlds; i++)
        {
          const double *world = values + i * TAROT_MAX_HAND;
          double difference = world[best] - world[j] - mean;

          squares += difference * difference;
        }
      grades->cards[j].error = sqrt (squares / (worlds - 1) / worlds);
    }
}

bool
tarot_puzzle_grade_own (TarotSolver *solver, const TarotMatch *match, int worlds, uint64_t seed,
                        TarotGradedHand *grades)
{
  double *values = malloc ((size_t) worlds * TAROT_MAX_HAND * sizeof *values);
  TarotSampler *sampler;
  TarotView view;
  bool done;

  tarot_view_for_seat (match, match->deal.turn, &view);
  sampler = tarot_sampler_new (&view);
  done = sampler != NULL && values != NULL
         && solve_worlds (solver, sampler, &match->rules, worlds, seed, grades, values) > 0;
  if (done)
    {
      summarize (grades, values, worlds);
      qsort (grades->cards, grades->n, sizeof *grades->cards, compare_cards);
    }
  tarot_sampler_free (sampler);
  free (values);
  return done;
}

double
tarot_puzzle_get_margin (const TarotMatch *match, bool open, double errors,
                         const TarotGradedHand *grades)
{
  TarotCardSet best = tarot_puzzle_equals (match, open, grades->cards[0].card);
  double margin = -1;

  for (int i = 1; i < grades->n; i++)
    {
      double difference = grades->cards[0].value - grades->cards[i].value;

      if (tarot_set_has (best, grades->cards[i].card))
        continue;
      if (!open && difference < errors * grades->cards[i].error)
        return -1;
      if (margin < 0 || difference < margin)
        margin = difference;
    }
  return margin;
}
