/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* What may come of a deal, for all that one seat knows. */
typedef struct
{
  float chances[5]; /* of each result for the seat's team: index 2 + points; their sum is 1 */
  float win;        /* chance that the team scores */
  float points;     /* expected, -2 to +2 */
  uint32_t samples; /* sampled; 0 where the deal is over and the figures are what happened */
} AluForecast;

/* The bytes with which a forecast is at its best. */
size_t alu_forecast_memory (void);

/* alu_forecast:
 * @view: of a person, during the play, a question of it, or after the deal
 * @samples: how many to sample, 1 to 4,000
 * @budget: (nullable): seed, memory and stop are used
 *
 * Plays the deal on by habit in worlds drawn from the seat's belief. An offer in the air is taken
 * as refused, a proposal as declined. */
void
alu_forecast (const AluView *view, int samples, const AluBudget *budget, AluForecast *forecast);
