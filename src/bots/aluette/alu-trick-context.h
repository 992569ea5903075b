/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-sign-reading.h"

/* What a player sees when it is a seat's turn: the table, his cards, and what may still be out. A
 * reading of a view, for the rules of thumb. Strengths are those of alu_card_strength (), 0 where
 * no card lies. */
typedef struct
{
  const AluRules *rules;
  const AluDeal *deal;
  AluOrder order;
  uint8_t n_seats;
  uint8_t seat;                /* to play */
  uint8_t n_cards;             /* in its hand, the tricks left included the one in play */
  AluCard cards[ALU_MAX_HAND]; /* its hand, strongest first */
  uint8_t n_table;             /* cards in the trick */
  uint8_t best;                /* strength that takes the trick now */
  uint8_t best_seat; /* who takes it now; ALU_NOBODY for nobody, or where equals spoil it */
  bool tied;         /* equals spoil it now */
  AluCardSet others; /* cards that other hands may hold: closed ones, the talon, open hands */
  AluCardSet closed; /* of these the ones of which the place is not known */
  uint8_t n_hidden[ALU_MAX_SEATS]; /* cards of each closed hand, 0 for open ones */
  AluSignReading signs;            /* where signs tell that cards of closed hands are */
} AluTrickContext;

/* alu_trick_context_init:
 * @view: of the person who plays for the seat in turn, during the play
 *
 * Reads @view; @context points into it. */
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

/* Returns: whether @seat plays to the trick after the seat in turn. */
bool alu_trick_context_comes_after (const AluTrickContext *context, int seat);

/* alu_trick_context_beaten:
 * @strength: of a card that would take the trick now
 * @seats: bit a seat: whose answers count
 *
 * Returns: the chance, 0 to 1, that one of @seats still to play to this trick holds a card stronger
 * than @strength, each closed card being as likely anywhere. */
float alu_trick_context_beaten (const AluTrickContext *context, int strength, unsigned seats);

/* Returns: bits of the opponents of the seat in turn. */
unsigned alu_trick_context_opponents (const AluTrickContext *context);

/* alu_trick_context_masters:
 *
 * Returns: how many of @hand's cards, played one after the other, nobody can beat or equal any
 * more, whatever the others hold; cards that a partner has signed are not held against them. */
int alu_trick_context_masters (const AluTrickContext *context, AluCardSet hand);

/* alu_trick_context_behind:
 * @gain, @other_gain: tricks that each takes from now on, @seat's first
 *
 * Returns: whether @seat would then stand behind @other in the race for tricks. */
bool alu_trick_context_behind (const AluTrickContext *context, int seat, int gain, int other,
                               int other_gain);
