/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-status.h"

/* Why an event, an option or a header was refused. */
typedef enum
{
  TAROT_OK = ALU_OK,
  TAROT_ERROR_NO_SEAT = ALU_ERROR_NO_SEAT, /* a seat that this table does not have */
  TAROT_ERROR_NOT_NOW = ALU_ERROR_NOT_NOW, /* an event that this moment does not allow */
  TAROT_ERROR_NOT_YOUR_TURN = ALU_ERROR_NOT_YOUR_TURN, /* another seat is to act */
  TAROT_ERROR_WRONG_DEALER = ALU_ERROR_WRONG_DEALER,   /* another seat deals */
  TAROT_ERROR_NO_RULE_SET = ALU_ERROR_NO_RULE_SET,     /* an unknown rule set */
  TAROT_ERROR_NO_OPTION = ALU_ERROR_NO_OPTION,         /* an unknown option */
  TAROT_ERROR_BAD_VALUE = ALU_ERROR_BAD_VALUE,         /* a value that the option does not have */
  TAROT_ERROR_BAD_SEATS = ALU_ERROR_BAD_SEATS,         /* a number of seats other than 3, 4 and 5 */
  TAROT_ERROR_MIXED_TABLE
      = ALU_ERROR_MIXED_TABLE, /* persons of a real table together with humans or bots */
  TAROT_ERROR_BAD_HEADER
      = ALU_ERROR_BAD_HEADER, /* a name, date or level that a record cannot contain */
  TAROT_ERROR_REAL_TABLE = ALU_ERROR_REAL_TABLE, /* cards at a real table, or a result elsewhere */
  TAROT_ERROR_MATCH_OVER = ALU_N_SHARED_STATUSES, /* anything after the end */
  TAROT_ERROR_NOT_IN_HAND,                        /* a card that the seat does not hold */
  TAROT_ERROR_WRONG_CARDS,                        /* a deal that is not the whole deck */
  TAROT_ERROR_BID_TOO_LOW,                        /* a contract not higher than every bid before */
  TAROT_ERROR_NOT_CALLABLE,                       /* a card that this hand may not call */
  TAROT_ERROR_ECART_COUNT,                        /* an écart of another size than the dog's */
  TAROT_ERROR_ECART_KING,                         /* a king or a bout in the écart */
  TAROT_ERROR_ECART_TRUMPS,   /* more or fewer trumps in the écart than must be there */
  TAROT_ERROR_CALLED_SUIT,    /* the first lead is of the called suit */
  TAROT_ERROR_FOLLOW_SUIT,    /* not the suit led, though the seat holds it */
  TAROT_ERROR_MUST_TRUMP,     /* no trump, though the seat holds one */
  TAROT_ERROR_MUST_OVERTRUMP, /* a lower trump, though the seat holds a higher one */
  TAROT_ERROR_OPTION_OFF,     /* the match is played without this */
  TAROT_ERROR_GOULASH,        /* something that does not exist in a goulash */
  TAROT_ERROR_NOT_THE_TAKER,  /* something that only the taker may do */
  TAROT_ERROR_SAID_BEFORE,    /* a second declaration of the same kind */
  TAROT_ERROR_HANDFUL_COUNT,  /* a handful of another size than its name says */
  TAROT_ERROR_HANDFUL_CARDS,  /* a handful of other cards than the seat's trumps */
  TAROT_ERROR_HANDFUL_EXCUSE, /* a handful with the Excuse that hides a trump */
  TAROT_ERROR_NO_MISERE,      /* a misère by a seat that holds such cards */
  TAROT_ERROR_BAD_RESULT,     /* a result of a real table that the rules do not allow */
  TAROT_N_STATUSES,
} TarotStatus;

/* One English sentence each, without a full stop, marked for gettext. */
extern const char *const tarot_status_texts[TAROT_N_STATUSES];
