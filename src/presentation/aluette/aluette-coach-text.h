/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-claim.h"
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"
#include "presentation/aluette/aluette-text-context.h"
#include "presentation/table/aluette-hint-stage.h"

G_BEGIN_DECLS

/*
 * The texts of the coach, in whole sentences of the user's language. They depend on the arguments
 * and the language only. “You” is the listener of the context, who is the deciding player.
 */

/* aluette_coach_text_hint:
 * @view: the view that the hint is for
 *
 * Returns: (transfer full): the text of one stage of a hint */
char *aluette_coach_text_hint (const AluetteTextContext *context, const AluView *view,
                               const AluHint *hint, AluetteHintStage stage);

/* aluette_coach_text_action:
 *
 * Returns: (transfer full): an action as advice: “Play the king of cups.” */
char *aluette_coach_text_action (const AluetteTextContext *context, const AluEvent *event);

/* aluette_coach_text_explanation:
 *
 * Returns: (transfer full): a player's explanation of their action */
char *aluette_coach_text_explanation (const AluetteTextContext *context, const AluExplanation *why);

/* aluette_coach_text_claim:
 *
 * Returns: (transfer full): the certain result of a decided deal, and the cards to play */
char *aluette_coach_text_claim (const AluetteTextContext *context, const AluClaim *claim);

/* aluette_coach_text_points:
 * @points: 0 or more
 *
 * Returns: (transfer full): a number of points: “0.4 points” */
char *aluette_coach_text_points (double points);

/* aluette_coach_text_outcome:
 * @value: bounds of the points for @team
 *
 * Returns: (transfer full): the outcome of a position as part of a sentence: “1 point for Anne and
 *   Léon”, “at least 1 point for you”, “no point for anybody”, “still open” */
char *aluette_coach_text_outcome (const AluetteTextContext *context, AluTeam team, AluBounds value);

/* aluette_coach_text_judged:
 *
 * Returns: (transfer full): a heading that names the choice: “Trick 3: the king of cups” */
char *aluette_coach_text_judged (const AluetteTextContext *context, const AluVerdict *verdict);

/* aluette_coach_text_verdict:
 *
 * Returns: (transfer full): how good the choice was given what the player could know */
char *aluette_coach_text_verdict (const AluetteTextContext *context, const AluVerdict *verdict);

/* aluette_coach_text_truth:
 *
 * Returns: (transfer full) (nullable): how good the choice was with open hands; %NULL if that is
 *   unknown */
char *aluette_coach_text_truth (const AluetteTextContext *context, const AluVerdict *verdict);

/* aluette_coach_text_summary:
 *
 * Returns: (transfer full): a summary of a review in two sentences */
char *aluette_coach_text_summary (const AluReview *review);

G_END_DECLS
