/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* A seeded random number generator (xoshiro256**, seeded by splitmix64; algorithms of Blackman,
 * Vigna and Steele, public domain). The same seed gives the same numbers on every machine. It is a
 * plain value: a copy continues with the same numbers as the original. */
typedef struct
{
  uint64_t state[4];
} AluRng;

/* alu_rng_seed:
 *
 * Initializes @rng from @seed, which can be any number, 0 included. */
void alu_rng_seed (AluRng *rng, uint64_t seed);

/* alu_rng_next:
 *
 * Returns: 64 uniform bits. */
uint64_t alu_rng_next (AluRng *rng);

/* alu_rng_below:
 * @bound: 1 or more
 *
 * Returns: a uniform number from 0 to @bound - 1, without bias. */
uint32_t alu_rng_below (AluRng *rng, uint32_t bound);

/* alu_rng_unit:
 *
 * Returns: a uniform number in [0, 1), with a resolution of 53 bits. */
double alu_rng_unit (AluRng *rng);

/* alu_rng_shuffle:
 * @items: @n bytes, such as cards or seats
 *
 * Puts the items in uniformly random order (Fisher–Yates shuffle). */
void alu_rng_shuffle (AluRng *rng, uint8_t *items, int n);
