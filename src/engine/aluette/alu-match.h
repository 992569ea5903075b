/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-rng.h"
#include "engine/aluette/alu-event.h"

/* What one player saw of another's signs in this deal. */
typedef struct
{
  uint16_t read;   /* signs read, one bit per AluSign */
  uint8_t aces;    /* how many times the ace sign was read */
  uint8_t misere;  /* strength of the last misere that was read, or 0 */
  uint8_t noticed; /* gestures noticed but not read, up to 255 */
} AluObservedSignal;

/* Signs and spoken calls of the deal. They do not change which moves are legal, except that each
 * ace in hand allows one ace sign. */
typedef struct
{
  uint16_t made[ALU_MAX_SEATS];                             /* signs made, one bit per AluSign */
  uint8_t aces_made[ALU_MAX_SEATS];                         /* number of ace signs */
  AluObservedSignal observed[ALU_MAX_SEATS][ALU_MAX_SEATS]; /* [observer][maker] */
  uint16_t said[ALU_MAX_SEATS][2]; /* called "above", "below": one bit per AluSign */
  uint8_t figures[ALU_MAX_SEATS];  /* honors called: bit 0 good, 1 middling, 2 small */
} AluSignals;

/* A match as a value: rules, seating, score, and the current deal. Only alu_match_apply () changes
 * it. The match in a view is incomplete: never apply events to it. */
typedef struct
{
  AluRules rules;
  AluSeating seating;
  uint32_t n_deals; /* deals begun; also the number of the current or last deal */
  uint8_t dealer;   /* of the next deal in ALU_PHASE_DEAL; ALU_NOBODY if anyone may deal */
  uint8_t score[2];
  uint8_t winner; /* after the end: AluTeam, or ALU_NOBODY for a draw */
  AluDeal deal;   /* between deals: the last one */
  AluSignals signals;
} AluMatch;

/* alu_match_init:
 *
 * Initializes @match to the start of a match.
 *
 * Returns: ALU_OK or ALU_ERROR_BAD_SEATING. */
AluStatus alu_match_init (AluMatch *match, const AluRules *rules, const AluSeating *seating);

/* alu_match_init_from_header:
 *
 * Initializes @match to the start of the match with this header.
 *
 * Returns: ALU_OK or ALU_ERROR_BAD_SEATING. */
AluStatus alu_match_init_from_header (AluMatch *match, const AluGameHeader *header);

/* alu_match_apply:
 *
 * Checks @event against the rules and applies it. This is the only function that changes a match.
 * Allocates nothing. Debug builds then check the invariants of the new state.
 *
 * Returns: ALU_OK, or why the event was refused; then @match has not changed. */
AluStatus alu_match_apply (AluMatch *match, const AluEvent *event);

/* alu_match_phase:
 *
 * Returns: what the match waits for. */
static inline AluPhase
alu_match_phase (const AluMatch *match)
{
  return (AluPhase) match->deal.phase;
}

/* alu_match_over:
 *
 * Returns: whether the match has ended. */
static inline bool
alu_match_over (const AluMatch *match)
{
  return match->deal.phase == ALU_PHASE_OVER;
}

/* alu_match_decider:
 *
 * Returns: the person who must decide: the seat to act, or its captain; ALU_NOBODY if the match
 * waits for chance (a draw, a deal or a receipt of the chant), for the result of a real table, or
 * for nothing. */
int alu_match_decider (const AluMatch *match);

/* alu_match_awaits_chance:
 *
 * Returns: whether the match waits for an event from alu_match_chance (). */
bool alu_match_awaits_chance (const AluMatch *match);

/* alu_match_chance:
 * @seed: the match's seed
 * @event: (out): the draw, deal or receipt that the match waits for
 *
 * Makes the next event of chance. Deals go by threes from the dealer's left. The same seed gives
 * the same draw, and the same cards for each deal number, on every machine, whatever was played
 * before. Call it only if alu_match_awaits_chance (). */
void alu_match_chance (const AluMatch *match, uint64_t seed, AluEvent *event);

/* alu_match_legal_plays:
 *
 * Returns: the cards that the seat to act may play; empty outside ALU_PHASE_PLAY. */
AluCardSet alu_match_legal_plays (const AluMatch *match);

/* alu_match_may_offer:
 *
 * Returns: ALU_OK if the seat to act may offer to settle, or why not. */
AluStatus alu_match_may_offer (const AluMatch *match);

/* alu_match_may_propose:
 *
 * Returns: ALU_OK if @seat may propose to concede the deal, or why not. */
AluStatus alu_match_may_propose (const AluMatch *match, int seat);

/* alu_match_may_sign:
 *
 * Returns: ALU_OK if @seat may make @sign now, or why not. */
AluStatus alu_match_may_sign (const AluMatch *match, int seat, AluSign sign);

/* alu_match_may_say:
 *
 * Returns: ALU_OK if @seat may make a spoken call now, or why not. */
AluStatus alu_match_may_say (const AluMatch *match, int seat);

#define ALU_MAX_LEGAL 24

/* alu_match_legal:
 * @events: (out caller-allocates): room for ALU_MAX_LEGAL events
 *
 * Lists the events that persons may add now to advance the match: votes, plays, an offer, answers,
 * a proposal. For a rejection it lists only the six lowest cards, though any six are allowed. Signs
 * and spoken calls, which do not advance the match, and events of chance are not listed.
 *
 * Returns: the number of events. */
int alu_match_legal (const AluMatch *match, AluEvent *events);

/* alu_match_lowest:
 * @hand: at least six cards
 * @cards: (out caller-allocates): ALU_CHANT_CARDS cards, lowest first
 *
 * Lists the six lowest cards of a hand, which the program proposes to reject. */
void alu_match_lowest (const AluMatch *match, AluCardSet hand, AluCard cards[ALU_CHANT_CARDS]);

/* alu_match_check:
 *
 * Checks the invariants of every state: each card is in one place, counts add up, the seat to act
 * exists, and the deals explain the score.
 *
 * Returns: (nullable) (transfer none): a description of the fault for programmers, or NULL if there
 * is none. */
const char *alu_match_check (const AluMatch *match);
