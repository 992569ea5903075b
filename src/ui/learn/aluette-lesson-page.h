/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"
#include "ui/aluette/aluette-answer-chooser.h"
#include "ui/learn/aluette-exercise-view.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_PAGE (aluette_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonPage, aluette_lesson_page, ALUETTE, LESSON_PAGE, AdwBin)

/*
 * A lesson, gone through sheet by sheet: words, what they speak of on the table, and exercises; or
 * the exercises that are to be gone over again. Without a header bar.
 *
 * Actions, prefix "lesson": next, back, retry (the exercise), solution. Page Down and Page Up are
 * next and back.
 */

/* aluette_lesson_page_new:
 * @learner_data: (transfer none)
 * @lesson: (nullable) (transfer none): NULL for the exercises to go over again
 * @settings: (nullable) (transfer none): the program's, for gestures
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_lesson_page_new (AluetteLearnerData *learner_data, AluetteLesson *lesson,
                                    GSettings *settings);

/* Returns: (transfer none): for its table's settings. */
AluetteExerciseView *aluette_lesson_page_get_exercise_view (AluetteLessonPage *self);

/* Returns: (transfer none) */
AluetteAnswerChooser *aluette_lesson_page_get_answer_chooser (AluetteLessonPage *self);

/* Returns: (transfer none) (nullable): what is asked now. */
AluetteExercise *aluette_lesson_page_get_exercise (AluetteLessonPage *self);

/* aluette_lesson_page_is_over:
 *
 * Returns: whether the last sheet, which only says that all is done, is open. */
gboolean aluette_lesson_page_is_over (AluetteLessonPage *self);

/* Returns: (transfer none): what was said to the last answer, or of the last move. */
const char *aluette_lesson_page_get_comment (AluetteLessonPage *self);

G_END_DECLS
