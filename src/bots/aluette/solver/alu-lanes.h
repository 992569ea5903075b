/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>
#include <string.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

/*
 * Sixteen bytes, one for each option of a player, on which some processors compute at once. With
 * and without these instructions, results are equal.
 */

#define ALU_N_LANES 16

typedef struct
{
  _Alignas(16) uint8_t at[ALU_N_LANES];
} AluLaneBytes;

#ifdef __AVX2__
typedef __m128i AluLanes;
#else
typedef AluLaneBytes AluLanes;
#endif

#define ALU_LANES_CLOSED 255 /* the rank of a lane that cannot be picked */

/* Returns: @ranks with the lanes from @n on closed. */
static inline AluLanes
alu_lanes_limit (AluLanes ranks, int n)
{
#ifdef __AVX2__
  static const uint8_t limits[2 * ALU_N_LANES] = {
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
  };

  return _mm_or_si128 (ranks, _mm_loadu_si128 ((const __m128i *) (limits + ALU_N_LANES - n)));
#else
  memset (ranks.at + n, ALU_LANES_CLOSED, (size_t) (ALU_N_LANES - n));
  return ranks;
#endif
}

/* Returns: @ranks with @lane closed. */
static inline AluLanes
alu_lanes_close (AluLanes ranks, int lane)
{
#ifdef __AVX2__
  static const uint8_t lanes[2 * ALU_N_LANES] = { [ALU_N_LANES] = ALU_LANES_CLOSED };

  return _mm_or_si128 (ranks, _mm_loadu_si128 ((const __m128i *) (lanes + ALU_N_LANES - lane)));
#else
  ranks.at[lane] = ALU_LANES_CLOSED;
  return ranks;
#endif
}

/* Returns: the lane with the lowest rank, the last of these, or -1 if all are closed. */
static inline int
alu_lanes_pick (AluLanes ranks)
{
#ifdef __AVX2__
  __m128i least = _mm_min_epu8 (ranks, _mm_srli_epi16 (ranks, 8));
  int mask;

  least = _mm_minpos_epu16 (_mm_and_si128 (least, _mm_set1_epi16 (255)));
  if ((_mm_cvtsi128_si32 (least) & 255) == ALU_LANES_CLOSED)
    return -1;
  least = _mm_shuffle_epi8 (least, _mm_setzero_si128 ());
  mask = _mm_movemask_epi8 (_mm_cmpeq_epi8 (ranks, least));
  return 31 - __builtin_clz ((unsigned) mask);
#else
  int best = -1, least = ALU_LANES_CLOSED - 1;

  for (int lane = 0; lane < ALU_N_LANES; lane++)
    if (ranks.at[lane] <= least)
      {
        least = ranks.at[lane];
        best = lane;
      }
  return best;
#endif
}
