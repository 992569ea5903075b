/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-deal.h"

/* A position of a deal that has a taker, with all hands open: what the solver needs and no more. */
typedef struct
{
  TarotCardSet hands[TAROT_MAX_SEATS]; /* cards not yet played */
  TarotCard trick[TAROT_MAX_SEATS];    /* the trick in play, in order */
  uint8_t n_trick;                     /* its cards, fewer than seats */
  uint8_t seats;
  uint8_t leader;       /* of the trick in play or to come */
  uint8_t attack;       /* bit per seat */
  uint8_t bouts;        /* that the attack has */
  uint8_t excuse_last;  /* TarotExcuseLast */
  uint8_t all_tricks;   /* bit per TarotSide that has taken all complete tricks; both at first */
  uint8_t petit_before; /* whether the petit was in the last complete trick */
  int16_t half_points;  /* that the attack has, from complete tricks and the écart or dog */
} TarotPosition;

/* tarot_position_read:
 * @deal: in play, no goulash, all hands known
 * @position: (out): cleared first
 *
 * Reads the position out of a deal. Where the écart or the dog is closed, its points are missing:
 * the caller adds them. */
void tarot_position_read (const TarotRules *rules, const TarotDeal *deal, TarotPosition *position);

/* tarot_position_is_valid:
 *
 * Returns: whether the hands have the right sizes and no card is in two places. */
bool tarot_position_is_valid (const TarotPosition *position);
