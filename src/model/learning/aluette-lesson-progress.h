/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-course.h"
#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_PROGRESS (aluette_lesson_progress_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonProgress, aluette_lesson_progress, ALUETTE, LESSON_PROGRESS,
                      GObject)

/*
 * The user's progress in the course: finished lessons, those finished without a mistake (a star),
 * the current step of each lesson, and the exercises to repeat. Times are Unix time in seconds.
 * Main thread only.
 *
 * Exercises that were missed are added to Leitner boxes. What drills of the game train, too, counts
 * in the boxes of these drills: in Aluette the signs.
 *
 * Signal: "changed" after every change.
 */

/* aluette_lesson_progress_new:
 * @path: (nullable): file of lessons and steps, written after each change; NULL to store nothing
 * @exercises: (transfer none): boxes of the exercises of the course
 * @drills: (nullable) (transfer none): boxes of the drills, the same object that these use
 * @copies: (nullable) (element-type filename): gets the path of the copy of a damaged file
 *
 * Reads the progress. A damaged file is set aside, see aluette_user_file_set_aside ().
 *
 * Returns: (transfer full) */
AluetteLessonProgress *aluette_lesson_progress_new (const char *path, AluetteLeitner *exercises,
                                                    AluetteLeitner *drills, GPtrArray *copies);

/* Returns: whether the user has ever finished the lesson. */
gboolean aluette_lesson_progress_is_done (AluetteLessonProgress *self, AluetteLesson *lesson);

/* Returns: whether the user has ever finished the lesson without a mistake. */
gboolean aluette_lesson_progress_has_star (AluetteLessonProgress *self, AluetteLesson *lesson);

/* Returns: the number of mistakes since the user was last at the first step of the lesson; it stays
 * after the end. */
guint aluette_lesson_progress_get_mistakes (AluetteLessonProgress *self, AluetteLesson *lesson);

/* aluette_lesson_progress_get_step:
 *
 * Returns: the step to continue with, from 0; 0 if the lesson is new, or was finished and not
 * started again. */
guint aluette_lesson_progress_get_step (AluetteLessonProgress *self, AluetteLesson *lesson);

/* aluette_lesson_progress_set_step_async:
 * @step: 0 to the number of steps; 0 resets the mistakes, the number of steps means that
 *   the lesson is finished
 * @callback: (nullable): called when the file was written
 *
 * Sets the current step at once; another thread then writes the file. A finished lesson stays
 * finished while it is repeated. */
void aluette_lesson_progress_set_step_async (AluetteLessonProgress *self, AluetteLesson *lesson,
                                             guint step, GCancellable *cancellable,
                                             GAsyncReadyCallback callback, gpointer data);

/* aluette_lesson_progress_add_mistake_async:
 * @lesson: a lesson whose step was set
 * @callback: (nullable): called when the file was written
 *
 * Counts a mistake in the lesson at once; another thread then writes the file. */
void aluette_lesson_progress_add_mistake_async (AluetteLessonProgress *self, AluetteLesson *lesson,
                                                GCancellable *cancellable,
                                                GAsyncReadyCallback callback, gpointer data);

/* aluette_lesson_progress_get_next:
 *
 * Returns: index of the lesson to propose: the first that was started, otherwise the first that is
 * not finished; -1 if all are finished. */
int aluette_lesson_progress_get_next (AluetteLessonProgress *self, AluetteCourse *course);

/* aluette_lesson_progress_answer_async:
 * @answer: (transfer none): the first answer to the exercise; later attempts do not count
 * @callback: (nullable): called when the file was written
 *
 * Records an answer at once; another thread then writes the file. An exercise that was never
 * missed is not added to the boxes, except for those of drills. */
void
aluette_lesson_progress_answer_async (AluetteLessonProgress *self, AluetteExercise *exercise,
                                      const AluetteLeitnerAnswer *answer, GCancellable *cancellable,
                                      GAsyncReadyCallback callback, gpointer data);

/* aluette_lesson_progress_save_finish:
 *
 * Ends aluette_lesson_progress_set_step_async (), aluette_lesson_progress_add_mistake_async () or
 * aluette_lesson_progress_answer_async ().
 *
 * Returns: FALSE with @error if the file could not be written: the change is in memory only. */
gboolean aluette_lesson_progress_save_finish (AluetteLessonProgress *self, GAsyncResult *result,
                                              GError **error);

/* aluette_lesson_progress_flush:
 *
 * Waits until all changes are in the files, those of the boxes included. For use when no main loop
 * follows. */
void aluette_lesson_progress_flush (AluetteLessonProgress *self);

/* aluette_lesson_progress_get_box:
 *
 * Returns: the Leitner box of an exercise, 1 to 5; 0 if it is in none. */
guint aluette_lesson_progress_get_box (AluetteLessonProgress *self, AluetteExercise *exercise);

/* aluette_lesson_progress_get_due:
 *
 * Lists the exercises to repeat now, the longest overdue first: those that were missed and are
 * due. What the drills repeat is not included.
 *
 * Returns: (transfer full) (element-type AluetteExercise): may be empty. */
GPtrArray *
aluette_lesson_progress_get_due (AluetteLessonProgress *self, AluetteCourse *course, gint64 now);

G_END_DECLS
