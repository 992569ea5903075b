/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/* Claims: the rest of a deal is decided, as far as one seat can know. */

typedef enum
{
  TAROT_CLAIM_NONE,     /* not decided, as far as the seat can know */
  TAROT_CLAIM_ANY_PLAY, /* the deal ends like this whatever anybody plays */
  TAROT_CLAIM_BY_LINE,  /* the seat takes all tricks with its cards in the order of the line */
} TarotClaimKind;

typedef struct
{
  uint8_t kind;   /* TarotClaimKind */
  uint8_t scored; /* whether the seat can know the score */
  uint8_t n_line;
  /* The cards of the seat in the order to play them, where the rules allow; with
   * TAROT_CLAIM_ANY_PLAY any order works. */
  TarotCard line[TAROT_MAX_HAND];
  TarotScore score; /* if @scored: of the deal at its end */
} TarotClaim;

/* tarot_claim_find:
 * @view: of the seat that is to play
 * @claim: (out): the result
 *
 * Determines whether the rest of the deal is decided in every distribution of the cards that the
 * view allows. A claim is always true, but a decided deal may be missed. A line is only claimed if
 * nothing better can happen to the side of the seat. Takes milliseconds at most. Any thread.
 *
 * Returns: whether the deal is decided; if not, @claim is of kind TAROT_CLAIM_NONE. */
bool tarot_claim_find (const TarotView *view, TarotClaim *claim);

/* tarot_claim_next_card:
 * @claim: an earlier one of the same deal and seat
 *
 * Returns: what the seat of @view, which is to play, plays next, or TAROT_NO_CARD if @claim does
 * not tell. */
TarotCard tarot_claim_next_card (const TarotClaim *claim, const TarotView *view);
