/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-hand.h"

typedef enum
{
  TAROT_PASS,
  TAROT_PETITE,
  TAROT_GARDE,
  TAROT_GARDE_SANS,
  TAROT_GARDE_CONTRE,
  TAROT_N_BIDS,
} TarotBid;

typedef enum
{
  TAROT_ATTACK,
  TAROT_DEFENSE,
  TAROT_N_SIDES,
  TAROT_NO_SIDE = TAROT_N_SIDES,
} TarotSide;

/* What happened in a deal that was played, as far as the score depends on it: counted from the
 * tricks, or told by a real table. A plain value. */
typedef struct
{
  int16_t half_points[TAROT_MAX_SEATS]; /* the attack's in the first; in a goulash one per seat */
  uint8_t contract;  /* TarotBid; TAROT_PASS for a goulash */
  uint8_t taker;     /* TAROT_NOBODY in a goulash */
  uint8_t partner;   /* TAROT_NOBODY if the taker is alone */
  uint8_t bouts;     /* the attack's */
  uint8_t petit;     /* TarotSide that takes the petit at the end, or TAROT_NO_SIDE */
  uint8_t slam;      /* TarotSide that took all tricks, or TAROT_NO_SIDE */
  uint8_t announced; /* whether the taker announced a slam */
  uint8_t handfuls[TAROT_MAX_SEATS]; /* TarotHandful */
  uint8_t miseres[TAROT_MAX_SEATS];  /* bit per TarotMisere */
} TarotSheet;

/* What a deal is worth. Numbers with a sign are seen from the attack, and 0 in a goulash. */
typedef struct
{
  int32_t margin; /* without a sign */
  int32_t petit;  /* with the coefficient */
  int32_t handfuls;
  int32_t slam;
  int32_t total; /* what each defender pays */
  int32_t marks[TAROT_MAX_SEATS];
  int32_t made; /* whether the contract is made */
} TarotScore;

/* tarot_sheet_init:
 *
 * Clears a sheet: a goulash in which nothing was declared. */
void tarot_sheet_init (TarotSheet *sheet);

/* tarot_coefficient:
 *
 * Returns: by how much a contract multiplies: 1, 2, 4 or 6. */
int tarot_coefficient (TarotBid contract);

/* tarot_threshold:
 * @bouts: the attack's, 0 to 3
 *
 * Returns: the points that the attack needs. */
int tarot_threshold (int bouts);

/* tarot_score:
 * @score: (out): cleared first
 *
 * Works out what a deal is worth and what each seat marks for it. */
void tarot_score (int seats, const TarotSheet *sheet, TarotScore *score);

/* tarot_sheet_is_attack:
 *
 * Returns: whether @seat is the taker or the partner. */
static inline bool
tarot_sheet_is_attack (const TarotSheet *sheet, int seat)
{
  return seat == sheet->taker || seat == sheet->partner;
}
