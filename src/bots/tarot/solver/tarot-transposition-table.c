/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-transposition-table.h"

#include <string.h>

#define BUCKET 6
#define NO_BOUND 2000

void
tarot_table_init (TarotTable *table, void *memory, size_t bytes)
{
  size_t n = bytes / (BUCKET * sizeof *table->entries);

  table->entries = memory;
  table->n_buckets = 1;
  while (table->n_buckets * 2 <= n)
    table->n_buckets *= 2;
  table->salt = 0;
  memset (memory, 0, table->n_buckets * BUCKET * sizeof *table->entries);
}

static inline uint64_t
mix_word (uint64_t hash, uint64_t word)
{
  hash = (hash ^ word) * UINT64_C (0x9fb21c651e98df25);
  return hash ^ hash >> 32;
}

/* A hash of all that entries compare exactly. The bouts of the attack matter only while there are
 * others to gain, and who has taken all tricks only while the Excuse is in a hand. */
static uint64_t
hash_state (const TarotTable *table, const TarotSearchState *state)
{
  bool open = (state->all_trumps & 1) != 0 || (state->all_trumps >> 20) != 0
              || state->excuse != TAROT_NO_EXCUSE;
  uint64_t misc = state->leader | (uint64_t) state->excuse << 3
                  | (uint64_t) (state->all_trumps & 1) << 6
                  | (uint64_t) (state->all_trumps >> 20) << 7
                  | (uint64_t) (open ? state->bouts : 0) << 8
                  | (uint64_t) (state->excuse != TAROT_NO_EXCUSE ? state->all_tricks : 0) << 10
                  | (uint64_t) state->left << 12 | state->low_counts[1] << 24;
  uint64_t hash = mix_word (table->salt + 1, state->trump_owners);

  hash = mix_word (hash, state->honor_owners);
  hash = mix_word (hash, state->low_counts[0]);
  hash = mix_word (hash, misc | (uint64_t) __builtin_popcount (state->all_trumps) << 18);
  return hash | 1;
}

static inline uint32_t
get_prefix (uint32_t owners, int n)
{
  return owners & (uint32_t) ((UINT64_C (1) << (3 * n)) - 1);
}

static inline bool
entry_matches (const TarotTableEntry *entry, const TarotSearchState *state)
{
  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if (get_prefix (state->low_owners[suit] ^ entry->low_owners[suit], entry->kept[suit]) != 0)
      return false;
  return true;
}

/* Of each suit the lowest card that the entry compares. */
static uint64_t
part_of (const TarotTableEntry *entry, const TarotSearchState *state)
{
  uint64_t part = 0;

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if (entry->kept[suit] > 0)
      {
        uint64_t low = state->all_plain >> (TAROT_SUIT_SIZE * suit) & TAROT_LOW_MASK;

        for (int n = __builtin_popcountll (low); n > entry->kept[suit]; n--)
          low &= low - 1;
        part |= (low & -low) << (TAROT_SUIT_SIZE * suit);
      }
  return part;
}

bool
tarot_table_find (const TarotTable *table, const TarotSearchState *state, int need,
                  TarotTableSlot *slot, int *bound, uint64_t *part)
{
  slot->check = hash_state (table, state);
  slot->bucket = table->entries
                 + BUCKET
                       * ((slot->check * UINT64_C (0xd6e8feb86659fd93) >> 20)
                          & (table->n_buckets - 1));
  slot->found = NULL;
  for (int i = 0; i < BUCKET; i++)
    {
      TarotTableEntry *entry = &slot->bucket[i];

      if (entry->check != slot->check || !entry_matches (entry, state))
        continue;
      if (entry->lower >= need || entry->upper < need)
        {
          *bound = entry->lower >= need ? entry->lower : entry->upper;
          *part |= part_of (entry, state);
          return true;
        }
      if (slot->found == NULL || slot->found->move == TAROT_NO_CARD)
        slot->found = entry;
    }
  return false;
}

/* Returns: the entry to use: the same one, an empty one, or else that of the fewest tricks. */
static TarotTableEntry *
choose_entry (const TarotTableSlot *slot, const TarotTableEntry *entry)
{
  TarotTableEntry *chosen = slot->bucket;

  for (int i = 0; i < BUCKET; i++)
    {
      TarotTableEntry *other = &slot->bucket[i];

      if (other->check == entry->check && memcmp (other->kept, entry->kept, sizeof entry->kept) == 0
          && memcmp (other->low_owners, entry->low_owners, sizeof entry->low_owners) == 0)
        return other;
      if (other->check == 0 ? chosen->check != 0 : chosen->check != 0 && other->left < chosen->left)
        chosen = other;
    }
  return chosen;
}

void
tarot_table_store (const TarotSearchState *state, const TarotTableSlot *slot, int need, int bound,
                   uint64_t part, TarotCard move)
{
  TarotTableEntry entry = {
    .check = slot->check, .lower = -NO_BOUND, .upper = NO_BOUND, .move = move, .left = state->left
  };
  TarotTableEntry *old;

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      uint64_t low = state->all_plain >> (TAROT_SUIT_SIZE * suit) & TAROT_LOW_MASK;
      uint64_t own = part >> (TAROT_SUIT_SIZE * suit) & TAROT_LOW_MASK;

      if (own != 0)
        entry.kept[suit] = (uint8_t) __builtin_popcountll (low & -(own & -own));
      entry.low_owners[suit] = get_prefix (state->low_owners[suit], entry.kept[suit]);
    }
  if (bound >= need)
    entry.lower = (int16_t) bound;
  else
    entry.upper = (int16_t) bound;
  old = choose_entry (slot, &entry);
  if (old->check == entry.check && memcmp (old->kept, entry.kept, sizeof entry.kept) == 0
      && memcmp (old->low_owners, entry.low_owners, sizeof entry.low_owners) == 0)
    {
      entry.lower = old->lower > entry.lower ? old->lower : entry.lower;
      entry.upper = old->upper < entry.upper ? old->upper : entry.upper;
      entry.move = move != TAROT_NO_CARD ? move : old->move;
    }
  *old = entry;
}
