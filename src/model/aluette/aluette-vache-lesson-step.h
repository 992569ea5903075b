/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-lesson.h"

G_BEGIN_DECLS

/* The chapters of the course of Aluette, in their order. */
typedef enum
{
  ALUETTE_CHAPTER_CARDS,
  ALUETTE_CHAPTER_TRICKS,
  ALUETTE_CHAPTER_SIGNS,
  ALUETTE_CHAPTER_MORDIENNE,
  ALUETTE_CHAPTER_TABLES, /* other tables and customs */
  ALUETTE_CHAPTER_EXAM,
} AluetteChapter;

#define ALUETTE_N_CHAPTERS (ALUETTE_CHAPTER_EXAM + 1)

#define ALUETTE_TYPE_VACHE_LESSON_STEP (aluette_vache_lesson_step_get_type ())
G_DECLARE_FINAL_TYPE (AluetteVacheLessonStep, aluette_vache_lesson_step, ALUETTE,
                      VACHE_LESSON_STEP, AluetteLessonStep)

/* A step of a lesson of Aluette, which can show cards or signs. Immutable. */

/* aluette_vache_lesson_step_get_cards:
 *
 * Returns the cards to show next to the text of a step without a position; strongest first if the
 * text explains an order.
 *
 * Returns: (transfer none) (nullable) (array length=n_cards) */
const AluCard *aluette_vache_lesson_step_get_cards (AluetteVacheLessonStep *self,
                                                    guint *n_cards);

/* aluette_vache_lesson_step_get_signs:
 *
 * Returns the signs to show in a step that teaches gestures, each with a portrait or a picture.
 *
 * Returns: (transfer none) (nullable) (array length=n_signs) */
const AluSign *aluette_vache_lesson_step_get_signs (AluetteVacheLessonStep *self,
                                                    guint *n_signs);

/* aluette_lesson_read_cards:
 * @text: codes of cards with spaces between
 * @cards: (element-type AluCard): to add them
 *
 * Returns: whether all are cards; FALSE with @error (ALUETTE_LESSON_ERROR_VALUE). */
gboolean aluette_lesson_read_cards (const char *text, GArray *cards, GError **error);

/* aluette_lesson_read_sign:
 *
 * Returns: whether @id is the id of a sign; FALSE with @error (ALUETTE_LESSON_ERROR_VALUE). */
gboolean aluette_lesson_read_sign (const char *id, AluSign *sign, GError **error);

G_END_DECLS
