/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"

typedef enum
{
  ALU_CLAIM_NONE,     /* not settled, for all that the seat can know */
  ALU_CLAIM_ANY_PLAY, /* whatever anybody plays, the deal ends so */
  ALU_CLAIM_BY_LINE,  /* it ends so if the seat plays its cards in the order of the line, whatever
                       * the others play */
} AluClaimKind;

typedef struct
{
  uint8_t kind;        /* AluClaimKind */
  uint8_t winner;      /* AluTeam, or ALU_NOBODY for no point */
  uint8_t winner_seat; /* who wins it by tricks, or ALU_NOBODY where that may still change */
  uint8_t points;      /* 0 to 2 */
  uint8_t reason;      /* AluReason */
  uint8_t n_line;
  AluCard line[ALU_MAX_HAND]; /* the seat's remaining cards in the order to be played; with
                               * ALU_CLAIM_ANY_PLAY any order does, this one is strongest first */
} AluClaim;

/* alu_claim_settled:
 * @view: of a person, during the play
 *
 * Whether the rest of the deal is settled, in every world that the seat can think of, signs not
 * counted as facts. Proved by counting which tricks could still go to whom, never by search in
 * hidden hands: what it claims is true, but it may miss what is. Fast: microseconds as a rule, a
 * few milliseconds at most.
 *
 * Returns: whether it is: @claim is then filled, else of kind ALU_CLAIM_NONE. */
bool alu_claim_settled (const AluView *view, AluClaim *claim);
