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
  ALU_EVENT_PROPOSE, /* seat proposes to give the point */
  ALU_EVENT_CONSENT, /* seat agrees to that or declines */
  ALU_EVENT_RESULT,  /* real table: what the deal came to */
  ALU_EVENT_UNCOVER, /* logs of one seat only: all cards of the deal that has ended */
} AluEventType;

typedef struct
{
  uint8_t type; /* AluEventType */
  uint8_t seat; /* who acts; 0 for a draw, a result or an uncover */
  union
  {
    struct
    {
      uint8_t seat_of[4]; /* seats of Monsieur, Madame, the Borgne and the Vache */
    } draw;
    struct
    {
      AluCardSet hands[ALU_MAX_SEATS]; /* as dealt; none at a real table, or where closed */
      AluCard talon[ALU_MAX_TALON];    /* as dealt, top first; ALU_CARD_NONE where closed */
      /* Of an uncover after a chant: what each receiver got and rejected. Else 0. */
      AluCard sung[2][ALU_CHANT_CARDS];
      AluCard rejected[2][ALU_CHANT_CARDS];
    } deal; /* deal, uncover */
    struct
    {
      AluCard cards[ALU_CHANT_CARDS]; /* in the order received, or laid down; ALU_CARD_NONE where
                                       * closed */
    } chant; /* sung, reject */
    struct
    {
      uint8_t sign;     /* AluSign; ALU_SIGN_UNKNOWN where a seat only noticed a gesture */
      uint8_t strength; /* misere: 1 weak, 2 very weak; else 0 */
      uint8_t read;     /* seats that read it, bit per seat */
      uint8_t noticed;  /* seats that noticed a gesture, bit per seat */
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
 * @event: (out)
 *
 * Starts an event; all of it besides @type and @seat is 0. Two events that are made this way are
 * equal if their bytes are. */
static inline void
alu_event_init (AluEvent *event, AluEventType type, int seat)
{
  memset (event, 0, sizeof *event);
  event->type = (uint8_t) type;
  event->seat = (uint8_t) seat;
}

/* Returns: whether @event is a signal between players, a sign or a call. Signals change neither the
 * turn nor the cards. */
static inline bool
alu_event_is_signal (const AluEvent *event)
{
  return event->type == ALU_EVENT_SIGN || event->type == ALU_EVENT_SAY;
}
