/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-match-story.h"

#include "model/session/aluette-record.h"

static void
find_deals (AluetteMatchStory *self)
{
  AluReplay replay;

  alu_replay_init (&replay, &self->header, (const AluEvent *) self->events->data,
                   self->events->len);
  while (alu_replay_seek_deal (&replay, self->deals->len))
    g_array_append_val (self->deals, replay);
}

AluetteMatchStory *
aluette_match_story_new (const char *record, GError **error)
{
  g_autoptr (AluetteMatchStory) self = g_new0 (AluetteMatchStory, 1);

  self->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->deals = g_array_new (FALSE, FALSE, sizeof (AluReplay));
  if (!aluette_record_read (record, -1, &self->header, self->events, error))
    return NULL;
  self->record = g_strdup (record);
  self->digest = aluette_match_digest_new (&self->header, (AluEvent *) self->events->data,
                                           self->events->len);
  find_deals (self);
  return g_steal_pointer (&self);
}

void
aluette_match_story_free (AluetteMatchStory *self)
{
  g_free (self->record);
  g_array_unref (self->events);
  g_array_unref (self->deals);
  g_clear_pointer (&self->digest, aluette_match_digest_free);
  g_free (self);
}

guint
aluette_match_story_first (const AluetteMatchStory *self, guint deal)
{
  return g_array_index (self->deals, AluReplay, deal).index;
}

guint
aluette_match_story_n_steps (const AluetteMatchStory *self, guint deal)
{
  guint end = deal + 1 < self->deals->len ? aluette_match_story_first (self, deal + 1)
                                          : self->events->len;

  return end - aluette_match_story_first (self, deal);
}

const AluEvent *
aluette_match_story_event (const AluetteMatchStory *self, guint deal, guint step)
{
  return &g_array_index (self->events, AluEvent, aluette_match_story_first (self, deal) + step);
}

void
aluette_match_story_state (const AluetteMatchStory *self, guint deal, guint n_steps,
                           AluMatch *match)
{
  AluReplay replay = g_array_index (self->deals, AluReplay, deal);

  alu_replay_seek (&replay, replay.index + n_steps);
  *match = replay.match;
}
