/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-course.h"

/* Checks of the lessons of any game. Those of cmocka fail the test. */

/* Statements that were checked. */
typedef struct
{
  guint n_proved;
  GPtrArray *faults; /* of char: what is wrong, and where */
} LessonProofs;

/* Proves the statements of a lesson of one game. */
typedef void (*LessonProver) (LessonProofs *self, AluetteLesson *lesson);

/* Notes whether a statement holds; if not, what is wrong. */
void
lesson_proofs_note (LessonProofs *self, gboolean holds, const char *format, ...) G_GNUC_PRINTF (3,
                                                                                               4);

/* Returns: (transfer full): the course of a game, which must be readable. */
AluetteCourse *lesson_checks_open (const AluetteModelKind *kind);

/* Proves all statements of a course. */
void lesson_checks_prove (AluetteCourse *course, LessonProver prove);

guint lesson_checks_count_exercises (AluetteLesson *lesson);

/* Returns: whether the learner plays a whole deal in the lesson. */
gboolean lesson_checks_has_deal (AluetteLesson *lesson);

/* Each lesson has its required parts, and all ids of exercises are different. @n_deals: the lessons
 * in which the learner plays a whole deal. */
void lesson_checks_are_whole (AluetteCourse *course, guint least_lessons, guint n_deals);

/* The first answer is right in at most 30 of 100 questions. */
void lesson_checks_place_of_right_answers (AluetteCourse *course);

/* All texts of the same lesson object are available in both languages. */
void lesson_checks_both_languages (AluetteCourse *course);

/* The record of a position leads to the position. */
void lesson_checks_positions_are_records (AluetteCourse *course);

/* Sets up the languages, as a group of tests does. */
int lesson_checks_set_up (void **state);
