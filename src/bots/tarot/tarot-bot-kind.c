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

const AluBotKind tarot_bot_kind = {
  .id = "tarot",
  .n_levels = TAROT_N_LEVELS,
  .usual_level = TAROT_LEVEL_VILLAGER,
  .level_id = kind_level_id,
  .memory = kind_memory,
  .choose = kind_choose,
};
