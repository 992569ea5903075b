/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-remark.h"
#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

/* aluette_coach_text_cards:
 * @set: not empty
 *
 * Returns: (transfer full): cards within a sentence: “Monsieur, the king of cups”. */
char *aluette_coach_text_cards (const AluetteTextContext *words, AluCardSet set);

/* aluette_coach_text_remark:
 * @words: whose listener is the one who is to decide
 *
 * Returns: (transfer full): what there is to see, in a whole sentence that names no card to
 * play. */
char *aluette_coach_text_remark (const AluetteTextContext *words, const AluRemark *remark);

G_END_DECLS
