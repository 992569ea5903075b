/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_COURSE (aluette_course_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCourse, aluette_course, ALUETTE, COURSE, GObject)

/* The lessons in the order they are to be taken: a GListModel of AluetteLesson that never changes.
 * Main thread only. */

/* aluette_course_new:
 *
 * Reads the lessons that come with the program (some milliseconds; keep one course).
 *
 * Returns: (transfer full) (nullable): NULL with @error where a lesson is not in order, which the
 * tests rule out. */
AluetteCourse *aluette_course_new (GError **error);

guint aluette_course_get_n_lessons (AluetteCourse *self);

/* Returns: (transfer none): lesson @index, 0 first. */
AluetteLesson *aluette_course_get_lesson (AluetteCourse *self, guint index);

/* aluette_course_find:
 * @id: of a lesson
 *
 * Returns: its index, or -1 where there is none of that id. */
int aluette_course_find (AluetteCourse *self, const char *id);

/* aluette_course_find_exercise:
 * @id: of an exercise, "lesson/exercise"
 *
 * Returns: (transfer none) (nullable) */
AluetteExercise *aluette_course_find_exercise (AluetteCourse *self, const char *id);

G_END_DECLS
