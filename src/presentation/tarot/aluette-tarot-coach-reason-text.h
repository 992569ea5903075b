/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/coach/tarot-hint.h"
#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

/* aluette_tarot_coach_text_suit:
 *
 * Returns: (transfer none): a suit in the middle of a sentence: “clubs” */
const char *aluette_tarot_coach_text_suit (TarotSuit suit);

/* aluette_tarot_coach_text_half_points:
 *
 * Returns: (transfer full): card points with their unit: “4.5 points” */
char *aluette_tarot_coach_text_half_points (int half_points);

/* aluette_tarot_coach_text_reason:
 * @speaker: the seat that plays the card
 *
 * Returns: (transfer full): why a card is played: advice if @speaker is the listener, or else what
 *   the player says about it */
char *aluette_tarot_coach_text_reason (const AluetteTarotText *self, guint speaker,
                                       const TarotReason *reason);

G_END_DECLS
