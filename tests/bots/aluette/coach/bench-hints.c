/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How reliable hints and reviews are with other budgets, a line of JSON for each.
 *
 * bench-hints [--positions N] [--seed S] [--seats N]
 *
 * A position is taken from each deal, among villagers, each time after another number of cards.
 * The reference is the mean of 16 hints with other seeds and the hint's own budget, so that it
 * has 16 times the samples, and bad cards as many as a review gives them. "agree" is the share
 * of positions in which the hint is the reference's best card, and "loss" how many points the
 * hint is worse than this card by the reference, with its standard error. "judged" is the share
 * of positions in which a review finds the card of a novice costly, or not, like the reference.
 * Positions in which the search compares no cards are left out.
 * Time is CPU time of the thread. */

#include "../bench-times.h"
#include "bot-coach-driver.h"

#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_NODES 400000 /* of a hint; a review has half of them */
#define REVIEW_BATCHES 24  /* before a review gives bad cards no more samples */
#define N_REFERENCES 16

static const struct
{
  uint64_t nodes;
  uint32_t min_batches;
} budgets[] = {
  { USUAL_NODES / 4, 0 }, { USUAL_NODES / 4, REVIEW_BATCHES }, { USUAL_NODES / 2, 0 },
  { USUAL_NODES / 2, REVIEW_BATCHES }, { USUAL_NODES, 0 }, { USUAL_NODES, REVIEW_BATCHES },
  { USUAL_NODES * 2, 0 }, { USUAL_NODES * 4, 0 },
};

#define N_BUDGETS ((int) (sizeof budgets / sizeof *budgets))

typedef struct
{
  double *times;
  double samples;
  double losses, squares;
  int n_agree, n_judged;
} Row;

/* Values of cards, in match points. */
typedef struct
{
  double worth[ALU_N_CARDS];
  double best;
  AluCard judged; /* the candidate that stands for the card of a novice */
} Reference;

/* Returns: the candidate that is the card of a novice, or equal to it. */
static AluCard
find_judged (const AluView *view, const AluDecisionInfo *info)
{
  const uint8_t *numbers = alu_card_numbers[alu_rules_order (&view->match.rules)];
  AluEvent event;
  AluCard found = info->candidates[0].card;

  alu_bot_decide (ALU_LEVEL_NOVICE, view, NULL, &event, NULL);
  for (int k = 0; k < info->n_candidates; k++)
    if (numbers[info->candidates[k].card] == numbers[event.card])
      found = info->candidates[k].card;
  return found;
}

/* Returns: whether a review with the same search finds the card of the novice costly. */
static bool
is_costly (const AluDecisionInfo *info, AluCard judged)
{
  for (int k = 0; k < info->n_candidates; k++)
    if (info->candidates[k].card == judged)
      return info->candidates[k].behind >= ALU_COSTLY
             && info->candidates[k].behind >= ALU_COSTLY_ERRORS * info->candidates[k].error;
  return false;
}

/* Returns: whether the search compares cards in @view. */
static bool
make_reference (const AluView *view, AluBudget budget, Reference *reference)
{
  AluHint hint;

  memset (reference, 0, sizeof *reference);
  for (int i = 0; i < N_REFERENCES; i++)
    {
      budget.seed = 1000 + (uint64_t) i;
      budget.nodes = USUAL_NODES;
      budget.min_batches = REVIEW_BATCHES;
      alu_hint (view, &budget, &hint);
      if (hint.info.samples == 0 || hint.info.n_candidates < 2)
        return false;
      for (int k = 0; k < hint.info.n_candidates; k++)
        reference->worth[hint.info.candidates[k].card]
            += (double) (hint.info.worth - hint.info.candidates[k].behind) / N_REFERENCES;
    }
  reference->judged = find_judged (view, &hint.info);
  reference->best = reference->worth[reference->judged];
  for (int k = 0; k < hint.info.n_candidates; k++)
    reference->best = fmax (reference->best, reference->worth[hint.info.candidates[k].card]);
  return true;
}

