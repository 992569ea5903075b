/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "engine/aluette/alu-deal.h"
#include "engine/aluette/alu-signs.h"

/* What happens in a match. Consequences (who takes a trick, the result, the score) are not events:
 * alu_match_apply () computes them. */
typedef enum
{
  ALU_EVENT_DRAW,    /* the luettes determine the partners */
  ALU_EVENT_DEAL,    /* seat: the dealer */
  ALU_EVENT_VOTE,    /* seat votes on the chant */
  ALU_EVENT_SUNG,    /* seat receives six cards of the talon */
  ALU_EVENT_REJECT,  /* seat rejects six cards */
  ALU_EVENT_SIGN,    /* seat makes a sign */
  ALU_EVENT_SAY,     /* seat makes a spoken call */
  ALU_EVENT_PLAY,    /* seat plays a card */
  ALU_EVENT_OFFER,   /* seat, which must play, offers to settle instead */
  ALU_EVENT_ANSWER,  /* seat accepts or refuses the offer */
  ALU_EVENT_PROPOSE, /* seat proposes to concede */
  ALU_EVENT_CONSENT, /* seat agrees to concede, or declines */
  ALU_EVENT_RESULT,  /* real table: the result of the deal */
  ALU_EVENT_UNCOVER, /* logs of one seat only: all cards of the deal that has ended */
} AluEventType;

typedef struct
{
  uint8_t type; /* AluEventType */
  uint8_t seat; /* seat that acts; 0 for a draw, a result or an uncover */
  union
  {
    struct
    {
      uint8_t seat_of[4]; /* seats of Monsieur, Madame, the Borgne and the Vache */
    } draw;
    struct
    {
      AluCardSet hands[ALU_MAX_SEATS]; /* as dealt; empty at a real table or if hidden */
      AluCard talon[ALU_MAX_TALON];    /* as dealt, top card first; ALU_CARD_NONE if hidden */
      /* Of an uncover after a chant: the cards that each receiver got and rejected. Else 0. */
      AluCard sung[2][ALU_CHANT_CARDS];
      AluCard rejected[2][ALU_CHANT_CARDS];
    } deal; /* ALU_EVENT_DEAL, ALU_EVENT_UNCOVER */
    struct
    {
      AluCard cards[ALU_CHANT_CARDS]; /* in the order received or rejected; or ALU_CARD_NONE */
    } chant; /* ALU_EVENT_SUNG, ALU_EVENT_REJECT */
    struct
    {
      uint8_t sign;     /* AluSign; ALU_SIGN_UNKNOWN if a seat only noticed a gesture */
      uint8_t strength; /* misere: 1 weak, 2 very weak; other signs: 0 */
      uint8_t read;     /* seats that read it, one bit per seat */
      uint8_t noticed;  /* seats that only noticed a gesture, one bit per seat */
    } sign;
    struct
    {
      uint8_t call; /* AluCall */
      uint8_t sign; /* AluSign if the call names one; else 0 */
    } say;
    struct
    {
      uint8_t has_tricks; /* whether @tricks is set */
      uint8_t tricks[ALU_MAX_SEATS];
      uint8_t winner; /* AluTeam, or ALU_NOBODY */
      uint8_t points;
      uint8_t reason; /* AluReason */
    } result;
    AluCard card; /* ALU_EVENT_PLAY */
    uint8_t yes;  /* ALU_EVENT_VOTE, ALU_EVENT_ANSWER, ALU_EVENT_CONSENT */
  };
} AluEvent;

/* alu_event_init:
 * @event: (out): the event
 *
 * Initializes an event; all fields except @type and @seat are 0. Two events that are initialized in
 * this way are equal if their bytes are. */
static inline void
alu_event_init (AluEvent *event, AluEventType type, int seat)
{
  memset (event, 0, sizeof *event);
  event->type = (uint8_t) type;
  event->seat = (uint8_t) seat;
}

/* Returns: whether @event is a sign or a spoken call. These change neither the turn nor the
 * cards. */
static inline bool
alu_event_is_signal (const AluEvent *event)
{
  return event->type == ALU_EVENT_SIGN || event->type == ALU_EVENT_SAY;
}
