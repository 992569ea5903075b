/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/learning/aluette-lesson.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

/* aluette_lesson_illustration_new:
 * @step: (nullable)
 * @exercise: (nullable)
 * @style: (transfer none): how cards look
 * @settings: (nullable): the program's settings, which hold the user's choice of gestures
 *
 * Creates the illustration of a step or an exercise: cards, villagers who make a sign, a completed
 * trick, or the tricks of a whole deal.
 *
 * Returns: (transfer floating) (nullable): the illustration, or NULL if there is none or if it is a
 * table. */
GtkWidget *aluette_lesson_illustration_new (AluetteLessonStep *step, AluetteExercise *exercise,
                                            AluetteTableStyle *style, GSettings *settings);

G_END_DECLS
