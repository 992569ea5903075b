/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/coach/alu-forecast.h"

#include "bots/alu-playout.h"
#include "bots/alu-thinker.h"

#include <string.h>

#define SAMPLED 200 /* worlds drawn, each played on several times */
#define TRIED 300

static const AluThinkerStyle style = {
  .nodes = UINT32_MAX,
  .worlds = SAMPLED,
  .tries = TRIED,
  .evidence = ALU_EVIDENCE_ALL,
};

size_t
alu_forecast_memory (void)
{
  return alu_thinker_memory (&style);
}

static void
tell_result (const AluView *view, AluForecast *forecast)
{
  int points = alu_deal_points_for (&view->match.deal, (int) alu_team_of (view->seat));

  forecast->chances[2 + points] = 1;
}

void
alu_forecast (const AluView *view, int worlds, const AluBudget *budget, AluForecast *forecast)
{
  AluBudget own = budget != NULL ? *budget : (AluBudget) { 0 };
  AluRng rng;

  memset (forecast, 0, sizeof *forecast);
  own.nodes = 0;
  alu_rng_seed (&rng, own.seed);
  if (view->match.deal.ended)
    tell_result (view, forecast);
  else
    forecast->worlds = (uint32_t) alu_thinker_foresee (&style, view, &own, &rng, worlds,
                                                       forecast->chances);
  for (int i = 0; i < 5; i++)
    forecast->points += forecast->chances[i] * (float) (i - 2);
  forecast->win = forecast->chances[3] + forecast->chances[4];
}
