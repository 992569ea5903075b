/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* What one seat may know. It contains a copy of the match without the hidden parts, so that
 * functions that read a match also work on a view. */
typedef struct
{
  AluMatch match; /* without hidden hands, talon and signs */
  uint8_t seat;   /* ALU_NOBODY for a spectator, who sees only open cards */
  uint8_t n_cards[ALU_MAX_SEATS]; /* cards in each hand, including hidden ones */
  uint8_t n_talon;                /* cards in the talon, including hidden ones */
  AluCardSet unseen; /* cards whose place the seat does not know: in hidden hands or the talon */
} AluView;

/* alu_viewer_of:
 * @seat: a seat of the table, or ALU_NOBODY
 *
 * Returns: the seat whose view @seat has: for a Petit-Jean its captain, else @seat. */
static inline int
alu_viewer_of (const AluSeating *seating, int seat)
{
  return seat == ALU_NOBODY ? ALU_NOBODY : alu_decider (seating, seat);
}

/* alu_sees_hand:
 * @viewer: a person's seat, or ALU_NOBODY
 *
 * Returns: whether @viewer sees the hand of @seat: their own, that of any Petit-Jean, or any if all
 * hands lie open. */
static inline bool
alu_sees_hand (const AluSeating *seating, int viewer, int seat)
{
  return seat == viewer || !alu_is_person (seating, seat) || seating->open_hands;
}

/* alu_view_for_seat:
 * @seat: 0 to the number of seats - 1, or ALU_NOBODY for a spectator
 *
 * Computes what a seat may know: its own hand, the hands of Petit-Jeans, cards played, cards of the
 * chant that were dealt face up, its own rejected cards, and the signs that it made, read or
 * noticed. A captain has no other information than this, and the view of a Petit-Jean is its
 * captain's. A spectator sees open cards and hears spoken calls, but sees no signs.
 *
 * Returns: a view by value. Equal views have equal bytes. */
AluView alu_view_for_seat (const AluMatch *match, int seat);
