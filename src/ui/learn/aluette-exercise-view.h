/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-lesson.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_EXERCISE_VIEW (aluette_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteExerciseView, aluette_exercise_view, ALUETTE, EXERCISE_VIEW, AdwBin)

/*
 * What a lesson shows: the real table with a position on it, cards, villagers who make signs, or
 * who took the tricks of a deal.
 *
 * Signal "played" (const char *card): the card that the learner played on the table, where one is
 * asked
 */

/* aluette_exercise_view_new:
 * @settings: (nullable) (transfer none): the program's, for gestures
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_exercise_view_new (GSettings *settings);

/* aluette_exercise_view_show:
 * @step: (nullable): a step of a lesson; what it shows
 * @exercise: (nullable): what is asked; shown where it has something of its own to show
 * @style: (transfer none): how cards beside the table look */
void aluette_exercise_view_show (AluetteExerciseView *self, AluetteLessonStep *step,
                                 AluetteExercise *exercise, AluetteTableStyle *style);

/* aluette_exercise_view_play_on:
 * @events: copied; plays, signs and calls
 *
 * Puts events on the table one after the other, at a pace that can be followed. */
void
aluette_exercise_view_play_on (AluetteExerciseView *self, const AluEvent *events, guint n_events);

/* aluette_exercise_view_skip_pause:
 *
 * Plays at once what is still to be played. */
void aluette_exercise_view_skip_pause (AluetteExerciseView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_exercise_view_get_table (AluetteExerciseView *self);

/* Returns: whether the table is what is shown. */
gboolean aluette_exercise_view_shows_table (AluetteExerciseView *self);

G_END_DECLS
