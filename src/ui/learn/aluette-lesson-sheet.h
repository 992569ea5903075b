/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/learn/aluette-answer-chooser.h"
#include "ui/learn/aluette-exercise-view.h"
#include "ui/learn/aluette-lesson-action-bar.h"
#include "ui/learn/aluette-lesson-end.h"

G_BEGIN_DECLS

/* Kinds of comments. */
typedef enum
{
  ALUETTE_COMMENT_PLAIN,
  ALUETTE_COMMENT_RIGHT,
  ALUETTE_COMMENT_WRONG,
} AluetteCommentKind;

#define ALUETTE_TYPE_LESSON_SHEET (aluette_lesson_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonSheet, aluette_lesson_sheet, ALUETTE, LESSON_SHEET, AdwBin)

/*
 * The layout of a lesson: the progress, the teacher with the text, what the text is about, the
XX */

/* aluette_lesson_sheet_new:
 *
 * Returns: (transfer floating): a new sheet, which owns its parts. */
GtkWidget *
aluette_lesson_sheet_new (AluetteExerciseView *exercise_view, AluetteAnswerChooser *answer_chooser,
                          AluetteLessonActionBar *action_bar);

/* aluette_lesson_sheet_show_step:
 * @text: of the step
 * @end: whether the lesson is over, and how it ended
 * @index: the current step, from 0; @n_steps after the last one
 * @n_steps: may be 0 */
void aluette_lesson_sheet_show_step (AluetteLessonSheet *self, const char *text,
                                     AluetteLessonEnd end, guint index, guint n_steps);

/* aluette_lesson_sheet_show_comment:
 * @comment: text to show and announce; "" hides the comment
 *
 * Shows a comment on an answer or a move, and lets the teacher react to it. */
void aluette_lesson_sheet_show_comment (AluetteLessonSheet *self, const char *comment,
                                        AluetteCommentKind kind);

/* Returns: (transfer none): the comment, with its mark; "" if there is none. */
const char *aluette_lesson_sheet_get_comment (AluetteLessonSheet *self);

/* aluette_lesson_sheet_place:
 *
 * Places the exercise view, which now shows something else. */
void aluette_lesson_sheet_place (AluetteLessonSheet *self);

/* aluette_lesson_sheet_focus_text:
 *
 * Focuses the text, so that Enter gives no answer by accident. */
void aluette_lesson_sheet_focus_text (AluetteLessonSheet *self);

G_END_DECLS
