/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-search.h"

/*
 * Which card to try first.
 */

typedef struct
{
  int score;    /* the greater the sooner */
  uint8_t card; /* the last of a run of interchangeable cards ... */
  uint8_t top;  /* ... and the first */
} AluChoice;

/* Fills in the standings of @trick. */
void alu_order_standings (const AluSearch *search, AluTrick *trick);

/* alu_order_choices:
 * @choices: (out caller-allocates): room for ALU_MAX_TRICKS
 *
 * Lists the cards worth trying, strongest first, with their scores.
 *
 * Returns: how many. */
int alu_order_choices (const AluSearch *search,
                       const AluTrick *trick,
                       int ply,
                       AluTable table,
                       int seat,
                       AluChoice *choices);
