/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-progress.h"

G_BEGIN_DECLS

/* What the page after the last step of a lesson shows. */
typedef enum
{
  ALUETTE_LESSON_NOT_OVER,
  ALUETTE_LESSON_DONE,
  ALUETTE_LESSON_STAR, /* no mistake */
} AluetteLessonEnd;

/* aluette_lesson_end_get:
 * @lesson: (nullable): NULL for a review of missed questions
 *
 * Returns: how the lesson, which the user has just completed, ended. */
AluetteLessonEnd aluette_lesson_end_get (AluetteLessonProgress *progress, AluetteLesson *lesson);

/* aluette_lesson_end_format:
 * @lesson: (nullable): NULL for a review of missed questions
 * @n_steps: how many steps or questions there were
 *
 * Returns: (transfer full): the text after the last step. */
char *
aluette_lesson_end_format (AluetteLessonProgress *progress, AluetteLesson *lesson, guint n_steps);

G_END_DECLS
