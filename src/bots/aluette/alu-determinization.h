/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"

/*
 * Worlds: the ways in which the cards that a seat does not see can lie, the talon being one more
 * hidden hand. Here only the hard facts count: cards played, open hands, own rejected cards, cards
 * that came face up by the chant, and the cards of signs that were read where signs are true. All
 * worlds that they allow are equally likely.
 */

/* One way the cards can lie: every hand, the seen ones included. What is in none and not played is
 * in the talon. */
typedef struct
{
  AluCardSet hands[ALU_MAX_SEATS];
} AluDeterminization;

#define ALU_MAX_HIDDEN_HANDS (ALU_MAX_SEATS + 1)

/* The hard facts. */
typedef struct
{
  AluCardSet open[ALU_MAX_SEATS];  /* cards known to be in each hand */
  AluCardSet free;                 /* cards that may be in any of the places */
  AluCardSet half[2];              /* cards that lie with half_place[i] or in the talon */
  uint8_t half_place[2];
  uint8_t n_hidden_hands;          /* closed hands with cards to fill, and the talon last */
  uint8_t seat_of[ALU_MAX_HIDDEN_HANDS]; /* whose hand a place is; ALU_NOBODY for the talon */
  uint8_t n_slots[ALU_MAX_HIDDEN_HANDS]; /* cards of free and half that it takes */
  double n_samples;                /* how many worlds there are */
} AluDealConstraints;

/* alu_deal_constraints_init:
 * @signs: whether a card whose true sign was read is known to be in its maker's hand
 *
 * Reads the hard facts off @view, during the play or the votes before it. */
void alu_deal_constraints_init (AluDealConstraints *constraints, const AluView *view, bool signs);

/* alu_deal_constraints_sample:
 *
 * Deals one world, each as likely as any other. */
void alu_deal_constraints_sample (const AluDealConstraints *constraints, AluRng *rng,
                                  AluDeterminization *sample);

/* alu_deal_constraints_enumerate:
 * @samples: (out caller-allocates): room for @max, the first of them
 * @stride: bytes from one to the next
 *
 * Writes every world, if there are at most @max.
 *
 * Returns: how many there are, or 0 where they are more than @max. */
int alu_deal_constraints_enumerate (const AluDealConstraints *constraints,
                                    AluDeterminization *samples, size_t stride, int max);

/* alu_determinization_get_deal:
 * @deal: (out): the deal of @view as it would be in @sample, every hand filled */
void
alu_determinization_get_deal (const AluView *view, const AluDeterminization *sample, AluDeal *deal);
