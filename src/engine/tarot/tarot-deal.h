/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-score.h"

/* One deal as a value: copy it to look ahead. Everything in it follows from the events of the
 * deal. In a view, what the seat may not know is blank; the functions here work on both. */

typedef enum
{
  TAROT_PHASE_DEAL,   /* cards are to be dealt */
  TAROT_PHASE_BID,    /* a seat is to bid or pass */
  TAROT_PHASE_CALL,   /* the taker is to call a card */
  TAROT_PHASE_ECART,  /* the taker is to lay cards away */
  TAROT_PHASE_PLAY,   /* a seat is to play */
  TAROT_PHASE_RESULT, /* a real table is to tell its result */
  TAROT_PHASE_OVER,   /* the match is over */
} TarotPhase;

typedef enum
{
  TAROT_OUTCOME_NONE,      /* the deal is in play */
  TAROT_OUTCOME_PETIT_SEC, /* annulled */
  TAROT_OUTCOME_PASSED,
  TAROT_OUTCOME_PLAYED,
} TarotOutcome;

/* A partner whom this view does not know. */
#define TAROT_UNKNOWN 0xfe

typedef struct
{
  TarotCardSet hands[TAROT_MAX_SEATS];
  TarotCardSet shown[TAROT_MAX_SEATS]; /* the handful that each seat showed */
  TarotCardSet ecart;  /* what the taker laid away; in a view of others the trumps in it */
  TarotCardSet played;
  TarotCard dog[TAROT_MAX_DOG]; /* in the order laid out; TAROT_NO_CARD where it is closed */
  TarotCard plays[TAROT_MAX_PLAYS]; /* all cards in the order played */
  uint8_t leaders[TAROT_MAX_HAND];  /* who led each trick begun */
  uint8_t takers[TAROT_MAX_HAND];   /* who took each complete trick */
  uint8_t bids[TAROT_MAX_SEATS];    /* TarotBid of the seats that have spoken */
  uint8_t handfuls[TAROT_MAX_SEATS]; /* TarotHandful */
  uint8_t miseres[TAROT_MAX_SEATS];  /* bit per TarotMisere */
  uint8_t n_plays;
  uint8_t n_tricks;  /* complete tricks */
  uint8_t n_bids;    /* seats that have spoken */
  uint8_t phase;     /* TarotPhase */
  uint8_t outcome;   /* TarotOutcome */
  uint8_t dealer;
  uint8_t leader;    /* of the trick in play or to come */
  uint8_t turn;      /* who is to bid, call, lay away or play */
  uint8_t contract;  /* TarotBid: the highest so far; TAROT_PASS in a goulash */
  uint8_t taker;     /* who made it, or TAROT_NOBODY */
  uint8_t called;    /* the called card, or TAROT_NO_CARD */
  uint8_t partner;   /* TAROT_NOBODY without one, TAROT_UNKNOWN in a view that cannot know */
  uint8_t announced; /* whether the taker announced a slam */
  uint8_t petit_sec; /* whose lone petit annulled the deal, or TAROT_NOBODY */
} TarotDeal;

/* tarot_deal_init:
 * @dealer: seat
 *
 * Clears @deal: no cards, nobody has done anything. */
void tarot_deal_init (TarotDeal *deal, int dealer);

/* tarot_deal_start:
 * @petit_sec: the seat whose lone petit annuls the deal, or TAROT_NOBODY
 *
 * The cards are dealt: the deal is annulled or the dealer's next is to bid. */
void tarot_deal_start (const TarotRules *rules, TarotDeal *deal, int petit_sec);

/* tarot_deal_bid:
 *
 * The seat in turn bids or passes. After the last bid there is a taker, a goulash, or nobody plays.
 * Checks nothing. */
void tarot_deal_bid (const TarotRules *rules, TarotDeal *deal, TarotBid bid);

/* tarot_deal_call:
 *
 * The taker calls a card. Checks nothing. */
void tarot_deal_call (const TarotRules *rules, TarotDeal *deal, TarotCard card);

/* tarot_deal_lay_away:
 *
 * The taker lays cards away. Checks nothing. */
void tarot_deal_lay_away (TarotDeal *deal, TarotCardSet cards);

/* tarot_deal_announce:
 *
 * The taker announces a slam and so leads. */
void tarot_deal_announce (TarotDeal *deal);

/* tarot_deal_play:
 * @card: a card that the seat in turn may play
 *
 * Plays a card and gives the trick that it completes to its taker; after the last trick the deal
 * is over. Checks nothing. */
void tarot_deal_play (const TarotRules *rules, TarotDeal *deal, TarotCard card);

/* tarot_deal_trick:
 * @n: (out): how many cards it has
 *
 * Returns: (transfer none): the cards of trick @trick (0 to @deal->n_tricks, the last being the one
 * in play), in order, the first from the seat in leaders. */
const TarotCard *tarot_deal_trick (const TarotDeal *deal, int seats, int trick, int *n);

/* tarot_deal_dog_is_open:
 *
 * Returns: whether all have seen the dog. */
bool tarot_deal_dog_is_open (const TarotDeal *deal);

/* tarot_deal_dog_cards:
 *
 * Returns: the dog's cards as a set; none in a view where it is closed. */
TarotCardSet tarot_deal_dog_cards (const TarotDeal *deal);

/* tarot_deal_takes_dog:
 *
 * Returns: whether the taker takes the dog into the hand. */
static inline bool
tarot_deal_takes_dog (const TarotDeal *deal)
{
  return deal->contract == TAROT_PETITE || deal->contract == TAROT_GARDE;
}

/* tarot_deal_held:
 *
 * Returns: the cards of @seat's hand and, for the taker, those laid away: what handfuls and misères
 * count. */
TarotCardSet tarot_deal_held (const TarotDeal *deal, int seat);

/* tarot_deal_hand_count:
 *
 * Returns: how many cards @seat holds, also where they are closed. */
int tarot_deal_hand_count (const TarotRules *rules, const TarotDeal *deal, int seat);

/* tarot_deal_count_tricks:
 * @deal: one that has a taker; may be the deal of a view
 * @half_points: (out): what the attack has
 * @bouts: (out): its bouts
 *
 * Counts the complete tricks so far, and the écart or the dog where it counts for the attack, as
 * far as @deal tells these cards and who plays with whom. Tarot rules, sections 4.4 and 6.1. */
void tarot_deal_count_tricks (const TarotRules *rules, const TarotDeal *deal, int *half_points,
                              int *bouts);

/* tarot_deal_count:
 * @deal: one that was played to the end
 * @sheet: (out): the result
 *
 * Counts the tricks. */
void tarot_deal_count (const TarotRules *rules, const TarotDeal *deal, TarotSheet *sheet);
