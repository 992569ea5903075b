/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-exercise.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANSWERS (aluette_answers_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnswers, aluette_answers, ALUETTE, ANSWERS, AdwBin)

/*
 * What can be answered to an exercise: a button each, with a card, a gesture or words. An exercise
 * that is answered by playing a card on the table has none.
 *
 * Signal: "answered" (const char *answer).
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_answers_new (void);

/* aluette_answers_set_exercise:
 * @exercise: (nullable) (transfer none)
 * @style: (transfer none): how cards look
 * @settings: (nullable) (transfer none): the program's, which hold the gestures in use */
void aluette_answers_set_exercise (AluetteAnswers *self, AluetteExercise *exercise,
                                   AluetteTableStyle *style, GSettings *settings);

/* aluette_answers_mark:
 *
 * Shows that @answer was right, or wrong; nothing can be chosen until aluette_answers_clear (). */
void aluette_answers_mark (AluetteAnswers *self, const char *answer, gboolean right);

/* aluette_answers_clear:
 *
 * Takes the marks away: it may be answered again. */
void aluette_answers_clear (AluetteAnswers *self);

/* aluette_answers_focus:
 *
 * Gives the focus to the first answer. */
void aluette_answers_focus (AluetteAnswers *self);

/* Returns: (transfer none) (nullable): the answer whose button has the focus of its window. */
const char *aluette_answers_get_focus (AluetteAnswers *self);

/* Returns: (transfer none) (nullable): the button of an answer. */
GtkWidget *aluette_answers_get_button (AluetteAnswers *self, const char *answer);

G_END_DECLS
