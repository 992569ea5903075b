/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/coach/tarot-claim.h"
#include "bots/tarot/coach/tarot-hint.h"
#include "presentation/table/aluette-hint-stage.h"
#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

/* The texts of the coach, in whole sentences of the user's language. They depend on the arguments
 * and the language only. */

/* aluette_tarot_coach_text_hint:
 * @self: the listener is the player who decides
 *
 * Returns: (transfer full): the text of one stage of a hint */
char *aluette_tarot_coach_text_hint (const AluetteTarotText *self, const TarotHint *hint,
                                     AluetteHintStage stage);

/* aluette_tarot_coach_text_action:
 *
 * Returns: (transfer full): what a player decides, as advice: “Play the king of spades.” */
char *aluette_tarot_coach_text_action (const TarotEvent *event);

/* aluette_tarot_coach_text_remark:
 *
 * Returns: (transfer full): what a player should consider */
char *aluette_tarot_coach_text_remark (const AluetteTarotText *self, const TarotRemark *remark);

/* aluette_tarot_coach_text_figures:
 *
 * Returns: (transfer full) (nullable): the expected scores of the best options; %NULL if options
 *   were not compared */
char *aluette_tarot_coach_text_figures (const TarotDecisionInfo *info);

/* aluette_tarot_coach_text_explanation:
 *
 * Returns: (transfer full): what a player says about their decision */
char *
aluette_tarot_coach_text_explanation (const AluetteTarotText *self, const TarotExplanation *why);

/* aluette_tarot_coach_text_claim:
 * @self: the listener is the claimer
 *
 * Returns: (transfer full): how the deal ends, and the cards for it */
char *aluette_tarot_coach_text_claim (const AluetteTarotText *self, const TarotClaim *claim);

G_END_DECLS
