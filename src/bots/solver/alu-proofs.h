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
} AluProofEntry;

#define ALU_PROOFS_WAYS 4

#define ALU_PROOFS_LENGTHS 4096

typedef struct
{
  uint64_t *lengths; /* by a few top cards: the lengths of prefix under which something is kept */
  AluProofEntry *entries;
  size_t max_clusters; /* powers of two */
  size_t n_clusters;
  size_t n_stored; /* since the last growth */
} AluProofs;

/* alu_proofs_init:
 * @memory: aligned to 64 bytes; stays the caller's
 *
 * Returns: whether @bytes suffice for a table at all. */
bool alu_proofs_init (AluProofs *proofs, void *memory, size_t bytes);

/* Forgets everything. */
void alu_proofs_clear (AluProofs *proofs);

/* Keeps one more entry, in place of another when its cluster is full. */
void alu_proofs_store (AluProofs *proofs, uint64_t key, uint64_t data);

/* Returns: the four entries among which those of @key are. */
static inline const AluProofEntry *
alu_proofs_cluster (const AluProofs *proofs, uint64_t key)
{
  return &proofs->entries[(key & (proofs->n_clusters - 1)) * ALU_PROOFS_WAYS];
}
