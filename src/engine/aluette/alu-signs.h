/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-cards.h"

/* The signs of the game. */
typedef enum
{
  ALU_SIGN_MONSIEUR,
  ALU_SIGN_MADAME,
  ALU_SIGN_BORGNE,
  ALU_SIGN_VACHE,
  ALU_SIGN_GRAND_NEUF,
  ALU_SIGN_PETIT_NEUF,
  ALU_SIGN_CHENE,
  ALU_SIGN_ECRIT,
  ALU_SIGN_AS,
  ALU_SIGN_MISERE,
  ALU_SIGN_MORDIENNE,
  ALU_N_SIGNS,
} AluSign;

/* For events as a seat is told of them: a gesture that the seat noticed but did not read. */
#define ALU_SIGN_UNKNOWN 0xff

/* Spoken calls, for matches à la parlante. `above` and `below` name the sign of a card. */
typedef enum
{
  ALU_CALL_ABOVE,
  ALU_CALL_BELOW,
  ALU_CALL_GOOD,     /* bonnes: kings */
  ALU_CALL_MIDDLING, /* moyennes: queens */
  ALU_CALL_SMALL,    /* petites figures: jacks */
  ALU_N_CALLS,
} AluCall;

/* alu_sign_id:
 *
 * Returns: (transfer none): the id in records, such as "grand-neuf". */
const char *alu_sign_id (AluSign sign);

/* alu_sign_from_id:
 *
 * Returns: the sign with this id, or -1. */
int alu_sign_from_id (const char *id);

/* alu_sign_cards:
 *
 * Returns: the cards of which the sign announces at least one: one card, the four aces, or none for
 * the two opinions (misere, mordienne). */
AluCardSet alu_sign_cards (AluSign sign);

/* alu_call_id:
 *
 * Returns: (transfer none): the id in records, such as "above". */
const char *alu_call_id (AluCall call);

/* alu_call_from_id:
 *
 * Returns: the call with this id, or -1. */
int alu_call_from_id (const char *id);

/* Returns: whether a call names a sign: `above` and `below` do. */
static inline bool
alu_call_names_sign (AluCall call)
{
  return call == ALU_CALL_ABOVE || call == ALU_CALL_BELOW;
}
