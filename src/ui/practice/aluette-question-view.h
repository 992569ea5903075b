/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/practice/aluette-question-panel.h"
#include "ui/table/aluette-position-player.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_QUESTION_VIEW (aluette_question_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteQuestionView, aluette_question_view, ALUETTE, QUESTION_VIEW, AdwBin)

/*
 * A table or an illustration, a question about it, answers to choose from, the comment on the
 * answer, and buttons that never scroll away. In a lesson a teacher speaks, and a right answer ends
 * the question; otherwise each answer does, and the deal goes on after it.
 *
 * In a template, children of type "start" and "end" are buttons before and after those of the view.
 * That of type "next", among these, gets the focus when there is nothing more to ask.
 *
 * Actions: question.retry, question.solution.
 *
 * Signals:
 *   "answered" (gboolean right, guint took_ms): the first answer to a question
 *   "changed": what the user can do has changed
 *   "play-out" (AluetteGame): a game is about to start; handlers set its pace
 */

/* aluette_question_view_set_lessons:
 * @look: of the lessons of a game
 * @settings: (nullable) (transfer none): the program's settings
 *
 * Makes the view one for lessons. */
void aluette_question_view_set_lessons (AluetteQuestionView *self, const AluetteLessonLook *look,
                                        GSettings *settings);

/* aluette_question_view_ask:
 * @text: above the question
 * @step: (nullable): the step of a lesson to illustrate
 * @exercise: (nullable): the question
 *
 * Shows a question, or the step if there is none. */
void aluette_question_view_ask (AluetteQuestionView *self, const char *text,
                                AluetteLessonStep *step, AluetteExercise *exercise);

/* aluette_question_view_answer:
 * @answer: of the question
 *
 * Answers the question, unless it is over. */
void aluette_question_view_answer (AluetteQuestionView *self, const char *answer);

/* Returns: whether there is nothing more to answer. */
gboolean aluette_question_view_is_over (AluetteQuestionView *self);

/* Returns: whether there is an answer, or the solution is shown. */
gboolean aluette_question_view_has_answer (AluetteQuestionView *self);

/* Returns: (transfer none) (nullable): the match in play, while the user plays a deal. */
AluetteGame *aluette_question_view_get_deal (AluetteQuestionView *self);

/* Returns: (transfer none): the text, the comment and the answers. */
AluetteQuestionPanel *aluette_question_view_get_panel (AluetteQuestionView *self);

/* Returns: (transfer none): what plays the moves of a lesson. */
AluettePositionPlayer *aluette_question_view_get_player (AluetteQuestionView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_question_view_get_table (AluetteQuestionView *self);

/* aluette_question_view_get_state:
 * @objects: gets the deal that the learner plays, which the view gives up
 *
 * Returns: (transfer floating): the answer, and where the focus is. */
GVariant *aluette_question_view_get_state (AluetteQuestionView *self, GPtrArray *objects);

/* aluette_question_view_set_state:
 *
 * Continues from the state of a view with the same question, which was just asked. */
void aluette_question_view_set_state (AluetteQuestionView *self, GVariant *state,
                                      GPtrArray *objects);

G_END_DECLS
