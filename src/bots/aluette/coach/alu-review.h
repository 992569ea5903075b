/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-analysis.h"
#include "bots/aluette/coach/alu-forecast.h"
#include "bots/aluette/coach/alu-remark.h"

/*
 * A finished deal gone through again: what each decision cost by what could be known then, what the
 * open hands say, and how the chance to win went. Costs are in points as they count for the match:
 * far from the target a point is 1.
 */

/* A play is called costly where it cost at least this much by what could be known, and more than
 * ALU_COSTLY_ERRORS standard errors of that figure. */
#define ALU_COSTLY 0.12f
#define ALU_COSTLY_ERRORS 3.0f

typedef struct
{
  uint16_t event;  /* place of the decision in the deal's events */
  uint8_t trick;   /* 0 for the first; 0 for decisions before it */
  uint8_t seat;    /* whose card or answer; a Petit-Jean's are decided by his captain */
  uint8_t decider; /* the person */
  bool forced;     /* there was nothing to decide: nothing else is set */
  bool costly;
  AluEvent move;
  AluEvent best;        /* what was best by what could be known then; the deed where nothing was
                         * better */
  float cost;           /* points the deed cost against it, 0 or more */
  float error;          /* standard error of the cost */
  float win, best_win;  /* chance to win the deal for the team after the deed, and after the best */
  AluDecisionInfo info; /* of plays: all cards, with the reason for the best */
  AluCard open_best;    /* best with all hands open; ALU_CARD_NONE where unknown; the deed's card
                         * where none is better */
  AluBounds open_value, open_best_value; /* points for the seat's team after the deed, after
                                          * open_best */
  uint8_t n_remarks;
  AluRemark remarks[ALU_MAX_REMARKS];
} AluJudgement;

/* A point of the graph. */
typedef struct
{
  uint8_t n_tricks;  /* complete tricks */
  AluForecast known; /* for all that the seat knew then */
  AluBounds open;    /* points for the seat's team when nobody errs from here on */
} AluReviewPoint;

#define ALU_MAX_JUDGEMENTS 72

typedef struct
{
  uint8_t seat;   /* whose graph it is */
  uint16_t seats; /* bit a seat: whose decisions were judged */
  uint16_t n_judgements;
  AluJudgement judgements[ALU_MAX_JUDGEMENTS]; /* in the order of the deal */
  uint8_t n_points;
  AluReviewPoint points[ALU_MAX_HAND + 1]; /* before the first trick, and after each */
} AluReview;

/* The bytes that a review needs to be at its best. */
size_t alu_review_memory (void);

/* alu_review_decision:
 * @match: before the deed, with all hands open
 * @move: a legal play, offer, proposal, answer or consent
 * @open: whether to solve the open hands, too: else open_value is unknown
 * @budget: (nullable): memory, stop; nodes of one search, 0 for the usual
 * @judgement: (out): event and trick are left to the caller
 *
 * Judges one decision by the view of who decided and by the open hands. The same every time. */
void alu_review_decision (const AluMatch *match, const AluEvent *move, bool open,
                          const AluBudget *budget, AluJudgement *judgement);

/* alu_review:
 * @start: the match as the deal was about to begin: the first event is the deal
 * @events: of the deal, to its end
 * @seat: whose graph
 * @seats: bit a seat: whose decisions are judged
 * @progress: (nullable): called with 0 to 1 as it goes on, in this thread
 *
 * Reviews a deal.
 *
 * Returns: false where it was stopped, or the events are not those of a finished deal. */
bool alu_review (const AluMatch *start, const AluEvent *events, int n_events, int seat,
                 unsigned seats, const AluBudget *budget,
                 void (*progress) (double share, void *data), void *data, AluReview *review);
