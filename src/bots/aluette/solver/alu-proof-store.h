/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-score-state.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

/*
 * How the search stores proofs in the transposition table and finds them again.
 *
 * The key of a proof stands for the cards of the prefix and all else that it depends on but the
 * score. Up to twenty cards of four seats are *packed* into one word, which the key is a bijection
 * of; other keys are hashes. The data of an entry is the demand, the winning team, and the index of
 * the winning lead plus one.
 */

#define ALU_PROOF_DEMAND ALU_SCORE_ALL
#define ALU_PROOF_SIDE_SHIFT 54
#define ALU_PROOF_CARD_SHIFT 55

/* Numbers of cards that choose the word of lengths below ALU_PROOF_DEEP, and of the others. */
#define ALU_PROOF_SHALLOW 4
#define ALU_PROOF_DEEP 8

/* What the keys of all prefixes of one position have in common. */
typedef struct
{
  const AluCardRanks *ranks;
  uint64_t packed;
  uint64_t base;
  bool packs;
} AluProofKeys;

static inline void
alu_proof_keys_init (AluProofKeys *keys, AluQuestion question, int n_seats,
                     const AluCardRanks *ranks, int leader, int left, uint32_t alive)
{
  uint64_t state = (uint64_t) question << 32 | (uint64_t) (n_seats == 6) << 33
                   | (uint64_t) alive << 8 | (uint64_t) left << 3 | (uint64_t) leader;

  keys->ranks = ranks;
  keys->packs = question == ALU_ASK_WINNER && n_seats == 4 && left <= 5;
  if (keys->packs)
    {
      keys->packed = ranks->owner[0] | ranks->owner[1] << 21 | ranks->ties << 41;
      keys->base = (uint64_t) left << 61;
    }
  else
    keys->base = state * UINT64_C (0x589965CC75374CC3);
}

/* Returns: the first @depth cards of a packed word. */
static inline uint64_t
alu_proof_keys_first (const AluProofKeys *keys, int depth)
{
  return keys->packed & (alu_card_ranks_first (depth) * UINT64_C (0x20000200001));
}

/* Returns: the key of the prefix of @depth cards, not 0. */
static inline uint64_t
alu_proof_keys_get (const AluProofKeys *keys, int n_seats, int depth)
{
  const AluCardRanks *ranks = keys->ranks;
  AluCards prefix = alu_card_ranks_first (depth);
  uint64_t key;

  if (keys->packs)
    {
      /* The planes begin at bits 0, 21 and 41. In the first, a 1 follows the prefix. */
      key = (alu_proof_keys_first (keys, depth) | alu_card_ranks_bit (depth)) + keys->base;
      return __builtin_bswap64 (key * UINT64_C (0x9E3779B97F4A7C15));
    }
  key = keys->base + (uint64_t) depth * UINT64_C (0xE7037ED1A0B428DB);
  key += (ranks->owner[0] & prefix) * UINT64_C (0x9E3779B97F4A7C15);
  key += (ranks->owner[1] & prefix) * UINT64_C (0xC2B2AE3D27D4EB4F);
  if (n_seats > 4)
    key += (ranks->owner[2] & prefix) * UINT64_C (0xD6E8FEB86659FD93);
  key += (ranks->ties & prefix) * UINT64_C (0xA0761D6478BD642F);
  key = (key ^ key >> 32) * UINT64_C (0x8EBC6AF09C88C6E3);
  return (key ^ key >> 29) | UINT64_C (1) << 63;
}

/* Returns: (transfer none): the set of prefix lengths stored for positions with the same first
 * @n_cards cards. */
static inline uint64_t *
alu_proof_keys_lengths (const AluProofKeys *keys, const AluTranspositionTable *tt, int n_seats,
                        int n_cards)
{
  const AluCardRanks *ranks = keys->ranks;
  AluCards cards = alu_card_ranks_first (n_cards), ties = ranks->ties & (cards >> 1);
  uint64_t hash = keys->base + (uint64_t) n_cards;

  hash += (ranks->owner[0] & cards) | (ranks->owner[1] & cards) << 16 | ties << 32;
  if (n_seats > 4)
    hash += (ranks->owner[2] & cards) << 48;
  hash *= UINT64_C (0x9E3779B97F4A7C15);
  return &tt->lengths[hash >> (64 - ALU_TRANSPOSITION_LENGTH_BITS)];
}

/* The ways of a cluster, one bit each. */
typedef struct
{
  unsigned met;  /* that have the key, and demand no more than the score */
  unsigned lead; /* that have the key and a winning lead */
} AluProofWays;

#ifdef __AVX2__

/* Returns: the ways of four masks that unpacking two pairs of entries has put in the order 0, 2, 1,
 * 3. */
static inline unsigned
alu_proof_ways_of (__m256i masks)
{
  return (unsigned) _mm256_movemask_pd (
      _mm256_castsi256_pd (_mm256_permute4x64_epi64 (masks, 0xD8)));
}

