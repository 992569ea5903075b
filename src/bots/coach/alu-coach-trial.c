/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/coach/alu-coach-trial.h"

#include "bots/alu-playout.h"
#include "bots/coach/alu-hint.h"
#include "bots/coach/alu-review.h"

#include <stdlib.h>
#include <string.h>

size_t
alu_coach_trial_memory (const AluCoachTrial *trial)
{
  size_t bytes = alu_bot_memory (trial->level);

  return alu_review_memory () > bytes ? alu_review_memory () : bytes;
}

/* Replaces what the review finds costly. */
static void
correct (const AluCoachTrial *trial, const AluMatch *match, AluEvent *deed,
         AluCorrection *correction)
{
  AluBudget budget = { .nodes = trial->nodes,
                       .memory = trial->memory,
                       .memory_bytes = trial->memory_bytes };
  AluJudgement judgement;

  alu_judge (match, deed, false, &budget, &judgement);
  correction->n_judged += !judgement.forced;
  if (!judgement.costly)
    return;
  correction->n_costly++;
  correction->cost += judgement.cost;
  *deed = judgement.best;
}

/* Plays a deal; corrects @team where there is a @correction to fill. Returns its points. */
static int
play_deal (const AluCoachTrial *trial, uint64_t seed, int team, AluCorrection *correction)
{
  AluBudget budget = { .seed = seed, .memory = trial->memory, .memory_bytes = trial->memory_bytes };
  AluSeating seating;
  AluMatch match;

  alu_seating_init (&seating);
  if (alu_match_init (&match, &trial->rules, &seating) != ALU_OK)
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

          alu_bot_decide (trial->level, &view, &budget, &event, NULL);
          if (correction != NULL && (int) alu_team_of (view.seat) == team
              && alu_match_phase (&match) != ALU_PHASE_VOTE
              && alu_match_phase (&match) != ALU_PHASE_REJECT)
            correct (trial, &match, &event, correction);
        }
      if (alu_match_apply (&match, &event) != ALU_OK)
        abort ();
    }
  while (!match.deal.ended);
  return alu_deal_points_for (&match.deal, team);
}

void
alu_coach_trial_correct (const AluCoachTrial *trial, uint64_t seed, int team,
                         AluCorrection *correction)
{
  memset (correction, 0, sizeof *correction);
  correction->before = play_deal (trial, seed, team, NULL);
  correction->after = play_deal (trial, seed, team, correction);
}

static void
follow (const AluMatch *match, const AluView *view, const AluBudget *budget, AluEvent *event)
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
  player->decide = follow;
  player->memory_bytes = alu_hint_memory ();
}
