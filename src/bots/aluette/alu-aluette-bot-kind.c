/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-aluette-bot-kind.h"

#include "bots/aluette/alu-bot.h"

static const char *
kind_level_id (int level)
{
  return alu_level_id ((AluLevel) level);
}

static size_t
kind_memory (int level)
{
  return alu_bot_memory ((AluLevel) level);
}

static void
kind_choose (int level, const void *view, const AluBudget *budget, void *event)
{
  alu_bot_decide ((AluLevel) level, view, budget, event, NULL);
}

const AluBotKind alu_aluette_bot_kind = {
  .id = "aluette",
  .n_levels = ALU_N_LEVELS,
  .usual_level = ALU_LEVEL_VILLAGER,
  .level_id = kind_level_id,
  .memory = kind_memory,
  .choose = kind_choose,
};
