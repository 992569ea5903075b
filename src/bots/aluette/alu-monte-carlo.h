/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-belief.h"
#include "bots/aluette/alu-bot.h"

/*
 * Determinized Monte Carlo search. It samples a seat's belief and evaluates every card in each
 * determinization, by rollouts or, near the end, with the exact solver. The result is the expected
 * worth of each card, in points as they count for the match (AluEquity).
 */

/* Parameters of a level's search. */
typedef struct
{
  uint32_t nodes;   /* cards played in rollouts; a solved determinization counts as several */
  uint16_t samples; /* determinizations that are used */
  uint16_t tries;   /* determinizations that are drawn and weighted to choose these */
  AluEvidence evidence;
  uint8_t exact_left;  /* solves positions with at most this many cards per hand; 0 for never */
  uint8_t exact_share; /* weight of exact values in percent; rollouts have the rest */
  uint16_t trust;      /* determinizations that the prior of the rollout policy counts as */
} AluMonteCarloParams;

/* alu_monte_carlo_get_memory:
 *
 * Returns: the number of bytes of memory with which @params plays best. */
size_t alu_monte_carlo_get_memory (const AluMonteCarloParams *params);

/* alu_monte_carlo_same_option:
 *
 * Returns: whether two cards are equivalent. Equal cards are, except the two special ones of
 * `twelve`. */
bool alu_monte_carlo_same_option (const AluRules *rules, AluCard a, AluCard b);

/* alu_monte_carlo_play:
 * @view: a seat must play
 * @info: (out): all options, best first
 *
 * Searches for the best card.
 *
 * Returns: the card with the highest expected worth. */
AluCard alu_monte_carlo_play (const AluMonteCarloParams *params, const AluView *view,
                              const AluBudget *budget, AluRng *rng, AluDecisionInfo *info);

/* alu_monte_carlo_forecast:
 * @view: during a deal; a pending offer is assumed to be refused, a proposal to be declined
 * @max: maximum number of determinizations, 1 or more
 * @chances: (out caller-allocates): probability of each result for the view's team, indexed by 2 +
 *   points
 *
 * Estimates the result of the deal by rollouts of determinizations from the seat's belief.
 *
 * Returns: the number of rollouts. */
int alu_monte_carlo_forecast (const AluMonteCarloParams *params, const AluView *view,
                              const AluBudget *budget, AluRng *rng, int max, float chances[5]);

/* alu_monte_carlo_get_value:
 * @view: a seat must play, or must answer an opponent's offer, which is then assumed to be refused
 *
 * Returns: the expected worth of the deal for the view's team if it is played to the end, in points
 * as they count for the match. */
float alu_monte_carlo_get_value (const AluMonteCarloParams *params, const AluView *view,
                                 const AluBudget *budget, AluRng *rng);
