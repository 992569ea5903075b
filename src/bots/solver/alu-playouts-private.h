/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-playouts.h"

/*
 * What the paths of the playouts share. For each seat a table gives, for every set of tricks he may
 * take from here, a standing: of all seats' standings the greatest wins.
 *
 *   bits 12 to 15  tricks in all
 *   bits 8 to 11   the sooner the last one was taken the more
 *   bits 0 to 7    the slot, which says what the deal scores: the same for no other reason
 */

#define ALU_PLAYOUT_SETS (1 << ALU_MAX_TRICKS)
#define ALU_PLAYOUT_SLOTS 32
#define ALU_PLAYOUT_SLOT_MORDIENNE 8
#define ALU_PLAYOUT_SLOT_NOBODY 16

typedef struct
{
  const AluPlayoutTables *tables;
  int n_seats;
  int left;
  /* Cards and their strengths. The trick in progress stands at place left - 1, the later ones
   * before it, so that a card on the table is out of the way of the orders. */
  AluCard cards[ALU_MAX_SEATS][16];
  _Alignas(16) uint8_t hands[ALU_MAX_SEATS][16];
  /* Orders of the seat's cards: where they start in the tables, and how many. */
  uint16_t first_head[ALU_MAX_SEATS], n_heads[ALU_MAX_SEATS];
  uint16_t first_tail[ALU_MAX_SEATS], n_tails[ALU_MAX_SEATS];
  uint16_t standings[ALU_MAX_SEATS][ALU_PLAYOUT_SETS];
} AluPlayoutJob;

/* Two 32-bit numbers for two seats. */
static inline uint64_t
alu_playout_random (uint64_t *state)
{
  uint64_t z = *state += UINT64_C (0x9E3779B97F4A7C15);

  z = (z ^ z >> 30) * UINT64_C (0xBF58476D1CE4E5B9);
  z = (z ^ z >> 27) * UINT64_C (0x94D049BB133111EB);
  return z ^ z >> 31;
}

/* Draws one order of the cards of @seat from 32 random bits. */
static inline void
alu_playout_draw (const AluPlayoutJob *job,
                  int seat,
                  uint32_t random,
                  const uint8_t **head,
                  const uint8_t **tail)
{
  uint64_t wide = (uint64_t) random * job->n_heads[seat];

  *head = job->tables->heads[job->first_head[seat] + (wide >> 32)];
  wide = (wide & UINT32_MAX) * job->n_tails[seat];
  *tail = job->tables->tails[job->first_tail[seat] + (wide >> 32)];
}

#if defined(__x86_64__)
/* For processors with AVX2. @slots: counts by slot. */
void alu_playouts_avx2 (const AluPlayoutJob *job, uint64_t n, uint64_t seed, uint64_t *slots);
#endif
