/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-sign-reading.h"

/* What a player knows when a seat must play: the trick, the hand, and the cards that others may
 * hold. It is derived from a view, for rules of thumb. Strengths are those of alu_card_strength (),
 * or 0 for no card. */
typedef struct
{
  const AluRules *rules;
  const AluDeal *deal;
  AluOrder order;
  uint8_t n_seats;
  uint8_t seat;                /* the seat to act */
  uint8_t n_cards;             /* in its hand; also the number of tricks left, including this one */
  AluCard cards[ALU_MAX_HAND]; /* its hand, strongest first */
  uint8_t n_table;             /* number of cards in the trick */
  uint8_t best;                /* strength of the card that takes the trick now */
  uint8_t best_seat;           /* seat that takes the trick now, or ALU_NOBODY */
  bool tied;                   /* whether equal cards spoil the trick now */
  AluCardSet others; /* cards that others may hold: in hidden or open hands or the talon */
  AluCardSet closed; /* those of them whose place is unknown */
  uint8_t n_hidden[ALU_MAX_SEATS]; /* number of unknown cards in each hidden hand */
  AluSignReading signs;            /* known cards of hidden hands */
} AluTrickContext;

/* alu_trick_context_init:
 * @view: during the play; the view of the person who decides for the seat to act; must outlive
 *   @context
 *
 * Initializes @context, which contains pointers into @view. */
void alu_trick_context_init (AluTrickContext *context, const AluView *view);

static inline int
alu_trick_context_strength (const AluTrickContext *context, AluCard card)
{
  return alu_card_strength (context->order, card);
}

static inline bool
alu_trick_context_is_friend (const AluTrickContext *context, int seat)
{
  return alu_team_of (seat) == alu_team_of (context->seat);
}

static inline int
alu_trick_context_to_come (const AluTrickContext *context)
{
  return context->n_seats - 1 - context->n_table;
}

/* Returns: whether @seat plays to the current trick after the seat to act. */
bool alu_trick_context_comes_after (const AluTrickContext *context, int seat);

/* alu_trick_context_beaten:
 * @strength: strength of a card that would take the trick now
 * @seats: the seats that count, one bit per seat
 *
 * Returns: the probability, 0 to 1, that one of @seats that plays later in this trick holds a card
 * stronger than @strength. Assumes that unknown cards are equally likely in all places. */
float alu_trick_context_beaten (const AluTrickContext *context, int strength, unsigned seats);

/* Returns: the opponents of the seat to act, one bit per seat. */
unsigned alu_trick_context_opponents (const AluTrickContext *context);

/* alu_trick_context_masters:
 *
 * Returns: the number of cards of @hand that would take a trick each if they were played in a row,
 * whatever others hold. Cards that a partner has signed do not count against them. */
int alu_trick_context_masters (const AluTrickContext *context, AluCardSet hand);

/* alu_trick_context_behind:
 * @gain, @other_gain: tricks that each will still take; those of @seat come first
 *
 * Returns: whether @seat would then be behind @other in the race for tricks. */
bool alu_trick_context_behind (const AluTrickContext *context, int seat, int gain, int other,
                               int other_gain);
