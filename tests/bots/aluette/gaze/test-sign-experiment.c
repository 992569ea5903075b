/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/alu-aluette-arena.h"
#include "tools/aluette/alu-sign-experiment.h"
#include "testing.h"

#include <string.h>

/* Careful signs gain points against opponents who do not watch; careless signs cost points against
 * opponents who do. Partners play according to the signs. */

#define N_DEALS 2000

static AluArenaFigure
measure_signs (AluRuleSet set, AluLevel level, bool careless, AluExperimentGaze gaze,
               AluSignTally *tally)
{
  float points[N_DEALS] = { 0 };
  AluSignExperiment experiment = { .level = level, .careless = careless, .gaze = gaze };

  memset (tally, 0, sizeof *tally);
  alu_rules_init (&experiment.rules, set, 0);
  for (int i = 0; i < N_DEALS; i++)
    for (int swapped = 0; swapped < 2; swapped++)
      points[i] += (float) alu_sign_experiment_deal (&experiment, 900000 + (uint64_t) i,
                                                     swapped == 1, tally)
                   / 2;
  return alu_arena_bootstrap (points, N_DEALS, 1);
}

TEST (test_care_gains)
{
  AluSignTally tally;
  AluArenaFigure villager = measure_signs (ALU_RULES_CLASSIC, ALU_LEVEL_VILLAGER, false,
                                           ALU_EXPERIMENT_GAZE_ABSORBED, &tally);
  AluArenaFigure casual;

  print_message ("# villagers with care: %+.3f points a deal (%+.3f to %+.3f)\n", villager.mean,
                 villager.low, villager.high);
  assert_int_equal (tally.read_by_opponents, 0);
  assert_true (tally.read_by_partners > tally.made / 2);
  assert_true (villager.low > 0);
  casual = measure_signs (ALU_RULES_CLASSIC, ALU_LEVEL_CASUAL, false, ALU_EXPERIMENT_GAZE_ABSORBED,
                          &tally);
  print_message ("# casual players with care: %+.3f points a deal (%+.3f to %+.3f)\n", casual.mean,
                 casual.low, casual.high);
  assert_true (casual.low > 0);
}

TEST (test_full_view_costs)
{
  AluSignTally tally;
  AluArenaFigure figure = measure_signs (ALU_RULES_CLASSIC, ALU_LEVEL_VILLAGER, true,
                                         ALU_EXPERIMENT_GAZE_WATCHFUL, &tally);

  print_message ("# villagers in full view: %+.3f points a deal (%+.3f to %+.3f)\n", figure.mean,
                 figure.low, figure.high);
  assert_true (tally.read_by_opponents > tally.read_by_partners);
  assert_true (figure.high < 0);
}

TEST (test_six_gain)
{
  AluSignTally tally;
  AluArenaFigure figure = measure_signs (ALU_RULES_SIX, ALU_LEVEL_VILLAGER, false,
                                         ALU_EXPERIMENT_GAZE_ABSORBED, &tally);

  assert_true (figure.low > 0);
}

/* Without the rule nobody makes signs, and swapping the teams gives the opposite result. */
TEST (test_no_signs_no_gain)
{
  AluSignTally tally = { 0 };
  AluSignExperiment experiment = { .level = ALU_LEVEL_VILLAGER };

  alu_rules_init (&experiment.rules, ALU_RULES_CLASSIC, 0);
  experiment.rules.signs = false;
  for (int i = 0; i < 200; i++)
    assert_int_equal (alu_sign_experiment_deal (&experiment, (uint64_t) i, false, &tally),
                      -alu_sign_experiment_deal (&experiment, (uint64_t) i, true, &tally));
  assert_int_equal (tally.made, 0);
  assert_int_equal (tally.deals, 400);
}
