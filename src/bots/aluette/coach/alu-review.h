/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-judgment.h"
#include "bots/aluette/coach/alu-analysis.h"
#include "bots/aluette/coach/alu-forecast.h"
#include "bots/aluette/coach/alu-remark.h"

/*
 * The review of a finished deal: what each decision cost according to what the player knew, how
 * good it was with open hands, and how the probability of winning changed. Costs are in match
 * points: far from the target, a deal point is worth 1.
 */

/* A decision is costly if its cost, according to what the player knew, is at least ALU_COSTLY and
 * more than ALU_COSTLY_ERRORS standard errors. */
#define ALU_COSTLY 0.12f
#define ALU_COSTLY_ERRORS 3.0f

typedef struct
{
  /* The options are a card of each strength and, of an offer, the offer as the last one; of other
   * decisions, yes and no, in this order. */
  AluJudgment judgment; /* if it was forced, nothing below is set but @trick and @move */
  uint8_t trick;        /* 0 for the first trick and for decisions before it */
  AluEvent move;
  AluEvent best;        /* best according to what the player knew; @move if none is better */
  float worth_yes;      /* of other decisions: expected points of yes; of offers: of the offer */
  float worth_no;       /* of answers, consents and proposals: expected points of playing on */
  float win, best_win;  /* probability that the team wins the deal after @move, after @best */
  AluDecisionInfo info; /* of plays and offers: the values of all cards, the reason for the best */
  AluCard open_best;    /* best with open hands, @move's if none is better, or ALU_CARD_NONE */
  AluBounds open_value, open_best_value; /* points for the seat's team */
  uint8_t n_remarks;
  AluRemark remarks[ALU_MAX_REMARKS];
} AluVerdict;

/* A point of the graph. */
typedef struct
{
  uint8_t n_tricks;  /* complete tricks */
  AluForecast known; /* according to what the seat knew then */
  AluBounds open;    /* points for the seat's team if all play perfectly from here */
} AluReviewPoint;

#define ALU_MAX_VERDICTS 72

typedef struct
{
  uint16_t n_verdicts;
  uint8_t seat;   /* the seat whose graph it is */
  uint16_t seats; /* seats whose decisions are judged, one bit per seat */
  AluVerdict verdicts[ALU_MAX_VERDICTS]; /* in the order of the deal */
  uint8_t n_points;
  AluReviewPoint points[ALU_MAX_HAND + 1]; /* before the first trick and after each trick */
} AluReview;

/* Returns: the number of bytes of memory with which a review works best. */
size_t alu_review_memory (void);

/* alu_review_decision:
 * @match: before @move; all hands are known
 * @move: a legal play, offer, proposal, answer or consent
 * @open: whether to solve the position with open hands; if not, open_value is unknown
 * @budget: (nullable): memory and stop flag; nodes per search, 0 for the usual budget
 * @verdict: (out): the verdict, without event and trick, which the caller sets
 *
 * Judges one decision, according to the view of the player who decided and with open hands. The
 * result is always the same. */
void alu_review_decision (const AluMatch *match, const AluEvent *move, bool open,
                          const AluBudget *budget, AluVerdict *verdict);

/* alu_review:
 * @start: the match before the deal; the first event is the deal of the cards
 * @events: all events of the deal
 * @seat: the seat whose graph is computed
 * @seats: seats whose decisions are judged, one bit per seat
 * @budget: (nullable): as for alu_review_decision ()
 * @progress: (nullable) (scope call): called in this thread with the share that is done, 0 to 1
 * @review: (out): the review
 *
 * Reviews a deal.
 *
 * Returns: false if it was stopped or the events are not those of a finished deal. */
bool alu_review (const AluMatch *start, const AluEvent *events, int n_events, int seat,
                 unsigned seats, const AluBudget *budget,
                 AluProgress progress, void *data, AluReview *review);

/* alu_verdict_option:
 * @option: less than the number of options
 * @event: (out): the option
 *
 * Returns: its expected points, as they count in the match. */
float alu_verdict_option (const AluVerdict *verdict, int option, AluEvent *event);
