/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/alu-coach-experiment.h"

#include "bots/aluette/alu-playout.h"
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"

#include <stdlib.h>
#include <string.h>

size_t
alu_coach_experiment_memory (const AluCoachExperiment *experiment)
{
  size_t bytes = alu_bot_memory (experiment->level);

  return alu_review_memory () > bytes ? alu_review_memory () : bytes;
}

/* Replaces a move that the review finds costly. */
static void
correct_move (const AluCoachExperiment *experiment, const AluMatch *match, AluEvent *move,
              AluCorrection *correction)
{
  AluBudget budget = { .nodes = experiment->nodes,
                       .memory = experiment->memory,
                       .memory_bytes = experiment->memory_bytes };
  AluVerdict verdict;

  alu_review_decision (match, move, false, &budget, &verdict);
  correction->n_judged += !verdict.judgment.forced;
  if (!verdict.judgment.costly)
    return;
  correction->n_costly++;
  correction->cost += verdict.judgment.cost;
  *move = verdict.best;
}

/* Plays a deal. If @correction is not NULL, corrects the moves of @team.
 *
 * Returns: the points of @team. */
static int
play_deal (const AluCoachExperiment *experiment, uint64_t seed, int team, AluCorrection *correction)
{
  AluBudget budget = { .seed = seed,
                       .memory = experiment->memory,
                       .memory_bytes = experiment->memory_bytes };
  AluSeating seating;
  AluMatch match;

  alu_seating_init (&seating);
  if (alu_match_init (&match, &experiment->rules, &seating) != ALU_OK)
    return 0;
  match.rules.target = 24;
  do
    {
      AluEvent event;

      if (alu_match_awaits_chance (&match))
        alu_match_chance (&match, seed, &event);
      else
        {
          AluView view = alu_view_for_seat (&match, alu_match_decider (&match));

          alu_bot_decide (experiment->level, &view, &budget, &event, NULL);
          if (correction != NULL && (int) alu_team_of (view.seat) == team
              && alu_match_phase (&match) != ALU_PHASE_VOTE
              && alu_match_phase (&match) != ALU_PHASE_REJECT)
            correct_move (experiment, &match, &event, correction);
        }
      if (alu_match_apply (&match, &event) != ALU_OK)
        abort ();
    }
  while (!match.deal.ended);
  return alu_deal_points_for (&match.deal, team);
}

void
alu_coach_experiment_correct (const AluCoachExperiment *experiment, uint64_t seed, int team,
                              AluCorrection *correction)
{
  memset (correction, 0, sizeof *correction);
  correction->before = play_deal (experiment, seed, team, NULL);
  correction->after = play_deal (experiment, seed, team, correction);
}

static void
decide_by_hint (const AluMatch *match, const AluView *view, const AluBudget *budget,
                AluEvent *event)
{
  AluHint hint;

  alu_hint (view, budget, &hint);
  *event = hint.event;
}

void
alu_coach_follower (AluArenaPlayer *player)
{
  memset (player, 0, sizeof *player);
  player->id = "hints";
  player->level = ALU_LEVEL_NOVICE;
  player->decide = decide_by_hint;
  player->memory_bytes = alu_hint_memory ();
}
