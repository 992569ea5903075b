/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/learn/aluette-answer-chooser.h"
#include "ui/learn/aluette-exercise-view.h"
#include "ui/learn/aluette-lesson-action-bar.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_SHEET (aluette_lesson_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonSheet, aluette_lesson_sheet, ALUETTE, LESSON_SHEET, AdwBin)

/*
 * The layout of a lesson: the progress, the text, what the text is about, the answers, and the
 * buttons. A table uses all the space below the text; other illustrations scroll with the text.
 */

/* aluette_lesson_sheet_new:
 *
 * Returns: (transfer floating): a new sheet, which owns its parts. */
GtkWidget *
aluette_lesson_sheet_new (AluetteExerciseView *exercise_view, AluetteAnswerChooser *answer_chooser,
                          AluetteLessonActionBar *action_bar);

/* aluette_lesson_sheet_set_progress:
 * @index: the current step, from 0; @n_steps after the last one
 * @n_steps: may be 0 */
void aluette_lesson_sheet_set_progress (AluetteLessonSheet *self, guint index, guint n_steps);

/* aluette_lesson_sheet_set_text:
 * @over: whether @text is the one after the last step */
void aluette_lesson_sheet_set_text (AluetteLessonSheet *self, const char *text, gboolean over);

/* aluette_lesson_sheet_place:
 *
 * Places the exercise view, which now shows something else. */
void aluette_lesson_sheet_place (AluetteLessonSheet *self);

/* aluette_lesson_sheet_set_commented:
 * @commented: whether there is a comment below
 *
 * Above a table the text keeps some space until there is a comment to read. */
void aluette_lesson_sheet_set_commented (AluetteLessonSheet *self, gboolean commented);

/* aluette_lesson_sheet_focus_text:
 *
 * Focuses the text, so that Enter gives no answer by accident. */
void aluette_lesson_sheet_focus_text (AluetteLessonSheet *self);

G_END_DECLS
