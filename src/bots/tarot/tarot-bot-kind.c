/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-bot-kind.h"

#include "bots/tarot/coach/tarot-hint.h"
#include "bots/tarot/coach/tarot-review.h"
#include "bots/tarot/tarot-bot.h"
#include "engine/alu-status.h"

static size_t
kind_memory (AluBotTask task, int level)
{
  switch (task)
    {
    case ALU_BOT_TASK_HINT:
      return tarot_bot_memory (TAROT_HINT_LEVEL);
    case ALU_BOT_TASK_CHOOSE:
      return tarot_bot_memory ((TarotLevel) level);
    default:
      return 0;
    }
}

static void
kind_choose (int level, const void *view, const AluBudget *budget, void *event)
{
  tarot_bot_decide ((TarotLevel) level, view, budget, event);
}

static int
kind_next_volunteer (const void *view, unsigned seats)
{
  const TarotMatch *match = &((const TarotView *) view)->match;

  if (!tarot_match_may_announce (match) || (seats & (1u << match->deal.taker)) == 0)
    return ALU_GAME_AWAITS_NOBODY;
  return match->deal.taker;
}

/* Asks the taker whether to announce a slam. */
static bool
kind_volunteer (int level, const void *view, const AluBudget *budget, void *event)
{
  const TarotView *own = view;

  if (!tarot_bot_announces ((TarotLevel) level, own, budget))
    return false;
  tarot_event_init (event, TAROT_EVENT_SLAM, own->seat);
  return true;
}

static void
kind_hint (const void *view, const AluBudget *budget, void *hint)
{
  tarot_hint (view, budget, hint);
}

static void
kind_explain (int level, const void *then, const AluBudget *budget, const void *event,
              const void *now, bool over, void *why)
{
  (void) now; /* until the deal is over, an explanation uses only what everybody knows */
  tarot_explain (then, (TarotLevel) level, budget, event, over, why);
}

static bool
kind_review (const void *start, const void *events, int n_events, int seat, unsigned seats,
             const AluBudget *budget, AluProgress progress, void *data, void *review)
{
  (void) seats; /* nobody plays for another seat */
  return tarot_review (start, events, n_events, seat, budget, progress, data, review);
}

static float
kind_option (const void *review, int index, int option, void *event)
{
  const TarotOptionValue *value
      = &((const TarotReview *) review)->verdicts[index].options[option];

  *(TarotEvent *) event = value->event;
  return (float) value->marks;
}

static const AluBotConvention convention = {
  .id = "fft",
  .first_level = TAROT_LEVEL_STRONG,
  .option = { .key = "signals",
              .choices = { "off", "on" },
              .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "On") },
              .label = ALU_NC_("option", "Official Signals"),
              .description = ALU_N_("Bots from Strong upward play and read the federation’s signals "
                                    "in defense, and expect you to do so. The help explains "
                                    "them.") },
};

const AluBotKind tarot_bot_kind = {
  .id = "tarot",
  .n_levels = TAROT_N_LEVELS,
  /* There are no teams: in the defense, all bots are partners of a person. */
  .usual_level = TAROT_LEVEL_STRONG,
  .partner_level = TAROT_LEVEL_STRONG,
  .convention = &convention,
  .level_ids = tarot_level_ids,
  .memory = kind_memory,
  .choose = kind_choose,
  .next_volunteer = kind_next_volunteer,
  .volunteer = kind_volunteer,
  .advisor_level = TAROT_LEVEL_STRONG,
  .hint = kind_hint,
  .hint_size = sizeof (TarotHint),
  .explained = TAROT_EXPLAINED_EVENTS,
  .explain = kind_explain,
  .explanation_size = sizeof (TarotExplanation),
  .review = kind_review,
  .review_size = sizeof (TarotReview),
  .verdicts = offsetof (TarotReview, verdicts),
  .verdict_size = sizeof (TarotVerdict),
  .option = kind_option,
};
