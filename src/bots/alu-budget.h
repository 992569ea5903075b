/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "bots/alu-stop.h"

/* What a bot may use for one decision. The same view, seed, node budget and agreement give the same
 * decision on every machine. A search that is stopped returns some legal decision at once. */
typedef struct
{
  uint64_t seed;
  uint64_t nodes;      /* search nodes; 0 for the budget of the level */
  uint32_t min_batches; /* of samples, before a move that seems bad gets no more of them; 0 for
                           what suits a bot that plays. More make the worth of bad moves certain */
  void *memory;        /* (nullable): for search tables; aligned as by malloc () */
  size_t memory_bytes; /* 0 without memory; levels below strong need none */
  const AluStop *stop; /* (nullable): lets any thread stop the search */
  uint32_t convention_seats; /* seats whose players follow the convention of the game, bit per
                                seat: see AluBotConvention. Everybody at the table knows this. */
} AluBudget;
