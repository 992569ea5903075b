/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-review.h"

#include "bots/aluette/alu-equity.h"

#include <math.h>
#include <string.h>

#define LEVEL ALU_LEVEL_MASTER
#define NODES 200000      /* budget of the search per decision */
#define MIN_BATCHES 24    /* what a bad move costs must be certain */
#define OPEN_NODES 150000 /* budget of the solver per decision */
#define POINT_SAMPLES 300 /* rollouts per point of the graph */
#define ANSWER_SAMPLES 2000
#define VARIANCE 1.5f /* approximate, of a deal's points; used if only their mean is known */

size_t
alu_review_memory (void)
{
  size_t bytes = alu_bot_memory (LEVEL);

  bytes = alu_forecast_memory () > bytes ? alu_forecast_memory () : bytes;
  return alu_analysis_memory () > bytes ? alu_analysis_memory () : bytes;
}

/* Returns: bounds in points for @team instead of team A. */
static AluBounds
get_bounds_for (AluBounds bounds, int team)
{
  if (team == ALU_TEAM_A)
    return bounds;
  return (AluBounds) { (int8_t) -bounds.high, (int8_t) -bounds.low };
}

/* Returns: (transfer none): the entry of @card, or of the equal card that represents it. */
static const AluCandidate *
find_candidate (const AluDecisionInfo *info, AluOrder order, AluCard card)
{
  const AluCandidate *found = &info->candidates[0];

  for (int i = 0; i < info->n_candidates; i++)
    {
      const AluCandidate *candidate = &info->candidates[i];

      if (candidate->card == card)
        return candidate;
      if (alu_card_numbers[order][candidate->card] == alu_card_numbers[order][card])
        found = candidate;
    }
  return found;
}

/* @cost: of option @chosen compared with option @best, which is better if the cost is positive */
static void
set_judgment (AluVerdict *verdict, int n_options, int chosen, int best, float cost, float error)
{
  AluJudgment *judgment = &verdict->judgment;

  judgment->n_options = (uint8_t) n_options;
  judgment->chosen = (uint8_t) chosen;
  judgment->best = (uint8_t) (cost > 0 ? best : chosen);
  judgment->cost = cost > 0 ? cost : 0;
  judgment->error = error;
  judgment->costly = judgment->cost >= ALU_COSTLY && judgment->cost >= ALU_COSTLY_ERRORS * error;
}

static float
compute_error (uint32_t samples)
{
  return samples > 0 ? sqrtf (VARIANCE / (float) samples) : 1;
}

/* Compares the card with the best card. */
static void
grade_card (const AluView *view, AluVerdict *verdict)
{
  const AluDecisionInfo *info = &verdict->info;
  const AluCandidate *played = find_candidate (info, alu_rules_order (&view->match.rules),
                                               verdict->move.card);

  verdict->best = verdict->move;
  verdict->win = played->win;
  verdict->best_win = info->candidates[0].win;
  set_judgment (verdict, info->n_candidates, (int) (played - info->candidates), 0, played->behind,
                played->error);
  if (verdict->judgment.cost > 0)
    verdict->best.card = info->candidates[0].card;
}

/* Compares the offer, as if accepted, with the best card. */
static void
grade_offer (const AluEquity *equity, AluVerdict *verdict)
{
  const AluDecisionInfo *info = &verdict->info;

  verdict->best = verdict->move;
  verdict->best_win = info->candidates[0].win;
  verdict->worth_yes = equity->worth[1];
  set_judgment (verdict, info->n_candidates + 1, info->n_candidates, 0,
                info->worth - verdict->worth_yes, compute_error (info->samples));
  if (verdict->judgment.cost > 0)
    {
      alu_event_init (&verdict->best, ALU_EVENT_PLAY, verdict->judgment.seat);
      verdict->best.card = info->candidates[0].card;
    }
}

