/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-exercise.h"
#include "ui/practice/aluette-puzzle-set.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PUZZLE_QUESTION (aluette_puzzle_question_get_type ())
G_DECLARE_FINAL_TYPE (AluettePuzzleQuestion, aluette_puzzle_question, ALUETTE, PUZZLE_QUESTION,
                      AluetteExercise)

/* A puzzle, mistake or drill as a question. */

/* aluette_puzzle_question_new:
 * @set: of the game
 * @puzzle: (transfer none): copied
 * @style: (transfer none): has the deck that determines the names of cards
 *
 * Returns: (transfer full): a new question. */
AluetteExercise *aluette_puzzle_question_new (const AluettePuzzleSet *set, gconstpointer puzzle,
                                              AluetteTableStyle *style);

/* Returns: (transfer none): the puzzle. */
gconstpointer aluette_puzzle_question_get_puzzle (AluettePuzzleQuestion *self);

G_END_DECLS
