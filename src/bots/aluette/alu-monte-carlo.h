/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-belief.h"
#include "bots/aluette/alu-bot.h"

/*
 * Thinking by worlds: a seat's belief is sampled, and every card is followed up in each world, by
 * playouts of the habit or, near the end, by the exact solver. What comes out is what the card is
 * worth on average, in points stretched by what they mean for the match.
 */

/* How a level thinks. */
typedef struct
{
  uint32_t nodes;  /* cards played out for one decision, a solved world counting as some */
  uint16_t samples; /* worlds drawn */
  uint16_t tries;  /* worlds weighed to draw these from */
  AluEvidence evidence;
  uint8_t exact_left;  /* worlds are solved from this many cards a hand on; 0 for never */
  uint8_t exact_share; /* in hundredths, against playouts of the same worlds */
  uint16_t trust;      /* worlds that the habit's opinion of a card counts as */
} AluMonteCarloParams;

/* alu_monte_carlo_get_memory:
 *
 * Returns: the bytes with which @params plays at its best. */
size_t alu_monte_carlo_get_memory (const AluMonteCarloParams *params);

/* alu_monte_carlo_same_option:
 *
 * Returns: whether it is all the same which of two cards is played: equal ones, save the two of
 * `twelve` that are more than their strength. */
bool alu_monte_carlo_same_option (const AluRules *rules, AluCard a, AluCard b);

/* alu_monte_carlo_play:
 * @view: a seat is to play
 * @info: (out): every card weighed, best first
 *
 * Returns: the card that is worth most. */
AluCard alu_monte_carlo_play (const AluMonteCarloParams *params, const AluView *view,
                              const AluBudget *budget, AluRng *rng, AluDecisionInfo *info);

/* alu_monte_carlo_forecast:
 * @view: during a deal that is played on: an offer is taken as refused, a proposal as declined
 * @most: worlds at most, 1 or more
 * @chances: (out caller-allocates): of each result for the view's team, index 2 + points
 *
 * Plays the deal on by habit in worlds of the seat's belief.
 *
 * Returns: how many worlds were played. */
int alu_monte_carlo_forecast (const AluMonteCarloParams *params, const AluView *view,
                              const AluBudget *budget, AluRng *rng, int most, float chances[5]);

/* alu_monte_carlo_get_value:
 * @view: a seat is to play, or an offer of the opponents to be answered: then as if refused
 *
 * Returns: what the deal is worth to the view's team if it is played on, in units of a point. */
float alu_monte_carlo_get_value (const AluMonteCarloParams *params, const AluView *view,
                                 const AluBudget *budget, AluRng *rng);
