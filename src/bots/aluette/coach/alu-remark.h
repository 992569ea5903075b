/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-trick-context.h"

/*
 * What a good player would look at before he plays: facts of the view that anybody at his seat
 * could see or count. The coach's first nudge is made of them; none names the card to play.
 */
typedef enum
{
  /* What the deal is about now, most pressing first. */
  ALU_REMARK_SETTLED,           /* whatever is played, the deal is decided; seat: who wins it */
  ALU_REMARK_STOP_MORDIENNE,    /* seat: an opponent whose run is on; count: its length */
  ALU_REMARK_PARTNER_MORDIENNE, /* seat: a partner who signed it or whose run is on; count */
  ALU_REMARK_OWN_MORDIENNE,     /* cards: yours that nobody can beat; count: how many */
  ALU_REMARK_OFFER_REFUSED,     /* seat: who offered; only mordienne counts against him */
  /* The trick. */
  ALU_REMARK_PARTNER_HOLDS,  /* seat: a partner takes the trick as it lies; cards: his card */
  ALU_REMARK_OPPONENT_HOLDS, /* seat: an opponent does; cards: his card */
  ALU_REMARK_SPOILED,        /* equals spoil it as it lies; cards: these */
  ALU_REMARK_LAST_TO_PLAY,   /* you are: what you do to the trick is final */
  ALU_REMARK_ONE_TO_COME,    /* seat: who plays after you, alone */
  ALU_REMARK_CAN_SPOIL,      /* cards: yours that equal the best; seat: whose trick it would be */
  ALU_REMARK_CAN_TAKE,       /* cards: yours that would take it as it lies; count: how many */
  ALU_REMARK_CANNOT_TAKE,    /* none of yours takes or spoils it; cards: the best on the table */
  ALU_REMARK_YOU_LEAD,       /* you lead; count: players after you */
  /* The race. */
  ALU_REMARK_RACE,       /* seat: who leads the race (you, a partner, an opponent); count: tricks */
  ALU_REMARK_RACE_LEVEL, /* seat: who was first to that many; count: as many as another has, too */
  ALU_REMARK_NO_TRICK,   /* nobody has a trick yet; count: tricks spoiled so far */
  ALU_REMARK_LAST_TRICKS, /* count: tricks still to come, the one in play included; 1 to 3 */
  /* The cards. */
  ALU_REMARK_MASTERS,     /* cards: yours that nobody can beat or equal any more; count */
  ALU_REMARK_HIGH_OUT,    /* cards: luettes and doubles whose place you do not know; count */
  ALU_REMARK_NO_HIGH_OUT, /* all luettes and doubles are played or in sight */
  ALU_REMARK_SIGNED,      /* seat: whose sign you read; cards: what he holds by it */
  ALU_REMARK_SIGNED_WEAK, /* seat: who signed a weak hand; count: 1 weak, 2 very weak */
  ALU_REMARK_OPEN_HAND,   /* seat: a Petit-Jean; cards: his best card, for all to see */
  ALU_REMARK_SPECIAL,     /* twelve hands: cards: of 3d and Je those still to be taken */
  ALU_REMARK_ASIDE,       /* twelve hands: count: tricks set aside for the next taker */
  /* When asked something. */
  ALU_REMARK_OWN_HAND,  /* cards: your hand; count: tricks it should take about, times ten */
  ALU_REMARK_SCORE_END, /* count: 0 a point more ends the match for you, 1 for the opponents */
  ALU_N_REMARKS,
} AluRemarkKind;

typedef struct
{
  uint8_t kind;     /* AluRemarkKind */
  uint8_t seat;     /* or ALU_NOBODY; the seat that plays where it is "you" */
  uint8_t count;    /* see the kind; else 0 */
  AluCardSet cards; /* see the kind; else none */
} AluRemark;

#define ALU_MAX_REMARKS 12

/* alu_remarks:
 * @view: of the person who decides, during the play or where he is asked something
 * @remarks: (out caller-allocates): room for ALU_MAX_REMARKS
 *
 * Finds what there is to see, what matters most here first. Uses nothing but @view.
 *
 * Returns: how many there are. */
int alu_remarks (const AluView *view, AluRemark remarks[ALU_MAX_REMARKS]);
