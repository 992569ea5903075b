/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-cards.h"
#include "model/learning/aluette-lesson.h"

G_BEGIN_DECLS

/* The chapters of the course of Tarot, in their order. */
typedef enum
{
  ALUETTE_TAROT_CHAPTER_DECK,
  ALUETTE_TAROT_CHAPTER_BIDS,
  ALUETTE_TAROT_CHAPTER_PLAY,
  ALUETTE_TAROT_CHAPTER_PETIT,
  ALUETTE_TAROT_CHAPTER_TABLES, /* three and five players, rare deals */
  ALUETTE_TAROT_CHAPTER_EXAM,
} AluetteTarotChapter;

#define ALUETTE_TAROT_N_CHAPTERS (ALUETTE_TAROT_CHAPTER_EXAM + 1)

#define ALUETTE_TYPE_TAROT_LESSON_STEP (aluette_tarot_lesson_step_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotLessonStep, aluette_tarot_lesson_step, ALUETTE,
                      TAROT_LESSON_STEP, AluetteLessonStep)

/* A step of a lesson of Tarot, which can show cards. Immutable. */

/* aluette_tarot_lesson_step_get_cards:
 *
 * Returns: (transfer none) (nullable) (array length=n_cards): the cards to show next to the text of
 *   a step without a position */
const TarotCard *aluette_tarot_lesson_step_get_cards (AluetteTarotLessonStep *self,
                                                      guint *n_cards);

/* aluette_tarot_lesson_read_cards:
 * @text: codes of cards with spaces between
 * @cards: (element-type TarotCard): to add them
 *
 * Returns: whether all are cards; FALSE with @error (ALUETTE_LESSON_ERROR_VALUE). */
gboolean aluette_tarot_lesson_read_cards (const char *text, GArray *cards, GError **error);

G_END_DECLS
