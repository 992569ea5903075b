/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"

typedef enum
{
  ALU_CLAIM_NONE,     /* not decided, as far as the seat can know */
  ALU_CLAIM_ANY_PLAY, /* the deal ends like this whatever anybody plays */
  ALU_CLAIM_BY_LINE,  /* it does if the seat plays its cards in the order of @line */
} AluClaimKind;

typedef struct
{
  uint8_t kind;        /* AluClaimKind */
  uint8_t winner;      /* AluTeam, or ALU_NOBODY for no points */
  uint8_t winner_seat; /* seat that wins by tricks, or ALU_NOBODY if this is not decided */
  uint8_t points;      /* 0 to 2 */
  uint8_t reason;      /* AluReason */
  uint8_t n_line;
  /* The seat's remaining cards in the order to play them. With ALU_CLAIM_ANY_PLAY any order works;
   * this one is from strongest to weakest. */
  AluCard line[ALU_MAX_HAND];
} AluClaim;

/* alu_claim_settled:
 * @view: a person's view, during the play
 * @claim: (out): the result
 *
 * Determines whether the rest of the deal is decided in every determinization of the seat's view;
 * signs do not count as facts. It bounds which tricks each player could still take and does not
 * search hidden hands: a claim is always true, but a decided deal may be missed. Usually takes
 * microseconds, at most a few milliseconds.
 *
 * Returns: whether the deal is decided; if not, @claim is of kind ALU_CLAIM_NONE. */
bool alu_claim_settled (const AluView *view, AluClaim *claim);
