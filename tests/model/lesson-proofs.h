/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-course.h"

/* Checks the statements of lessons with the engine and the exact solver. */
typedef struct
{
  guint n_proved;
  GPtrArray *faults; /* of char: what is wrong, and where */
} LessonProofs;

/* Proves all statements of a lesson: claims, and which answers of its exercises are right or wrong.
 * */
void lesson_proofs_check (LessonProofs *self, AluetteLesson *lesson);
