/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-bot-kind.h"

#include "bots/tarot/coach/tarot-hint.h"
#include "bots/tarot/tarot-bot.h"

static const char *
kind_level_id (int level)
{
  return tarot_level_id ((TarotLevel) level);
}

static size_t
kind_memory (int level)
{
  return tarot_bot_memory ((TarotLevel) level);
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

static size_t
kind_hint_memory (void)
{
  return tarot_bot_memory (TAROT_HINT_LEVEL);
}

static bool
kind_can_explain (const void *event)
{
  return tarot_can_explain (event);
}

static void
kind_explain (int level, const void *then, const AluBudget *budget, const void *event,
              const void *now, bool over, void *why)
{
  (void) now; /* until the deal is over, an explanation uses only what everybody knows */
  tarot_explain (then, (TarotLevel) level, budget, event, over, why);
}

const AluBotKind tarot_bot_kind = {
  .id = "tarot",
  .n_levels = TAROT_N_LEVELS,
  .usual_level = TAROT_LEVEL_VILLAGER,
  .level_id = kind_level_id,
  .memory = kind_memory,
  .choose = kind_choose,
  .next_volunteer = kind_next_volunteer,
  .volunteer = kind_volunteer,
  .advisor_level = TAROT_LEVEL_STRONG,
  .hint = kind_hint,
  .hint_size = sizeof (TarotHint),
  .hint_memory = kind_hint_memory,
  .can_explain = kind_can_explain,
  .explain = kind_explain,
  .explanation_size = sizeof (TarotExplanation),
};
