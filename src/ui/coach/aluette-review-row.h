/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-review-look.h"

G_BEGIN_DECLS

/* aluette_review_row_new:
 * @index: a judgment of the review
 *
 * Returns: (transfer floating): a row of a list: a decision, how good it was, and a badge with its
 *   cost if it was costly */
GtkWidget *aluette_review_row_new (const AluetteReviewedDeal *deal, int index);

G_END_DECLS
