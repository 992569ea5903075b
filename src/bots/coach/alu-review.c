/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/coach/alu-review.h"

#include "bots/alu-equity.h"

#include <math.h>
#include <string.h>

#define LEVEL ALU_LEVEL_MASTER
#define NODES 100000      /* of the search of one decision */
#define OPEN_NODES 150000 /* of the solver, likewise */
#define POINT_WORLDS 300  /* of a point of the graph */
#define ANSWER_WORLDS 2000
#define VARIANCE 1.5f /* of a deal's points, about, where only their mean is known */

size_t
alu_review_memory (void)
{
  size_t bytes = alu_bot_memory (LEVEL);

  bytes = alu_forecast_memory () > bytes ? alu_forecast_memory () : bytes;
  return alu_analysis_memory () > bytes ? alu_analysis_memory () : bytes;
}

/* Bounds for @team instead of team A. */
static AluBounds
bounds_for (AluBounds bounds, int team)
{
  if (team == ALU_TEAM_A)
    return bounds;
  return (AluBounds) { (int8_t) -bounds.high, (int8_t) -bounds.low };
}

/* The figures of @card, or of the one that stands for it among equals. */
static const AluCandidate *
find_candidate (const AluThoughts *thoughts, AluOrder order, AluCard card)
{
  const AluCandidate *found = &thoughts->candidates[0];

  for (int i = 0; i < thoughts->n_candidates; i++)
    {
      const AluCandidate *candidate = &thoughts->candidates[i];

      if (candidate->card == card)
        return candidate;
      if (alu_card_numbers[order][candidate->card] == alu_card_numbers[order][card])
        found = candidate;
    }
  return found;
}

static void
set_cost (AluJudgement *judgement, float cost, float error)
{
  judgement->cost = cost > 0 ? cost : 0;
  judgement->error = error;
  judgement->costly = judgement->cost >= ALU_COSTLY && judgement->cost >= ALU_COSTLY_ERRORS * error;
}

static float
error_of (uint32_t worlds)
{
  return worlds > 0 ? sqrtf (VARIANCE / (float) worlds) : 1;
}

/* A card against the best card. */
static void
judge_card (const AluView *view, AluJudgement *judgement)
{
  const AluThoughts *thoughts = &judgement->thoughts;
  const AluCandidate *played = find_candidate (thoughts, alu_rules_order (&view->match.rules),
                                               judgement->deed.card);

  judgement->best = judgement->deed;
  judgement->win = played->win;
  judgement->best_win = thoughts->candidates[0].win;
  set_cost (judgement, played->behind, played->error);
  if (judgement->cost > 0)
    judgement->best.card = thoughts->candidates[0].card;
}

/* The offer against the best card: as if accepted. */
static void
judge_offer (const AluEquity *equity, AluJudgement *judgement)
{
  const AluThoughts *thoughts = &judgement->thoughts;

  judgement->best = judgement->deed;
  judgement->best_win = thoughts->candidates[0].win;
  set_cost (judgement, thoughts->worth - equity->worth[1], error_of (thoughts->worlds));
  if (judgement->cost > 0)
    judgement->best = (AluEvent) { .type = ALU_EVENT_PLAY,
                                   .seat = judgement->seat,
                                   .card = thoughts->candidates[0].card };
}

/* Yes ends the deal with so many points, no plays on. */
static void
judge_answer (const AluView *view, const AluEquity *equity, const AluBudget *budget,
              AluJudgement *judgement)
{
  bool answer = judgement->deed.type == ALU_EVENT_ANSWER;
  bool yes = judgement->deed.type == ALU_EVENT_PROPOSE || judgement->deed.yes;
  float worth_yes = equity->worth[answer ? 3 : 1];
  float worth_no = 0;
  float cost;
  AluForecast forecast;

  alu_forecast (view, ANSWER_WORLDS, budget, &forecast);
  for (int i = 0; i < 5; i++)
    worth_no += forecast.chances[i] * equity->worth[i];
  cost = yes ? worth_no - worth_yes : worth_yes - worth_no;
  set_cost (judgement, cost, error_of (forecast.worlds));
  judgement->best = judgement->deed;
  if (judgement->cost > 0 && judgement->deed.type != ALU_EVENT_PROPOSE)
    judgement->best.yes = !yes;
  judgement->win = !yes ? forecast.win : answer ? 1 : 0;
  judgement->best_win = judgement->best.yes == judgement->deed.yes ? judgement->win
                        : yes                                      ? forecast.win
                        : answer                                   ? 1
                                                                   : 0;
}

/* What the open hands say about the card. */
static void
judge_openly (const AluAnalysis *analysis, AluJudgement *judgement)
{
  int team = (int) alu_team_of (judgement->seat);
  AluBounds best = { -3, -3 };

  judgement->open_best = ALU_CARD_NONE;
  judgement->open_value = judgement->open_best_value = (AluBounds) { -2, 2 };
  for (int i = analysis->n_cards - 1; i >= 0; i--)
    {
      AluBounds value = bounds_for (analysis->cards[i].value, team);
      bool played = judgement->deed.type == ALU_EVENT_PLAY
                    && analysis->cards[i].card == judgement->deed.card;

      if (played)
        judgement->open_value = value;
      if (value.low > best.low || (value.low == best.low && played))
        {
          best = value;
          judgement->open_best = analysis->cards[i].card;
        }
    }
  if (judgement->open_best == ALU_CARD_NONE)
    return;
  judgement->open_best_value = best;
  if (!alu_bounds_exact (best) && best.low == -2)
    judgement->open_best = ALU_CARD_NONE;
}

