/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-belief.h"
#include "bots/alu-bot.h"

/*
 * Thinking by worlds: a seat's belief is sampled, and every card is followed up in each world, by
 * playouts of the habit or, near the end, by the exact solver. What comes out is what the card is
 * worth on average, in points stretched by what they mean for the match.
 */

/* How a level thinks. */
typedef struct
{
  uint32_t nodes;  /* cards played out for one decision, a solved world counting as some */
  uint16_t worlds; /* worlds drawn */
  uint16_t tries;  /* worlds weighed to draw these from */
  AluEvidence evidence;
  uint8_t exact_left;  /* worlds are solved from this many cards a hand on; 0 for never */
  uint8_t exact_share; /* in hundredths, against playouts of the same worlds */
  uint16_t trust;      /* worlds that the habit's opinion of a card counts as */
} AluThinkerStyle;

/* alu_thinker_memory:
 *
 * Returns: the bytes with which @style plays at its best. */
size_t alu_thinker_memory (const AluThinkerStyle *style);

/* alu_thinker_same_option:
 *
 * Returns: whether it is all the same which of two cards is played: equal ones, save the two of
 * `twelve` that are more than their strength. */
bool alu_thinker_same_option (const AluRules *rules, AluCard a, AluCard b);

/* alu_thinker_play:
 * @view: a seat is to play
 * @thoughts: (out): every card weighed, best first
 *
 * Returns: the card that is worth most. */
AluCard alu_thinker_play (const AluThinkerStyle *style, const AluView *view,
                          const AluBudget *budget, AluRng *rng, AluThoughts *thoughts);

/* alu_thinker_foresee:
 * @view: during a deal that is played on: an offer is taken as refused, a proposal as declined
 * @most: worlds at most, 1 or more
 * @chances: (out caller-allocates): of each result for the view's team, index 2 + points
 *
 * Plays the deal on by habit in worlds of the seat's belief.
 *
 * Returns: how many worlds were played. */
int alu_thinker_foresee (const AluThinkerStyle *style, const AluView *view, const AluBudget *budget,
                         AluRng *rng, int most, float chances[5]);

/* alu_thinker_worth:
 * @view: a seat is to play, or an offer of the opponents to be answered: then as if refused
 *
 * Returns: what the deal is worth to the view's team if it is played on, in units of a point. */
float alu_thinker_worth (const AluThinkerStyle *style, const AluView *view, const AluBudget *budget,
                         AluRng *rng);
