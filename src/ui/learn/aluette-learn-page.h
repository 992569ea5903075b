/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEARN_PAGE (aluette_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLearnPage, aluette_learn_page, ALUETTE, LEARN_PAGE, AdwBin)

/*
 * The ways to learn: the lessons in their order with how far one is, what is to be gone over
 * again, drills, problems, and what one knows. Rows do the window's actions win.lesson ("s"),
 * win.exercises, win.drills, win.practice and win.knowledge. Without a header bar. To be built
 * anew when the language changes.
 */

/* aluette_learn_page_new:
 * @learner_data: (transfer none)
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_learn_page_new (AluetteLearnerData *learner_data);

G_END_DECLS
