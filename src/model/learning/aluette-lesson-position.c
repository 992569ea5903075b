/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-aluette-kind.h"
#include "model/learning/aluette-lesson-private.h"
#include "model/session/aluette-record.h"

G_DEFINE_FINAL_TYPE (AluetteLessonPosition, aluette_lesson_position, G_TYPE_OBJECT)

static void
aluette_lesson_position_finalize (GObject *object)
{
  AluetteLessonPosition *self = ALUETTE_LESSON_POSITION (object);

  g_array_unref (self->events);
  G_OBJECT_CLASS (aluette_lesson_position_parent_class)->finalize (object);
}

static void
aluette_lesson_position_class_init (AluetteLessonPositionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_lesson_position_finalize;
}

static void
aluette_lesson_position_init (AluetteLessonPosition *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
}

char *
aluette_lesson_position_make_record (AluetteLessonPosition *self, const char *name)
{
  AluRecordHeader header;
  g_autofree AluGameHeader *game_header = g_new0 (AluGameHeader, 1);

  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  header = self->header;
  if (name != NULL && alu_game_name_ok (name))
    g_strlcpy (header.players[self->watcher].name, name, sizeof header.players[self->watcher].name);
  alu_header_to_game (&header, game_header);
  return aluette_record_write (&alu_aluette_kind, game_header, self->events->data,
                               self->events->len);
}

const AluRecordHeader *
aluette_lesson_position_get_header (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  return &self->header;
}

const AluMatch *
aluette_lesson_position_get_match (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  return &self->match;
}

guint
aluette_lesson_position_get_watcher (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), 0);

  return self->watcher;
}

gboolean
aluette_lesson_position_is_open (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), FALSE);

  return self->open;
}
