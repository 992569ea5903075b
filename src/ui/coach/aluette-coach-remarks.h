/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/coach/alu-remark.h"
#include "ui/table/aluette-words.h"

G_BEGIN_DECLS

/* aluette_coach_words_cards:
 * @set: not empty
 *
 * Returns: (transfer full): cards within a sentence: “Monsieur, the king of cups”. */
char *aluette_coach_words_cards (const AluetteWords *words, AluCardSet set);

/* aluette_coach_words_remark:
 * @words: whose listener is the one who is to decide
 *
 * Returns: (transfer full): what there is to see, in a whole sentence that names no card to
 * play. */
char *aluette_coach_words_remark (const AluetteWords *words, const AluRemark *remark);

G_END_DECLS
