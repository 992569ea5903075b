/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-course.h"
#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_PROGRESS (aluette_lesson_progress_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonProgress, aluette_lesson_progress, ALUETTE, LESSON_PROGRESS,
                      GObject)

/*
 * How far somebody is in the course: lessons done, the step where one stopped, and the exercises
 * to go over again. Times are Unix time in seconds. Main thread only.
 *
 * What is missed goes into Leitner's boxes and comes back; signs made and seen count in the boxes
 * of the sign drills.
 *
 * Signal: "changed" after every change.
 */

/* aluette_lesson_progress_new:
 * @path: (nullable): file of lessons and steps, written after each change; NULL to store nothing
 * @exercises: (transfer none): boxes of the exercises of the course
 * @signs: (transfer none): boxes of the signs, the same object that the sign drills use
 * @copies: (nullable) (element-type filename): gets the path of the copy of a damaged file
 *
 * Reads the progress. A damaged file is set aside, see aluette_user_file_set_aside ().
 *
 * Returns: (transfer full) */
AluetteLessonProgress *aluette_lesson_progress_new (const char *path, AluetteLeitner *exercises,
                                                    AluetteLeitner *signs, GPtrArray *copies);

/* aluette_lesson_progress_get_default_path:
 *
 * Returns: (transfer full): where it is kept in the user's data folder. */
char *aluette_lesson_progress_get_default_path (void);

/* Returns: whether the lesson was ever gone through to its end. */
gboolean aluette_lesson_progress_is_done (AluetteLessonProgress *self, AluetteLesson *lesson);

/* aluette_lesson_progress_get_step:
 *
 * Returns: the step to go on from, 0 first; 0 where the lesson is new, or was done and not begun
 * again. */
guint aluette_lesson_progress_get_step (AluetteLessonProgress *self, AluetteLesson *lesson);

/* aluette_lesson_progress_set_step:
 * @step: 0 to the number of steps; that number itself says that the lesson is done
 * @error: set where it could not be written; it counts all the same
 *
 * Notes how far one is. A lesson once done stays so while it is repeated.
 *
 * Returns: whether it is kept on disk (TRUE where there is no file). */
gboolean aluette_lesson_progress_set_step (AluetteLessonProgress *self, AluetteLesson *lesson,
                                           guint step, GError **error);

/* aluette_lesson_progress_get_next:
 *
 * Returns: the index of the lesson to propose: the first one begun, else the first not done; -1
 * where all are done. */
int aluette_lesson_progress_get_next (AluetteLessonProgress *self, AluetteCourse *course);

/* aluette_lesson_progress_answer:
 * @took_ms: how long the answer took, in milliseconds
 * @when: now
 *
 * Notes the first answer given to an exercise (later tries at the same asking do not count). One
 * that was never missed does not come into the boxes by a right answer; signs always do.
 *
 * Returns: whether it is kept on disk. */
gboolean
aluette_lesson_progress_answer (AluetteLessonProgress *self, AluetteExercise *exercise,
                                gboolean right, guint took_ms, gint64 when, GError **error);

/* aluette_lesson_progress_get_box:
 *
 * Returns: the Leitner box of an exercise, 1 to 5; 0 where it is in none. */
guint aluette_lesson_progress_get_box (AluetteLessonProgress *self, AluetteExercise *exercise);

/* aluette_lesson_progress_get_due:
 *
 * The exercises to go over again now, longest due first: those missed once and due. Signs
 * are asked again by the drills, so they are not among them.
 *
 * Returns: (transfer full) (element-type AluetteExercise): maybe empty. */
GPtrArray *
aluette_lesson_progress_get_due (AluetteLessonProgress *self, AluetteCourse *course, gint64 now);

G_END_DECLS
