/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lesson-checks.h"

/* Proves all statements of a lesson of Tarot with the engine, the exact solver and sampled worlds:
 * claims, and which answers of its exercises are right or wrong. */
void tarot_lesson_proofs_check (LessonProofs *self, AluetteLesson *lesson);
