/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/learning/aluette-exercise.h"
#include "ui/table/aluette-table-style.h"

/* What lessons say beside their own texts, in the user's language. */

/* aluette_lesson_answer_card:
 *
 * Returns: the card whose code an answer is; ALU_CARD_NONE where it is another answer. */
AluCard aluette_lesson_answer_card (const char *answer);

/* aluette_lesson_answer_text:
 * @style: (transfer none): in whose pack's terms
 * @settings: (nullable): the program's, which hold the gestures in use
 *
 * Returns: (transfer full): an answer as it is read and heard: “Madame”, “Rose”, “2 : 1”. A gesture
 * is told as it looks. */
char *aluette_lesson_answer_text (AluetteExercise *exercise, const char *answer,
                                  AluetteTableStyle *style, GSettings *settings);

/* aluette_lesson_seat_name:
 *
 * Returns: (transfer full): the player of a seat in an exercise's or step's position; “You” for the
 * one who learns. */
char *aluette_lesson_seat_name (AluetteLessonPosition *position, guint seat);
