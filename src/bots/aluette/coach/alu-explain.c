/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-hint.h"

#include <string.h>

/* Returns: the reason for @card, or, if it would reveal cards still in hand, the reason that the
 * move suggests to others. */
static AluMoveReason
get_apparent_reason (const AluView *then, const AluDecisionInfo *info, AluCard card)
{
  AluTrickContext context;

  alu_trick_context_init (&context, then);
  switch (info->reason)
    {
    case ALU_MOVE_REASON_CANNOT_TAKE:
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

/* Returns: the cards that are visible in @now: cards played and open hands. */
static AluCardSet
get_visible_cards (const AluView *now)
{
  return ALU_ALL_CARDS & ~now->unseen;
}

/* Removes everything that must stay secret during the deal. */
static void
remove_secrets (const AluView *then, const AluView *now, AluExplanation *explanation)
{
  AluDecisionInfo public_info = { .reason = explanation->info.reason,
                                  .seat = explanation->info.seat };

  if (explanation->event.type == ALU_EVENT_PLAY)
    {
      public_info.reason = get_apparent_reason (then, &explanation->info, explanation->event.card);
      public_info.cards = explanation->info.cards & get_visible_cards (now)
                          & then->match.deal.played;
      public_info.cards |= alu_card_bit (explanation->event.card);
      public_info.n_candidates = 1;
      public_info.candidates[0] = (AluCandidate) { .card = explanation->event.card, .win = -1 };
    }
  explanation->info = public_info;
}

/* Returns: whether a remark is only about what everyone can see. */
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
fill_remarks (const AluView *then, AluExplanation *explanation)
{
  AluRemark remarks[ALU_MAX_REMARKS];
  int n = alu_remarks (then, remarks);

  for (int i = 0; i < n; i++)
    if (explanation->open || is_public (&remarks[i]))
      explanation->remarks[explanation->n_remarks++] = remarks[i];
}

void
alu_explain (const AluView *then, AluLevel level, const AluBudget *budget, const AluEvent *event,
             const AluView *now, bool over, AluExplanation *explanation)
{
  AluEvent decision;

  memset (explanation, 0, sizeof *explanation);
  explanation->seat = event->seat;
  explanation->level = (uint8_t) level;
  explanation->open = over;
  explanation->event = *event;
  alu_bot_decide (level, then, budget, &decision, &explanation->info);
  fill_remarks (then, explanation);
  if (!over)
    remove_secrets (then, now, explanation);
}
