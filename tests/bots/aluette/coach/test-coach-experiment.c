/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"
#include "tools/aluette/alu-coach-experiment.h"

#include <stdlib.h>
#include <string.h>

#include "bot-coach-driver.h"
#include "testing.h"

/* The experiment that measures the value of the coach. */

#define NODES 8000

/* If nothing is replaced, both deals are the same. A replaced card was costly according to the
 * review, and the corrected side gains more than it loses. */
TEST (test_corrections)
{
  AluCoachExperiment experiment = { .level = ALU_LEVEL_NOVICE, .nodes = NODES };
  int n_costly = 0, gained = 0;

  alu_rules_init (&experiment.rules, ALU_RULES_CLASSIC, 0);
  experiment.memory_bytes = alu_coach_experiment_memory (&experiment);
  assert_true (experiment.memory_bytes >= alu_review_memory ());
  experiment.memory = malloc (experiment.memory_bytes);
  for (uint64_t seed = 1; seed <= 12; seed++)
    {
      AluCorrection one, again;
      int team = (int) (seed % 2);

      alu_coach_experiment_correct (&experiment, seed, team, &one);
      assert_in_range (one.n_judged, 2, 36);
      assert_in_range (one.n_costly, 0, one.n_judged);
      assert_true (one.cost >= ALU_COSTLY * (float) one.n_costly);
      if (one.n_costly == 0)
        {
          assert_int_equal (one.after, one.before);
          assert_true (one.cost == 0);
        }
      n_costly += one.n_costly;
      gained += one.after - one.before;
      if (seed > 2)
        continue;
      alu_coach_experiment_correct (&experiment, seed, team, &again);
      assert_memory_equal (&one, &again, sizeof one);
    }
  free (experiment.memory);
  print_message ("# %d plays replaced, %d points gained\n", n_costly, gained);
  assert_true (n_costly > 0);
  assert_true (gained > 0);
}

/* A beginner who asks the coach each time follows the advice. */
TEST (test_follower)
{
  static const AluLevel players[4] = { ALU_LEVEL_NOVICE, ALU_LEVEL_CASUAL, ALU_LEVEL_NOVICE,
                                       ALU_LEVEL_CASUAL };
  AluArenaPlayer follower;

  alu_coach_follower (&follower);
  assert_int_equal (follower.memory_bytes, alu_hint_memory ());
  for (int i = 0; i < 5; i++)
    {
      AluBudget budget = { .seed = 2, .nodes = NODES };
      AluMatch match;
      AluView view;
      AluEvent event;
      AluHint hint;

      driver_start (&match, ALU_RULES_CLASSIC, 4);
      driver_play (&match, (uint64_t) i, players, 6 * i, NULL);
      view = alu_view_for_seat (&match, alu_match_decider (&match));
      follower.decide (&match, &view, &budget, &event);
      alu_hint (&view, &budget, &hint);
      assert_memory_equal (&event, &hint.event, sizeof event);
      assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
    }
}
