/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/solver/tarot-search-state.h"

/* Low cards of one hand with no card of another between them: playing one is like playing another.
 * The lowest stands for all. */
typedef struct
{
  TarotCard bottom, top;
} TarotMerged;

/* The cards that a seat may play, one of each set of equal ones. */
typedef struct
{
  TarotCard cards[TAROT_MAX_HAND];
  int32_t scores[TAROT_MAX_HAND]; /* the search tries the highest first */
  TarotMerged merged[TAROT_MAX_HAND];
  int n, n_merged;
} TarotMoveList;

/* tarot_list_moves:
 * @list: (out): without scores
 *
 * Lists what @seat may play to @trick. */
void tarot_list_moves (const TarotSearchState *state, const TarotTrick *trick, int seat,
                       TarotMoveList *list);

/* tarot_next_move:
 * @i: how many moves have been taken
 *
 * Returns: the move of the highest score among the others. */
TarotCard tarot_next_move (TarotMoveList *list, int i);
