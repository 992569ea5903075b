/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-rules.h"

/* One deal as a value of a few hundred bytes: copy it to look ahead. Everything in it follows from
 * the events of the deal; change it by alu_match_apply () or, where the caller has checked that
 * the card is the turn's to play, by alu_deal_play (). */

typedef enum
{
  ALU_PHASE_DRAW,    /* before the first deal: the draw for partners */
  ALU_PHASE_DEAL,    /* cards are to be dealt: a deal is about to start */
  ALU_PHASE_VOTE,    /* chant: a seat is asked */
  ALU_PHASE_SUNG,    /* chant: a seat is to receive six cards */
  ALU_PHASE_REJECT,  /* chant: a seat is to reject six cards */
  ALU_PHASE_CONCEDE, /* misère: a partner is to answer */
  ALU_PHASE_PLAY,    /* a seat is to play */
  ALU_PHASE_ANSWER,  /* the offer is to be answered */
  ALU_PHASE_RESULT,  /* a real table is to tell its result */
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

/* Cards that each receiver of the chant gets, and rejects. */
#define ALU_CHANT_CARDS 6

/* Who took a trick, where nobody did. */
#define ALU_SPOILED 0xfe /* the trick is dead, or, in `twelve`, set aside */

typedef struct
{
  AluCardSet hands[ALU_MAX_SEATS];
  AluCardSet talon;       /* under a chant: what is left of it, then the rejected cards */
  AluCardSet sung[2];     /* what each of the two receivers got */
  AluCardSet rejected[2]; /* what each of them rejected */
  AluCardSet played;
  uint8_t stock[2 * ALU_CHANT_CARDS]; /* where there is a chant: the talon as dealt, top first */
  uint8_t plays[ALU_MAX_HAND * ALU_MAX_SEATS]; /* all cards in the order played */
  uint8_t leaders[ALU_MAX_HAND];               /* who led each trick begun */
  uint8_t takers[ALU_MAX_HAND];                /* who took each complete trick, or ALU_SPOILED */
  uint8_t taken[ALU_MAX_SEATS];                /* tricks a player */
  uint8_t reached[ALU_MAX_SEATS]; /* how many tricks were complete when he reached that many */
  uint8_t n_plays;
  uint8_t n_tricks;    /* complete tricks */
  uint8_t phase;       /* AluPhase */
  uint8_t dealer;
  uint8_t leader;      /* of the trick in play or to come */
  uint8_t turn;        /* who is asked, receives, rejects, answers or plays */
  uint8_t n_asked;     /* chant votes given */
  uint8_t receivers[2];  /* of the chant, in order of receipt; ALU_NOBODY without one */
  uint8_t run;           /* length of the unbroken run of tricks up to the last */
  uint8_t run_seat;      /* whose run; ALU_NOBODY where the run is empty */
  uint8_t n_aside;       /* `twelve`: tricks set aside for the next taker */
  uint8_t aside_special; /* `twelve`: among them, bit 0 the 3 of coins, bit 1 the jack of swords */
  uint8_t first_taker;   /* who took the first trick that was taken, or ALU_NOBODY */
  uint8_t special[2];    /* `twelve`: team that took the 3d, the Je; or ALU_NOBODY */
  uint8_t offer_seat;    /* who offered the deal, or ALU_NOBODY */
  uint8_t offer_refused;
  uint8_t proposer;     /* who proposes to give the point, or ALU_NOBODY */
  uint8_t agreed;       /* seats that agreed, bit per seat */
  uint8_t proposed;     /* teams that have proposed, bit per team */
  uint8_t ended;        /* the deal has its result */
  uint8_t winner;       /* AluTeam, or ALU_NOBODY */
  uint8_t winner_seat;  /* the player who won it by tricks, or ALU_NOBODY */
  uint8_t points;
  uint8_t reason;       /* AluReason */
} AluDeal;

/* alu_deal_init:
 * @dealer: seat
 *
 * An empty deal: no cards, nobody has done anything. */
void alu_deal_init (AluDeal *deal, int dealer);

/* alu_deal_play:
 * @card: a card of the hand of @deal->turn; the phase is ALU_PHASE_PLAY
 *
 * Plays a card, and takes or spoils the trick that it completes; after the last trick the deal has
 * its result. Checks nothing; allocates nothing. Rules, sections 4, 5 and 8. */
void alu_deal_play (const AluRules *rules, AluDeal *deal, AluCard card);

/* alu_deal_end:
 * @winner: team, or ALU_NOBODY with ALU_REASON_NONE
 *
 * Gives the deal a result, with the points for @reason. */
void alu_deal_end (AluDeal *deal, int winner, AluReason reason);

/* alu_deal_trick_cards:
 * @cards: (out caller-allocates): ALU_MAX_SEATS cards, by seat, ALU_CARD_NONE where none is played
 *
 * The cards of trick @trick (0 to @deal->n_tricks, the last being the one in play).
 *
 * Returns: how many cards lie in it. */
int alu_deal_trick_cards (const AluRules *rules, const AluDeal *deal, int trick,
                          AluCard cards[ALU_MAX_SEATS]);

/* alu_trick_winner:
 * @cards: @n cards, in any order; ALU_CARD_NONE where none is played
 * @strongest: (out) (nullable): which of @cards are the strongest, bit per index
 *
 * Who takes a trick, or would take it as it lies. Rules, section 4.
 *
 * Returns: the index of the strongest card; ALU_SPOILED where several are equally strong;
 * ALU_NOBODY where no card is played. */
int alu_trick_winner (AluOrder order, const AluCard *cards, int n, unsigned *strongest);

/* alu_deal_race_leader:
 *
 * Returns: who leads the race for tricks: the player with the most, or of equals the first to
 * reach that many; ALU_NOBODY where no trick is taken. Rules, section 5. */
int alu_deal_race_leader (const AluRules *rules, const AluDeal *deal);

/* alu_deal_may_mordienne:
 *
 * Returns: whether @seat can still make mordienne: he has no trick, or only an unbroken run up to
 * the last trick played, and every trick still to come would give him more than anyone else has
 * now. Rules, section 5. */
bool alu_deal_may_mordienne (const AluRules *rules, const AluDeal *deal, int seat);

/* alu_deal_team_tricks:
 *
 * Returns: tricks of a team's players together. */
int alu_deal_team_tricks (const AluRules *rules, const AluDeal *deal, AluTeam team);

/* alu_reason_points:
 *
 * Returns: the points that a deal won for @reason is worth, 0 to 2. Rules, sections 5 and 6. */
int alu_reason_points (AluReason reason);

/* alu_reason_id:
 *
 * Returns: (transfer none): the word in records, such as "offer-refused". */
const char *alu_reason_id (AluReason reason);

/* alu_reason_from_id:
 *
 * Returns: the reason, or -1 where there is none of that word. */
int alu_reason_from_id (const char *id);
