/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-deal.h"

/* What happens in a match. What follows from it (who takes a trick, the count, the score) is no
 * event: tarot_match_apply () works it out. */
typedef enum
{
  TAROT_EVENT_DEAL,     /* seat: the dealer */
  TAROT_EVENT_BID,      /* seat bids or passes */
  TAROT_EVENT_CALL,     /* the taker calls a card */
  TAROT_EVENT_ECART,    /* the taker lays cards away */
  TAROT_EVENT_SLAM,     /* the taker announces a slam */
  TAROT_EVENT_MISERE,   /* seat declares a misère */
  TAROT_EVENT_HANDFUL,  /* seat shows a handful */
  TAROT_EVENT_PLAY,     /* seat plays a card */
  TAROT_EVENT_RESULT,   /* real table: what happened in the deal */
  TAROT_EVENT_PASSED,   /* real table: the deal was not played */
  TAROT_N_EVENTS,
} TarotEventType;

/* An event, or what a seat is told of one. Its maker clears it first. */
typedef struct
{
  uint8_t type;      /* TarotEventType */
  uint8_t seat;      /* who acts; 0 for a result */
  uint8_t bid;       /* bid: TarotBid */
  uint8_t card;      /* call, play */
  uint8_t misere;    /* misère: TarotMisere */
  uint8_t handful;   /* handful: TarotHandful */
  uint8_t has_dog;   /* whether @dog is given: in a deal, and told as it opens */
  uint8_t petit_sec; /* told of a deal: whose lone petit annuls it, or TAROT_NOBODY */
  TarotCardSet cards; /* écart, handful. Told: of another's écart its trumps; with the last card of
                         a deal, the écart */
  TarotCardSet hands[TAROT_MAX_SEATS]; /* deal. Told: the seat's own alone */
  TarotSheet sheet; /* result */
  TarotCard dog[TAROT_MAX_DOG]; /* deal, in the order laid out. Told: where the event opens it */
} TarotEvent;

/* tarot_event_init:
 *
 * Clears @event: an event of @type by @seat. */
void tarot_event_init (TarotEvent *event, TarotEventType type, int seat);
