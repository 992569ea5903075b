/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-exercise.h"
#include "model/session/aluette-model-kind.h"

/* A question of a lesson of the toy game: which card to play in the position. An answer is the
 * number of a card. */
#define TOY_TYPE_EXERCISE (toy_exercise_get_type ())
G_DECLARE_FINAL_TYPE (ToyExercise, toy_exercise, TOY, EXERCISE, AluetteExercise)

/* The toy game with its course, one lesson, and nothing else. */
extern const AluetteModelKind toy_lesson_kind;
