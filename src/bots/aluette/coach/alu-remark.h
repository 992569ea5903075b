/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-trick-context.h"

/*
 * What a good player would pay attention to before playing: facts that anybody in the seat could
 * see or count. The coach's first hint consists of them. None of them names the card to play. "You"
 * is the player who decides.
 */
typedef enum
{
  /* The deal, most urgent first. */
  ALU_REMARK_SETTLED,           /* the deal is decided whatever is played; seat: who wins it */
  ALU_REMARK_STOP_MORDIENNE,    /* seat: an opponent in a run or who signed it; count: its length */
  ALU_REMARK_PARTNER_MORDIENNE, /* seat: a partner in a run or who signed it; count: its length */
  ALU_REMARK_OWN_MORDIENNE,     /* cards: yours that nobody can beat; count: how many */
  ALU_REMARK_OFFER_REFUSED,     /* seat: who offered; only mordienne can still beat them */
  /* The trick. */
  ALU_REMARK_PARTNER_HOLDS,  /* seat: a partner who takes the trick now; cards: their card */
  ALU_REMARK_OPPONENT_HOLDS, /* seat: an opponent who takes the trick now; cards: their card */
  ALU_REMARK_SPOILED,        /* equal cards spoil the trick now; cards: these */
  ALU_REMARK_LAST_TO_PLAY,   /* you are the last to play */
  ALU_REMARK_ONE_TO_COME,    /* seat: the only player after you */
  ALU_REMARK_CAN_SPOIL,      /* cards: yours that equal the best; seat: who takes the trick now */
  ALU_REMARK_CAN_TAKE,       /* cards: yours that would take the trick now; count: how many */
  ALU_REMARK_CANNOT_TAKE,    /* none of yours takes or spoils it; cards: the best in the trick */
  ALU_REMARK_YOU_LEAD,       /* you lead; count: players after you */
  /* The race. */
  ALU_REMARK_RACE,        /* seat: who leads (you, a partner, an opponent); count: their tricks */
  ALU_REMARK_RACE_LEVEL,  /* seat: the first to have that many; count: tricks of the leaders */
  ALU_REMARK_NO_TRICK,    /* nobody has a trick; count: spoiled tricks */
  ALU_REMARK_LAST_TRICKS, /* count: tricks still to come, including the current one; 1 to 3 */
  /* The cards. */
  ALU_REMARK_MASTERS,     /* cards: yours that nobody can beat or equal; count: how many */
  ALU_REMARK_HIGH_OUT,    /* cards: luettes and doubles whose place is unknown; count: how many */
  ALU_REMARK_NO_HIGH_OUT, /* all luettes and doubles are played or visible */
  ALU_REMARK_SIGNED,      /* seat: whose sign you read; cards: what they hold according to it */
  ALU_REMARK_SIGNED_WEAK, /* seat: who signed a weak hand; count: 1 weak, 2 very weak */
  ALU_REMARK_OPEN_HAND,   /* seat: a Petit-Jean; cards: its best card, which everyone sees */
  ALU_REMARK_SPECIAL,     /* twelve hands: cards: which of 3d and Je have not been played */
  ALU_REMARK_ASIDE,       /* twelve hands: count: tricks set aside for the next taker */
  /* Questions. */
  ALU_REMARK_OWN_HAND,  /* cards: your hand; count: tricks it should take, times ten */
  ALU_REMARK_SCORE_END, /* count: 0 if one more point wins the match for you, 1 if for others */
  ALU_N_REMARKS,
} AluRemarkKind;

typedef struct
{
  uint8_t kind;     /* AluRemarkKind */
  uint8_t seat;     /* see the kind, or ALU_NOBODY; for "you", the seat to act */
  uint8_t count;    /* see the kind, or 0 */
  AluCardSet cards; /* see the kind, or empty */
} AluRemark;

#define ALU_MAX_REMARKS 12

/* alu_remarks:
 * @view: the view of the person who decides, during the play or when a question must be answered
 * @remarks: (out caller-allocates): room for ALU_MAX_REMARKS remarks
 *
 * Finds remarks, most important first. Uses only @view.
 *
 * Returns: the number of remarks. */
int alu_remarks (const AluView *view, AluRemark remarks[ALU_MAX_REMARKS]);
