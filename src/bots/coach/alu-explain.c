/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/coach/alu-hint.h"

#include <string.h>

/* Reasons that tell of cards still in hand: what they look like from outside instead. */
static AluWhy
outward_reason (const AluView *then, const AluThoughts *thoughts, AluCard card)
{
  AluScene scene;

  alu_scene_init (&scene, then);
  switch (thoughts->why)
    {
    case ALU_WHY_KEEP_LUETTE:
      return ALU_WHY_DUCK;
    case ALU_WHY_MORDIENNE:
      if (thoughts->seat != scene.seat)
        return ALU_WHY_MORDIENNE;
      if (scene.n_table == 0)
        return ALU_WHY_LEAD_LOW;
      return alu_scene_strength (&scene, card) > scene.best ? ALU_WHY_RACE : ALU_WHY_DUCK;
    case ALU_WHY_TAKE_SURE:
    case ALU_WHY_RACE:
      return alu_scene_to_come (&scene) == 0 ? ALU_WHY_TAKE_CHEAPLY : ALU_WHY_RACE;
    default:
      return thoughts->why;
    }
}

/* What @now sees by itself: played cards and open hands. */
static AluCardSet
seen_cards (const AluView *now)
{
  return ALU_ALL_CARDS & ~now->unseen;
}

/* Leaves of the thoughts what the table may know while the deal runs. */
static void
keep_secrets (const AluView *then, const AluView *now, AluExplanation *why)
{
  AluThoughts told = { .why = why->thoughts.why, .seat = why->thoughts.seat };

  if (why->event.type == ALU_EVENT_PLAY)
    {
      told.why = outward_reason (then, &why->thoughts, why->event.card);
      told.cards = why->thoughts.cards & seen_cards (now) & then->match.deal.played;
      told.cards |= alu_card_bit (why->event.card);
      told.n_candidates = 1;
      told.candidates[0] = (AluCandidate) { .card = why->event.card, .win = -1 };
    }
  why->thoughts = told;
}

/* Remarks that speak of nothing but the open table. */
static bool
is_public (const AluRemark *remark)
{
  switch (remark->kind)
    {
    case ALU_REMARK_STOP_MORDIENNE:
    case ALU_REMARK_PARTNER_MORDIENNE:
      return remark->count > 0;
    case ALU_REMARK_OFFER_REFUSED:
    case ALU_REMARK_PARTNER_HOLDS:
    case ALU_REMARK_OPPONENT_HOLDS:
    case ALU_REMARK_SPOILED:
    case ALU_REMARK_LAST_TO_PLAY:
    case ALU_REMARK_ONE_TO_COME:
    case ALU_REMARK_YOU_LEAD:
    case ALU_REMARK_RACE:
    case ALU_REMARK_RACE_LEVEL:
    case ALU_REMARK_NO_TRICK:
    case ALU_REMARK_LAST_TRICKS:
    case ALU_REMARK_OPEN_HAND:
    case ALU_REMARK_FATEFUL:
    case ALU_REMARK_ASIDE:
      return true;
    default:
      return false;
    }
}

static void
tell_remarks (const AluView *then, AluExplanation *why)
{
  AluRemark remarks[ALU_MAX_REMARKS];
  int n = alu_remarks (then, remarks);

  for (int i = 0; i < n; i++)
    if (why->open || is_public (&remarks[i]))
      why->remarks[why->n_remarks++] = remarks[i];
}

void
alu_explain (const AluView *then, AluLevel level, const AluBudget *budget, const AluEvent *event,
             const AluView *now, bool over, AluExplanation *why)
{
  AluEvent again;

  memset (why, 0, sizeof *why);
  why->seat = event->seat;
  why->level = (uint8_t) level;
  why->open = over;
  why->event = *event;
  alu_bot_decide (level, then, budget, &again, &why->thoughts);
  tell_remarks (then, why);
  if (!over)
    keep_secrets (then, now, why);
}
