/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-bot-kind.h"

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
};
