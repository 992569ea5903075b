/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/* What is important before a decision, from the view of the seat that decides. */
typedef enum
{
  TAROT_REMARK_HAND,        /* numbers: trumps, bouts, kings of the hand */
  TAROT_REMARK_BID_SO_FAR,  /* @seat has bid the contract in numbers[0] */
  TAROT_REMARK_CALL,        /* the card called brings the partner */
  TAROT_REMARK_SHORT_SUITS, /* suits that the écart can empty: bit per suit in numbers[0] */
  TAROT_REMARK_NO_SHORT_SUIT,
  TAROT_REMARK_EXCUSE_SOON, /* the Excuse in hand, with numbers[0] tricks left */
  TAROT_REMARK_HOLDER,      /* @seat, a friend if numbers[0], holds the trick with @card */
  TAROT_REMARK_OWN_PETIT,   /* the petit in hand, with numbers[0] other trumps */
  TAROT_REMARK_TRUMPS_OUT,  /* others hold numbers[0] trumps, numbers[1] of them above all own */
  TAROT_REMARK_PETIT_OUT,   /* the petit has not been seen */
  TAROT_REMARK_TARGET,      /* attack: numbers[0] half points so far, with numbers[1] bouts,
                               and a target of numbers[2] points */
  TAROT_REMARK_GOULASH,     /* points are to be avoided */
  TAROT_REMARK_DECLARE,     /* something can be declared before the first card */
} TarotRemarkCode;

typedef struct
{
  uint8_t code; /* TarotRemarkCode */
  uint8_t seat;
  uint8_t card;
  int16_t numbers[3];
} TarotRemark;

#define TAROT_MAX_REMARKS 3

/* tarot_list_remarks:
 * @view: of the seat that decides
 * @remarks: (out caller-allocates): room for TAROT_MAX_REMARKS, the most important first
 *
 * Returns: how many were written, at least 1. */
int tarot_list_remarks (const TarotView *view, TarotRemark *remarks);
