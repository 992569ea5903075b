/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

/* What the reader of lessons fills in, and nobody changes afterwards. Strings for people are kept
 * as they stand in the file, in English. */

#define ALUETTE_EXERCISE_N_KINDS (ALUETTE_EXERCISE_SCORE + 1)
#define ALUETTE_EXERCISE_NOBODY "nobody"
#define ALUETTE_EXERCISE_TIE "tie"

struct _AluetteLessonPosition
{
  GObject parent_instance;

  AluRecordHeader header;
  GArray *events; /* of AluEvent */
  AluMatch match;
  guint watcher;
  gboolean open;
};

/* An answer that has something of its own to say. */
typedef struct
{
  char *is;      /* see AluetteExerciseKind */
  char *option;  /* CHOICE: the answer in words; else NULL */
  char *comment; /* (nullable) */
  gboolean right;
} AluetteExerciseAnswer;

struct _AluetteExercise
{
  GObject parent_instance;

  char *id;
  AluetteExerciseKind kind;
  AluetteExerciseAsks asks;
  AluetteExerciseAim aim;
  gboolean to_end; /* what is played out goes to the end of the deal, else of the trick */
  char *question;
  char *otherwise;                 /* (nullable): comment on answers that have none of their own */
  GPtrArray *told;                 /* of AluetteExerciseAnswer, in the order of the file */
  GStrv answers;                   /* all there are to choose from */
  AluetteLessonPosition *position; /* (nullable) */
  GArray *cards;                   /* of AluCard */
  int sign;                        /* AluSign or -1 */
  guint strength;
  char *tricks; /* (nullable) */
  guint score[2];
};

typedef struct
{
  char *text;
  GArray *events; /* of AluEvent */
} AluetteLessonMove;

struct _AluetteLessonStep
{
  GObject parent_instance;

  GPtrArray *paragraphs;           /* of char */
  GArray *cards;                   /* of AluCard */
  GArray *signs;                   /* of AluSign */
  GPtrArray *moves;                /* of AluetteLessonMove */
  GPtrArray *claims;               /* of char, with a NULL at the end */
  AluetteLessonPosition *position; /* (nullable) */
  AluetteExercise *exercise;       /* (nullable) */
};

struct _AluetteLesson
{
  GObject parent_instance;

  char *id;
  char *title;
  char *summary;
  guint minutes;
  GPtrArray *steps; /* of AluetteLessonStep */
};

void aluette_exercise_answer_free (AluetteExerciseAnswer *self);

void aluette_lesson_move_free (AluetteLessonMove *self);

/* aluette_exercise_finish:
 * @error: says what is missing or does not fit
 *
 * To be called when all is read: works out the answers and checks that each is answered.
 *
 * Returns: whether the exercise is whole. */
gboolean aluette_exercise_finish (AluetteExercise *self, GError **error);
