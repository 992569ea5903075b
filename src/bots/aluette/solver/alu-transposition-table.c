/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-transposition-table.h"

#include <string.h>

#define FIRST_CLUSTERS 256

bool
alu_transposition_table_init (AluTranspositionTable *tt, void *memory, size_t bytes)
{
  size_t fixed = ALU_TRANSPOSITION_LENGTHS * sizeof (uint64_t);
  size_t clusters;

  if (bytes < fixed + sizeof (AluTranspositionEntry) * ALU_TRANSPOSITION_WAYS)
    return false;
  tt->lengths = memory;
  tt->entries = (AluTranspositionEntry *) ((char *) memory + fixed);
  clusters = (bytes - fixed) / (sizeof (AluTranspositionEntry) * ALU_TRANSPOSITION_WAYS);
  tt->max_clusters = 1;
  while (tt->max_clusters <= clusters / 2)
    tt->max_clusters *= 2;
  alu_transposition_table_clear (tt);
  return true;
}

void
alu_transposition_table_clear (AluTranspositionTable *tt)
{
  tt->n_clusters = FIRST_CLUSTERS;
  if (tt->n_clusters > tt->max_clusters)
    tt->n_clusters = tt->max_clusters;
  tt->n_stored = 0;
  memset (tt->lengths, 0, ALU_TRANSPOSITION_LENGTHS * sizeof (uint64_t));
  memset (tt->entries, 0, tt->n_clusters * ALU_TRANSPOSITION_WAYS * sizeof (AluTranspositionEntry));
}

/* Doubles the table in place. The next bit of its key decides whether an entry moves to the upper
 * half. */
static void
grow_table (AluTranspositionTable *tt)
{
  size_t n = tt->n_clusters;
  AluTranspositionEntry *upper = tt->entries + n * ALU_TRANSPOSITION_WAYS;

  memset (upper, 0, n * ALU_TRANSPOSITION_WAYS * sizeof (AluTranspositionEntry));
  for (size_t i = 0; i < n * ALU_TRANSPOSITION_WAYS; i++)
    if (tt->entries[i].key & n)
      {
        upper[i] = tt->entries[i];
        tt->entries[i] = (AluTranspositionEntry) { 0, 0 };
      }
  tt->n_clusters = 2 * n;
}

void
alu_transposition_table_store (AluTranspositionTable *tt, uint64_t key, uint64_t data)
{
  AluTranspositionEntry *cluster;
  int way;

  if (++tt->n_stored > tt->n_clusters * (ALU_TRANSPOSITION_WAYS / 2)
      && tt->n_clusters < tt->max_clusters)
    grow_table (tt);
  cluster = &tt->entries[(key & (tt->n_clusters - 1)) * ALU_TRANSPOSITION_WAYS];
  for (way = 0; way < ALU_TRANSPOSITION_WAYS && cluster[way].key != 0; way++)
    ;
  /* A full cluster loses its oldest entry. The newest one is first. */
  if (way == ALU_TRANSPOSITION_WAYS)
    way--;
  for (; way > 0; way--)
    cluster[way] = cluster[way - 1];
  cluster[0] = (AluTranspositionEntry) { key, data };
}
