/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-forecast.h"
#include "bots/aluette/coach/alu-remark.h"

/*
 * A hint in three stages: what to pay attention to (remarks), what to do (event), and why. It uses
 * only the view of the player who decides, and is therefore the same for every distribution of the
 * hidden cards.
 */
typedef struct
{
  uint8_t asked; /* AluPhase: the kind of decision */
  uint8_t seat;  /* the seat that acts: that of the player who decides, or their Petit-Jean's */

  /* First stage: what to pay attention to. remarks[0] is shown first, the others with the
   * reason. */
  uint8_t n_remarks;
  AluRemark remarks[ALU_MAX_REMARKS];

  /* Second stage: a play, offer, answer, vote, rejection, consent or proposal. */
  AluEvent event;

  /* Third stage, for plays: */
  AluDecisionInfo info; /* the reason, and the values of all cards */
  AluForecast before;   /* forecast before the decision, if all players follow the rollout policy */
  AluCard next_best;    /* best card of another strength, or ALU_CARD_NONE; @info has its values */
  float gap;            /* how much less it is worth, in match points, 0 or more */
  float gap_error;      /* standard error of @gap, which is significant if above two of these */
  AluCardSet threats;   /* cards, hidden or in open hands, that could still take the trick */
  AluCardSet equals;    /* cards, hidden or in open hands, that could still spoil the trick */
  uint8_t threat_seats; /* opponents still to play who may hold a threat, one bit per seat */
  float beaten; /* probability that one of them does, if hidden cards are equally likely anywhere */

  /* Third stage, for other decisions: the values, in match points, of yes (offer, accept, propose,
   * consent) and of no (play on). Both are 0 for votes and rejections, which depend only on the
   * hand (ALU_REMARK_OWN_HAND). */
  float worth_yes, worth_no;
} AluHint;

/* Returns: the number of bytes of memory with which hints are best. */
size_t alu_hint_memory (void);

/* alu_hint:
 * @view: the view of the person who must decide, in ALU_PHASE_VOTE, REJECT, CONCEDE, PLAY or ANSWER
 * @budget: (nullable): as for alu_bot_decide (); 0 nodes for the master's usual budget
 * @hint: (out): the hint
 *
 * Suggests what the master would do, and says why. Before the first card, it also considers
 * conceding the deal (ALU_EVENT_PROPOSE). */
void alu_hint (const AluView *view, const AluBudget *budget, AluHint *hint);

/* The reason for a player's move, as explained to somebody else at the table. */
typedef struct
{
  uint8_t seat;         /* the seat that acted */
  uint8_t level;        /* AluLevel of the bot that decided */
  uint8_t open;         /* whether the deal is over, so that nothing must stay secret */
  AluEvent event;       /* the play, or the offer to settle instead of it */
  AluDecisionInfo info; /* during the deal, without hidden cards and values */
  uint8_t n_remarks;    /* during the deal, only remarks about what everyone can see */
  AluRemark remarks[ALU_MAX_REMARKS];
} AluExplanation;

/* alu_explain:
 * @then: the view of the bot that decided, before its move
 * @level: level of that bot
 * @budget: (nullable): the budget it had, including the seed
 * @event: its move
 * @now: the listener's current view
 * @over: whether the deal is over
 * @explanation: (out): the explanation
 *
 * Repeats the search of a move to explain it. During the deal, the explanation reveals no card that
 * is hidden in @now: it gives only reasons that the card on the table suggests. For example,
 * keeping luettes, having no card that takes the trick, or trying for mordienne is explained as
 * leaving the trick. */
void
alu_explain (const AluView *then, AluLevel level, const AluBudget *budget, const AluEvent *event,
             const AluView *now, bool over, AluExplanation *explanation);
