/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

/* Builds the position of a lesson from the lines of a record, while the lesson is read. */
typedef struct
{
  AluRecordReader reader;
  GArray *events; /* (element-type AluEvent): all events so far */
  guint watcher;
  gboolean open;
} AluetteLessonPositionBuilder;

/* aluette_lesson_position_builder_new:
 *
 * Returns: (transfer full): a builder before the first line of a record. */
AluetteLessonPositionBuilder *aluette_lesson_position_builder_new (void);

/* Returns: (transfer full): a copy with the same position. */
AluetteLessonPositionBuilder *
aluette_lesson_position_builder_copy (const AluetteLessonPositionBuilder *self);

void aluette_lesson_position_builder_free (AluetteLessonPositionBuilder *self);

/* aluette_lesson_position_builder_add_lines:
 * @lines: lines of a record; empty lines and surrounding space are ignored
 * @first: number of the first line in its file
 * @error: (ALUETTE_LESSON_ERROR_POSITION) names the line that the rules do not allow
 *
 * Reads the next lines of the record. After an error, the builder can only be freed.
 *
 * Returns: whether all lines are valid. */
gboolean aluette_lesson_position_builder_add_lines (AluetteLessonPositionBuilder *self,
                                                    const char *lines, int first, GError **error);

/* Returns: whether the record may end here: the header is complete, and no deal event is
 * incomplete. */
gboolean aluette_lesson_position_builder_is_complete (const AluetteLessonPositionBuilder *self);

/* Returns: (transfer full): the current position. */
AluetteLessonPosition *
aluette_lesson_position_builder_get_position (const AluetteLessonPositionBuilder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteLessonPositionBuilder, aluette_lesson_position_builder_free)
