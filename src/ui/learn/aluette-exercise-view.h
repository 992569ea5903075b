/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/coach/aluette-table-coach.h"
#include "ui/table/aluette-lesson-look.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_EXERCISE_VIEW (aluette_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteExerciseView, aluette_exercise_view, ALUETTE, EXERCISE_VIEW, AdwBin)

/*
 * Shows the illustration of a lesson: a table with a position, or what the game shows instead.
 *
 * Signals: "played" (const char *answer): the learner answered an exercise on the table; "failed"
 *   (const char *message): what follows the answer could not be computed.
 */

/* aluette_exercise_view_new:
 * @settings: (nullable) (transfer none): the program's settings; without them there are no hints
 *
 * Returns: (transfer floating): a new view. */
GtkWidget *aluette_exercise_view_new (const AluetteLessonLook *look, GSettings *settings);

/* aluette_exercise_view_show:
 * @step: (nullable): the step of a lesson to illustrate
 * @exercise: (nullable): the current exercise, shown if it has an illustration of its own */
void aluette_exercise_view_show (AluetteExerciseView *self, AluetteLessonStep *step,
                                 AluetteExercise *exercise);

/* aluette_exercise_view_get_state:
 * @objects: gets the deal that the learner plays, which the view gives up
 *
 * Returns: (transfer floating): the deal, as "(uu)". */
GVariant *aluette_exercise_view_get_state (AluetteExerciseView *self, GPtrArray *objects);

/* aluette_exercise_view_set_state:
 *
 * Continues the deal of a state, if there is one. */
void aluette_exercise_view_set_state (AluetteExerciseView *self, GVariant *state,
                                      GPtrArray *objects);

/* Returns: (transfer none) (nullable): the coach of the deal that the learner plays, or NULL if
 * they play none. */
AluetteTableCoach *aluette_exercise_view_get_coach (AluetteExerciseView *self);

/* aluette_exercise_view_play_on:
 * @events: events of the game on the table, in event_size bytes each; copied
 * @from: index of the first event to play
 *
 * Plays events on the table one after the other, slowly enough to follow. */
void aluette_exercise_view_play_on (AluetteExerciseView *self, const GArray *events, guint from);

/* aluette_exercise_view_play_out:
 * @answer: of the current exercise
 * @from: index of the first event to play; event 0 is what the learner plays
 *
 * Plays what follows the answer, when it was computed. */
void aluette_exercise_view_play_out (AluetteExerciseView *self, const char *answer, guint from);

/* aluette_exercise_view_stop:
 *
 * Cancels aluette_exercise_view_play_out (). */
void aluette_exercise_view_stop (AluetteExerciseView *self);

/* aluette_exercise_view_skip_pause:
 *
 * Plays the remaining events at once. */
void aluette_exercise_view_skip_pause (AluetteExerciseView *self);

/* Returns: (transfer none): how cards beside the table look, without captions. */
AluetteTableStyle *aluette_exercise_view_get_style (AluetteExerciseView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_exercise_view_get_table (AluetteExerciseView *self);

/* Returns whether the table is visible. */
gboolean aluette_exercise_view_shows_table (AluetteExerciseView *self);

G_END_DECLS
