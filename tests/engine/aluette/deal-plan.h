/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-events.h"

/* A deal made to measure: which cards fall in each trick, by seat. */
typedef struct
{
  AluCard cards[ALU_MAX_HAND][ALU_MAX_SEATS];
} Plan;

/* Sets up a match of @set (with @seats, 0 for the usual number). */
void plan_match (AluMatch *match, AluRuleSet set, int seats);

/* Makes a deal whose tricks go as @pattern says: a character a trick, the seat that takes it, or
 * `x` where the strongest cards are equal. @fixed (nullable) names tricks card by card, in seat
 * order, as in "3d4e5c6b"; NULL where any cards will do. The fateful cards of `twelve` lie in the
 * talon unless they are named. */
void plan_make (Plan *plan, const AluRules *rules, const char *pattern, const char *const *fixed);

/* Deals the plan; seat 1 leads. Votes against a chant where one is asked for. */
void plan_deal (const Plan *plan, AluMatch *match);

/* Plays on until @n_plays cards lie on the table, or the deal is over. */
void plan_play (const Plan *plan, AluMatch *match, int n_plays);

/* Applies an event of a seat numbered from 1, that says yes or no where it says anything. */
AluStatus plan_do (AluMatch *match, AluEventType type, int seat, bool yes);
