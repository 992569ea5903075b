/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/coach/tarot-hint.h"
#include "bots/tarot/puzzles/tarot-puzzle.h"

/* Questions of the drills: what to bid, what to lay away, and what has been played. Each is made
 * from a seed, so that it can be asked again. */

typedef enum
{
  TAROT_DRILL_BID,
  TAROT_DRILL_ECART,
  TAROT_DRILL_COUNT,
  TAROT_N_DRILLS,
} TarotDrillKind;

/* What is counted. */
typedef enum
{
  TAROT_COUNT_TRUMPS, /* trumps not played and not in the own hand */
  TAROT_COUNT_BOUTS,  /* bouts played */
  TAROT_COUNT_SUIT,   /* cards of a suit played */
  TAROT_COUNT_POINTS, /* half points in the tricks of the attack */
  TAROT_N_COUNTS,
} TarotDrillCount;

#define TAROT_DRILL_CHOICES 4

/* A question. A plain value of some 30 kilobytes. */
typedef struct
{
  AluPuzzleHead head; /* id: of the kind, a hyphen, and the seed; theme: TarotDrillKind */
  TarotEvent events[TAROT_PUZZLE_MAX_EVENTS]; /* up to the question */

  TarotHint hint; /* bid, écart: what the coach advises, with the values of all options */

  /* Counting. */
  uint8_t count; /* TarotDrillCount */
  uint8_t suit;  /* TarotSuit, with TAROT_COUNT_SUIT */
  int16_t truth;
  int16_t choices[TAROT_DRILL_CHOICES]; /* rising; one is the truth */
} TarotDrill;

/* The questions are in no file, because they are made from their ids; other ids than those of
 * questions make new ones. */
extern const AluPuzzleKind tarot_drill_kind;

/* tarot_drill_make:
 * @seed: the same seed gives the same question on every machine
 * @stop: (nullable): lets any thread stop the search
 * @drill: (out)
 *
 * Makes a question. Any thread.
 *
 * Returns: false if it was stopped. */
bool tarot_drill_make (TarotDrillKind kind, uint64_t seed, const AluStop *stop, TarotDrill *drill);

/* tarot_drill_read_id:
 * @kind, @seed: (out)
 *
 * Returns: whether @id is that of a question. */
bool tarot_drill_read_id (const char *id, TarotDrillKind *kind, uint64_t *seed);

/* tarot_drill_state:
 * @match: (out): the position of the question */
void tarot_drill_state (const TarotDrill *drill, TarotMatch *match);

/* tarot_drill_cost:
 * @event: a bid or écart that the rules allow
 * @costly: (out): whether it is clearly worse than the best choice, by the rule of reviews
 *
 * Compares a decision with what the coach advises, in sampled worlds.
 *
 * Returns: by how much score it is worse on average, 0 or more. */
double tarot_drill_cost (const TarotDrill *drill, const TarotEvent *event, bool *costly);
