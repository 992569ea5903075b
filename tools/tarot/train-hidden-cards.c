/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Measures whether a network knows better than the weighted worlds of the search where the cards
 * lie that a seat does not see:
 *
 *   train-hidden-cards SEED TRAINING-DEALS TEST-DEALS [EPOCHS]
 *
 * Four bots of level strong play deals. At each card that a seat plays in tricks 3 to 7, the place
 * of every hidden card is asked for. The network learns from the training deals (Adam, Kingma and
 * Ba 2015; cross-entropy). Then the mean log-likelihood of the true places in the test deals, which
 * have other seeds, is printed. The same arguments give the same figures on the same machine.
 *
 * A question is about one suit, or about the trumps with the Excuse. Inputs say which cards were
 * played by whom and in what situation, so that the other three suits look the same to it: what is
 * learned about one suit holds for all. A softmax over the places that hard facts allow, on top of
 * how many closed cards each place has, gives the probabilities.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/alu-rng.h"
#include "tools/tarot/hidden-card-samples.h"

#define TEST_SEEDS 1000000 /* the test deals have seeds from this many after SEED on */
/* As if so many more worlds of the search said what uniform chances say. */
#define UNIFORM_WORLDS 4.0f
/* No true place counts as less likely. */
#define MIN_CHANCE 1e-6f

/* In a question: the cards of its suit, those of the other suits, trumps and Excuse. */
#define N_RANKS (2 * TAROT_SUIT_SIZE + TAROT_N_TRUMPS + 1)
#define N_CLASSES 6 /* low and high cards of each of the three */
#define SET_SIZE (N_RANKS + N_CLASSES)
#define N_VOIDS 3 /* of the suit, of another, of trumps */
#define FIRST_VOID (N_SETS * SET_SIZE)
#define FIRST_FLAG (FIRST_VOID + N_VOIDS * N_SLOTS)
#define N_INPUTS (FIRST_FLAG + N_FLAGS)
#define MAX_ACTIVE 256

#define N_SUMS 64
#define N_HIDDEN 32
#define CLASS_OUTPUTS ((TAROT_N_TRUMPS + 1) * N_PLACES) /* what low and high cards share */
#define N_OUTPUTS (CLASS_OUTPUTS + 2 * N_PLACES)

#define MAX_OUTPUT 30
#define BATCH 32
#define RATE 0.004f
#define DECAY 0.0006f /* of weights, per update at full rate */
/* The share of inputs and sums that is left out in training, so that no single one decides. */
#define DROPPED 0.2f

/* A network; all numbers are weights. */
typedef struct
{
  float inputs[N_INPUTS + 1][N_SUMS]; /* the last row counts always */
  float sums[N_SUMS + 1][N_HIDDEN];
  float hidden[N_HIDDEN + 1][N_OUTPUTS];
} Network;

#define N_WEIGHTS (sizeof (Network) / sizeof (float))

/* Networks by whether the taker looks and whether the question is about trumps. */
static Network networks[2][2], gradients[2][2];
/* Of the gradients, for Adam. */
static Network means[2][2], squares[2][2];

/* The steps of a network's answer to a question. */
typedef struct
{
  uint16_t active[MAX_ACTIVE];
  int n_active;
  float scale; /* makes up for what is left out */
  float sums[N_SUMS], hidden[N_HIDDEN], outputs[N_OUTPUTS];
} Pass;

enum
{
  UNIFORM,
  SEARCH,
  NETWORK,
  BOTH,
  N_METHODS,
};

typedef struct
{
  double sums[N_METHODS];
  int n;
} Tally;

/* Returns: what @card is in a question about @suit: 0 of the suit, 1 of another, 2 trump or
 * Excuse. */
static int
find_group (TarotSuit suit, TarotCard card)
{
  return card >= TAROT_PETIT ? 2 : tarot_card_suit (card) == suit ? 0 : 1;
}

static int
find_rank (TarotSuit suit, TarotCard card)
{
  int first = TAROT_SUIT_SIZE * find_group (suit, card);

  return first + (card >= TAROT_PETIT ? card - TAROT_PETIT : tarot_card_rank (card));
}

/* Returns: whether @card is an honor or one of the eleven highest trumps or the Excuse. */
static bool
is_high (TarotCard card)
{
  return card == TAROT_EXCUSE
         || tarot_card_rank (card) >= (card >= TAROT_PETIT ? TAROT_N_TRUMPS / 2 : TAROT_JACK);
}

