/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-position-builder.h"

#include "engine/alu-record.h"
#include "model/learning/aluette-lesson-attribute.h"
#include "model/learning/aluette-lesson-private.h"
#include "model/session/aluette-record.h"

AluetteLessonPositionBuilder *
aluette_lesson_position_builder_new (const AluGameKind *kind)
{
  AluetteLessonPositionBuilder *self = g_new0 (AluetteLessonPositionBuilder, 1);

  self->kind = kind;
  self->reader = g_malloc (kind->reader_size);
  alu_record_reader_init (self->reader, kind);
  self->events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  return self;
}

AluetteLessonPositionBuilder *
aluette_lesson_position_builder_copy (const AluetteLessonPositionBuilder *self)
{
  AluetteLessonPositionBuilder *copy = g_memdup2 (self, sizeof *self);

  copy->reader = g_memdup2 (self->reader, self->kind->reader_size);
  copy->events = g_array_copy (self->events);
  return copy;
}

void
aluette_lesson_position_builder_free (AluetteLessonPositionBuilder *self)
{
  g_free (self->reader);
  g_array_unref (self->events);
  g_free (self);
}

static gboolean
feed_line (AluetteLessonPositionBuilder *self, const char *line, int number, GError **error)
{
  g_autoptr (GError) reason = NULL;
  gconstpointer event;
  AluGameFault fault;

  if (alu_record_read_line (self->reader, line, strlen (line), &fault))
    {
      event = alu_record_get_event (self->reader);
      if (event != NULL)
        g_array_append_vals (self->events, event, 1);
      return TRUE;
    }
  fault.line = number;
  aluette_record_set_fault (&reason, &fault);
  return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_POSITION, "%s", reason->message);
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

AluetteLessonPosition *
aluette_lesson_position_builder_make_position (const AluetteLessonPositionBuilder *self)
{
  const AluGameKind *kind = self->kind;
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluetteLessonPosition *position;

  if (!alu_record_get_header (self->reader, header)
      || ((const AluRecordReader *) self->reader)->in_deal)
    return NULL;
  position = g_object_new (ALUETTE_TYPE_LESSON_POSITION, NULL);
  position->kind = kind;
  position->header = g_steal_pointer (&header);
  position->match = g_memdup2 (alu_record_get_match (self->reader), kind->match_size);
  position->events = g_array_copy (self->events);
  position->watcher = self->watcher;
  position->open = self->open;
  return position;
}
