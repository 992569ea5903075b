/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-match-story.h"

#include "model/session/aluette-record.h"

static void
find_deals (AluetteMatchStory *self)
{
  AluSeating seating;
  AluMatch match;

  alu_record_header_seating (&self->header, &seating);
  alu_match_init (&match, &self->header.rules, &seating);
  for (guint i = 0; i < self->events->len; i++)
    {
      const AluEvent *event = &g_array_index (self->events, AluEvent, i);

      if (event->type == ALU_EVENT_DEAL)
        {
          g_array_append_val (self->deals, i);
          g_array_append_val (self->before, match);
        }
      alu_match_apply (&match, event);
    }
}

AluetteMatchStory *
aluette_match_story_new (const char *record, GError **error)
{
  g_autoptr (AluetteMatchStory) self = g_new0 (AluetteMatchStory, 1);

  self->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->deals = g_array_new (FALSE, FALSE, sizeof (guint));
  self->before = g_array_new (FALSE, FALSE, sizeof (AluMatch));
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
  g_array_unref (self->before);
  g_clear_pointer (&self->digest, aluette_match_digest_free);
  g_free (self);
}

guint
aluette_match_story_n_steps (const AluetteMatchStory *self, guint deal)
{
  guint first = g_array_index (self->deals, guint, deal);
  guint end = deal + 1 < self->deals->len ? g_array_index (self->deals, guint, deal + 1)
                                          : self->events->len;

  return end - first;
}

const AluEvent *
aluette_match_story_event (const AluetteMatchStory *self, guint deal, guint step)
{
  return &g_array_index (self->events, AluEvent, g_array_index (self->deals, guint, deal) + step);
}

void
aluette_match_story_state (const AluetteMatchStory *self, guint deal, guint n_steps,
                           AluMatch *match)
{
  *match = g_array_index (self->before, AluMatch, deal);
  for (guint step = 0; step < n_steps; step++)
    alu_match_apply (match, aluette_match_story_event (self, deal, step));
}
