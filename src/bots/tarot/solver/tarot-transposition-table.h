/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/solver/tarot-search-state.h"

/*
 * What the search has proved. An entry stands for all positions that agree in everything but the
 * order of low cards that played no part in the proof: of the low cards of each suit it compares
 * the owners of the highest ones only.
 *
 * The part of a proof is a set of low cards, a bit for each as in a set of suit cards: of each suit
 * the cards from the lowest of them up matter.
 */

typedef struct
{
  uint64_t check; /* hash of all that is compared exactly; 0 if empty */
  uint32_t low_owners[TAROT_N_SUITS];
  uint8_t kept[TAROT_N_SUITS]; /* how many owners of each sequence are compared */
  int16_t lower, upper;        /* what the attack gets from there on */
  TarotCard move;              /* the card that was enough, or TAROT_NO_CARD */
  uint8_t left;                /* tricks */
} TarotTableEntry;

typedef struct
{
  TarotTableEntry *entries;
  size_t n_buckets; /* a power of two */
  uint64_t salt;    /* of the table's content: it changes with what values mean */
} TarotTable;

/* What the table knows of a position. */
typedef struct
{
  uint64_t check;
  TarotTableEntry *bucket;
  TarotTableEntry *found; /* (nullable): an entry of the position, for its move */
} TarotTableSlot;

/* tarot_table_init:
 * @memory: of @bytes, aligned as by malloc ()
 *
 * Clears the memory and uses it. */
void tarot_table_init (TarotTable *table, void *memory, size_t bytes);

/* tarot_table_find:
 * @slot: (out): for tarot_table_store ()
 * @need: half points
 * @bound: (out): what the attack gets at least, or at most
 * @part: (inout): the part of the proof is added
 *
 * Returns: whether it is known if the attack gets @need. */
bool tarot_table_find (const TarotTable *table, const TarotSearchState *state, int need,
                       TarotTableSlot *slot, int *bound, uint64_t *part);

/* tarot_table_store:
 * @slot: from tarot_table_find () for the same @state
 * @bound: if it is at least @need, the attack gets that much or more, else that much or less
 * @part: of the proof
 * @move: the card that was enough, or TAROT_NO_CARD
 *
 * Keeps a result. */
void tarot_table_store (const TarotSearchState *state, const TarotTableSlot *slot, int need,
                        int bound, uint64_t part, TarotCard move);
