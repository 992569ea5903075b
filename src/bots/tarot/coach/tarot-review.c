/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/coach/tarot-review.h"

#include <string.h>

#define LEAST_COST 8   /* points from which a decision is costly */
#define LEAST_ERRORS 3 /* and standard errors */

static const TarotMonteCarloParams params = { .nodes = 120000,
                                              .samples = 160,
                                              .tries = 800,
                                              .declares = true };

bool
tarot_is_reviewed (const TarotEvent *event)
{
  return event->type == TAROT_EVENT_BID || event->type == TAROT_EVENT_CALL
         || event->type == TAROT_EVENT_ECART || event->type == TAROT_EVENT_PLAY;
}

bool
tarot_review_decision (const TarotView *view, const TarotEvent *event, const TarotBudget *budget,
                       TarotVerdict *verdict)
{
  AluJudgment *it = &verdict->judgment;
  const TarotDeal *deal = &view->match.deal;
  AluRng rng;
  int n, chosen = 0;

  memset (verdict, 0, sizeof *verdict);
  verdict->event = *event;
  verdict->trick = event->type == TAROT_EVENT_PLAY ? (uint8_t) (deal->n_tricks + 1) : 0;
  it->seat = it->decider = event->seat;
  alu_rng_seed (&rng, deal->n_plays * 8u + event->seat);
  if (tarot_monte_carlo_compare (&params, view, budget, &rng, event, verdict->options, &n) == 0)
    {
      it->forced = n == 1;
      return it->forced;
    }
  while (!tarot_is_same_decision (&verdict->options[chosen].event, event))
    chosen++;
  verdict->options[chosen].event = *event;
  it->n_options = (uint8_t) n;
  it->chosen = (uint8_t) chosen;
  it->cost = (float) (verdict->options[0].marks - verdict->options[chosen].marks);
  it->error = (float) verdict->options[chosen].error;
  it->best = it->cost > 0 ? 0 : it->chosen;
  it->costly = it->cost >= LEAST_COST && it->cost >= LEAST_ERRORS * it->error;
  return true;
}

/* Judges what @event->seat decided in @match. */
static bool
judge (const TarotMatch *match, const TarotEvent *event, const TarotBudget *budget,
       TarotVerdict *verdict)
{
  TarotView view;

  tarot_view_for_seat (match, event->seat, &view);
  return tarot_review_decision (&view, event, budget, verdict);
}

bool
tarot_review (const TarotMatch *start, const TarotEvent *events, int n_events, int seat,
              const TarotBudget *budget, AluProgress progress, void *data, TarotReview *review)
{
  const TarotBudget usual = { 0 };
  TarotMatch match = *start;

  memset (review, 0, sizeof *review);
  for (int i = 0; i < n_events; i++)
    {
      TarotVerdict *verdict = &review->verdicts[review->n_verdicts];

      if (progress != NULL)
        progress ((double) i / n_events, data);
      if (events[i].seat == seat && tarot_is_reviewed (&events[i])
          && review->n_verdicts < TAROT_MAX_VERDICTS)
        {
          if (tarot_match_check_event (&match, &events[i]) != TAROT_OK
              || !judge (&match, &events[i], budget != NULL ? budget : &usual, verdict))
            return false;
          verdict->judgment.event = (uint16_t) i;
          review->n_verdicts++;
        }
      if (tarot_match_apply (&match, &events[i]) != TAROT_OK)
        return false;
    }
  if (progress != NULL)
    progress (1, data);
  return match.deal.outcome != TAROT_OUTCOME_NONE;
}
