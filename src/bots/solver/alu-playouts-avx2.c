/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-playouts-private.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__ ((target ("avx2")))

/* Two seats side by side. */
static inline AVX2 __m256i
load_pair (const uint8_t *low, const uint8_t *high)
{
  return _mm256_inserti128_si256 (
      _mm256_castsi128_si256 (_mm_load_si128 ((const __m128i *) low)),
      _mm_load_si128 ((const __m128i *) high), 1);
}

static inline AVX2 __m256i
shuffle_pair (const AluPlayoutJob *job, int seat, __m256i hands, uint64_t random)
{
  const uint8_t *heads[2], *tails[2];

  alu_playout_draw (job, seat, (uint32_t) random, &heads[0], &tails[0]);
  alu_playout_draw (job, seat + 1, (uint32_t) (random >> 32), &heads[1], &tails[1]);
  return _mm256_shuffle_epi8 (_mm256_shuffle_epi8 (hands, load_pair (heads[0], heads[1])),
                              load_pair (tails[0], tails[1]));
}

static inline AVX2 __attribute__ ((always_inline)) void
play (const AluPlayoutJob *job, int n_pairs, uint64_t n, uint64_t seed, uint64_t *slots)
{
  unsigned full = (1u << job->left) - 1;
  __m256i hands[ALU_MAX_SEATS / 2];

  for (int pair = 0; pair < n_pairs; pair++)
    hands[pair] = load_pair (job->hands[2 * pair], job->hands[2 * pair + 1]);
  for (uint64_t game = 0; game < n; game++)
    {
      __m256i played[ALU_MAX_SEATS / 2];
      __m256i top = _mm256_setzero_si256 ();
      unsigned sets[ALU_MAX_SEATS];
      unsigned any = 0, tied = 0, best = 0;

      for (int pair = 0; pair < n_pairs; pair++)
        {
          played[pair] = shuffle_pair (job, 2 * pair, hands[pair], alu_playout_random (&seed));
          top = _mm256_max_epu8 (top, played[pair]);
        }
      top = _mm256_max_epu8 (top, _mm256_permute2x128_si256 (top, top, 1));
      for (int pair = 0; pair < n_pairs; pair++)
        {
          unsigned mask = (unsigned) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (played[pair], top));

          for (int side = 0; side < 2; side++)
            {
              unsigned set = mask >> (16 * side) & full;

              sets[2 * pair + side] = set;
              tied |= any & set;
              any |= set;
            }
        }
      for (int seat = 0; seat < 2 * n_pairs; seat++)
        {
          unsigned standing = job->standings[seat][sets[seat] & ~tied];

          best = standing > best ? standing : best;
        }
      slots[best % ALU_PLAYOUT_SLOTS]++;
    }
}

AVX2 void
alu_playouts_avx2 (const AluPlayoutJob *job, uint64_t n, uint64_t seed, uint64_t *slots)
{
  if (job->n_seats == 4)
    play (job, 2, n, seed, slots);
  else
    play (job, 3, n, seed, slots);
}

#endif
