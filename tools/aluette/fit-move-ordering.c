/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Fits the weights of alu-move-ordering.h and prints them as C:
 *
 *   fit-move-ordering KIND SEED SAMPLES [ROUNDS] > alu-move-ordering-weights-KIND.c
 *
 * KIND is winner (four seats), six or mordienne. Each round searches random deals with the weights
 * so far and draws plies from these searches, as many for each number of tricks left. At each ply
 * every card is tried, and the weights are fitted by gradient descent. Because this goes too far,
 * weights at each quarter of the way are tried on other deals. Those that need the fewest nodes are
 * kept, or the ones so far if none saves nodes.
 */

#include "tools/aluette/fit-samples.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PASSES 30
#define FIRST_RATE 0.03
#define DECAY 1e-5 /* draws weights to those before the round */
#define UNITS 64   /* of the printed weights */
#define TEST_DEALS 200

typedef struct
{
  double now[ALU_TRAINED_SIZE];
  double before[ALU_TRAINED_SIZE];
  double squares[ALU_TRAINED_SIZE]; /* of the gradients, for the rates */
} Fit;

static void
fit_init (Fit *fit, const AluTrainedOrdering *trained)
{
  const int16_t *weights = (const int16_t *) trained;

  memset (fit, 0, sizeof *fit);
  for (int i = 0; i < ALU_TRAINED_SIZE; i++)
    fit->now[i] = fit->before[i] = (double) weights[i] / UNITS;
}

/* Gets the weights at @step, 0 to 1, of the way from those before the round to the fitted ones. */
static void
fit_get (const Fit *fit, double step, AluTrainedOrdering *trained)
{
  int16_t *weights = (int16_t *) trained;

  for (int i = 0; i < ALU_TRAINED_SIZE; i++)
    {
      double weight = fit->before[i] + step * (fit->now[i] - fit->before[i]);

      weights[i] = (int16_t) lrint (fmax (-2000, fmin (2000, weight * UNITS)));
    }
}

/* Computes the probability of each option. */
static void
get_chances (const Fit *fit, const FitSample *sample, double *chances)
{
  double most = -1e9, sum = 0;

  for (int i = 0; i < sample->n; i++)
    {
      chances[i] = 0;
      for (int k = 0; k < FIT_FEATURES; k++)
        chances[i] += fit->now[sample->features[i][k]];
      most = fmax (most, chances[i]);
    }
  for (int i = 0; i < sample->n; i++)
    sum += chances[i] = exp (chances[i] - most);
  for (int i = 0; i < sample->n; i++)
    chances[i] /= sum;
}

/* One step of gradient descent (Adagrad) for the logarithm of the expected worth. */
static void
take_gradient_step (Fit *fit, const FitSample *sample, double rate)
{
  double chances[ALU_MAX_TRICKS], sum = 0;

  get_chances (fit, sample, chances);
  for (int i = 0; i < sample->n; i++)
    sum += chances[i] * sample->worth[i];
  for (int i = 0; i < sample->n; i++)
    for (int k = 0; k < FIT_FEATURES; k++)
      {
        int index = sample->features[i][k];
        double slope = chances[i] * (1 - sample->worth[i] / (sum + 1e-9)) * sample->weight
                       + DECAY * (fit->now[index] - fit->before[index]);

        fit->squares[index] += slope * slope;
        fit->now[index] -= rate * slope / sqrt (fit->squares[index] + 1e-6);
      }
}

/* Returns: the mean cost of @n samples. */
static double
get_cost (const Fit *fit, const FitSample *samples, int n)
{
  double cost = 0, weight = 0;

  for (int i = 0; i < n; i++)
    {
      double chances[ALU_MAX_TRICKS], sum = 0;

      get_chances (fit, &samples[i], chances);
      for (int j = 0; j < samples[i].n; j++)
        sum += samples[i].worth[j] * chances[j];
      cost -= samples[i].weight * log (sum + 1e-9);
      weight += samples[i].weight;
    }
  return cost / weight;
}