static void
list_inputs (const Sample *sample, TarotSuit suit, Pass *pass)
{
  int n = 0;

  for (int set = 0; set < N_SETS; set++)
    for (TarotCardSet rest = sample->sets[set]; !tarot_set_is_empty (rest);)
      {
        TarotCard card = tarot_set_lowest (rest);

        rest = tarot_set_without (rest, card);
        pass->active[n++] = (uint16_t) (set * SET_SIZE + find_rank (suit, card));
        pass->active[n++] = (uint16_t) (set * SET_SIZE + N_RANKS + 2 * find_group (suit, card)
                                        + is_high (card));
      }
  for (int slot = 1; slot < N_SLOTS; slot++)
    for (unsigned of = 0; of <= TAROT_TRUMPS; of++)
      if ((sample->voids[slot] >> of & 1) != 0)
        pass->active[n++] = (uint16_t) (FIRST_VOID + N_VOIDS * slot
                                        + (of == TAROT_TRUMPS ? 2 : of == suit ? 0 : 1));
  for (int flag = 0; flag < N_FLAGS; flag++)
    if ((sample->flags >> flag & 1) != 0)
      pass->active[n++] = (uint16_t) (FIRST_FLAG + flag);
  pass->active[n++] = N_INPUTS;
  pass->n_active = n;
}

/* Adds @factor times @row to @sums. */
static void
add_row (float *sums, const float *row, float factor, int n)
{
  for (int i = 0; i < n; i++)
    sums[i] += factor * row[i];
}

/* Leaves out some inputs. */
static void
drop_inputs (Pass *pass, AluRng *rng)
{
  int n = 0;

  for (int i = 0; i < pass->n_active - 1; i++)
    if (alu_rng_unit (rng) >= DROPPED)
      pass->active[n++] = pass->active[i];
  pass->active[n++] = N_INPUTS;
  pass->n_active = n;
  pass->scale = 1 / (1 - DROPPED);
}

/* Answers a question. @rng: (nullable): in training, to choose what is left out. */
static void
ask_network (const Network *network, const Sample *sample, TarotSuit suit, AluRng *rng, Pass *pass)
{
  list_inputs (sample, suit, pass);
  pass->scale = 1;
  if (rng != NULL)
    drop_inputs (pass, rng);
  memset (pass->sums, 0, sizeof pass->sums);
  for (int i = 0; i < pass->n_active; i++)
    add_row (pass->sums, network->inputs[pass->active[i]], pass->scale, N_SUMS);
  memcpy (pass->hidden, network->sums[N_SUMS], sizeof pass->hidden);
  for (int i = 0; i < N_SUMS; i++)
    {
      pass->sums[i] = rng != NULL && alu_rng_unit (rng) < DROPPED
                          ? 0
                          : pass->scale * fmaxf (pass->sums[i], 0);
      add_row (pass->hidden, network->sums[i], pass->sums[i], N_HIDDEN);
    }
  memcpy (pass->outputs, network->hidden[N_HIDDEN], sizeof pass->outputs);
  for (int i = 0; i < N_HIDDEN; i++)
    {
      pass->hidden[i] = fmaxf (pass->hidden[i], 0);
      add_row (pass->outputs, network->hidden[i], pass->hidden[i], N_OUTPUTS);
    }
}

/* The output that is about @card in its first place. */
static int
first_output (TarotCard card)
{
  return N_PLACES * (card >= TAROT_PETIT ? card - TAROT_PETIT : tarot_card_rank (card));
}

/* Turns the uniform chances of @card into those of the network. */
static void
compute_chances (TarotCard card, const Pass *pass, float chances[N_PLACES])
{
  const float *own = pass->outputs + first_output (card);
  const float *shared = pass->outputs + CLASS_OUTPUTS + N_PLACES * is_high (card);

  for (int place = 0; place < N_PLACES; place++)
    chances[place] *= expf (fminf (own[place] + shared[place], MAX_OUTPUT));
  tarot_normalize (chances);
}

/* Returns: the suit that the question about @card is about. */
static TarotSuit
suit_of (TarotCard card)
{
  return card == TAROT_EXCUSE ? TAROT_TRUMPS : tarot_card_suit (card);
}

/* The slope of a row's sum, by the slopes of what it was added to. */
static float
slope_of (const float *row, const float *slopes, int n)
{
  float sum = 0;

  for (int i = 0; i < n; i++)
    sum += row[i] * slopes[i];
  return sum;
}

