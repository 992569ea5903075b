/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-hint.h"

#include <string.h>

/* Reasons that tell of cards still in hand: what they look like from outside instead. */
static AluMoveReason
outward_reason (const AluView *then, const AluDecisionInfo *info, AluCard card)
{
  AluTrickContext context;

  alu_trick_context_init (&context, then);
  switch (info->reason)
    {
    case ALU_MOVE_REASON_KEEP_LUETTE:
      return ALU_MOVE_REASON_DUCK;
    case ALU_MOVE_REASON_MORDIENNE:
      if (info->seat != context.seat)
        return ALU_MOVE_REASON_MORDIENNE;
      if (context.n_table == 0)
        return ALU_MOVE_REASON_LEAD_LOW;
      return alu_trick_context_strength (&context, card) > context.best ? ALU_MOVE_REASON_RACE
                                                                        : ALU_MOVE_REASON_DUCK;
    case ALU_MOVE_REASON_TAKE_SURE:
    case ALU_MOVE_REASON_RACE:
      return alu_trick_context_to_come (&context) == 0 ? ALU_MOVE_REASON_TAKE_CHEAPLY
                                                       : ALU_MOVE_REASON_RACE;
    default:
      return info->reason;
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
keep_secrets (const AluView *then, const AluView *now, AluExplanation *reason)
{
  AluDecisionInfo told = { .reason = reason->info.reason, .seat = reason->info.seat };

  if (reason->event.type == ALU_EVENT_PLAY)
    {
      told.reason = outward_reason (then, &reason->info, reason->event.card);
      told.cards = reason->info.cards & seen_cards (now) & then->match.deal.played;
      told.cards |= alu_card_bit (reason->event.card);
      told.n_candidates = 1;
      told.candidates[0] = (AluCandidate) { .card = reason->event.card, .win = -1 };
    }
  reason->info = told;
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
    case ALU_REMARK_SPECIAL:
    case ALU_REMARK_ASIDE:
      return true;
    default:
      return false;
    }
}

static void
fill_remarks (const AluView *then, AluExplanation *reason)
{
  AluRemark remarks[ALU_MAX_REMARKS];
  int n = alu_remarks (then, remarks);

  for (int i = 0; i < n; i++)
    if (reason->open || is_public (&remarks[i]))
      reason->remarks[reason->n_remarks++] = remarks[i];
}

void
alu_explain (const AluView *then, AluLevel level, const AluBudget *budget, const AluEvent *event,
             const AluView *now, bool over, AluExplanation *reason)
{
  AluEvent again;

  memset (reason, 0, sizeof *reason);
  reason->seat = event->seat;
  reason->level = (uint8_t) level;
  reason->open = over;
  reason->event = *event;
  alu_bot_decide (level, then, budget, &again, &reason->info);
  fill_remarks (then, reason);
  if (!over)
    keep_secrets (then, now, reason);
}
