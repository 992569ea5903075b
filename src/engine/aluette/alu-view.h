/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* What one seat may know. It contains a copy of the match without the hidden parts, so that
 * functions that read a match also work on a view. */
typedef struct
{
  AluMatch match; /* closed hands, the talon and what others made of signs are blank */
  uint8_t seat;   /* whose view; ALU_NOBODY for a spectator */
  uint8_t n_cards[ALU_MAX_SEATS]; /* cards in each hand, blank ones included */
  uint8_t n_talon;                /* cards in the talon, blank ones included */
  AluCardSet unseen; /* the cards whose place this seat does not know: closed hands and talon */
} AluView;

/* alu_viewer_of:
 * @seat: a seat of the table, or ALU_NOBODY
 *
 * Returns: the seat whose view @seat has: a Petit-Jean's is his captain's. */
static inline int
alu_viewer_of (const AluSeating *seating, int seat)
{
  return seat == ALU_NOBODY ? ALU_NOBODY : alu_decider (seating, seat);
}

/* alu_sees_hand:
 * @viewer: a person's seat, or ALU_NOBODY
 *
 * Returns: whether the hand of @seat is open to @viewer: their own, or a Petit-Jean's. */
static inline bool
alu_sees_hand (const AluSeating *seating, int viewer, int seat)
{
  return seat == viewer || !alu_is_person (seating, seat);
}

/* alu_view_for_seat:
 * @seat: 0 to the number of seats - 1, or ALU_NOBODY for a spectator
 *
 * What a seat may know: its own hand and those of Petit-Jeans, the cards played, cards of the
 * chant that were turned face up, its own rejected cards, the signs that it read or noticed. Rules,
 * sections 3, 7 and 9. A captain knows no more than his own seat does, and a Petit-Jean's view is
 * his captain's. A spectator sees the open cards and hears the calls; of signs they know nothing.
 *
 * Two equal views have equal bytes. */
AluView alu_view_for_seat (const AluMatch *match, int seat);
