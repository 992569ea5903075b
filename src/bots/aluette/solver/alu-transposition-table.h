/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The table of proofs.
 *
 * An entry says: with these cards at the top (the key), this many tricks to go and this seat on
 * lead, such a team wins if the score meets such a demand. Several entries may share a key. The
 * table grows from small to the memory it was given, so that easy deals stay in the cache and need
 * little clearing.
 */

typedef struct
{
  uint64_t key; /* 0 in an empty entry */
  uint64_t data;
} AluTranspositionEntry;

#define ALU_TRANSPOSITION_WAYS 4

#define ALU_TRANSPOSITION_LENGTHS 4096

typedef struct
{
  uint64_t *lengths; /* by a few top cards: the lengths of prefix under which something is kept */
  AluTranspositionEntry *entries;
  size_t max_clusters; /* powers of two */
  size_t n_clusters;
  size_t n_stored; /* since the last growth */
} AluTranspositionTable;

/* alu_transposition_table_init:
 * @memory: aligned to 64 bytes; stays the caller's
 *
 * Returns: whether @bytes suffice for a table at all. */
bool alu_transposition_table_init (AluTranspositionTable *tt, void *memory, size_t bytes);

/* Forgets everything. */
void alu_transposition_table_clear (AluTranspositionTable *tt);

/* Keeps one more entry, in place of another when its cluster is full. */
void alu_transposition_table_store (AluTranspositionTable *tt, uint64_t key, uint64_t data);

/* Returns: the four entries among which those of @key are. */
static inline const AluTranspositionEntry *
alu_transposition_table_cluster (const AluTranspositionTable *tt, uint64_t key)
{
  return &tt->entries[(key & (tt->n_clusters - 1)) * ALU_TRANSPOSITION_WAYS];
}
