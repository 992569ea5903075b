/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Trains the weights of alu-rollout-policy.h by self-play and prints them as C:
 *
 *   train-rollout-policy KIND SEED DEALS
 *
 * The current policy plays every deal eight times. The cards of a playout that scores above the
 * mean of the eight become more likely, those of the others less likely (policy gradient, Williams
 * 1992; the mean of the deal is the baseline, which removes the luck of the cards).
 */

#include "bots/aluette/alu-rollout-policy.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAYOUTS 8
#define FIRST_RATE 0.004f
#define LAST_RATE 0.0004f

typedef struct
{
  uint16_t indices[ALU_MAX_HAND][ALU_ROLLOUT_TABLES];
  float chances[ALU_MAX_HAND];
  uint8_t n, chosen, seat;
} Step;

typedef struct
{
  Step steps[ALU_MAX_HAND * ALU_MAX_SEATS];
  int n_steps;
  float points; /* of team A */
} Playout;

static float weights[ALU_ROLLOUT_SIZE];
static float averages[ALU_ROLLOUT_SIZE];

static void
compute_chances (Step *step)
{
  float best = -1e9f, total = 0;

  for (int i = 0; i < step->n; i++)
    {
      step->chances[i] = 0;
      for (int k = 0; k < ALU_ROLLOUT_TABLES; k++)
        step->chances[i] += weights[step->indices[i][k]];
      best = fmaxf (best, step->chances[i]);
    }
  for (int i = 0; i < step->n; i++)
    total += step->chances[i] = expf (step->chances[i] - best);
  for (int i = 0; i < step->n; i++)
    step->chances[i] /= total;
}

static void
play_deal (const AluRolloutPolicy *policy, AluDeal deal, AluRng *rng, Playout *playout)
{
  playout->n_steps = 0;
  while (!deal.ended)
    {
      Step *step = &playout->steps[playout->n_steps++];
      AluCard cards[ALU_MAX_HAND];
      double mark = alu_rng_unit (rng);
      int i = 0;

      step->n = (uint8_t) alu_rollout_policy_features (policy, &deal, cards, step->indices);
      step->seat = deal.turn;
      compute_chances (step);
      while (i + 1 < step->n && (mark -= step->chances[i]) >= 0)
        i++;
      step->chosen = (uint8_t) i;
      alu_deal_play (policy->rules, &deal, cards[i]);
    }
  playout->points = deal.winner == ALU_NOBODY   ? 0
                    : deal.winner == ALU_TEAM_A ? deal.points
                                                : -(float) deal.points;
}

static void
update_weights (const Playout *playout, float advantage, float rate)
{
  for (int s = 0; s < playout->n_steps; s++)
    {
      const Step *step = &playout->steps[s];
      float change = rate * (alu_team_of (step->seat) == ALU_TEAM_A ? advantage : -advantage);

      if (step->n < 2)
        continue;
      for (int i = 0; i < step->n; i++)
        for (int k = 0; k < ALU_ROLLOUT_TABLES; k++)
          weights[step->indices[i][k]] += change * ((i == step->chosen) - step->chances[i]);
    }
}

static void
make_deal (const AluRules *rules, AluRng *rng, AluDeal *deal)
{
  uint8_t deck[ALU_N_CARDS];
  int size = alu_rules_hand_size (rules);

  alu_deal_init (deal, (int) alu_rng_below (rng, rules->seats));
  for (int card = 0; card < ALU_N_CARDS; card++)
    deck[card] = (uint8_t) card;
  alu_rng_shuffle (rng, deck, ALU_N_CARDS);
  for (int i = 0; i < size * rules->seats; i++)
    deal->hands[i / size] |= alu_card_bit (deck[i]);
  deal->phase = ALU_PHASE_PLAY;
  deal->leader = deal->turn = (uint8_t) ((deal->dealer + 1) % rules->seats);
}

static void
print_weights (void)
{
  for (int i = 0; i < ALU_ROLLOUT_SIZE; i++)
    {
      long value = lroundf (averages[i] * ALU_ROLLOUT_UNIT);

      value = value > 127 ? 127 : value < -127 ? -127 : value;
      printf ("%ld,%s", value, i % 32 == 31 ? "\n" : "");
    }
  printf ("\n");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    AluRuleSet set;
    int seats;
  } tables[ALU_N_ROLLOUT_KINDS] = {
    { ALU_RULES_CLASSIC, 4 },
    { ALU_RULES_SIX, 6 },
    { ALU_RULES_TWELVE, 4 },
    { ALU_RULES_TWELVE, 2 },
  };
  static Playout playouts[PLAYOUTS];
  int kind = argc > 1 ? atoi (argv[1]) : 0;
  long n_deals = argc > 3 ? atol (argv[3]) : 100000;
  AluRules rules;
  AluRolloutPolicy policy;
  AluRng rng;
  double swing = 0;

  alu_rules_init (&rules, tables[kind].set, tables[kind].seats);
  alu_rollout_policy_init (&policy, &rules);
  alu_rng_seed (&rng, argc > 2 ? strtoull (argv[2], NULL, 10) : 1);
  for (long d = 0; d < n_deals; d++)
    {
      float rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * (float) d / (float) n_deals;
      float mean = 0;
      AluDeal deal;

      make_deal (&rules, &rng, &deal);
      for (int k = 0; k < PLAYOUTS; k++)
        {
          play_deal (&policy, deal, &rng, &playouts[k]);
          mean += playouts[k].points / PLAYOUTS;
        }
      for (int k = 0; k < PLAYOUTS; k++)
        {
          update_weights (&playouts[k], playouts[k].points - mean, rate);
          swing += (playouts[k].points - mean) * (playouts[k].points - mean);
        }
      if (d >= n_deals / 2 && d % 16 == 0)
        for (int i = 0; i < ALU_ROLLOUT_SIZE; i++)
          averages[i] += weights[i];
      if (d % 50000 == 49999)
        {
          fprintf (stderr, "%ld deals, variance within a deal %.3f\n", d + 1,
                   swing / 50000 / PLAYOUTS);
          swing = 0;
        }
    }
  for (int i = 0; i < ALU_ROLLOUT_SIZE; i++)
    averages[i] /= (float) ((n_deals - n_deals / 2 + 15) / 16);
  print_weights ();
  return 0;
}
