/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_KNOWLEDGE_PAGE (aluette_knowledge_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteKnowledgePage, aluette_knowledge_page, ALUETTE, KNOWLEDGE_PAGE, AdwBin)

/* Shows what the user knows: lessons completed, signs recognized and made, questions to review,
 * puzzles and mistakes, each as a text with a bar. Without a header bar. */

/* aluette_knowledge_page_new:
 * @study: (transfer none)
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_knowledge_page_new (AluetteLearnerData *study);

G_END_DECLS
