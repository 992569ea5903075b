/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-exercise.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON (aluette_lesson_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLesson, aluette_lesson, ALUETTE, LESSON, GObject)

#define ALUETTE_TYPE_LESSON_STEP (aluette_lesson_step_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteLessonStep, aluette_lesson_step, ALUETTE, LESSON_STEP, GObject)

/*
 * A lesson and its steps. Immutable. Texts are translated when they are requested, so that they
 * follow a change of the language. docs/lessons.md describes the format of lessons.
 *
 * A game whose steps show something besides positions derives their class, and reads the attributes
 * of <step>.
 */
struct _AluetteLessonStepClass
{
  GObjectClass parent_class;

  const char *attributes; /* (nullable): that <step> may have, with spaces between */

  /* (nullable): Reads an attribute. Returns: whether it is valid; FALSE with @error
   * (ALUETTE_LESSON_ERROR). */
  gboolean (*read_attribute) (AluetteLessonStep *self, const char *name, const char *value,
                              GError **error);
};

/* aluette_lesson_new_from_data:
 * @kind: a game with lessons
 * @text: contents of the lesson's file
 * @length: length of @text in bytes, or -1 if it ends with NUL
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_LESSON_ERROR), which names the
 * line and what is wrong with it. */
AluetteLesson *aluette_lesson_new_from_data (const AluetteModelKind *kind, const char *text,
                                             gssize length, GError **error);

/* Returns: (transfer none): id of the lesson: lower-case letters, digits and hyphens. */
const char *aluette_lesson_get_id (AluetteLesson *self);

/* Returns: the part of the course: an index in the chapters of the AluetteModelKind. The lessons
 * of a chapter follow one another. */
guint aluette_lesson_get_chapter (AluetteLesson *self);

/* Returns: (transfer none): the title in the user's language. */
const char *aluette_lesson_get_title (AluetteLesson *self);

/* Returns: (transfer none): one line about the content, in the user's language. */
const char *aluette_lesson_get_summary (AluetteLesson *self);

/* Returns: the approximate duration in minutes, at least 1. */
guint aluette_lesson_get_minutes (AluetteLesson *self);

guint aluette_lesson_get_n_steps (AluetteLesson *self);

/* aluette_lesson_get_step:
 * @index: 0 to the number of steps - 1
 *
 * Returns: (transfer none): the step. */
AluetteLessonStep *aluette_lesson_get_step (AluetteLesson *self, guint index);

/* aluette_lesson_step_get_text:
 *
 * Returns: (transfer full): plain text in the user's language, with "\n\n" between paragraphs. */
char *aluette_lesson_step_get_text (AluetteLessonStep *self);

/* aluette_lesson_step_get_position:
 *
 * Returns: (transfer none) (nullable): the position on the table at the start of the step. */
AluetteLessonPosition *aluette_lesson_step_get_position (AluetteLessonStep *self);

/* aluette_lesson_step_get_n_moves:
 *
 * Returns: the number of moves, each with a sentence, that are played from the position; may be
 * 0. */
guint aluette_lesson_step_get_n_moves (AluetteLessonStep *self);

/* aluette_lesson_step_get_move_text:
 * @move: 0 to the number of moves - 1
 *
 * Returns: (transfer none): the sentence for the move in the user's language. */
const char *aluette_lesson_step_get_move_text (AluetteLessonStep *self, guint move);

/* aluette_lesson_step_get_move_events:
 *
 * Returns: (transfer none): the events of the move in order, at least one, in event_size bytes
 * each. */
const GArray *aluette_lesson_step_get_move_events (AluetteLessonStep *self, guint move);

/* aluette_lesson_step_get_exercise:
 *
 * Returns: (transfer none) (nullable): the exercise of the step. A step with an exercise has no
 * moves; the exercise uses the position of the step. */
AluetteExercise *aluette_lesson_step_get_exercise (AluetteLessonStep *self);

/* aluette_lesson_step_get_claims:
 *
 * Returns the statements of the step's text in a form that the tests can prove.
 *
 * Returns: (transfer none) (array zero-terminated=1): may be empty. */
const char *const *aluette_lesson_step_get_claims (AluetteLessonStep *self);

G_END_DECLS