/* Adds the slopes of a question's log-likelihood. @chances: (inout): uniform, then the network's */
static void
add_gradient (const Network *network, const Sample *sample, TarotSuit suit, AluRng *rng,
              float chances[][N_PLACES], Network *gradient)
{
  float outputs[N_OUTPUTS] = { 0 }, hidden[N_HIDDEN] = { 0 }, sums[N_SUMS] = { 0 };
  Pass pass;

  ask_network (network, sample, suit, rng, &pass);
  for (int c = 0; c < sample->n_cards; c++)
    if (suit_of (sample->cards[c].card) == suit)
      {
        TarotCard card = sample->cards[c].card;
        float *own = outputs + first_output (card);
        float *shared = outputs + CLASS_OUTPUTS + N_PLACES * is_high (card);

        compute_chances (card, &pass, chances[c]);
        for (int place = 0; place < N_PLACES; place++)
          {
            own[place] = (place == sample->cards[c].place) - chances[c][place];
            shared[place] += own[place];
          }
      }
  add_row (gradient->hidden[N_HIDDEN], outputs, 1, N_OUTPUTS);
  for (int i = 0; i < N_HIDDEN; i++)
    if (pass.hidden[i] > 0)
      {
        add_row (gradient->hidden[i], outputs, pass.hidden[i], N_OUTPUTS);
        hidden[i] = slope_of (network->hidden[i], outputs, N_OUTPUTS);
      }
  add_row (gradient->sums[N_SUMS], hidden, 1, N_HIDDEN);
  for (int i = 0; i < N_SUMS; i++)
    if (pass.sums[i] > 0)
      {
        add_row (gradient->sums[i], hidden, pass.sums[i], N_HIDDEN);
        sums[i] = pass.scale * slope_of (network->sums[i], hidden, N_HIDDEN);
      }
  for (int i = 0; i < pass.n_active; i++)
    add_row (gradient->inputs[pass.active[i]], sums, pass.scale, N_SUMS);
}

/* Small random weights; the outputs start at 0, which is the uniform answer. */
static void
init_networks (AluRng *rng)
{
  for (int i = 0; i < 4; i++)
    {
      Network *network = &networks[i / 2][i % 2];
      float *weights = &network->inputs[0][0];
      size_t n = offsetof (Network, hidden) / sizeof (float);

      for (size_t w = 0; w < n; w++)
        weights[w] = (float) (alu_rng_unit (rng) - 0.5)
                     * (w < offsetof (Network, sums) / sizeof (float) ? 0.2f : 0.4f);
    }
}

/* One step of Adam with weight decay; clears the gradient. */
static void
update_networks (int step, int n_steps)
{
  float left = 1 - (float) step / (float) n_steps; /* the rate falls to 0 */
  float *w = (float *) networks, *g = (float *) gradients, *m = (float *) means,
        *s = (float *) squares;
  float first = 1 - powf (0.9f, (float) step + 1);
  float second = 1 - powf (0.999f, (float) step + 1);

  for (size_t i = 0; i < 4 * N_WEIGHTS; i++)
    {
      float slope = g[i] / BATCH;

      m[i] = 0.9f * m[i] + 0.1f * slope;
      s[i] = 0.999f * s[i] + 0.001f * slope * slope;
      w[i] += left * (RATE * m[i] / first / (sqrtf (s[i] / second) + 1e-6f) - DECAY * w[i]);
      g[i] = 0;
    }
}

/* Adds the slopes of all questions of a sample. */
static void
learn_sample (const Sample *sample, AluRng *rng)
{
  float chances[MAX_HIDDEN][N_PLACES];

  tarot_sample_uniform (sample, chances);
  for (int suit = 0; suit <= TAROT_TRUMPS; suit++)
    add_gradient (&networks[sample->takes][suit == TAROT_TRUMPS], sample, (TarotSuit) suit, rng,
                  chances, &gradients[sample->takes][suit == TAROT_TRUMPS]);
}

/* Learns from all samples, in random order, @epochs times. */
static void
train (const Samples *samples, int epochs, AluRng *rng)
{
  int n_steps = epochs * (samples->n / BATCH), step = 0;
  int *order = malloc ((size_t) samples->n * sizeof *order);

  if (order == NULL)
    abort ();
  for (int i = 0; i < samples->n; i++)
    order[i] = i;
  while (step < n_steps)
    {
      for (int i = samples->n - 1; i > 0; i--)
        {
          int j = (int) alu_rng_below (rng, (uint32_t) i + 1), other = order[j];

          order[j] = order[i];
          order[i] = other;
        }
      for (int i = 0; i < samples->n / BATCH * BATCH; i++)
        {
          learn_sample (&samples->samples[order[i]], rng);
          if (i % BATCH == BATCH - 1)
            update_networks (step++, n_steps);
        }
    }
  free (order);
}

