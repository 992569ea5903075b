/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-course.h"

/* What the lessons state, held against the engine and the exact solver. */
typedef struct
{
  guint n_proved;
  GPtrArray *faults; /* of char: what does not hold, and where */
} LessonProofs;

/* Proves all that a lesson states: claims, and what its exercises call right and wrong. */
void lesson_proofs_check (LessonProofs *self, AluetteLesson *lesson);
