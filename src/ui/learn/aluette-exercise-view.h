/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-lesson.h"
#include "ui/aluette/aluette-table-coach.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_EXERCISE_VIEW (aluette_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteExerciseView, aluette_exercise_view, ALUETTE, EXERCISE_VIEW, AdwBin)

/*
 * Shows the illustration of a lesson: a table with a position, cards, villagers who make signs, or
 * the tricks of a deal.
 *
 * Signal "played" (const char *answer): the learner answered an exercise on the table, with a card
 *   or by playing the deal to its end.
 */

/* aluette_exercise_view_new:
 * @settings: (nullable) (transfer none): the program's settings, which hold the user's choice of
 *   gestures
 *
 * Returns: (transfer floating): a new view. */
GtkWidget *aluette_exercise_view_new (GSettings *settings);

/* aluette_exercise_view_show:
 * @step: (nullable): the step of a lesson to illustrate
 * @exercise: (nullable): the current exercise, shown if it has an illustration of its own
 * @style: (transfer none): how cards beside the table look */
void aluette_exercise_view_show (AluetteExerciseView *self, AluetteLessonStep *step,
                                 AluetteExercise *exercise, AluetteTableStyle *style);

/* aluette_exercise_view_continue_deal:
 * @other: the view that is replaced by this one
 *
 * Takes the deal that is played in @other, if any. */
void aluette_exercise_view_continue_deal (AluetteExerciseView *self, AluetteExerciseView *other);

/* Returns: (transfer none) (nullable): the coach of the deal that the learner plays, or NULL if
 * they play none. */
AluetteTableCoach *aluette_exercise_view_get_coach (AluetteExerciseView *self);

/* aluette_exercise_view_play_on:
 * @events: plays, signs and calls; copied
 *
 * Plays events on the table one after the other, slowly enough to follow. */
void
aluette_exercise_view_play_on (AluetteExerciseView *self, const AluEvent *events, guint n_events);

/* aluette_exercise_view_skip_pause:
 *
 * Plays the remaining events at once. */
void aluette_exercise_view_skip_pause (AluetteExerciseView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_exercise_view_get_table (AluetteExerciseView *self);

/* Returns whether the table is visible. */
gboolean aluette_exercise_view_shows_table (AluetteExerciseView *self);

G_END_DECLS