/* Compares yes, which ends the deal with fixed points, with no, which plays on. */
static void
grade_answer (const AluView *view, const AluEquity *equity, const AluBudget *budget,
              AluVerdict *verdict)
{
  bool answer = verdict->move.type == ALU_EVENT_ANSWER;
  bool proposal = verdict->move.type == ALU_EVENT_PROPOSE;
  bool yes = proposal || verdict->move.yes;
  float cost;
  AluForecast forecast;

  verdict->worth_yes = equity->worth[answer ? 3 : 1];
  alu_forecast (view, ANSWER_SAMPLES, budget, &forecast);
  for (int i = 0; i < 5; i++)
    verdict->worth_no += forecast.chances[i] * equity->worth[i];
  cost = yes ? verdict->worth_no - verdict->worth_yes : verdict->worth_yes - verdict->worth_no;
  set_judgment (verdict, proposal ? 1 : 2, yes ? 0 : 1, yes && !proposal ? 1 : 0, cost,
                compute_error (forecast.samples));
  verdict->best = verdict->move;
  if (verdict->judgment.cost > 0 && !proposal)
    verdict->best.yes = !yes;
  verdict->win = !yes ? forecast.win : answer ? 1 : 0;
  verdict->best_win = verdict->best.yes == verdict->move.yes ? verdict->win
                        : yes                                      ? forecast.win
                        : answer                                   ? 1
                                                                   : 0;
}

/* Compares the card with the best card for open hands. */
static void
grade_with_open_hands (const AluAnalysis *analysis, AluVerdict *verdict)
{
  int team = (int) alu_team_of (verdict->judgment.seat);
  AluBounds best = { -3, -3 };

  verdict->open_best = ALU_CARD_NONE;
  verdict->open_value = verdict->open_best_value = (AluBounds) { -2, 2 };
  for (int i = analysis->n_cards - 1; i >= 0; i--)
    {
      AluBounds value = get_bounds_for (analysis->cards[i].value, team);
      bool played = verdict->move.type == ALU_EVENT_PLAY
                    && analysis->cards[i].card == verdict->move.card;

      if (played)
        verdict->open_value = value;
      if (value.low > best.low || (value.low == best.low && played))
        {
          best = value;
          verdict->open_best = analysis->cards[i].card;
        }
    }
  if (verdict->open_best == ALU_CARD_NONE)
    return;
  verdict->open_best_value = best;
  if (!alu_bounds_exact (best) && best.low == -2)
    verdict->open_best = ALU_CARD_NONE;
}

static bool
is_forced (const AluMatch *match, const AluEvent *move)
{
  return move->type == ALU_EVENT_PLAY && alu_set_count (alu_match_legal_plays (match)) == 1
         && alu_match_may_offer (match) != ALU_OK;
}

static bool
is_judged (const AluEvent *move)
{
  return move->type == ALU_EVENT_PLAY || move->type == ALU_EVENT_OFFER
         || move->type == ALU_EVENT_ANSWER || move->type == ALU_EVENT_CONSENT
         || move->type == ALU_EVENT_PROPOSE;
}

/* Returns: the seat that decided about @move. */
static int
get_decider (const AluMatch *match, const AluEvent *move)
{
  return alu_decider (&match->seating, move->seat);
}

static void
grade_decision (const AluMatch *match, const AluEvent *move, const AluBudget *budget,
                const AluAnalysis *analysis, AluVerdict *verdict)
{
  int decider = get_decider (match, move);
  AluView view = alu_view_for_seat (match, decider);
  AluBudget own = *budget;
  AluEquity equity;
  AluEvent event;

  memset (verdict, 0, sizeof *verdict);
  verdict->move = verdict->best = *move;
  verdict->judgment.seat = move->seat;
  verdict->judgment.decider = (uint8_t) decider;
  verdict->trick = match->deal.n_tricks;
  verdict->open_best = ALU_CARD_NONE;
  verdict->judgment.forced = is_forced (match, move);
  if (verdict->judgment.forced)
    return;
  own.nodes = budget->nodes > 0 ? budget->nodes : NODES;
  own.min_batches = MIN_BATCHES;
  verdict->n_remarks = (uint8_t) alu_remarks (&view, verdict->remarks);
  alu_equity_init (&equity, match, (int) alu_team_of (decider));
  if (move->type == ALU_EVENT_PLAY || move->type == ALU_EVENT_OFFER)
    {
      alu_bot_decide (LEVEL, &view, &own, &event, &verdict->info);
      grade_with_open_hands (analysis, verdict);
    }
  if (move->type == ALU_EVENT_PLAY)
    grade_card (&view, verdict);
  else if (move->type == ALU_EVENT_OFFER)
    grade_offer (&equity, verdict);
  else
    grade_answer (&view, &equity, budget, verdict);
}

