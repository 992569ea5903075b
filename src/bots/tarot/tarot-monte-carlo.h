/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-bot.h"
#include "engine/alu-rng.h"

/*
 * Search in sampled worlds: every possible event is carried out in each world, and the deal played
 * to its end by rules of thumb or by the exact solver. The event with the best mean score is
 * chosen.
 */

/* Parameters of a level's search. */
typedef struct
{
  uint32_t nodes;   /* cards played in playouts for one decision */
  uint16_t samples; /* worlds that are used at most */
  uint16_t tries;   /* worlds that are drawn and weighted to choose these; 0: all equally likely */
  uint8_t exact_left; /* the solver ends playouts with so many tricks left; 0 for never */
  uint8_t exact_from; /* in decisions with so many tricks left at most; 0 for all */
  bool declares;      /* whether bids, calls and écarts are searched too */
} TarotMonteCarloParams;

#define TAROT_MAX_OPTIONS 32

/* The memory that a search with the solver uses at most. More would not change the order of the
 * moves, but where the limit of nodes is reached, and thereby decisions. */
#define TAROT_MONTE_CARLO_BYTES ((size_t) 1 << 20)

/* An event and what it is worth. */
typedef struct
{
  TarotEvent event;
  double marks; /* mean score of the deal for the seat */
  double error; /* standard error of how much less this is than what the best option gets */
} TarotOptionValue;

/* tarot_is_same_decision:
 *
 * Returns: whether two bids, calls, écarts or plays are the same. */
bool tarot_is_same_decision (const TarotEvent *a, const TarotEvent *b);

/* tarot_option_stands_for:
 *
 * Returns: whether @option is what was chosen, or a card that is equal to it in this view. */
bool tarot_option_stands_for (const TarotView *view, const TarotEvent *option,
                              const TarotEvent *chosen);

/* What may be given up for a card that people would rather play, in points; or one standard error,
 * if that is more. */
#define TAROT_NEAR 1.0

/* tarot_option_is_about_as_good:
 *
 * Returns: whether @option costs no more than that. */
bool tarot_option_is_about_as_good (const TarotOptionValue *option, const TarotOptionValue *best);

/* tarot_prefer_habits:
 * @options: (inout): cards that were compared, best first
 *
 * Puts first the card that rules of thumb like best, of those that are sensible and about as good
 * as the best of these. It then counts as good as the best of all. */
void tarot_prefer_habits (const TarotView *view, TarotOptionValue *options, int n_options);

/* tarot_monte_carlo_compare:
 * @chosen: (nullable): what must be among the options
 *
 * As tarot_monte_carlo_decide (), but also compares what somebody has decided. */
uint32_t
tarot_monte_carlo_compare (const TarotMonteCarloParams *params, const TarotView *view,
                           const TarotBudget *budget, AluRng *rng, const TarotEvent *chosen,
                           TarotOptionValue *options, int *n_options);

/* tarot_monte_carlo_decide:
 * @view: of the seat that is awaited, to bid, call, lay away or play
 * @options: (out caller-allocates): room for TAROT_MAX_OPTIONS: what was compared, best first
 * @n_options: (out): how many, at least 1; with 1 there was no choice and no search
 *
 * Searches.
 *
 * Returns: in how many worlds the options were compared; 0 if there was no search, or if it was
 * stopped. */
uint32_t tarot_monte_carlo_decide (const TarotMonteCarloParams *params, const TarotView *view,
                                   const TarotBudget *budget, AluRng *rng,
                                   TarotOptionValue *options, int *n_options);
