/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson.h"

/* What lies on the table of a lesson while it is read: a record that is followed line by line. */
typedef struct
{
  AluRecordReader reader;
  GArray *events; /* of AluEvent: all so far */
  guint watcher;
  gboolean open;
} AluetteLessonPositionBuilder;

/* aluette_lesson_position_builder_new:
 *
 * Returns: (transfer full): an empty table, before a record's first line. */
AluetteLessonPositionBuilder *aluette_lesson_position_builder_new (void);

/* Returns: (transfer full): the same table as it is now. */
AluetteLessonPositionBuilder *
aluette_lesson_position_builder_copy (const AluetteLessonPositionBuilder *self);

void aluette_lesson_position_builder_free (AluetteLessonPositionBuilder *self);

/* aluette_lesson_position_builder_add_lines:
 * @lines: lines of a record; space around them and empty ones do not count
 * @first: the number of the first in its file
 * @error: (ALUETTE_LESSON_ERROR_POSITION) names the line that the rules do not allow
 *
 * Goes on with the record. The table is of no use after an error.
 *
 * Returns: whether all lines are in order. */
gboolean aluette_lesson_position_builder_add_lines (AluetteLessonPositionBuilder *self,
                                                    const char *lines, int first, GError **error);

/* Returns: whether the record may stop here: its header is complete, and so is a deal begun. */
gboolean aluette_lesson_position_builder_is_complete (const AluetteLessonPositionBuilder *self);

/* Returns: (transfer full): what lies there now. */
AluetteLessonPosition *
aluette_lesson_position_builder_get_position (const AluetteLessonPositionBuilder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteLessonPositionBuilder, aluette_lesson_position_builder_free)
