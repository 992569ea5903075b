/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/coach/alu-hint.h"

#include "bots/alu-equity.h"

#include <string.h>

#define LEVEL ALU_LEVEL_MASTER
#define FORECAST_WORLDS 400 /* for the chances before the decision */
#define ANSWER_WORLDS 2000  /* for what an answer is worth */

size_t
alu_hint_memory (void)
{
  size_t bytes = alu_bot_memory (LEVEL);

  return alu_forecast_memory () > bytes ? alu_forecast_memory () : bytes;
}

static float
worth_of (const AluForecast *forecast, const AluEquity *equity)
{
  float worth = 0;

  for (int i = 0; i < 5; i++)
    worth += forecast->chances[i] * equity->worth[i];
  return worth;
}

/* The cards of @set that lie @over @strength, or equal it. */
static void
split (const AluScene *scene, AluCardSet set, int strength, AluCardSet *over, AluCardSet *equal)
{
  for (; set != 0; set &= set - 1)
    {
      int other = alu_scene_strength (scene, alu_set_first (set));

      *over |= other > strength ? set & -set : 0;
      *equal |= other == strength ? set & -set : 0;
    }
}

/* Who can still spoil or take the trick that the card would win as it lies. */
static void
tell_threats (const AluView *view, AluHint *hint)
{
  AluScene scene;
  int strength;

  alu_scene_init (&scene, view);
  strength = alu_scene_strength (&scene, hint->event.card);
  if (strength <= scene.best)
    return;
  for (int seat = 0; seat < scene.n_seats; seat++)
    {
      AluCardSet hand = scene.deal->hands[seat] != 0 ? scene.deal->hands[seat] : view->unseen;
      AluCardSet over = 0;

      if (!alu_scene_comes_after (&scene, seat))
        continue;
      split (&scene, hand, strength, &over, &hint->equals);
      hint->threats |= over;
      if (over != 0 && !alu_scene_is_friend (&scene, seat))
        hint->threat_seats |= (uint8_t) (1 << seat);
    }
  hint->beaten = alu_scene_beaten (&scene, strength, alu_scene_opponents (&scene));
}

static void
tell_next_best (AluHint *hint)
{
  const AluThoughts *thoughts = &hint->thoughts;

  hint->next_best = ALU_CARD_NONE;
  if (thoughts->n_candidates < 2 || thoughts->worlds == 0)
    return;
  hint->next_best = thoughts->candidates[1].card;
  hint->gap = thoughts->candidates[1].behind > 0 ? thoughts->candidates[1].behind : 0;
  hint->gap_error = thoughts->candidates[1].error;
}

static void
advise_play (const AluView *view, const AluBudget *budget, const AluEquity *equity, AluHint *hint)
{
  alu_bot_decide (LEVEL, view, budget, &hint->event, &hint->thoughts);
  if (alu_match_may_offer (&view->match) == ALU_OK)
    {
      hint->worth_yes = equity->worth[1];
      hint->worth_no = hint->thoughts.worth;
    }
  if (alu_match_may_propose (&view->match, view->seat) == ALU_OK
      && alu_bot_proposes (LEVEL, view, budget))
    {
      hint->event = (AluEvent) { .type = ALU_EVENT_PROPOSE, .seat = view->seat };
      hint->worth_yes = equity->worth[1];
      hint->worth_no = worth_of (&hint->before, equity);
    }
  if (hint->event.type != ALU_EVENT_PLAY)
    return;
  tell_threats (view, hint);
  tell_next_best (hint);
}

/* An offer is accepted, a point given, where that is worth more than playing on. */
static void
advise_answer (const AluView *view, const AluBudget *budget, const AluEquity *equity, AluHint *hint)
{
  bool offered = hint->asked == ALU_PHASE_ANSWER;

  hint->worth_yes = equity->worth[offered ? 3 : 1];
  hint->worth_no = worth_of (&hint->before, equity);
  hint->event = (AluEvent) { .type = offered ? ALU_EVENT_ANSWER : ALU_EVENT_CONSENT,
                             .seat = view->seat,
                             .yes = hint->worth_yes >= hint->worth_no };
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
    alu_forecast (view, answers ? ANSWER_WORLDS : FORECAST_WORLDS, budget, &hint->before);
  if (answers)
    advise_answer (view, budget, &equity, hint);
  else if (hint->asked == ALU_PHASE_PLAY)
    advise_play (view, budget, &equity, hint);
  else
    alu_bot_decide (LEVEL, view, budget, &hint->event, &hint->thoughts);
}
