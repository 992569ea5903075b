/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Marks a text for translation. The layer that shows the text passes it through gettext. */
#define ALU_N_(text) text

/* Why an event, an option or a seating was refused. */
typedef enum
{
  ALU_OK,
  ALU_ERROR_NO_SEAT,        /* a seat that this table does not have */
  ALU_ERROR_MATCH_OVER,     /* anything after the end */
  ALU_ERROR_NOT_NOW,        /* an event that this moment does not allow */
  ALU_ERROR_NOT_YOUR_TURN,  /* another seat is to act */
  ALU_ERROR_NOT_IN_HAND,    /* a card that the seat does not hold */
  ALU_ERROR_WRONG_CARDS,    /* a deal, receipt or rejection of the wrong cards */
  ALU_ERROR_WRONG_DEALER,   /* the deal is another's */
  ALU_ERROR_WRONG_DRAW,     /* a draw that does not make partners */
  ALU_ERROR_OPTION_OFF,     /* the match is played without this */
  ALU_ERROR_NO_DANGER,      /* an offer though no opponent can make mordienne */
  ALU_ERROR_OFFERED_BEFORE, /* a second offer in a deal */
  ALU_ERROR_CONCEDED_BEFORE, /* a second proposal by a team */
  ALU_ERROR_NOT_A_PERSON,   /* a Petit-Jean asked to decide, sign or read */
  ALU_ERROR_UNTRUE_SIGN,    /* a sign for a card that the maker does not hold */
  ALU_ERROR_HAS_TRICK,      /* the mordienne sign by a player with a trick */
  ALU_ERROR_BAD_SIGN,       /* a sign whose form or observers are wrong */
  ALU_ERROR_BAD_RESULT,     /* a real-table result that the rules do not allow */
  ALU_ERROR_REAL_TABLE,     /* cards at a real table, or a result at one that has cards */
  ALU_ERROR_NO_RULE_SET,    /* an unknown rule set */
  ALU_ERROR_NO_OPTION,      /* an unknown option */
  ALU_ERROR_BAD_VALUE,      /* a value that the option does not have */
  ALU_ERROR_BAD_SEATS,      /* a number of seats that the rule set does not have */
  ALU_ERROR_BAD_SEATING,    /* Petit-Jeans without a captain of their own team, or two captains */
  ALU_ERROR_MIXED_TABLE,    /* persons of a real table together with humans or bots */
  ALU_ERROR_BAD_HEADER,     /* a name, date or level that cannot stand in a record */
  ALU_ERROR_NOT_TOLD,       /* a seat's log tells what this seat is not told, or hides what it is */
  ALU_N_STATUSES,
} AluStatus;

/* alu_status_text:
 *
 * Returns: (transfer none): one English sentence without a full stop, marked for gettext. */
const char *alu_status_text (AluStatus status);