static void
analyze_open_hands (const AluMatch *match, const AluBudget *budget, AluAnalysis *analysis)
{
  AluBudget own = *budget;

  own.nodes = OPEN_NODES;
  alu_analysis_compute (match, &own, analysis);
}

void
alu_review_decision (const AluMatch *match, const AluEvent *move, bool open,
                     const AluBudget *budget, AluVerdict *verdict)
{
  const AluBudget no_budget = { 0 };
  AluAnalysis analysis = { 0 };

  budget = budget != NULL ? budget : &no_budget;
  if (open && alu_match_phase (match) == ALU_PHASE_PLAY && !is_forced (match, move))
    analyze_open_hands (match, budget, &analysis);
  grade_decision (match, move, budget, &analysis, verdict);
}

/* Adds the next point of the graph. */
static void
add_point (const AluMatch *match, const AluBudget *budget, AluBounds open, AluReview *review)
{
  AluView view = alu_view_for_seat (match, review->seat);
  AluReviewPoint *point = &review->points[review->n_points++];

  point->n_tricks = match->deal.n_tricks;
  point->open = get_bounds_for (open, (int) alu_team_of (review->seat));
  alu_forecast (&view, POINT_SAMPLES, budget, &point->known);
}

/* Adds what one event contributes to the review. */
static void
review_event (const AluMatch *match, const AluEvent *event, int index, const AluBudget *budget,
              AluReview *review)
{
  bool plays = alu_match_phase (match) == ALU_PHASE_PLAY;
  bool point = plays && match->deal.n_plays == review->n_points * match->rules.seats
               && review->n_points < ALU_MAX_HAND;
  bool judged = is_judged (event) && (review->seats & (1u << event->seat)) != 0
                && review->n_verdicts < ALU_MAX_VERDICTS;
  AluAnalysis analysis = { 0 };

  if (plays && (point || (judged && !is_forced (match, event))))
    analyze_open_hands (match, budget, &analysis);
  if (point)
    add_point (match, budget, analysis.value, review);
  if (!judged)
    return;
  grade_decision (match, event, budget, &analysis, &review->verdicts[review->n_verdicts]);
  review->verdicts[review->n_verdicts++].judgment.event = (uint16_t) index;
}

bool
alu_review (const AluMatch *start, const AluEvent *events, int n_events, int seat, unsigned seats,
            const AluBudget *budget, AluProgress progress, void *data, AluReview *review)
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
      if (alu_stop_is_requested (budget->stop))
        return false;
      review_event (&match, &events[i], i, budget, review);
      if (alu_match_apply (&match, &events[i]) != ALU_OK)
        return false;
      if (progress != NULL)
        progress ((double) (i + 1) / n_events, data);
    }
  if (!match.deal.ended || match.n_deals == start->n_deals)
    return false;
  alu_analysis_compute (&match, budget, &analysis);
  add_point (&match, budget, analysis.value, review);
  return !alu_stop_is_requested (budget->stop);
}

float
alu_verdict_option (const AluVerdict *verdict, int option, AluEvent *event)
{
  const AluCandidate *candidate = &verdict->info.candidates[option];

  *event = verdict->move;
  if (event->type != ALU_EVENT_PLAY && event->type != ALU_EVENT_OFFER)
    {
      event->yes = event->type != ALU_EVENT_PROPOSE && option == 0;
      return option == 0 ? verdict->worth_yes : verdict->worth_no;
    }
  if (option == verdict->info.n_candidates)
    return verdict->worth_yes;
  if (option != verdict->judgment.chosen)
    {
      alu_event_init (event, ALU_EVENT_PLAY, verdict->judgment.seat);
      event->card = candidate->card;
    }
  return verdict->info.worth - (candidate->behind > 0 ? candidate->behind : 0);
}
