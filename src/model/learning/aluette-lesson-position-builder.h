/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-position.h"

/* Builds the position of a lesson from the lines of a record, while the lesson is read. */
typedef struct
{
  const AluGameKind *kind;
  gpointer reader;
  GArray *events; /* all events so far, in event_size bytes each */
  guint watcher;
  gboolean open;
} AluetteLessonPositionBuilder;

/* aluette_lesson_position_builder_new:
 *
 * Returns: (transfer full): a builder before the first line of a record. */
AluetteLessonPositionBuilder *aluette_lesson_position_builder_new (const AluGameKind *kind);

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

/* aluette_lesson_position_builder_make_position:
 *
 * Returns: (transfer full) (nullable): the current position; NULL if the record may not end here,
 * because the header or a deal is not complete. */
AluetteLessonPosition *
aluette_lesson_position_builder_make_position (const AluetteLessonPositionBuilder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteLessonPositionBuilder, aluette_lesson_position_builder_free)