/* Computes the chances of all hidden cards by all methods. */
static void
ask_methods (const Sample *sample, float chances[N_METHODS][MAX_HIDDEN][N_PLACES])
{
  Pass passes[TAROT_TRUMPS + 1];

  for (int suit = 0; suit <= TAROT_TRUMPS; suit++)
    ask_network (&networks[sample->takes][suit == TAROT_TRUMPS], sample, (TarotSuit) suit,
                 NULL, &passes[suit]);
  tarot_sample_uniform (sample, chances[UNIFORM]);
  memcpy (chances[NETWORK], chances[UNIFORM], sizeof chances[UNIFORM]);
  for (int c = 0; c < sample->n_cards; c++)
    {
      const HiddenCard *hidden = &sample->cards[c];

      for (int place = 0; place < N_PLACES; place++)
        chances[SEARCH][c][place] = UNIFORM_WORLDS * chances[UNIFORM][c][place]
                                    + sample->n_worlds * hidden->searched[place];
      tarot_normalize (chances[SEARCH][c]);
      compute_chances (hidden->card, &passes[suit_of (hidden->card)], chances[NETWORK][c]);
    }
  tarot_sample_fit (sample, chances[NETWORK]);
  for (int c = 0; c < sample->n_cards; c++)
    {
      for (int place = 0; place < N_PLACES; place++)
        chances[BOTH][c][place] = sqrtf (chances[SEARCH][c][place] * chances[NETWORK][c][place]);
      tarot_normalize (chances[BOTH][c]);
    }
}

static void
tally_sample (const Sample *sample, Tally *trick, Tally *all)
{
  float chances[N_METHODS][MAX_HIDDEN][N_PLACES];

  ask_methods (sample, chances);
  for (int c = 0; c < sample->n_cards; c++)
    for (int method = 0; method < N_METHODS; method++)
      {
        double value = log (fmaxf (chances[method][c][sample->cards[c].place], MIN_CHANCE));

        trick->sums[method] += value;
        all->sums[method] += value;
      }
  trick->n += sample->n_cards;
  all->n += sample->n_cards;
}

/* Prints the means of one row, and what a method has more than the search, with the standard error
 * over deals. */
static void
print_row (const char *name, const Tally *tallies, int n_deals, int stride)
{
  double sums[N_METHODS] = { 0 }, n = 0;

  for (int deal = 0; deal < n_deals; deal++)
    {
      for (int method = 0; method < N_METHODS; method++)
        sums[method] += tallies[deal * stride].sums[method];
      n += tallies[deal * stride].n;
    }
  printf ("%-5s %8.0f", name, n);
  for (int method = 0; method < N_METHODS; method++)
    printf (" %8.4f", sums[method] / n);
  for (int method = NETWORK; method < N_METHODS; method++)
    {
      double gain = (sums[method] - sums[SEARCH]) / n, spread = 0;

      for (int deal = 0; deal < n_deals; deal++)
        {
          const Tally *tally = &tallies[deal * stride];
          double off = tally->sums[method] - tally->sums[SEARCH] - gain * tally->n;

          spread += off * off;
        }
      printf ("  %+.4f (%.4f)", gain, sqrt (spread) / n);
    }
  printf ("\n");
  fflush (stdout);
}

static void
measure (const Samples *samples, int n_deals)
{
  Tally *tallies = calloc ((size_t) n_deals * (N_TRICKS + 1), sizeof *tallies);

  for (int i = 0; i < samples->n; i++)
    {
      const Sample *sample = &samples->samples[i];
      Tally *deal = &tallies[sample->deal * (N_TRICKS + 1)];

      tally_sample (sample, &deal[sample->trick], &deal[N_TRICKS]);
    }
  for (int trick = 0; trick < N_TRICKS; trick++)
    {
      char name[8];

      snprintf (name, sizeof name, "%d", FIRST_TRICK + trick + 1);
      print_row (name, tallies + trick, n_deals, N_TRICKS + 1);
    }
  print_row ("all", tallies + N_TRICKS, n_deals, N_TRICKS + 1);
  free (tallies);
}

int
main (int argc, char **argv)
{
  uint64_t seed = argc > 1 ? strtoull (argv[1], NULL, 10) : 1;
  int n_training = argc > 2 ? atoi (argv[2]) : 300;
  int n_test = argc > 3 ? atoi (argv[3]) : 100;
  int epochs = argc > 4 ? atoi (argv[4]) : 6;
  Samples training = { 0 }, test = { 0 };
  AluRng rng;

  tarot_samples_play (&training, n_training, seed, false);
  fprintf (stderr, "training deals played: %.0f s\n", (double) clock () / CLOCKS_PER_SEC);
  tarot_samples_play (&test, n_test, seed + TEST_SEEDS, true);
  fprintf (stderr, "test deals played and searched: %.0f s\n",
           (double) clock () / CLOCKS_PER_SEC);
  alu_rng_seed (&rng, seed);
  init_networks (&rng);
  train (&training, epochs, &rng);
  printf ("trick   cards  uniform   search  network     both  network - search   both - search\n");
  measure (&test, n_test);
  fprintf (stderr, "processor seconds: %.0f\n", (double) clock () / CLOCKS_PER_SEC);
  free (training.samples);
  free (test.samples);
  return 0;
}