static bool
is_forced (const AluMatch *match, const AluEvent *deed)
{
  return deed->type == ALU_EVENT_PLAY && alu_set_count (alu_match_legal_plays (match)) == 1
         && alu_match_may_offer (match) != ALU_OK;
}

static bool
is_judged (const AluEvent *deed)
{
  return deed->type == ALU_EVENT_PLAY || deed->type == ALU_EVENT_OFFER
         || deed->type == ALU_EVENT_ANSWER || deed->type == ALU_EVENT_CONSENT
         || deed->type == ALU_EVENT_PROPOSE;
}

/* Who decided on @deed. */
static int
decider_of (const AluMatch *match, const AluEvent *deed)
{
  return alu_decider (&match->seating, deed->seat);
}

static void
judge (const AluMatch *match, const AluEvent *deed, const AluBudget *budget,
       const AluAnalysis *analysis, AluJudgement *judgement)
{
  int decider = decider_of (match, deed);
  AluView view = alu_view_for_seat (match, decider);
  AluBudget own = *budget;
  AluEquity equity;
  AluEvent event;

  memset (judgement, 0, sizeof *judgement);
  judgement->deed = judgement->best = *deed;
  judgement->seat = deed->seat;
  judgement->decider = (uint8_t) decider;
  judgement->trick = match->deal.n_tricks;
  judgement->open_best = ALU_CARD_NONE;
  judgement->forced = is_forced (match, deed);
  if (judgement->forced)
    return;
  own.nodes = budget->nodes > 0 ? budget->nodes : NODES;
  judgement->n_remarks = (uint8_t) alu_remarks (&view, judgement->remarks);
  alu_equity_init (&equity, match, (int) alu_team_of (decider));
  if (deed->type == ALU_EVENT_PLAY || deed->type == ALU_EVENT_OFFER)
    {
      alu_bot_decide (LEVEL, &view, &own, &event, &judgement->thoughts);
      judge_openly (analysis, judgement);
    }
  if (deed->type == ALU_EVENT_PLAY)
    judge_card (&view, judgement);
  else if (deed->type == ALU_EVENT_OFFER)
    judge_offer (&equity, judgement);
  else
    judge_answer (&view, &equity, budget, judgement);
}

static void
analyse (const AluMatch *match, const AluBudget *budget, AluAnalysis *analysis)
{
  AluBudget own = *budget;

  own.nodes = OPEN_NODES;
  alu_analyse (match, &own, analysis);
}

void
alu_judge (const AluMatch *match, const AluEvent *deed, bool open, const AluBudget *budget,
           AluJudgement *judgement)
{
  const AluBudget no_budget = { 0 };
  AluAnalysis analysis = { 0 };

  budget = budget != NULL ? budget : &no_budget;
  if (open && alu_match_phase (match) == ALU_PHASE_PLAY && !is_forced (match, deed))
    analyse (match, budget, &analysis);
  judge (match, deed, budget, &analysis, judgement);
}

/* The next point of @seat's graph. */
static void
mark_point (const AluMatch *match, const AluBudget *budget, AluBounds open, AluReview *review)
{
  AluView view = alu_view_for_seat (match, review->seat);
  AluReviewPoint *point = &review->points[review->n_points++];

  point->n_tricks = match->deal.n_tricks;
  point->open = bounds_for (open, (int) alu_team_of (review->seat));
  alu_forecast (&view, POINT_WORLDS, budget, &point->known);
}

/* What one event of the deal gives the review. */
static void
look_at_event (const AluMatch *match, const AluEvent *event, int index, const AluBudget *budget,
               AluReview *review)
{
  bool plays = alu_match_phase (match) == ALU_PHASE_PLAY;
  bool point = plays && match->deal.n_plays == review->n_points * match->rules.seats
               && review->n_points < ALU_MAX_HAND;
  bool judged = is_judged (event) && (review->seats & (1u << event->seat)) != 0
                && review->n_judgements < ALU_MAX_JUDGEMENTS;
  AluAnalysis analysis = { 0 };

  if (plays && (point || (judged && !is_forced (match, event))))
    analyse (match, budget, &analysis);
  if (point)
    mark_point (match, budget, analysis.value, review);
  if (!judged)
    return;
  judge (match, event, budget, &analysis, &review->judgements[review->n_judgements]);
  review->judgements[review->n_judgements++].event = (uint16_t) index;
}

bool
alu_review (const AluMatch *start, const AluEvent *events, int n_events, int seat, unsigned seats,
            const AluBudget *budget, void (*progress) (double share, void *data), void *data,
            AluReview *review)
{
  const AluBudget no_budget = { 0 };
  AluMatch match = *start;
  AluAnalysis analysis;

  budget = budget != NULL ? budget : &no_budget;
  memset (review, 0, sizeof *review);
  review->seat = (uint8_t) seat;
  review->seats = (uint16_t) seats;
  for (int i = 0; i < n_events && (i == 0 || !match.deal.ended); i++)
    {
      if (alu_stop_asked (budget->stop))
        return false;
      look_at_event (&match, &events[i], i, budget, review);
      if (alu_match_apply (&match, &events[i]) != ALU_OK)
        return false;
      if (progress != NULL)
        progress ((double) (i + 1) / n_events, data);
    }
  if (!match.deal.ended || match.n_deals == start->n_deals)
    return false;
  alu_analyse (&match, budget, &analysis);
  mark_point (&match, budget, analysis.value, review);
  return !alu_stop_asked (budget->stop);
}
