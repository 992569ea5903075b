/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-forecast.h"

#include "bots/aluette/alu-monte-carlo.h"
#include "bots/aluette/alu-playout.h"

#include <string.h>

#define N_FORECAST_SAMPLES 200 /* determinizations drawn; each is used for several rollouts */
#define N_FORECAST_TRIES 300

static const AluMonteCarloParams params = {
  .nodes = UINT32_MAX,
  .samples = N_FORECAST_SAMPLES,
  .tries = N_FORECAST_TRIES,
  .evidence = ALU_EVIDENCE_ALL,
};

size_t
alu_forecast_memory (void)
{
  return alu_monte_carlo_get_memory (&params);
}

static void
fill_result (const AluView *view, AluForecast *forecast)
{
  int points = alu_deal_points_for (&view->match.deal, (int) alu_team_of (view->seat));

  forecast->chances[2 + points] = 1;
}

void
alu_forecast (const AluView *view, int samples, const AluBudget *budget, AluForecast *forecast)
{
  AluBudget own = budget != NULL ? *budget : (AluBudget) { 0 };
  AluRng rng;

  memset (forecast, 0, sizeof *forecast);
  own.nodes = 0;
  alu_rng_seed (&rng, own.seed);
  if (view->match.deal.ended)
    fill_result (view, forecast);
  else
    forecast->samples = (uint32_t) alu_monte_carlo_forecast (&params, view, &own, &rng, samples,
                                                             forecast->chances);
  for (int i = 0; i < 5; i++)
    forecast->points += forecast->chances[i] * (float) (i - 2);
  forecast->win = forecast->chances[3] + forecast->chances[4];
}
