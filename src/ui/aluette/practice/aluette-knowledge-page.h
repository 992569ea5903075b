/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

/* aluette_knowledge_page_new:
 * @data: (transfer none)
 *
 * Returns: (transfer floating): a page about what the user knows: lessons completed, signs
 * recognized and made, questions to review, puzzles and mistakes, each as a text with a bar. */
GtkWidget *aluette_knowledge_page_new (AluetteLearnerData *data);

G_END_DECLS