static void
descend_gradient (Fit *fit, FitSample *samples, int n, AluRng *rng)
{
  int n_fit = n - n / 10;

  fprintf (stderr, "  cost %.4f, unseen %.4f\n", get_cost (fit, samples, n_fit),
           get_cost (fit, samples + n_fit, n - n_fit));
  for (int pass = 0; pass < PASSES; pass++)
    for (int i = 0; i < n_fit; i++)
      take_gradient_step (fit, &samples[alu_rng_below (rng, (uint32_t) n_fit)],
                          FIRST_RATE * (1 - 0.9 * pass / PASSES));
  fprintf (stderr, "  cost %.4f, unseen %.4f\n", get_cost (fit, samples, n_fit),
           get_cost (fit, samples + n_fit, n - n_fit));
}

static void
print_array (const char *name, const int16_t *numbers, int n)
{
  int column = 3;

  printf ("  .%s = {\n   ", name);
  for (int i = 0; i < n; i++)
    {
      int width = snprintf (NULL, 0, " %d,", numbers[i]);

      if (column + width > 100)
        {
          printf ("\n   ");
          column = 3;
        }
      column += printf (" %d,", numbers[i]);
    }
  printf ("\n  },\n");
}

#define PRINT_ARRAY(trained, field)                                                                \
  print_array (#field, (trained)->field, (int) (sizeof (trained)->field / sizeof (int16_t)))

static void
print_weights (const AluTrainedOrdering *trained, const char *kind)
{
  printf ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n"
          "#include \"bots/aluette/solver/alu-move-ordering-weights.h\"\n\n"
          "const AluTrainedOrdering alu_trained_ordering_%s = {\n",
          kind);
  PRINT_ARRAY (trained, place);
  PRINT_ARRAY (trained, stronger);
  PRINT_ARRAY (trained, late);
  PRINT_ARRAY (trained, sides);
  PRINT_ARRAY (trained, takers);
  printf ("};\n");
}

/* Improves @best in one round, if it can.
 *
 * Returns: the number of nodes on other deals with the better weights. */
static double
fit_round (const FitKind *kind, uint64_t seed, int n_samples, double nodes,
           AluTrainedOrdering *best, FitSample *samples)
{
  Fit *fit = malloc (sizeof *fit);
  AluTrainedOrdering trained;
  double least = nodes;
  AluRng rng;
  int n;

  if (fit == NULL)
    return nodes;
  alu_rng_seed (&rng, seed);
  fit_init (fit, best);
  n = fit_samples_draw (kind, best, &rng, samples, n_samples);
  fprintf (stderr, "  %d samples\n", n);
  descend_gradient (fit, samples, n, &rng);
  for (int quarter = 1; quarter <= 4; quarter++)
    {
      double fitted;

      fit_get (fit, quarter / 4.0, &trained);
      fitted = fit_count_nodes (kind, &trained, ~seed, TEST_DEALS);
      fprintf (stderr, "  %d/4 of the way: nodes %.0f, before %.0f\n", quarter, fitted, nodes);
      if (fitted < least)
        {
          least = fitted;
          *best = trained;
        }
    }
  free (fit);
  return least;
}

int
main (int argc, char **argv)
{
  const FitKind *kind = argc >= 4 ? fit_kind_find (argv[1]) : NULL;
  uint64_t seed = argc >= 4 ? strtoull (argv[2], NULL, 10) : 0;
  int n_samples = argc >= 4 ? atoi (argv[3]) : 0;
  int n_rounds = argc >= 5 ? atoi (argv[4]) : 1;
  FitSample *samples;
  AluTrainedOrdering best;

  if (kind == NULL || n_samples < 100
      || (samples = calloc ((size_t) n_samples, sizeof *samples)) == NULL)
    {
      fprintf (stderr, "usage: fit-move-ordering winner|six|mordienne SEED SAMPLES [ROUNDS]\n");
      return EXIT_FAILURE;
    }
  best = *kind->trained;
  for (int round = 0; round < n_rounds; round++)
    {
      uint64_t own = seed * 1000 + (uint64_t) round;
      double nodes = fit_count_nodes (kind, &best, ~own, TEST_DEALS);

      fprintf (stderr, "round %d\n", round);
      fit_round (kind, own, n_samples, nodes, &best, samples);
    }
  print_weights (&best, kind->name);
  free (samples);
  return EXIT_SUCCESS;
}
