/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-proofs.h"

#include <string.h>

#define FIRST_CLUSTERS 256

bool
alu_proofs_init (AluProofs *proofs, void *memory, size_t bytes)
{
  size_t fixed = ALU_PROOFS_LENGTHS * sizeof (uint64_t);
  size_t clusters;

  if (bytes < fixed + sizeof (AluProofEntry) * ALU_PROOFS_WAYS)
    return false;
  proofs->lengths = memory;
  proofs->entries = (AluProofEntry *) ((char *) memory + fixed);
  clusters = (bytes - fixed) / (sizeof (AluProofEntry) * ALU_PROOFS_WAYS);
  proofs->max_clusters = 1;
  while (proofs->max_clusters <= clusters / 2)
    proofs->max_clusters *= 2;
  alu_proofs_clear (proofs);
  return true;
}

void
alu_proofs_clear (AluProofs *proofs)
{
  proofs->n_clusters = FIRST_CLUSTERS;
  if (proofs->n_clusters > proofs->max_clusters)
    proofs->n_clusters = proofs->max_clusters;
  proofs->n_stored = 0;
  memset (proofs->lengths, 0, ALU_PROOFS_LENGTHS * sizeof (uint64_t));
  memset (proofs->entries, 0, proofs->n_clusters * ALU_PROOFS_WAYS * sizeof (AluProofEntry));
}

/* Doubles the table in place: an entry stays or moves by the next bit of its key. */
static void
grow (AluProofs *proofs)
{
  size_t n = proofs->n_clusters;
  AluProofEntry *upper = proofs->entries + n * ALU_PROOFS_WAYS;

  memset (upper, 0, n * ALU_PROOFS_WAYS * sizeof (AluProofEntry));
  for (size_t i = 0; i < n * ALU_PROOFS_WAYS; i++)
    if (proofs->entries[i].key & n)
      {
        upper[i] = proofs->entries[i];
        proofs->entries[i] = (AluProofEntry) { 0, 0 };
      }
  proofs->n_clusters = 2 * n;
}

void
alu_proofs_store (AluProofs *proofs, uint64_t key, uint64_t data)
{
  AluProofEntry *cluster;
  int way;

  if (++proofs->n_stored > proofs->n_clusters * (ALU_PROOFS_WAYS / 2)
      && proofs->n_clusters < proofs->max_clusters)
    grow (proofs);
  cluster = &proofs->entries[(key & (proofs->n_clusters - 1)) * ALU_PROOFS_WAYS];
  for (way = 0; way < ALU_PROOFS_WAYS && cluster[way].key != 0; way++)
    ;
  /* A full cluster drops its oldest entry: the newest stands first. */
  if (way == ALU_PROOFS_WAYS)
    way--;
  for (; way > 0; way--)
    cluster[way] = cluster[way - 1];
  cluster[0] = (AluProofEntry) { key, data };
}
