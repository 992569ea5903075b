/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-claim.h"
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"
#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

/*
 * What the coach says, in whole sentences of the user's language. Pure functions: the same facts,
 * listener and language give the same words. Where “you” are spoken to, the words' listener is the
 * person who decides.
 */

/* How far a hint goes. */
typedef enum
{
  ALUETTE_HINT_NUDGE,  /* what to look at */
  ALUETTE_HINT_CARD,   /* what to do */
  ALUETTE_HINT_REASON, /* and why */
} AluetteHintStage;

/* aluette_coach_text_hint:
 * @view: for which the hint was thought out
 *
 * Returns: (transfer full): a stage of a hint. */
char *aluette_coach_text_hint (const AluetteTextContext *words, const AluView *view,
                               const AluHint *hint, AluetteHintStage stage);

/* aluette_coach_text_action:
 *
 * Returns: (transfer full): a deed as advice: “Play the king of cups.” */
char *aluette_coach_text_action (const AluetteTextContext *words, const AluEvent *event);

/* aluette_coach_text_explanation:
 *
 * Returns: (transfer full): a villager's answer to why he did that. */
char *aluette_coach_text_explanation (const AluetteTextContext *words, const AluExplanation *why);

/* aluette_coach_text_claim:
 *
 * Returns: (transfer full): how the deal ends whatever is played, and the cards to play. */
char *aluette_coach_text_claim (const AluetteTextContext *words, const AluClaim *claim);

/* aluette_coach_text_points:
 * @points: 0 or more
 *
 * Returns: (transfer full): “0.4 points”. */
char *aluette_coach_text_points (double points);

/* aluette_coach_text_outcome:
 * @value: points for @team
 *
 * Returns: (transfer full): what a position comes to, within a sentence: “1 point for Anne and
 * Léon”, “at least 1 point for you”, “no point for anybody”, “still open”. */
char *aluette_coach_text_outcome (const AluetteTextContext *words, AluTeam team, AluBounds value);

/* aluette_coach_text_judged:
 *
 * Returns: (transfer full): what was judged, as a heading: “Trick 3: the king of cups”. */
char *aluette_coach_text_judged (const AluetteTextContext *words, const AluJudgement *judgement);

/* aluette_coach_text_verdict:
 *
 * Returns: (transfer full): how it was by what could be known. */
char *aluette_coach_text_verdict (const AluetteTextContext *words, const AluJudgement *judgement);

/* aluette_coach_text_truth:
 *
 * Returns: (transfer full) (nullable): how it was with all hands open; NULL where that is
 * unknown. */
char *aluette_coach_text_truth (const AluetteTextContext *words, const AluJudgement *judgement);

/* aluette_coach_text_summary:
 *
 * Returns: (transfer full): a review in two sentences. */
char *aluette_coach_text_summary (const AluReview *review);

G_END_DECLS
