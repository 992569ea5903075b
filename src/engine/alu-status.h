/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Marks a text for translation. The layer that shows the text passes it through gettext. */
#define ALU_N_(text) text
#define ALU_NC_(context, text) text

/* Why an event, an option or a seating was refused. */
typedef enum
{
  ALU_OK,
  ALU_ERROR_NO_SEAT,       /* the table does not have this seat */
  ALU_ERROR_NOT_NOW,       /* the event is not allowed at this moment */
  ALU_ERROR_NOT_YOUR_TURN, /* another seat must act */
  ALU_ERROR_WRONG_DEALER,  /* another seat must deal */
  ALU_ERROR_NO_RULE_SET,   /* unknown rule set */
  ALU_ERROR_NO_OPTION,     /* unknown option */
  ALU_ERROR_BAD_VALUE,     /* the option does not have this value */
  ALU_ERROR_BAD_SEATS,     /* the rule set does not allow this number of seats */
  ALU_ERROR_MIXED_TABLE,   /* players of a real table together with humans or bots */
  ALU_ERROR_BAD_HEADER,    /* a record cannot contain this name, date or level */
  ALU_ERROR_REAL_TABLE,      /* cards at a real table, or only a result where cards are dealt */
  ALU_N_SHARED_STATUSES,   /* the codes before it are those of every game */
  ALU_ERROR_MATCH_OVER = ALU_N_SHARED_STATUSES, /* the match has ended */
  ALU_ERROR_NOT_IN_HAND,                        /* the seat does not hold this card */
  ALU_ERROR_WRONG_CARDS,     /* wrong cards in a deal, a receipt or a rejection */
  ALU_ERROR_WRONG_DRAW,      /* the draw does not make partners */
  ALU_ERROR_OPTION_OFF,      /* the rules of this match do not include this */
  ALU_ERROR_NO_DANGER,       /* no opponent can make mordienne any more */
  ALU_ERROR_OFFERED_BEFORE,  /* second offer in a deal */
  ALU_ERROR_CONCEDED_BEFORE, /* second proposal by a team */
  ALU_ERROR_NOT_A_PERSON,    /* a Petit-Jean cannot decide, sign or read signs */
  ALU_ERROR_UNTRUE_SIGN,     /* the player does not hold the card of the sign */
  ALU_ERROR_HAS_TRICK,       /* mordienne sign by a player who has a trick */
  ALU_ERROR_BAD_SIGN,        /* malformed sign, or wrong observers */
  ALU_ERROR_BAD_RESULT,      /* the rules do not allow this result */
  ALU_ERROR_BAD_SEATING,     /* a Petit-Jean without a captain in its team, or two captains */
  ALU_ERROR_NOT_TOLD,        /* a seat's log shows or hides something that it must not */
  ALU_N_STATUSES,
} AluStatus;

/* One English sentence each, without a full stop, marked for gettext. */
extern const char *const alu_status_texts[ALU_N_STATUSES];
