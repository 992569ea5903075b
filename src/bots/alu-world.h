/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-view.h"

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
} AluWorld;

#define ALU_MAX_PLACES (ALU_MAX_SEATS + 1)

/* The hard facts. */
typedef struct
{
  AluCardSet open[ALU_MAX_SEATS];  /* cards known to be in each hand */
  AluCardSet free;                 /* cards that may be in any of the places */
  AluCardSet half[2];              /* cards that lie with half_place[i] or in the talon */
  uint8_t half_place[2];
  uint8_t n_places;                /* closed hands with cards to fill, and the talon last */
  uint8_t seat_of[ALU_MAX_PLACES]; /* whose hand a place is; ALU_NOBODY for the talon */
  uint8_t room[ALU_MAX_PLACES];    /* cards of free and half that it takes */
  double n_worlds;                 /* how many worlds there are */
} AluFacts;

/* alu_facts_init:
 * @signs: whether a card whose true sign was read is known to be in its maker's hand
 *
 * Reads the hard facts off @view, during the play or the votes before it. */
void alu_facts_init (AluFacts *facts, const AluView *view, bool signs);

/* alu_facts_sample:
 *
 * Deals one world, each as likely as any other. */
void alu_facts_sample (const AluFacts *facts, AluRng *rng, AluWorld *world);

/* alu_facts_enumerate:
 * @worlds: (out caller-allocates): room for @max, the first of them
 * @stride: bytes from one to the next
 *
 * Writes every world, if there are at most @max.
 *
 * Returns: how many there are, or 0 where they are more than @max. */
int alu_facts_enumerate (const AluFacts *facts, AluWorld *worlds, size_t stride, int max);

/* alu_world_deal:
 * @deal: (out): the deal of @view as it would be in @world, every hand filled */
void alu_world_deal (const AluView *view, const AluWorld *world, AluDeal *deal);
