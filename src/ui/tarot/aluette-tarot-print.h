/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-print.h"

G_BEGIN_DECLS

/* aluette_tarot_print_new:
 * @record: of a match with cards, or of a score sheet
 * @facts: when and where it was played, and its rules
 *
 * Returns: (transfer full) (nullable): the match for printing: a row per deal with dealer, taker,
 * contract, points and the score of each player; then how the score of each deal comes about. NULL
 * with @error (ALUETTE_RECORD_ERROR). */
AluettePrint *aluette_tarot_print_new (const char *record, const char *facts, GError **error);

G_END_DECLS
