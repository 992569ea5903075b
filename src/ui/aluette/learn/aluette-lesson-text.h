/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-cards.h"
#include "model/learning/aluette-exercise.h"
#include "ui/table/aluette-table-style.h"

/* Texts of lessons that are not in the lesson files, in the user's language. */

/* aluette_lesson_answer_card:
 *
 * Returns the card whose code is @answer, or ALU_CARD_NONE if @answer is no card. */
AluCard aluette_lesson_answer_card (const char *answer);

/* aluette_lesson_answer_text:
 * @style: (transfer none): its deck determines the names of cards
 * @settings: (nullable): the program's settings, which hold the user's choice of gestures
 *
 * Returns: (transfer full): the label of an answer: “Madame”, “Rose”, “2 : 1”. A gesture is
 * described by its looks. */
char *aluette_lesson_answer_text (AluetteExercise *exercise, const char *answer,
                                  AluetteTableStyle *style, GSettings *settings);

/* aluette_lesson_seat_name:
 *
 * Returns: (transfer full): the name of a player in the position of an exercise or step; “You” for
 * the learner. */
char *aluette_lesson_seat_name (AluetteLessonPosition *position, guint seat);
