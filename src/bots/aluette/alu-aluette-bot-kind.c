/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-aluette-bot-kind.h"

#include "bots/aluette/alu-bot.h"
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"

static size_t
kind_memory (AluBotTask task, int level)
{
  switch (task)
    {
    case ALU_BOT_TASK_HINT:
      return alu_hint_memory ();
    case ALU_BOT_TASK_REVIEW:
      return alu_review_memory ();
    case ALU_BOT_TASK_EVALUATE:
      return alu_analysis_memory ();
    default:
      return alu_bot_memory ((AluLevel) level);
    }
}

static void
kind_choose (int level, const void *view, const AluBudget *budget, void *event)
{
  alu_bot_decide ((AluLevel) level, view, budget, event, NULL);
}

/* From the seat after the dealer on. */
static int
kind_next_volunteer (const void *view, unsigned seats)
{
  const AluMatch *match = &((const AluView *) view)->match;

  for (int i = 1; i <= match->rules.seats; i++)
    {
      int seat = (match->deal.dealer + i) % match->rules.seats;

      if ((seats & (1u << seat)) != 0 && alu_match_may_propose (match, seat) == ALU_OK)
        return seat;
    }
  return ALU_GAME_AWAITS_NOBODY;
}

/* Asks whether to concede the deal. */
static bool
kind_volunteer (int level, const void *view, const AluBudget *budget, void *event)
{
  const AluView *own = view;

  if (!alu_bot_proposes ((AluLevel) level, own, budget))
    return false;
  alu_event_init (event, ALU_EVENT_PROPOSE, own->seat);
  return true;
}

static void
kind_hint (const void *view, const AluBudget *budget, void *hint)
{
  alu_hint (view, budget, hint);
}

static void
kind_explain (int level, const void *then, const AluBudget *budget, const void *event,
              const void *now, bool over, void *why)
{
  alu_explain (then, (AluLevel) level, budget, event, now, over, why);
}

static bool
kind_review (const void *start, const void *events, int n_events, int seat, unsigned seats,
             const AluBudget *budget, AluProgress progress, void *data, void *review)
{
  return alu_review (start, events, n_events, seat, seats, budget, progress, data, review);
}

static float
kind_option (const void *review, int index, int option, void *event)
{
  return alu_verdict_option (&((const AluReview *) review)->verdicts[index], option, event);
}

static bool
kind_can_evaluate (const void *match)
{
  AluPhase phase = alu_match_phase (match);

  return phase == ALU_PHASE_PLAY || phase == ALU_PHASE_ANSWER;
}

static void
kind_evaluate (const void *match, const AluBudget *budget, void *evaluation)
{
  alu_analysis_compute (match, budget, evaluation);
}

const AluBotKind alu_aluette_bot_kind = {
  .id = "aluette",
  .n_levels = ALU_N_LEVELS,
  .usual_level = ALU_LEVEL_VILLAGER,
  .partner_level = ALU_LEVEL_STRONG,
  .level_ids = alu_level_ids,
  .memory = kind_memory,
  .choose = kind_choose,
  .next_volunteer = kind_next_volunteer,
  .volunteer = kind_volunteer,
  .hint = kind_hint,
  .hint_size = sizeof (AluHint),
  .explained = 1u << ALU_EVENT_PLAY,
  .explain = kind_explain,
  .explanation_size = sizeof (AluExplanation),
  .review = kind_review,
  .review_size = sizeof (AluReview),
  .verdicts = offsetof (AluReview, verdicts),
  .verdict_size = sizeof (AluVerdict),
  .option = kind_option,
  .can_evaluate = kind_can_evaluate,
  .evaluate = kind_evaluate,
  .evaluation_size = sizeof (AluAnalysis),
  .advisor_level = ALU_LEVEL_EXPERT,
};
