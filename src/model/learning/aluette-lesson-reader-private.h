/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-position-builder.h"
#include "model/learning/aluette-lesson-private.h"
#include "model/session/aluette-model-kind.h"

/* The reader of lessons: aluette-lesson-reader.c parses XML, aluette-lesson-elements.c knows what
 * the elements mean. */

/* State of the reader. The innermost open object gets what is read. */
typedef struct
{
  const AluetteModelKind *kind;
  const AluGameKind *game;
  AluetteLesson *lesson;
  AluetteLessonStep *step;       /* (nullable) */
  AluetteExercise *exercise;     /* (nullable) */
  AluetteExerciseAnswer *answer; /* (nullable) */
  AluetteLessonMove *move;       /* (nullable) */
  GString *text;                 /* of the current element */
  int line; /* where the text starts; 0 if the message of an error already has the line */

  AluetteLessonPositionBuilder *header;  /* (nullable): start of the lesson's positions */
  AluetteLessonPositionBuilder *builder; /* (nullable): position of the current step */
  char *builder_id;                      /* (nullable): id of the position for later steps */
  GHashTable *builders;                  /* AluetteLessonPositionBuilder by id */
  GHashTable *ids;                       /* set of the ids of exercises */
} AluetteLessonReader;

/* An element of a lesson. */
typedef struct
{
  const char *name;
  const char *parent;     /* (nullable): NULL for the root element */
  const char *attributes; /* (nullable): those allowed; NULL if begin () checks them */
  gboolean has_text;      /* contains text or lines of a record, and no elements */

  /* (nullable): Take the attributes and the text. Return: FALSE with @error, without the line. */
  gboolean (*begin) (AluetteLessonReader *reader, const char *const *names,
                     const char *const *values, GError **error);
  gboolean (*end) (AluetteLessonReader *reader, GError **error);
} AluetteLessonElement;

/* Returns: (nullable): the element with this name. */
const AluetteLessonElement *aluette_lesson_element_find (const char *name);

/* aluette_lesson_element_begin:
 * @names, @values: attributes, both end with NULL
 *
 * Begins an element that may stand here.
 *
 * Returns: FALSE with @error, without the line. */
gboolean aluette_lesson_element_begin (const AluetteLessonElement *self,
                                       AluetteLessonReader *reader, const char *const *names,
                                       const char *const *values, GError **error);
