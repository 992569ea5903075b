/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-event.h"

/* A match as a value: rules, score, and the deal in play. Only tarot_match_apply () changes it. */
typedef struct
{
  TarotDeal deal; /* while the next deal is awaited: the one that ended last */
  TarotRules rules;
  int32_t score[TAROT_MAX_SEATS];
  uint32_t n_deals;  /* deals begun; the deal in play or just ended has this number */
  uint32_t n_scored; /* deals that were played and scored */
  TarotSheet sheet;  /* of the deal that ended last, if it was played */
  TarotScore marks;  /* likewise */
  uint8_t dealer;    /* of the next deal, while it is awaited; TAROT_NOBODY if any seat may deal */
  uint8_t winners;   /* once over: bit per seat */
  uint8_t real_table; /* the cards are real: only results are kept */
  uint8_t open_hands; /* everybody sees all cards: hands, dog and écart */
} TarotMatch;

/* Who is awaited, where it is no seat. */
#define TAROT_CHANCE 0xfd /* the cards are to be dealt */
#define TAROT_TABLE 0xfc  /* a real table is to tell its result */

/* tarot_match_init:
 *
 * Clears @match: the start of a match. */
void tarot_match_init (TarotMatch *match, const TarotRules *rules, bool real_table);

/* tarot_match_init_from_header:
 *
 * Initializes @match to the start of the match with this header. */
void tarot_match_init_from_header (TarotMatch *match, const AluGameHeader *header);

/* tarot_match_check_event:
 *
 * Returns: TAROT_OK if tarot_match_apply () would take @event, or why not. */
TarotStatus tarot_match_check_event (const TarotMatch *match, const TarotEvent *event);

/* tarot_match_apply:
 *
 * The only way a match changes: checks @event against the rules and carries it out. Allocates
 * nothing. Debug builds then check the state.
 *
 * Returns: TAROT_OK, or why the event was refused; @match is then unchanged. */
TarotStatus tarot_match_apply (TarotMatch *match, const TarotEvent *event);

/* tarot_match_chance:
 * @seed: of the match
 * @event: (out): the deal that is awaited
 *
 * Deals. The same seed gives, for each number of deal, the same cards on every machine. To be
 * called while TAROT_CHANCE is awaited. */
void tarot_match_chance (const TarotMatch *match, uint64_t seed, TarotEvent *event);

/* tarot_match_awaited:
 *
 * Returns: the seat that is to act, TAROT_CHANCE, TAROT_TABLE, or TAROT_NOBODY once the match is
 * over. */
int tarot_match_awaited (const TarotMatch *match);

/* tarot_match_phase:
 *
 * Returns: what is awaited. */
static inline TarotPhase
tarot_match_phase (const TarotMatch *match)
{
  return (TarotPhase) match->deal.phase;
}

/* tarot_match_is_over:
 *
 * Returns: whether the match has ended. */
static inline bool
tarot_match_is_over (const TarotMatch *match)
{
  return match->deal.phase == TAROT_PHASE_OVER;
}

/* tarot_match_legal_plays:
 *
 * Returns: the cards that the seat in turn may play; none where no card is awaited. */
TarotCardSet tarot_match_legal_plays (const TarotMatch *match);

#define TAROT_MAX_LEGAL 32

/* tarot_match_legal:
 * @match: a match, or that of the view of @seat
 * @events: (out caller-allocates): room for TAROT_MAX_LEGAL events
 *
 * Writes what @seat may do now: bids, calls, plays, declarations, a slam; of écarts and of handfuls
 * of each size one, although others may be possible.
 *
 * Returns: how many were written. */
int tarot_match_legal (const TarotMatch *match, int seat, TarotEvent *events);

/* tarot_match_may_announce:
 *
 * Returns: whether the taker may still announce a slam. */
bool tarot_match_may_announce (const TarotMatch *match);

/* tarot_sheet_check:
 * @counted: whether the points are known, too
 *
 * Checks what a real table tells of a deal, which may be incomplete: what is refused stays refused
 * whatever comes.
 *
 * Returns: TAROT_OK or why the rules do not allow it. */
TarotStatus tarot_sheet_check (const TarotRules *rules, const TarotSheet *sheet, bool counted);

/* tarot_match_check:
 *
 * Checks what must hold in every state of a match that is no view: each card in one place, counts
 * that add up, marks that sum to zero.
 *
 * Returns: (nullable) (transfer none): NULL if all holds, else what does not, for programmers. */
const char *tarot_match_check (const TarotMatch *match);
