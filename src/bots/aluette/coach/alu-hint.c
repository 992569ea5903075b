/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-hint.h"

#include "bots/aluette/alu-equity.h"

#include <string.h>

#define LEVEL ALU_LEVEL_MASTER
#define FORECAST_SAMPLES 400 /* rollouts for the forecast before a card */
#define ANSWER_SAMPLES 2000  /* rollouts for the value of an answer */

size_t
alu_hint_memory (void)
{
  size_t bytes = alu_bot_memory (LEVEL);

  return alu_forecast_memory () > bytes ? alu_forecast_memory () : bytes;
}

static float
get_worth (const AluForecast *forecast, const AluEquity *equity)
{
  float worth = 0;

  for (int i = 0; i < 5; i++)
    worth += forecast->chances[i] * equity->worth[i];
  return worth;
}

/* Adds the cards of @set that are stronger than @strength to @over, and the equal ones to
 * @equal. */
static void
split_cards (const AluTrickContext *context, AluCardSet set, int strength, AluCardSet *over,
             AluCardSet *equal)
{
  for (; set != 0; set &= set - 1)
    {
      int other = alu_trick_context_strength (context, alu_set_first (set));

      *over |= other > strength ? set & -set : 0;
      *equal |= other == strength ? set & -set : 0;
    }
}

/* Finds the cards and players that can still take or spoil the trick, if the suggested card would
 * take it now. */
static void
fill_threats (const AluView *view, AluHint *hint)
{
  AluTrickContext context;
  int strength;

  alu_trick_context_init (&context, view);
  strength = alu_trick_context_strength (&context, hint->event.card);
  if (strength <= context.best)
    return;
  for (int seat = 0; seat < context.n_seats; seat++)
    {
      AluCardSet hand = context.deal->hands[seat] != 0 ? context.deal->hands[seat] : view->unseen;
      AluCardSet over = 0;

      if (!alu_trick_context_comes_after (&context, seat))
        continue;
      split_cards (&context, hand, strength, &over, &hint->equals);
      hint->threats |= over;
      if (over != 0 && !alu_trick_context_is_friend (&context, seat))
        hint->threat_seats |= (uint8_t) (1 << seat);
    }
  hint->beaten = alu_trick_context_beaten (&context, strength,
                                           alu_trick_context_opponents (&context));
}

static void
fill_next_best (AluHint *hint)
{
  const AluDecisionInfo *info = &hint->info;

  hint->next_best = ALU_CARD_NONE;
  if (info->n_candidates < 2 || info->samples == 0)
    return;
  hint->next_best = info->candidates[1].card;
  hint->gap = info->candidates[1].behind > 0 ? info->candidates[1].behind : 0;
  hint->gap_error = info->candidates[1].error;
}

static void
advise_play (const AluView *view, const AluBudget *budget, const AluEquity *equity, AluHint *hint)
{
  alu_bot_decide (LEVEL, view, budget, &hint->event, &hint->info);
  if (alu_match_may_offer (&view->match) == ALU_OK)
    {
      hint->worth_yes = equity->worth[1];
      hint->worth_no = hint->info.worth;
    }
  if (alu_match_may_propose (&view->match, view->seat) == ALU_OK
      && alu_bot_proposes (LEVEL, view, budget))
    {
      alu_event_init (&hint->event, ALU_EVENT_PROPOSE, view->seat);
      hint->worth_yes = equity->worth[1];
      hint->worth_no = get_worth (&hint->before, equity);
    }
  if (hint->event.type != ALU_EVENT_PLAY)
    return;
  fill_threats (view, hint);
  fill_next_best (hint);
}

/* Suggests to accept an offer, or to concede, if this is worth at least as much as playing on. */
static void
advise_answer (const AluView *view, const AluBudget *budget, const AluEquity *equity, AluHint *hint)
{
  bool offered = hint->asked == ALU_PHASE_ANSWER;

  hint->worth_yes = equity->worth[offered ? 3 : 1];
  hint->worth_no = get_worth (&hint->before, equity);
  alu_event_init (&hint->event, offered ? ALU_EVENT_ANSWER : ALU_EVENT_CONSENT, view->seat);
  hint->event.yes = hint->worth_yes >= hint->worth_no;
}

void
alu_hint (const AluView *view, const AluBudget *budget, AluHint *hint)
{
  const AluBudget no_budget = { 0 };
  AluEquity equity;
  bool answers;

  budget = budget != NULL ? budget : &no_budget;
  memset (hint, 0, sizeof *hint);
  hint->asked = (uint8_t) alu_match_phase (&view->match);
  answers = hint->asked == ALU_PHASE_ANSWER || hint->asked == ALU_PHASE_CONCEDE;
  hint->seat = answers ? view->seat : view->match.deal.turn;
  hint->next_best = ALU_CARD_NONE;
  hint->n_remarks = (uint8_t) alu_remarks (view, hint->remarks);
  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  if (hint->asked != ALU_PHASE_VOTE && hint->asked != ALU_PHASE_REJECT)
    alu_forecast (view, answers ? ANSWER_SAMPLES : FORECAST_SAMPLES, budget, &hint->before);
  if (answers)
    advise_answer (view, budget, &equity, hint);
  else if (hint->asked == ALU_PHASE_PLAY)
    advise_play (view, budget, &equity, hint);
  else
    alu_bot_decide (LEVEL, view, budget, &hint->event, &hint->info);
}
