/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lesson-checks.h"

/* Proves all statements of a lesson of Aluette with the engine and the exact solver: claims, and
 * which answers of its exercises are right or wrong. */
void lesson_proofs_check (LessonProofs *self, AluetteLesson *lesson);