/* Compares all ways of @cluster at once. @views: the score from the view of each team */
static inline AluProofWays
alu_proof_match (const AluTranspositionEntry *cluster, uint64_t key, const AluScore views[2])
{
  const __m256i guards = _mm256_set1_epi64x ((long long) ALU_SCORE_GUARDS);
  __m256i low = _mm256_load_si256 ((const __m256i *) cluster);
  __m256i high = _mm256_load_si256 ((const __m256i *) (cluster + 2));
  __m256i keys = _mm256_unpacklo_epi64 (low, high);
  __m256i data = _mm256_unpackhi_epi64 (low, high);
  __m256i equal = _mm256_cmpeq_epi64 (keys, _mm256_set1_epi64x ((long long) key));
  __m256i is_side_1 = _mm256_slli_epi64 (data, 63 - ALU_PROOF_SIDE_SHIFT);
  __m256i view = _mm256_castpd_si256 (
      _mm256_blendv_pd (_mm256_castsi256_pd (_mm256_set1_epi64x ((long long) views[0])),
                        _mm256_castsi256_pd (_mm256_set1_epi64x ((long long) views[1])),
                        _mm256_castsi256_pd (is_side_1)));
  __m256i demand = _mm256_and_si256 (data, _mm256_set1_epi64x ((long long) ALU_PROOF_DEMAND));
  __m256i meets = _mm256_sub_epi64 (_mm256_or_si256 (view, guards), demand);
  __m256i met = _mm256_cmpeq_epi64 (_mm256_and_si256 (meets, guards), guards);
  __m256i no_lead = _mm256_set1_epi64x ((INT64_C (1) << ALU_PROOF_CARD_SHIFT) - 1);

  return (AluProofWays) {
    alu_proof_ways_of (_mm256_and_si256 (equal, met)),
    alu_proof_ways_of (_mm256_and_si256 (equal, _mm256_cmpgt_epi64 (data, no_lead))),
  };
}

#else

/* Compares all ways of @cluster. @views: the score from the view of each team */
static inline AluProofWays
alu_proof_match (const AluTranspositionEntry *cluster, uint64_t key, const AluScore views[2])
{
  AluProofWays ways = { 0, 0 };

  for (int way = 0; way < ALU_TRANSPOSITION_WAYS; way++)
    {
      uint64_t data = cluster[way].data;
      AluScore view = views[data >> ALU_PROOF_SIDE_SHIFT & 1];
      bool equal = cluster[way].key == key;
      bool met = alu_score_meets (view, data & ALU_PROOF_DEMAND) == ALU_SCORE_GUARDS;

      ways.met |= (unsigned) (equal && met) << way;
      ways.lead |= (unsigned) (equal && data >> ALU_PROOF_CARD_SHIFT != 0) << way;
    }
  return ways;
}

#endif

/* alu_proof_find:
 * @views: the score from the view of each team
 * @hint: (out): a lead that won with another score, if there is one
 *
 * Returns: whether there is a stored @proof. */
static inline bool
alu_proof_find (const AluTranspositionTable *tt, const AluProofKeys *keys, int n_seats,
                const AluScore views[2], AluProof *proof, int *hint)
{
  const AluCards shallow = alu_card_ranks_first (ALU_PROOF_DEEP);
  const AluTranspositionEntry *led = NULL;
  uint64_t lengths = *alu_proof_keys_lengths (keys, tt, n_seats, ALU_PROOF_SHALLOW) & shallow;

  lengths |= *alu_proof_keys_lengths (keys, tt, n_seats, ALU_PROOF_DEEP) & ~shallow;
  for (lengths &= ~(keys->ranks->ties << 1); lengths != 0; lengths &= lengths - 1)
    {
      int depth = __builtin_ctzll (lengths);
      uint64_t key = alu_proof_keys_get (keys, n_seats, depth);
      const AluTranspositionEntry *cluster = alu_transposition_table_cluster (tt, key);
      AluProofWays ways = alu_proof_match (cluster, key, views);

      if (ways.met != 0)
        {
          uint64_t data = cluster[__builtin_ctz (ways.met)].data;

          *proof = (AluProof) {
            data & ALU_PROOF_DEMAND, depth, (int) (data >> ALU_PROOF_SIDE_SHIFT & 1)
          };
          return true;
        }
      if (ways.lead != 0)
        led = &cluster[31 - __builtin_clz (ways.lead)];
    }
  if (led != NULL)
    *hint = (int) (led->data >> ALU_PROOF_CARD_SHIFT) - 1;
  return false;
}

/* Stores @proof. @lead: the index of the winning lead, or -1. */
static inline void
alu_proof_store (AluTranspositionTable *tt, const AluProofKeys *keys, int n_seats, AluProof proof,
                 int lead)
{
  int n_cards = proof.depth < ALU_PROOF_DEEP ? ALU_PROOF_SHALLOW : ALU_PROOF_DEEP;

  alu_transposition_table_store (tt, alu_proof_keys_get (keys, n_seats, proof.depth),
                                 proof.demand | (uint64_t) proof.side << ALU_PROOF_SIDE_SHIFT
                                     | (uint64_t) (lead + 1) << ALU_PROOF_CARD_SHIFT);
  *alu_proof_keys_lengths (keys, tt, n_seats, n_cards) |= UINT64_C (1) << proof.depth;
}
