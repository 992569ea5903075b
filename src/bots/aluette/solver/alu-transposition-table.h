/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The transposition table, which stores proofs.
 *
 * The key of an entry stands for the strongest cards, the number of tricks left and the leader; its
 * data says which team wins if the score meets a demand. Several entries may have the same key. The
 * table starts small and grows up to its memory, so that easy deals stay in the cache and clearing
 * is fast.
 */

typedef struct
{
  uint64_t key; /* 0 if the entry is empty */
  uint64_t data;
} AluTranspositionEntry;

#define ALU_TRANSPOSITION_WAYS 4

#define ALU_TRANSPOSITION_LENGTH_BITS 12
#define ALU_TRANSPOSITION_LENGTHS (1 << ALU_TRANSPOSITION_LENGTH_BITS)

typedef struct
{
  uint64_t *lengths; /* by hash of the first cards: lengths of prefixes with entries */
  AluTranspositionEntry *entries;
  size_t max_clusters; /* powers of two */
  size_t n_clusters;
  size_t n_stored; /* entries stored since the table was cleared */
} AluTranspositionTable;

/* alu_transposition_table_init:
 * @memory: (transfer none): aligned to 64 bytes; must outlive @tt
 *
 * Initializes an empty table.
 *
 * Returns: whether @bytes is enough for a table. */
bool alu_transposition_table_init (AluTranspositionTable *tt, void *memory, size_t bytes);

/* Removes all entries. */
void alu_transposition_table_clear (AluTranspositionTable *tt);

/* Stores an entry. If its cluster is full, it replaces the oldest entry. */
void alu_transposition_table_store (AluTranspositionTable *tt, uint64_t key, uint64_t data);

/* Returns: (transfer none): the cluster of entries that can have @key. */
static inline const AluTranspositionEntry *
alu_transposition_table_cluster (const AluTranspositionTable *tt, uint64_t key)
{
  return &tt->entries[(key & (tt->n_clusters - 1)) * ALU_TRANSPOSITION_WAYS];
}
