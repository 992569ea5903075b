/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-events.h"

/* A deal made for a test: which cards are played in each trick, by seat. */
typedef struct
{
  AluCard cards[ALU_MAX_HAND][ALU_MAX_SEATS];
} Plan;

/* Sets up a match of @set (with @seats, 0 for the usual number). */
void plan_match (AluMatch *match, AluRuleSet set, int seats);

/* Makes a deal with the tricks of @pattern, a character per trick: the seat that takes it, or `x`
 * if the strongest cards are equal. @fixed (nullable) gives tricks card by card, in seat order, as
 * in "3d4e5c6b"; NULL for any cards. The special cards of `twelve` are in the talon unless @fixed
 * has them. */
void plan_make (Plan *plan, const AluRules *rules, const char *pattern, const char *const *fixed);

/* Deals the plan; seat 1 leads. All vote against a chant if they are asked. */
void plan_deal (const Plan *plan, AluMatch *match);

/* Plays until @n_plays cards are played or the deal is over. */
void plan_play (const Plan *plan, AluMatch *match, int n_plays);

/* Applies an event of a seat, numbered from 1; @yes is for events with an answer. */
AluStatus plan_do (AluMatch *match, AluEventType type, int seat, bool yes);
