/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/table/aluette-lesson-look.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANSWER_CHOOSER (aluette_answer_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnswerChooser, aluette_answer_chooser, ALUETTE, ANSWER_CHOOSER, AdwBin)

/*
 * Shows the possible answers to an exercise as buttons with a text, or with what the game shows.
 * There are none if the learner answers on the table.
 *
 * Signal "answered" (const char *answer): the learner chose an answer.
 */

/* aluette_answer_chooser_set_look:
 * @look: of the lessons of a game
 * @settings: (nullable) (transfer none): the program's settings
 *
 * Says how answers in lessons look. */
void aluette_answer_chooser_set_look (AluetteAnswerChooser *self, const AluetteLessonLook *look,
                                      GSettings *settings);

/* aluette_answer_chooser_set_exercise:
 * @exercise: (nullable) (transfer none)
 * @style: (nullable) (transfer none): how cards look */
void aluette_answer_chooser_set_exercise (AluetteAnswerChooser *self, AluetteExercise *exercise,
                                          AluetteTableStyle *style);

/* aluette_answer_chooser_mark:
 *
 * Marks @answer as right or wrong. After a right answer no other can be chosen; a wrong one cannot
 * be chosen again. */
void aluette_answer_chooser_mark (AluetteAnswerChooser *self, const char *answer, gboolean right);

/* aluette_answer_chooser_focus_after:
 *
 * Focuses the next answer after @answer that may still be given, and does not scroll. */
void aluette_answer_chooser_focus_after (AluetteAnswerChooser *self, const char *answer);

/* Returns: (transfer none) (nullable): the answer whose button has the focus, or NULL. */
const char *aluette_answer_chooser_get_focus (AluetteAnswerChooser *self);

/* Returns: (transfer none) (nullable): the button of @answer, or NULL. */
GtkWidget *aluette_answer_chooser_get_button (AluetteAnswerChooser *self, const char *answer);

G_END_DECLS
