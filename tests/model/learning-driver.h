/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-progress.h"

/* Changes of what the user has learned, each saved before the function returns. Returns: whether it
 * could be saved. */

gboolean leitner_answer (AluetteLeitner *leitner, const char *item, gboolean right, gint64 when,
                         GError **error);

gboolean progress_set_step (AluetteLessonProgress *progress, AluetteLesson *lesson, guint step);

gboolean progress_add_mistake (AluetteLessonProgress *progress, AluetteLesson *lesson);

gboolean progress_answer (AluetteLessonProgress *progress, AluetteExercise *exercise,
                          gboolean right, gint64 when);
