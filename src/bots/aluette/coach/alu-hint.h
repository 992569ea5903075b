/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-forecast.h"
#include "bots/aluette/coach/alu-remark.h"

/*
 * A hint in three stages: what to look at (remarks), what to do (event), and why. Everything in it
 * comes from the view of who decides: cards that he does not see could lie anywhere they may, and
 * the hint would be the same.
 */
typedef struct
{
  uint8_t asked; /* AluPhase: what was to be decided */
  uint8_t seat;  /* who acts: the decider, or the Petit-Jean that he plays for */

  /* First: what to look at; remarks[0] is the nudge, the others go with the reason. */
  uint8_t n_remarks;
  AluRemark remarks[ALU_MAX_REMARKS];

  /* Then: what to do: a play, offer, answer, vote, rejection, consent or proposal. */
  AluEvent event;

  /* Last: why. Of a play: */
  AluDecisionInfo info; /* why, whom and what it is about, every card with its figures */
  AluForecast before;   /* before the decision, as if all played on by habit */
  AluCard next_best;    /* the best card of another strength, or ALU_CARD_NONE; thoughts has its
                         * figures */
  float gap;            /* how much worse the next best is, in points for this match, 0 or more */
  float gap_error;      /* standard error of that: a gap within two of it is as good as none */
  AluCardSet threats;   /* cards not in sight, or in open hands, that beat the card, and could
                         * still fall on this trick */
  AluCardSet equals;    /* cards that would spoil it, likewise */
  uint8_t threat_seats; /* bit a seat: opponents still to play who may hold a threat */
  float beaten;         /* chance that one of them does, closed cards taken as likely anywhere */

  /* Of the other decisions: worth in points for this match of yes (offer, accept, propose,
   * consent) and of no (play on). Both are 0 where nothing was reckoned: votes and rejections go by
   * the hand (ALU_REMARK_OWN_HAND). */
  float worth_yes, worth_no;
} AluHint;

/* The bytes with which hints are at their best. */
size_t alu_hint_memory (void);

/* alu_hint:
 * @view: of the person who is to decide; ALU_PHASE_VOTE, REJECT, CONCEDE, PLAY or ANSWER
 * @budget: (nullable): as for alu_bot_decide (); 0 nodes for as many as take about a tenth of a
 *   second
 *
 * What the master would do, and why. Before the first card, giving the point (ALU_EVENT_PROPOSE) is
 * thought of, too. */
void alu_hint (const AluView *view, const AluBudget *budget, AluHint *hint);

/* Why a player played a card, told to somebody else at the table. */
typedef struct
{
  uint8_t seat;         /* who played */
  uint8_t level;        /* AluLevel of who decided */
  uint8_t open;         /* whether everything is told: the deal is over */
  AluEvent event;       /* the play, or the offer before it */
  AluDecisionInfo info; /* of which, while the deal is in play, only what the listener may know:
                         * no other card than the one played, no figures */
  uint8_t n_remarks;    /* what was to be seen by everybody; all remarks once the deal is over */
  AluRemark remarks[ALU_MAX_REMARKS];
} AluExplanation;

/* alu_explain:
 * @then: the view of who decided, before the deed
 * @level: of who decided
 * @budget: (nullable): what it thought with, its seed included
 * @event: what it did
 * @now: the listener's view now
 * @over: whether the deal is over
 *
 * Thinks the same thoughts again. While the deal runs, whatever would tell a card still hidden from
 * @now is left out: the reason is then named only so far as the card on the table shows it
 * (keeping luettes or going for mordienne becomes leaving the trick). */
void alu_explain (const AluView *then, AluLevel level, const AluBudget *budget,
                  const AluEvent *event, const AluView *now, bool over, AluExplanation *why);
