/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_CHAPTER_PICTURES 3

/* A part of the course. */
typedef struct
{
  const char *title; /* marked for translation with the context "chapter" */
  const char *cards[ALUETTE_CHAPTER_PICTURES]; /* names of pictures; or NULL: see make_picture () */
} AluetteChapterLook;

/* How the lessons of a game look: a part of its AluetteUiKind. @settings are the program's, or
 * NULL. */
typedef struct
{
  const AluetteChapterLook *chapters; /* as many as in the AluetteModelKind */
  const AluetteDecks *decks; /* of cards beside the table; the text describes the first one */

  /* (nullable): Returns: (transfer floating): picture @place of a chapter without cards, @side
   * pixels wide and high. */
  GtkWidget *(*make_picture) (guint chapter, guint place, int side);

  /* (nullable): @step: (nullable), @exercise: (nullable), @style: how cards look.
   * Returns: (transfer floating) (nullable): what a step or exercise shows instead of a table. */
  GtkWidget *(*make_illustration) (AluetteLessonStep *step, AluetteExercise *exercise,
                                   AluetteTableStyle *style, GSettings *settings);

  /* Of the exercises that the game derives. Returns: (transfer full): the label of an answer. */
  char *(*format_answer) (AluetteExercise *exercise, const char *answer, AluetteTableStyle *style,
                          GSettings *settings);
  /* (nullable): @width: (inout): of a column of answers. Returns: (transfer floating) (nullable):
   * what a button shows instead of the label. */
  GtkWidget *(*make_answer) (AluetteExercise *exercise, const char *answer,
                             AluetteTableStyle *style, GSettings *settings, int *width);
} AluetteLessonLook;

G_END_DECLS
