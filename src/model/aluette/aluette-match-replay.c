/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-match-replay.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "model/session/aluette-record.h"

static void
find_deals (AluetteMatchReplay *self)
{
  AluReplay replay;

  alu_replay_init (&replay, &self->header, (const AluEvent *) self->events->data,
                   self->events->len);
  while (alu_replay_seek_deal (&replay, self->deals->len))
    g_array_append_val (self->deals, replay);
}

AluetteMatchReplay *
aluette_match_replay_new (const char *record, GError **error)
{
  g_autoptr (AluetteMatchReplay) self = g_new0 (AluetteMatchReplay, 1);

  self->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->deals = g_array_new (FALSE, FALSE, sizeof (AluReplay));
  if (!aluette_record_read (&alu_aluette_kind, record, -1, &self->header, self->events, error))
    return NULL;
  self->record = g_strdup (record);
  self->summary = aluette_match_summary_new (&self->header, (AluEvent *) self->events->data,
                                             self->events->len);
  find_deals (self);
  return g_steal_pointer (&self);
}

void
aluette_match_replay_free (AluetteMatchReplay *self)
{
  g_free (self->record);
  g_array_unref (self->events);
  g_array_unref (self->deals);
  g_clear_pointer (&self->summary, aluette_match_summary_free);
  g_free (self);
}

guint
aluette_match_replay_first (const AluetteMatchReplay *self, guint deal)
{
  return g_array_index (self->deals, AluReplay, deal).index;
}

guint
aluette_match_replay_n_steps (const AluetteMatchReplay *self, guint deal)
{
  guint end = deal + 1 < self->deals->len ? aluette_match_replay_first (self, deal + 1)
                                          : self->events->len;

  return end - aluette_match_replay_first (self, deal);
}

const AluEvent *
aluette_match_replay_event (const AluetteMatchReplay *self, guint deal, guint step)
{
  return &g_array_index (self->events, AluEvent, aluette_match_replay_first (self, deal) + step);
}

void
aluette_match_replay_state (const AluetteMatchReplay *self, guint deal, guint n_steps,
                            AluMatch *match)
{
  AluReplay replay = g_array_index (self->deals, AluReplay, deal);

  alu_replay_seek (&replay, replay.index + n_steps);
  *match = replay.match;
}
