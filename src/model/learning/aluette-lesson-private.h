/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

/* Structs that the lesson reader fills in; nothing changes them afterward. Texts are in English,
 * as in the file. */

#define ALUETTE_EXERCISE_N_KINDS (ALUETTE_EXERCISE_DEAL + 1)
#define ALUETTE_EXERCISE_NOBODY "nobody"
#define ALUETTE_EXERCISE_TIE "tie"
#define ALUETTE_EXERCISE_NOTHING "nothing"

struct _AluetteLessonPosition
{
  GObject parent_instance;

  AluRecordHeader header;
  GArray *events; /* (element-type AluEvent) */
  AluMatch match;
  guint watcher;
  gboolean open;
};

/* An answer with a comment of its own. */
typedef struct
{
  char *is;      /* see AluetteExerciseKind */
  char *option;  /* CHOICE: text of the answer; otherwise NULL */
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
  gboolean to_end; /* play out to the end of the deal, not only of the trick */
  char *question;
  char *default_comment; /* (nullable): comment on answers without their own */
  GPtrArray *described_answers;    /* (element-type AluetteExerciseAnswer): order of the file */
  GStrv answers;                   /* all answers to choose from */
  AluetteLessonPosition *position; /* (nullable) */
  GArray *cards;                   /* (element-type AluCard) */
  int sign;                        /* AluSign or -1 */
  guint strength;
  char *tricks; /* (nullable) */
  guint score[2];
};

typedef struct
{
  char *text;
  GArray *events; /* (element-type AluEvent) */
} AluetteLessonMove;

struct _AluetteLessonStep
{
  GObject parent_instance;

  GPtrArray *paragraphs;           /* (element-type utf8) */
  GArray *cards;                   /* (element-type AluCard) */
  GArray *signs;                   /* (element-type AluSign) */
  GPtrArray *moves;                /* (element-type AluetteLessonMove) */
  GPtrArray *claims;               /* (element-type utf8), ends with NULL */
  AluetteLessonPosition *position; /* (nullable) */
  AluetteExercise *exercise;       /* (nullable) */
};

struct _AluetteLesson
{
  GObject parent_instance;

  char *id;
  AluetteLessonChapter chapter;
  char *title;
  char *summary;
  guint minutes;
  GPtrArray *steps; /* (element-type AluetteLessonStep) */
};

void aluette_exercise_answer_free (AluetteExerciseAnswer *self);

void aluette_lesson_move_free (AluetteLessonMove *self);

/* aluette_exercise_finish:
 * @error: says what is missing or wrong
 *
 * Completes an exercise that was read: derives the answers and checks that each has a comment.
 *
 * Returns: whether the exercise is valid. */
gboolean aluette_exercise_finish (AluetteExercise *self, GError **error);
