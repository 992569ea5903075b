/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-aluette-bot-kind.h"

#include "bots/aluette/alu-bot.h"
#include "bots/aluette/coach/alu-hint.h"

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

static bool
kind_can_explain (const void *event)
{
  return ((const AluEvent *) event)->type == ALU_EVENT_PLAY;
}

static void
kind_explain (int level, const void *then, const AluBudget *budget, const void *event,
              const void *now, bool over, void *why)
{
  alu_explain (then, (AluLevel) level, budget, event, now, over, why);
}

const AluBotKind alu_aluette_bot_kind = {
  .id = "aluette",
  .n_levels = ALU_N_LEVELS,
  .usual_level = ALU_LEVEL_VILLAGER,
  .level_id = kind_level_id,
  .memory = kind_memory,
  .choose = kind_choose,
  .next_volunteer = kind_next_volunteer,
  .volunteer = kind_volunteer,
  .hint = kind_hint,
  .hint_size = sizeof (AluHint),
  .hint_memory = alu_hint_memory,
  .can_explain = kind_can_explain,
  .explain = kind_explain,
  .explanation_size = sizeof (AluExplanation),
};
