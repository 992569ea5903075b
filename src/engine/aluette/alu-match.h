/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-rng.h"
#include "engine/aluette/alu-event.h"

/* What one player has made of another's gestures in this deal. */
typedef struct
{
  uint16_t read;   /* signs read, bit per AluSign */
  uint8_t aces;    /* how many times the ace sign was read */
  uint8_t misere;  /* strength of the last misere read, 0 without one */
  uint8_t noticed; /* gestures seen but not recognised, up to 255 */
} AluObservedSignal;

/* Signs and calls of the deal. They never change what the rules allow next, save that a sign is
 * made once. Rules, section 7. */
typedef struct
{
  uint16_t made[ALU_MAX_SEATS];     /* signs made, bit per AluSign */
  uint8_t aces_made[ALU_MAX_SEATS]; /* how many ace signs */
  AluObservedSignal observed[ALU_MAX_SEATS][ALU_MAX_SEATS]; /* [observer][maker] */
  uint16_t said[ALU_MAX_SEATS][2]; /* said aloud: above, below: bit per AluSign */
  uint8_t figures[ALU_MAX_SEATS];  /* said aloud: bit 0 good, 1 middling, 2 small */
} AluSignals;

/* A match as a value: rules, seating, score, and the deal in play. Only alu_match_apply () changes
 * it. A view is no whole match: never apply events to it. */
typedef struct
{
  AluRules rules;
  AluSeating seating;
  uint32_t n_deals; /* deals begun; the deal in play or just ended has this number */
  uint8_t dealer;  /* the next one while the phase is ALU_PHASE_DEAL; ALU_NOBODY where any may be */
  uint8_t score[2];
  uint8_t winner; /* once over: AluTeam, or ALU_NOBODY for a draw */
  AluDeal deal;   /* while the next deal is awaited: the one that ended last */
  AluSignals signals;
} AluMatch;

/* alu_match_init:
 *
 * Sets @match to the start of a match.
 *
 * Returns: ALU_OK or ALU_ERROR_BAD_SEATING. */
AluStatus alu_match_init (AluMatch *match, const AluRules *rules, const AluSeating *seating);

/* alu_match_apply:
 *
 * The only way a match changes: checks @event against the rules and carries it out. Allocates
 * nothing. Debug builds then check the state's invariants.
 *
 * Returns: ALU_OK, or why the event was refused; @match is then unchanged. */
AluStatus alu_match_apply (AluMatch *match, const AluEvent *event);

/* alu_match_phase:
 *
 * Returns: what is awaited now. */
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
 * Returns: the person who is to decide now: the one whose turn it is, or his captain; ALU_NOBODY
 * while chance (draw, deal, receipt of the chant) or a real table is awaited, or nothing at all. */
int alu_match_decider (const AluMatch *match);

/* alu_match_awaits_chance:
 *
 * Returns: whether the next event is one that alu_match_chance () makes. */
bool alu_match_awaits_chance (const AluMatch *match);

/* alu_match_chance:
 * @seed: the match's seed
 * @event: (out): the draw, deal or receipt that is awaited
 *
 * Draws, deals by threes from the dealer's left, or hands out the talon. The same seed gives the
 * same draw, and for each number of deal the same cards, on every machine, whatever was played in
 * between. To be called while alu_match_awaits_chance (). Rules, sections 2 and 3. */
void alu_match_chance (const AluMatch *match, uint64_t seed, AluEvent *event);

/* alu_match_legal_plays:
 *
 * Returns: the cards that the seat whose turn it is may play; none outside ALU_PHASE_PLAY. */
AluCardSet alu_match_legal_plays (const AluMatch *match);

/* alu_match_may_offer:
 *
 * Returns: ALU_OK where the seat whose turn it is may offer the deal, or why not. */
AluStatus alu_match_may_offer (const AluMatch *match);

/* alu_match_may_propose:
 *
 * Returns: ALU_OK where @seat may propose to give the point, or why not. */
AluStatus alu_match_may_propose (const AluMatch *match, int seat);

/* alu_match_may_sign:
 *
 * Returns: ALU_OK where @seat may make @sign now, or why not. */
AluStatus alu_match_may_sign (const AluMatch *match, int seat, AluSign sign);

/* alu_match_may_say:
 *
 * Returns: ALU_OK where @seat may speak now, or why not. */
AluStatus alu_match_may_say (const AluMatch *match, int seat);

#define ALU_MAX_LEGAL 24

/* alu_match_legal:
 * @events: (out caller-allocates): room for ALU_MAX_LEGAL events
 *
 * Writes what a person may do now to carry the match on: votes, plays, an offer, answers, a
 * proposal, and for a rejection the one of the six lowest cards (any six may be rejected). Signs
 * and calls, always possible, and events of chance are left out.
 *
 * Returns: how many were written. */
int alu_match_legal (const AluMatch *match, AluEvent *events);

/* alu_match_lowest:
 * @cards: (out caller-allocates): ALU_CHANT_CARDS cards, lowest first
 *
 * The six lowest cards of a hand of at least six: what is proposed for rejection. */
void alu_match_lowest (const AluMatch *match, AluCardSet hand, AluCard cards[ALU_CHANT_CARDS]);

/* alu_match_check:
 *
 * Checks what must hold in every state: each card in one place, counts that add up, a turn that
 * is somebody's, a score that the deals explain.
 *
 * Returns: (nullable) (transfer none): NULL where all holds, else what does not, for programmers.
 */
const char *alu_match_check (const AluMatch *match);
