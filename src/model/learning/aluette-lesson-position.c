/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-private.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"

G_DEFINE_FINAL_TYPE (AluetteLessonPosition, aluette_lesson_position, G_TYPE_OBJECT)

static void
aluette_lesson_position_finalize (GObject *object)
{
  AluetteLessonPosition *self = ALUETTE_LESSON_POSITION (object);

  g_free (self->header);
  g_free (self->match);
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
}

char *
aluette_lesson_position_make_record (AluetteLessonPosition *self, const char *name)
{
  g_autofree AluGameHeader *header = NULL;
  AluGamePlayer *watcher;

  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  header = g_memdup2 (self->header, sizeof *header);
  watcher = &header->players[self->watcher];
  if (name != NULL && alu_game_name_ok (name))
    g_strlcpy (watcher->name, name, sizeof watcher->name);
  return aluette_record_write (self->kind, header, self->events->data, self->events->len);
}

AluetteGame *
aluette_lesson_position_make_game (AluetteLessonPosition *self)
{
  g_autofree char *record = aluette_lesson_position_make_record (self, C_("player", "You"));
  AluetteGame *game = aluette_local_game_new_from_record (record, -1, 0, NULL, NULL);

  if (game == NULL)
    return NULL;
  aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game), self->open);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), 1u << self->watcher);
  return game;
}

const AluGameKind *
aluette_lesson_position_get_kind (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  return self->kind;
}

const AluGameHeader *
aluette_lesson_position_get_header (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  return self->header;
}

gconstpointer
aluette_lesson_position_get_match (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), NULL);

  return self->match;
}

guint
aluette_lesson_position_get_watcher (AluetteLessonPosition *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_POSITION (self), 0);

  return self->watcher;
}
