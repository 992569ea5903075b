/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-rules.h"

/* One deal as a value of a few hundred bytes: copy it to look ahead. All its fields follow from the
 * events of the deal. Change it only with alu_match_apply (), or with alu_deal_play () if the
 * caller has checked that the seat to act holds the card. */

typedef enum
{
  ALU_PHASE_DRAW,    /* before the first deal: the draw for partners */
  ALU_PHASE_DEAL,    /* before each deal */
  ALU_PHASE_VOTE,    /* chant: a seat must vote */
  ALU_PHASE_SUNG,    /* chant: a seat must receive six cards */
  ALU_PHASE_REJECT,  /* chant: a seat must reject six cards */
  ALU_PHASE_CONCEDE, /* a partner must answer the proposal to concede */
  ALU_PHASE_PLAY,    /* a seat must play */
  ALU_PHASE_ANSWER,  /* an opponent must answer the offer to settle */
  ALU_PHASE_RESULT,  /* a real table must enter the result */
  ALU_PHASE_OVER,    /* the match is over */
} AluPhase;

typedef enum
{
  ALU_REASON_NONE,
  ALU_REASON_TRICKS,
  ALU_REASON_MORDIENNE,
  ALU_REASON_OFFER_ACCEPTED,
  ALU_REASON_OFFER_REFUSED,
  ALU_REASON_CONCEDED,
  ALU_REASON_PENALTY, /* real tables only */
  ALU_N_REASONS,
} AluReason;

/* Number of cards that each receiver of the chant gets and then rejects. */
#define ALU_CHANT_CARDS 6

/* Values for the winner of a trick that nobody took. */
#define ALU_SPOILED 0xfe /* the trick is spoiled; in `twelve`, set aside */

typedef struct
{
  AluCardSet hands[ALU_MAX_SEATS];
  AluCardSet talon;       /* with a chant: its undistributed part, then the rejected cards */
  AluCardSet sung[2];     /* received by each of the two receivers */
  AluCardSet rejected[2]; /* rejected by each of them */
  AluCardSet played;
  uint8_t stock[2 * ALU_CHANT_CARDS]; /* with a chant: the talon as dealt, top card first */
  uint8_t plays[ALU_MAX_HAND * ALU_MAX_SEATS]; /* all cards in the order played */
  uint8_t leaders[ALU_MAX_HAND];               /* seat that led each trick */
  uint8_t takers[ALU_MAX_HAND];                /* seat that took each trick, or ALU_SPOILED */
  uint8_t taken[ALU_MAX_SEATS];                /* tricks per seat */
  uint8_t reached[ALU_MAX_SEATS]; /* number of complete tricks when the seat took its last one */
  uint8_t n_plays;
  uint8_t n_tricks;    /* complete tricks */
  uint8_t phase;       /* AluPhase */
  uint8_t dealer;
  uint8_t leader;        /* of the current or the next trick */
  uint8_t turn;          /* seat that must vote, receive, reject, answer or play */
  uint8_t n_asked;       /* number of votes on the chant */
  uint8_t receivers[2];  /* of the chant, in order of receipt; else ALU_NOBODY */
  uint8_t run;           /* number of tricks in a row that end with the last trick */
  uint8_t run_seat;      /* seat that took this run; ALU_NOBODY if the run is empty */
  uint8_t n_aside;       /* `twelve`: tricks set aside for the next taker */
  uint8_t aside_special; /* in them: bit 0 for the 3 of coins, bit 1 for the jack of swords */
  uint8_t first_taker;   /* seat that took the first trick that was not spoiled, or ALU_NOBODY */
  uint8_t special[2];    /* `twelve`: teams that took these two cards, or ALU_NOBODY */
  uint8_t offer_seat;    /* seat that offered to settle, or ALU_NOBODY */
  uint8_t offer_refused;
  uint8_t proposer;    /* seat that proposes to concede, or ALU_NOBODY */
  uint8_t agreed;      /* seats that agree to concede, one bit per seat */
  uint8_t proposed;    /* teams that have proposed to concede, one bit per team */
  uint8_t ended;       /* the deal has its result */
  uint8_t winner;      /* AluTeam, or ALU_NOBODY */
  uint8_t winner_seat; /* the player who won by tricks, or ALU_NOBODY */
  uint8_t points;
  uint8_t reason;       /* AluReason */
} AluDeal;

/* alu_deal_init:
 * @dealer: seat
 *
 * Initializes @deal to a deal without cards, plays or result. */
void alu_deal_init (AluDeal *deal, int dealer);

/* alu_deal_play:
 * @card: a card that @deal->turn holds; the phase must be ALU_PHASE_PLAY
 *
 * Plays a card. The last card of a trick also decides who takes it, and the last trick decides the
 * result. Checks and allocates nothing. */
void alu_deal_play (const AluRules *rules, AluDeal *deal, AluCard card);

/* alu_deal_end:
 * @winner: team; ALU_NOBODY with ALU_REASON_NONE
 *
 * Sets the result of the deal and the points for @reason. */
void alu_deal_end (AluDeal *deal, int winner, AluReason reason);

/* alu_deal_trick_cards:
 * @trick: 0 to @deal->n_tricks; the last of these is the current trick
 * @cards: (out caller-allocates): ALU_MAX_SEATS cards, by seat; ALU_CARD_NONE if the seat has not
 *   played
 *
 * Lists the cards of a trick.
 *
 * Returns: the number of cards in it. */
int alu_deal_trick_cards (const AluRules *rules, const AluDeal *deal, int trick,
                          AluCard cards[ALU_MAX_SEATS]);

/* alu_trick_winner:
 * @cards: @n cards, in any order; ALU_CARD_NONE if none is played
 * @strongest: (out) (nullable): which of @cards are the strongest, one bit per index
 *
 * Determines which card takes a trick, or would take it if nobody played another card.
 *
 * Returns: the index of the strongest card; ALU_SPOILED if several are equally strong; ALU_NOBODY
 * if no card is played. */
int alu_trick_winner (AluOrder order, const AluCard *cards, int n, unsigned *strongest);

/* alu_deal_race_leader:
 *
 * Returns: the player with the most tricks; among equals, the one who was the first to have that
 * many; ALU_NOBODY if nobody has a trick. */
int alu_deal_race_leader (const AluRules *rules, const AluDeal *deal);

/* alu_deal_may_mordienne:
 *
 * Returns: whether @seat can still make mordienne: it has no trick, or only one run that ends with
 * the last trick; and with all tricks still to come it would have more than any other player has
 * now. */
bool alu_deal_may_mordienne (const AluRules *rules, const AluDeal *deal, int seat);

/* alu_deal_team_tricks:
 *
 * Returns: the number of tricks of all players of a team. */
int alu_deal_team_tricks (const AluRules *rules, const AluDeal *deal, AluTeam team);

/* alu_reason_points:
 *
 * Returns: the points for a deal that is won for @reason: 0 to 2. */
int alu_reason_points (AluReason reason);

/* alu_reason_id:
 *
 * Returns: (transfer none): the id in records, such as "offer-refused". */
const char *alu_reason_id (AluReason reason);

/* alu_reason_from_id:
 *
 * Returns: the reason with this id, or -1. */
int alu_reason_from_id (const char *id);
