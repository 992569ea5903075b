/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"

/*
 * Determinizations: the ways in which the cards that a seat does not see can be distributed. A
 * place is a hidden hand or the talon. Only hard constraints count here: cards played, open hands,
 * the seat's own rejected cards, cards of the chant that were dealt face up, and signs that were
 * read, if signs must be true. All determinizations that satisfy them are equally likely.
 */

/* One distribution of the cards: all hands, including visible ones. Cards that are in no hand and
 * not played are in the talon. */
typedef struct
{
  AluCardSet hands[ALU_MAX_SEATS];
} AluDeterminization;

#define ALU_MAX_HIDDEN_HANDS (ALU_MAX_SEATS + 1)

/* The hard constraints. */
typedef struct
{
  AluCardSet open[ALU_MAX_SEATS]; /* cards known to be in each hand */
  AluCardSet free;                /* cards that can be in any place */
  AluCardSet half[2];             /* cards that are either in half_place[i] or in the talon */
  uint8_t half_place[2];
  uint8_t n_hidden_hands;                /* hidden hands that are not empty, and last the talon */
  uint8_t seat_of[ALU_MAX_HIDDEN_HANDS]; /* seat of each place; ALU_NOBODY for the talon */
  uint8_t n_slots[ALU_MAX_HIDDEN_HANDS]; /* cards of @free and @half that each place takes */
  double n_samples;                      /* number of possible determinizations */
} AluDealConstraints;

/* alu_deal_constraints_init:
 * @view: taken during the play or the votes before it
 * @signs: whether a sign that was read, and must be true, determines the place of its card
 *
 * Derives the constraints from @view. */
void alu_deal_constraints_init (AluDealConstraints *constraints, const AluView *view, bool signs);

/* alu_deal_constraints_sample:
 *
 * Draws a determinization uniformly. */
void alu_deal_constraints_sample (const AluDealConstraints *constraints, AluRng *rng,
                                  AluDeterminization *sample);

/* alu_deal_constraints_enumerate:
 * @samples: (out caller-allocates): the first of @max samples
 * @stride: bytes from one sample to the next
 *
 * Lists all determinizations, if there are at most @max.
 *
 * Returns: their number, or 0 if there are more than @max. */
int alu_deal_constraints_enumerate (const AluDealConstraints *constraints,
                                    AluDeterminization *samples, size_t stride, int max);

/* alu_determinization_get_deal:
 * @deal: (out): the deal of @view with all hands as in @sample
 *
 * Completes the deal of a view. */
void
alu_determinization_get_deal (const AluView *view, const AluDeterminization *sample, AluDeal *deal);