/* Measures the hint with each budget in position @i. */
static void
measure_position (const AluView *view, AluBudget budget, const Reference *reference, int i,
                  Row *rows)
{
  for (int b = 0; b < N_BUDGETS; b++)
    {
      AluHint hint;
      double start = bench_cpu_ms (), loss;

      budget.seed = 1;
      budget.nodes = budgets[b].nodes;
      budget.min_batches = budgets[b].min_batches;
      alu_hint (view, &budget, &hint);
      rows[b].times[i] = bench_cpu_ms () - start;
      loss = reference->best - reference->worth[hint.info.candidates[0].card];
      rows[b].samples += hint.info.samples;
      rows[b].losses += loss;
      rows[b].squares += loss * loss;
      rows[b].n_agree += loss <= 0;
      rows[b].n_judged += is_costly (&hint.info, reference->judged)
                          == (reference->best - reference->worth[reference->judged] >= ALU_COSTLY);
    }
}

static void
print_row (int b, Row *row, int n)
{
  double sum = 0, mean = row->losses / n;

  qsort (row->times, (size_t) n, sizeof *row->times, bench_compare_times);
  for (int i = 0; i < n; i++)
    sum += row->times[i];
  printf ("{\"nodes\": %llu, \"min_batches\": %u, \"positions\": %d, \"mean_ms\": %.1f, "
          "\"p95_ms\": %.1f, \"samples\": %.0f, \"agree\": %.3f, \"loss\": %.5f, \"error\": %.5f, "
          "\"judged\": %.3f}\n",
          (unsigned long long) budgets[b].nodes, budgets[b].min_batches, n, sum / n,
          row->times[n * 95 / 100], row->samples / n, (double) row->n_agree / n, mean,
          sqrt ((row->squares / n - mean * mean) / n), (double) row->n_judged / n);
}

/* Takes @n positions from deals, and measures them.
 *
 * Returns: false if there is not enough memory. */
static bool
measure (int n, uint64_t seed, int seats)
{
  const AluLevel players[ALU_MAX_SEATS] = {
    ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER,
    ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER,
  };
  AluBudget budget = { 0 };
  Row rows[N_BUDGETS] = { 0 };
  bool ok = driver_memory (&budget, alu_hint_memory ()) != NULL;
  int found = 0;

  for (int b = 0; b < N_BUDGETS; b++)
    ok = (rows[b].times = calloc ((size_t) n, sizeof *rows[b].times)) != NULL && ok;
  for (int deal = 0; found < n && ok; deal++)
    {
      Reference reference;
      AluMatch match;
      AluView view;

      driver_start (&match, seats == 6 ? ALU_RULES_SIX : ALU_RULES_CLASSIC, seats);
      match.rules.offer = ALU_OFFER_OFF;
      driver_play (&match, seed * 100000 + (uint64_t) deal, players, deal * 5 % (seats * 7), NULL);
      view = alu_view_for_seat (&match, alu_match_decider (&match));
      if (match.deal.ended || alu_match_phase (&match) != ALU_PHASE_PLAY
          || !make_reference (&view, budget, &reference))
        continue;
      measure_position (&view, budget, &reference, found++, rows);
    }
  for (int b = 0; b < N_BUDGETS; b++)
    {
      if (ok)
        print_row (b, &rows[b], n);
      free (rows[b].times);
    }
  free (budget.memory);
  return ok;
}

int
main (int argc, char **argv)
{
  int n = 200, seats = 4;
  uint64_t seed = 1;

  for (int i = 1; i + 1 < argc; i += 2)
    if (strcmp (argv[i], "--positions") == 0)
      n = atoi (argv[i + 1]);
    else if (strcmp (argv[i], "--seed") == 0)
      seed = strtoull (argv[i + 1], NULL, 10);
    else if (strcmp (argv[i], "--seats") == 0)
      seats = atoi (argv[i + 1]);
  if (n < 1 || (seats != 4 && seats != 6))
    return EXIT_FAILURE;
  return measure (n, seed, seats) ? EXIT_SUCCESS : EXIT_FAILURE;
}
