/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-position-builder.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "model/learning/aluette-lesson-private.h"
#include "model/session/aluette-record.h"

AluetteLessonPositionBuilder *
aluette_lesson_position_builder_new (void)
{
  AluetteLessonPositionBuilder *self = g_new0 (AluetteLessonPositionBuilder, 1);

  alu_record_reader_init (&self->reader);
  self->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  return self;
}

AluetteLessonPositionBuilder *
aluette_lesson_position_builder_copy (const AluetteLessonPositionBuilder *self)
{
  AluetteLessonPositionBuilder *copy = g_memdup2 (self, sizeof *self);

  copy->events = g_array_copy (self->events);
  return copy;
}

void
aluette_lesson_position_builder_free (AluetteLessonPositionBuilder *self)
{
  g_array_unref (self->events);
  g_free (self);
}

static gboolean
feed_line (AluetteLessonPositionBuilder *self, const char *line, int number, GError **error)
{
  g_autoptr (GError) reason = NULL;
  AluRecordError fault;
  AluGameFault game_fault;

  if (alu_record_reader_line (&self->reader, line, strlen (line), &fault))
    {
      if (self->reader.has_event)
        g_array_append_val (self->events, self->reader.event);
      return TRUE;
    }
  fault.line = number;
  alu_record_error_to_game (&fault, &game_fault);
  aluette_record_set_fault (&reason, &game_fault);
  g_set_error_literal (error, ALUETTE_LESSON_ERROR, ALUETTE_LESSON_ERROR_POSITION, reason->message);
  return FALSE;
}

gboolean
aluette_lesson_position_builder_add_lines (AluetteLessonPositionBuilder *self, const char *lines,
                                           int first, GError **error)
{
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);

  for (int i = 0; split[i] != NULL; i++)
    if (*g_strstrip (split[i]) != '\0' && !feed_line (self, split[i], first + i, error))
      return FALSE;
  return TRUE;
}

gboolean
aluette_lesson_position_builder_is_complete (const AluetteLessonPositionBuilder *self)
{
  return self->reader.in_log && !self->reader.in_deal;
}

AluetteLessonPosition *
aluette_lesson_position_builder_get_position (const AluetteLessonPositionBuilder *self)
{
  AluetteLessonPosition *position = g_object_new (ALUETTE_TYPE_LESSON_POSITION, NULL);

  position->header = self->reader.header;
  position->match = self->reader.match;
  g_array_append_vals (position->events, self->events->data, self->events->len);
  position->watcher = self->watcher;
  position->open = self->open;
  return position;
}
