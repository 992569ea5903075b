/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "bots/tarot/solver/tarot-search-state.h"
#include "bots/tarot/solver/tarot-transposition-table.h"

/* A search of the solver: its limits and what it remembers. */
typedef struct
{
  TarotTable table;
  uint64_t nodes, max_nodes; /* the limit, or UINT64_MAX */
  const AluStop *stop;       /* (nullable) */
  bool stopped;              /* it has ended without a result */
  int16_t petit;             /* what the petit at the end is worth */
  uint8_t seats;
  uint8_t attack;                                   /* bit per seat */
  uint8_t excuse_last;                              /* TarotExcuseLast */
  uint32_t history[TAROT_MAX_SEATS][TAROT_N_CARDS]; /* how often a card was enough */
} TarotSearch;

/* tarot_search_at_least:
 * @trick: the trick in play, begun from @state
 * @need: half points
 *
 * Asks whether the attack gets at least @need from @state on.
 *
 * Returns: a bound: if it is at least @need, the attack gets that much or more, else that much or
 * less. Without a meaning once @search is stopped. */
int tarot_search_at_least (TarotSearch *search, const TarotSearchState *state,
                           const TarotTrick *trick, int need);
