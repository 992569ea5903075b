/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"
#include "ui/practice/aluette-question-view.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_PAGE (aluette_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonPage, aluette_lesson_page, ALUETTE, LESSON_PAGE, AdwBin)

/*
 * Shows a lesson step by step: text, illustrations and exercises; or the questions to review.
 * Without a header bar.
 *
 * Actions, prefix "lesson": next, back. Keys: Page Down for next and Page Up for back.
 */

/* aluette_lesson_page_new:
 * @learner_data: (transfer none): of a game
 * @lesson: (nullable) (transfer none): NULL for the questions to review
 * @settings: (nullable) (transfer none): the program's settings
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_lesson_page_new (AluetteLearnerData *learner_data, AluetteLesson *lesson,
                                    GSettings *settings);

/* Returns: (transfer none): the view of questions, for the settings of its table. */
AluetteQuestionView *aluette_lesson_page_get_view (AluetteLessonPage *self);

/* Returns: (transfer none) (nullable): the current exercise. */
AluetteExercise *aluette_lesson_page_get_exercise (AluetteLessonPage *self);

/* aluette_lesson_page_is_over:
 *
 * Returns whether the lesson is completed and the page says so. */
gboolean aluette_lesson_page_is_over (AluetteLessonPage *self);

G_END_DECLS
