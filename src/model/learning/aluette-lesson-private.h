/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

/* Data that the lesson reader fills in; nothing changes it afterward. Texts are in English, as in
 * the file. */

struct _AluetteLessonPosition
{
  GObject parent_instance;

  const AluGameKind *kind;
  AluGameHeader *header;
  gpointer match; /* match_size bytes */
  GArray *events; /* event_size bytes each */
  guint watcher;
  gboolean open;
};

/* An answer that the file describes. */
typedef struct
{
  char *is;      /* see AluetteExercise */
  char *option;  /* of a choice: text of the answer; otherwise NULL */
  char *comment; /* (nullable) */
  gboolean right;
} AluetteExerciseAnswer;

void aluette_exercise_answer_free (AluetteExerciseAnswer *self);

typedef struct
{
  char *id;
  char *question;
  char *default_comment;           /* (nullable): comment on answers without their own */
  GPtrArray *described_answers;    /* (element-type AluetteExerciseAnswer): order of the file */
  GStrv answers;                   /* all answers to choose from */
  AluetteLessonPosition *position; /* (nullable) */
} AluetteExercisePrivate;

/* Returns: (transfer none): the data of an exercise. */
AluetteExercisePrivate *aluette_exercise_get_data (AluetteExercise *self);

/* aluette_exercise_finish:
 * @error: says what is missing or wrong
 *
 * Completes an exercise that was read: derives the answers and checks that each has a comment.
 *
 * Returns: whether the exercise is valid. */
gboolean aluette_exercise_finish (AluetteExercise *self, GError **error);

typedef struct
{
  char *text;
  GArray *events; /* event_size bytes each */
} AluetteLessonMove;

void aluette_lesson_move_free (AluetteLessonMove *self);

typedef struct
{
  GPtrArray *paragraphs;           /* (element-type utf8) */
  GPtrArray *moves;                /* (element-type AluetteLessonMove) */
  GPtrArray *claims;               /* (element-type utf8), ends with NULL */
  AluetteLessonPosition *position; /* (nullable) */
  AluetteExercise *exercise;       /* (nullable) */
} AluetteLessonStepPrivate;

/* Returns: (transfer none): the data of a step. */
AluetteLessonStepPrivate *aluette_lesson_step_get_data (AluetteLessonStep *self);

struct _AluetteLesson
{
  GObject parent_instance;

  char *id;
  guint chapter;
  char *title;
  char *summary;
  guint minutes;
  GPtrArray *steps; /* (element-type AluetteLessonStep) */
};
