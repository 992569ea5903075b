/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-exercise.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANSWER_CHOOSER (aluette_answer_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnswerChooser, aluette_answer_chooser, ALUETTE, ANSWER_CHOOSER, AdwBin)

/*
 * What can be answered to an exercise: a button each, with a card, a gesture or words. An exercise
 * that is answered by playing a card on the table has none.
 *
 * Signal: "answered" (const char *answer).
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_answer_chooser_new (void);

/* aluette_answer_chooser_set_exercise:
 * @exercise: (nullable) (transfer none)
 * @style: (transfer none): how cards look
 * @settings: (nullable) (transfer none): the program's, which hold the gestures in use */
void aluette_answer_chooser_set_exercise (AluetteAnswerChooser *self, AluetteExercise *exercise,
                                          AluetteTableStyle *style, GSettings *settings);

/* aluette_answer_chooser_mark:
 *
 * Shows that @answer was right, or wrong; nothing can be chosen until aluette_answer_chooser_clear
 * (). */
void aluette_answer_chooser_mark (AluetteAnswerChooser *self, const char *answer, gboolean right);

/* aluette_answer_chooser_clear:
 *
 * Takes the marks away: it may be answered again. */
void aluette_answer_chooser_clear (AluetteAnswerChooser *self);

/* aluette_answer_chooser_focus:
 *
 * Gives the focus to the first answer. */
void aluette_answer_chooser_focus (AluetteAnswerChooser *self);

/* Returns: (transfer none) (nullable): the answer whose button has the focus of its window. */
const char *aluette_answer_chooser_get_focus (AluetteAnswerChooser *self);

/* Returns: (transfer none) (nullable): the button of an answer. */
GtkWidget *aluette_answer_chooser_get_button (AluetteAnswerChooser *self, const char *answer);

G_END_DECLS
