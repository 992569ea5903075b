/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEARN_PAGE (aluette_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLearnPage, aluette_learn_page, ALUETTE, LEARN_PAGE, AdwBin)

/*
 * The start page for learning: the lessons of the games in order with the user's progress,
 * questions to review, activities. Rows open the pages of these. Without a header bar. Must be
 * recreated when the language changes.
 */

/* aluette_learn_page_new:
 * @learner_data: (transfer none) (element-type AluetteLearnerData): one per game with lessons
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_learn_page_new (GPtrArray *learner_data);

G_END_DECLS
