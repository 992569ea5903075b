/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* What one seat may know. The match in it is the true one with everything hidden taken out, so
 * that the functions on matches serve for views too. */
typedef struct
{
  AluMatch match; /* closed hands, the talon and what others made of signs are blank */
  uint8_t seat;   /* whose view; ALU_NOBODY for an onlooker who sees open cards only */
  uint8_t n_cards[ALU_MAX_SEATS]; /* cards in each hand, blank ones included */
  uint8_t n_talon;                /* cards in the talon, blank ones included */
  AluCardSet unseen; /* the cards whose place this seat does not know: closed hands and talon */
} AluView;

/* alu_view_for_seat:
 * @seat: 0 to the number of seats - 1, or ALU_NOBODY
 *
 * What a seat may know: its own hand and those of Petit-Jeans, the cards played, cards of the
 * chant that were turned face up, its own rejected cards, the signs that it read or noticed. Rules,
 * sections 3, 7 and 9. A captain knows no more than his own seat does. */
AluView alu_view_for_seat (const AluMatch *match, int seat);
