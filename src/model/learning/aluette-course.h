/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_COURSE (aluette_course_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCourse, aluette_course, ALUETTE, COURSE, GObject)

/* The lessons of a game in their order: an immutable GListModel of AluetteLesson. Main thread
 * only. */

/* aluette_course_new:
 * @kind: a game with lessons
 *
 * Reads the lessons that come with the app. This takes some milliseconds, so keep the course.
 *
 * Returns: (transfer full) (nullable): NULL with @error if a lesson is invalid; the tests check
 * that none is. */
AluetteCourse *aluette_course_new (const AluetteModelKind *kind, GError **error);

guint aluette_course_get_n_lessons (AluetteCourse *self);

/* Returns: (transfer none): lesson @index, from 0. */
AluetteLesson *aluette_course_get_lesson (AluetteCourse *self, guint index);

/* aluette_course_find:
 * @id: id of a lesson
 *
 * Returns: its index, or -1 if there is no such lesson. */
int aluette_course_find (AluetteCourse *self, const char *id);

/* aluette_course_find_exercise:
 * @id: id of an exercise, "lesson/exercise"
 *
 * Returns: (transfer none) (nullable): the exercise, or NULL if there is none. */
AluetteExercise *aluette_course_find_exercise (AluetteCourse *self, const char *id);

G_END_DECLS
