/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-exercise.h"

G_BEGIN_DECLS

#define ALUETTE_LESSON_ERROR (aluette_lesson_error_quark ())
GQuark aluette_lesson_error_quark (void);

typedef enum
{
  ALUETTE_LESSON_ERROR_XML,      /* not well-formed */
  ALUETTE_LESSON_ERROR_LAYOUT,   /* an element or attribute that has no place, or lacks one */
  ALUETTE_LESSON_ERROR_VALUE,    /* a card, sign, seat … that is none */
  ALUETTE_LESSON_ERROR_POSITION, /* a line of a position that the rules do not allow */
} AluetteLessonError;

#define ALUETTE_TYPE_LESSON (aluette_lesson_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLesson, aluette_lesson, ALUETTE, LESSON, GObject)

#define ALUETTE_TYPE_LESSON_STEP (aluette_lesson_step_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonStep, aluette_lesson_step, ALUETTE, LESSON_STEP, GObject)

/*
 * A lesson, and the steps it consists of. They never change; texts are translated at the moment
 * they are asked for, so that they follow a change of language. How a lesson is written:
 * CONTRIBUTING.md.
 */

/* aluette_lesson_new_from_data:
 * @text: the lesson's file
 * @length: bytes of @text, or -1 where it ends in NUL
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_LESSON_ERROR) that names the line
 * and what is wrong there. */
AluetteLesson *aluette_lesson_new_from_data (const char *text, gssize length, GError **error);

/* Returns: (transfer none): the lesson's id: lower-case letters, digits and hyphens. */
const char *aluette_lesson_get_id (AluetteLesson *self);

/* Returns: (transfer none): in the user's language. */
const char *aluette_lesson_get_title (AluetteLesson *self);

/* Returns: (transfer none): what is learnt, in one line, in the user's language. */
const char *aluette_lesson_get_summary (AluetteLesson *self);

/* Returns: about how long the lesson takes, in minutes, at least 1. */
guint aluette_lesson_get_minutes (AluetteLesson *self);

guint aluette_lesson_get_n_steps (AluetteLesson *self);

/* aluette_lesson_get_step:
 * @index: 0 to the number of steps less one
 *
 * Returns: (transfer none) */
AluetteLessonStep *aluette_lesson_get_step (AluetteLesson *self, guint index);

/* aluette_lesson_step_get_text:
 *
 * Returns: (transfer full): some lines in the user's language, paragraphs parted by "\n\n"; plain
 * text, no markup. */
char *aluette_lesson_step_get_text (AluetteLessonStep *self);

/* aluette_lesson_step_get_position:
 *
 * Returns: (transfer none) (nullable): what lies on the table when the step begins. */
AluetteLessonPosition *aluette_lesson_step_get_position (AluetteLessonStep *self);

/* aluette_lesson_step_get_cards:
 *
 * Cards to show large beside the text, where there is no position; strongest first where the text
 * speaks of an order.
 *
 * Returns: (transfer none) (nullable) (array length=n_cards) */
const AluCard *aluette_lesson_step_get_cards (AluetteLessonStep *self, guint *n_cards);

/* aluette_lesson_step_get_signs:
 *
 * Signs to show, one performer or plate each, where the step teaches gestures.
 *
 * Returns: (transfer none) (nullable) (array length=n_signs) */
const AluSign *aluette_lesson_step_get_signs (AluetteLessonStep *self, guint *n_signs);

/* aluette_lesson_step_get_n_moves:
 *
 * Returns: in how many moves the table plays on from the position, each with its sentence; 0 where
 * it does not. */
guint aluette_lesson_step_get_n_moves (AluetteLessonStep *self);

/* aluette_lesson_step_get_move_text:
 * @move: 0 to the number of moves less one
 *
 * Returns: (transfer none): what is said while the move is made, in the user's language. */
const char *aluette_lesson_step_get_move_text (AluetteLessonStep *self, guint move);

/* aluette_lesson_step_get_move_events:
 * @n_events: (out): at least 1
 *
 * Returns: (transfer none) (array length=n_events): what happens on the table in that move, to be
 * dispatched in order. */
const AluEvent *
aluette_lesson_step_get_move_events (AluetteLessonStep *self, guint move, guint *n_events);

/* aluette_lesson_step_get_exercise:
 *
 * Returns: (transfer none) (nullable): what is asked in this step. A step with an exercise has no
 * moves; both share the position. */
AluetteExercise *aluette_lesson_step_get_exercise (AluetteLessonStep *self);

/* aluette_lesson_step_get_claims:
 *
 * What the step's words state, in terms that can be proved; the tests do so.
 *
 * Returns: (transfer none): NULL-terminated, maybe empty. */
const char *const *aluette_lesson_step_get_claims (AluetteLessonStep *self);

G_END_DECLS
