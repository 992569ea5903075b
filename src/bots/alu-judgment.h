/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* What code that knows no game learns of a reviewed decision. All points are those of the deal as
 * they count in the match, in the unit of the game's score, for the player who decided. */

/* Most options of a decision that a review tells apart. */
#define ALU_MAX_OPTIONS 32

/* How good a decision was, judged by what its player could know at that time. */
typedef struct
{
  uint16_t event;    /* index of the decision in the events of the deal, which begins with 0 */
  uint8_t seat;      /* the seat that acted */
  uint8_t decider;   /* the seat of the player who decided: @seat, or the captain of a dummy */
  bool forced;       /* there was no choice: nothing below is set */
  bool costly;       /* clearly worse than the best option: worth a remark and a second try */
  float cost;        /* how many points it is worth less than the best option, 0 or more */
  float error;       /* standard error of @cost */
  uint8_t n_options; /* 1 to ALU_MAX_OPTIONS: what was compared; similar options may be one */
  uint8_t chosen;    /* index of the option that was chosen */
  uint8_t best;      /* index of the best option; @chosen if none is better */
} AluJudgment;

/* Reports the share of a search that is done, 0 to 1, in its thread. */
typedef void (*AluProgress) (double share, void *data);
