/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-card-ranks.h"

/* The state of the current trick. */
typedef struct
{
  uint8_t best; /* first card of the best group; 64 if no card is played */
  uint8_t end;  /* one past the last card of this group; 0 if no card is played */
  uint8_t seat; /* the first seat that played a card of this group */
  bool tied;
} AluTrickState;

#define ALU_TRICK_STATE_EMPTY ((AluTrickState) { .best = 64 })

/* alu_trick_state_add:
 *
 * Returns: @trick_state after @seat has played @card. */
static inline AluTrickState
alu_trick_state_add (const AluCardRanks *ranks, AluTrickState trick_state, int seat, int card)
{
  AluTrickState taken = {
    .best = (uint8_t) alu_card_ranks_group_start (ranks, card),
    .end = (uint8_t) (alu_card_ranks_group_end (ranks, card) + 1),
    .seat = (uint8_t) seat,
  };

  trick_state.tied |= card < trick_state.end;
  return card < trick_state.best ? taken : trick_state;
}
