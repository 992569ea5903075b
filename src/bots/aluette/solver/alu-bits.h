/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#ifdef __BMI2__
#include <immintrin.h>
#endif

/*
 * Operations on sets of bits that some processors have as instructions. With and without these
 * instructions, results are equal.
 */

/* Returns: @word without the bits of @out; the others move down. */
static inline uint64_t
alu_bits_remove (uint64_t word, uint64_t out)
{
#ifdef __BMI2__
  return _pext_u64 (word, ~out);
#else
  while (out != 0)
    {
      uint64_t bit = UINT64_C (1) << (63 - __builtin_clzll (out));

      word = (word & (bit - 1)) | (word >> 1 & ~(bit - 1));
      out ^= bit;
    }
  return word;
#endif
}

/* Returns: the index that bit @index of a word without the bits of @out has with them. */
static inline int
alu_bits_index_with (int index, uint64_t out)
{
#ifdef __BMI2__
  return __builtin_ctzll (_pdep_u64 (UINT64_C (1) << index, ~out));
#else
  for (; out != 0; out &= out - 1)
    index += __builtin_ctzll (out) <= index;
  return index;
#endif
}
