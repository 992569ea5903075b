/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "testing.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Searches share constant data only: several at once find the same as each one alone, and any
 * thread can stop one. ThreadSanitizer finds no data that two threads use. */

#define N_THREADS 4
#define N_MOMENTS 3

/* The results of one thread. */
typedef struct
{
  AluEvent events[ALU_N_LEVELS][N_MOMENTS];
  AluDecisionInfo info[ALU_N_LEVELS][N_MOMENTS];
  AluHint hint;
  AluPuzzle puzzle;
  int n_left; /* decisions that failed */
} Findings;

static const AluRuleSet sets[N_MOMENTS] = { ALU_RULES_CLASSIC, ALU_RULES_SIX, ALU_RULES_TWELVE };

static AluMatch
mid_deal (AluRuleSet set)
{
  AluRules rules;
  AluSeating seating;
  AluMatch match;
  AluEvent event;

  alu_rules_init (&rules, set, 0);
  rules.draw = ALU_DRAW_SEATED;
  alu_seating_init (&seating);
  alu_match_init (&match, &rules, &seating);
  while (match.deal.n_plays < 2 * rules.seats)
    {
      AluBudget budget = { .seed = 3 };

      if (alu_match_awaits_chance (&match))
        alu_match_chance (&match, 17, &event);
      else
        {
          AluView view = alu_view_for_seat (&match, alu_match_decider (&match));

          alu_bot_decide (ALU_LEVEL_VILLAGER, &view, &budget, &event, NULL);
        }
      if (alu_match_apply (&match, &event) != ALU_OK)
        abort ();
    }
  return match;
}

static void
think_at (Findings *found, int level, int moment)
{
  AluMatch match = mid_deal (sets[moment]);
  AluView view = alu_view_for_seat (&match, alu_match_decider (&match));
  AluBudget budget = { .seed = 5, .nodes = 300, .memory_bytes = alu_bot_memory ((AluLevel) level) };
  AluMatch next = match;

  budget.memory = malloc (budget.memory_bytes);
  alu_bot_decide ((AluLevel) level, &view, &budget, &found->events[level][moment],
                  &found->info[level][moment]);
  free (budget.memory);
  found->n_left += alu_match_apply (&next, &found->events[level][moment]) != ALU_OK;
}

static void *
find_out (void *data)
{
  static const AluPuzzleCriteria easy = { -1, 1, 1, 0 };
  Findings *found = data;
  AluMatch match = mid_deal (ALU_RULES_CLASSIC);
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  AluView view = alu_view_for_seat (&match, match.deal.turn);
  AluBudget budget = { .nodes = 300 };

  memset (found, 0, sizeof *found);
  for (int level = 0; level < ALU_N_LEVELS; level++)
    for (int moment = 0; moment < N_MOMENTS; moment++)
      think_at (found, level, moment);
  alu_hint (&view, &budget, &found->hint);
  found->n_left += maker == NULL
                   || !alu_puzzle_generator_generate (maker, 2, &easy, NULL, &found->puzzle);
  alu_puzzle_generator_free (maker);
  return NULL;
}

TEST (test_searches_at_once)
{
  Findings *alone = malloc (sizeof *alone);
  Findings *found = malloc (N_THREADS * sizeof *found);
  pthread_t threads[N_THREADS];

  find_out (alone);
  assert_int_equal (alone->n_left, 0);
  for (int i = 0; i < N_THREADS; i++)
    assert_int_equal (pthread_create (&threads[i], NULL, find_out, &found[i]), 0);
  for (int i = 0; i < N_THREADS; i++)
    assert_int_equal (pthread_join (threads[i], NULL), 0);
  for (int i = 0; i < N_THREADS; i++)
    assert_memory_equal (&found[i], alone, sizeof *alone);
  free (alone);
  free (found);
}

typedef struct
{
  AluStop stop;
  AluLevel level;
  AluMatch match;
  AluEvent event;
} Search;

static void *
search_in_thread (void *data)
{
  Search *search = data;
  AluView view = alu_view_for_seat (&search->match, search->match.deal.turn);
  AluBudget budget = { .seed = 1, .nodes = UINT64_C (1) << 50, .stop = &search->stop };

  budget.memory_bytes = alu_bot_memory (search->level);
  budget.memory = malloc (budget.memory_bytes);
  alu_bot_decide (search->level, &view, &budget, &search->event, NULL);
  free (budget.memory);
  return NULL;
}

/* Without a stop, each would take hours. */
TEST (test_ended_from_outside)
{
  for (int level = ALU_LEVEL_STRONG; level < ALU_N_LEVELS; level++)
    {
      Search job = { .level = (AluLevel) level, .match = mid_deal (ALU_RULES_SIX) };
      pthread_t thread;

      assert_int_equal (pthread_create (&thread, NULL, search_in_thread, &job), 0);
      alu_stop_request (&job.stop);
      assert_int_equal (pthread_join (thread, NULL), 0);
      assert_int_equal (job.event.type, ALU_EVENT_PLAY);
      assert_int_equal (alu_match_apply (&job.match, &job.event), ALU_OK);
    }
}
