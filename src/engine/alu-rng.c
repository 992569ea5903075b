/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-rng.h"

void
alu_rng_seed (AluRng *rng, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    {
      uint64_t z = seed += UINT64_C (0x9e3779b97f4a7c15);

      z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
      z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
      rng->state[i] = z ^ (z >> 31);
    }
}

static uint64_t
rotate_left (uint64_t x, int by)
{
  return (x << by) | (x >> (64 - by));
}

uint64_t
alu_rng_next (AluRng *rng)
{
  uint64_t *s = rng->state;
  uint64_t result = rotate_left (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 45);
  return result;
}

uint32_t
alu_rng_below (AluRng *rng, uint32_t bound)
{
  uint64_t product = (alu_rng_next (rng) >> 32) * bound;

  /* Lemire's method. Products in the first, incomplete stretch are drawn again: they would make
   * some results too frequent. */
  if ((uint32_t) product < bound)
    for (uint32_t threshold = -bound % bound; (uint32_t) product < threshold;)
      product = (alu_rng_next (rng) >> 32) * bound;
  return (uint32_t) (product >> 32);
}

double
alu_rng_unit (AluRng *rng)
{
  return (double) (alu_rng_next (rng) >> 11) * 0x1p-53;
}

void
alu_rng_shuffle (AluRng *rng, uint8_t *items, int n)
{
  for (int i = n - 1; i > 0; i--)
    {
      int j = (int) alu_rng_below (rng, (uint32_t) i + 1);
      uint8_t item = items[i];

      items[i] = items[j];
      items[j] = item;
    }
}
