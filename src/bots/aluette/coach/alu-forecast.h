/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* The probabilities of the results of a deal, according to what one seat knows. */
typedef struct
{
  float chances[5]; /* of each result for the seat's team, indexed by 2 + points; their sum is 1 */
  float win;        /* probability that the team gets points */
  float points;     /* expected points, -2 to +2 */
  uint32_t samples; /* number of rollouts; 0 after the deal, when the result is certain */
} AluForecast;

/* Returns: the number of bytes of memory with which a forecast works best. */
size_t alu_forecast_memory (void);

/* alu_forecast:
 * @view: a person's view, during the play, when a question must be answered, or after the deal
 * @samples: number of rollouts, 1 to 4,000
 * @budget: (nullable): seed, memory and stop flag are used
 * @forecast: (out): the probabilities
 *
 * Estimates the result by rollouts of determinizations from the seat's belief. Assumes that a
 * pending offer is refused and a pending proposal declined. */
void
alu_forecast (const AluView *view, int samples, const AluBudget *budget, AluForecast *forecast);
