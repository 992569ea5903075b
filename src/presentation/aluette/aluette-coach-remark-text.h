/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-remark.h"
#include "presentation/aluette/aluette-text-context.h"

G_BEGIN_DECLS

/* aluette_coach_text_cards:
 * @set: not empty
 *
 * Returns: (transfer full): cards as part of a sentence: “Monsieur, the king of cups” */
char *aluette_coach_text_cards (const AluetteTextContext *context, AluCardSet set);

/* aluette_coach_text_remark:
 * @context: the context, whose listener is the deciding player
 *
 * Returns: (transfer full): an observation as a whole sentence that does not name a card to play */
char *aluette_coach_text_remark (const AluetteTextContext *context, const AluRemark *remark);

G_END_DECLS
