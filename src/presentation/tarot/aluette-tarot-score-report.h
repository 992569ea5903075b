/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

/* How the score of a deal comes about, line by line. */

typedef struct
{
  char *label; /* “Petit au bout” */
  char *value; /* “10 × 2 = +20” */
  gboolean strong; /* a result, not a step */
} AluetteTarotScoreLine;

/* aluette_tarot_score_report_new:
 * @sheet: what happened in a deal that was played, with cards or at a real table
 *
 * Explains target, margin, coefficient, petit, handfuls, slam, misères and who pays whom.
 *
 * Returns: (transfer full) (element-type AluetteTarotScoreLine): the lines; they belong to it */
GArray *aluette_tarot_score_report_new (const AluetteTarotText *text, guint n_seats,
                                        const TarotSheet *sheet);

G_END_DECLS
