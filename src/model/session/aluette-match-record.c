/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-match-record.h"

#include "engine/alu-replay.h"
#include "model/session/aluette-record.h"

struct _AluetteMatchRecord
{
  const AluGameKind *kind;
  char *text;
  AluGameHeader header;
  GArray *events;
  GArray *firsts; /* (element-type guint): the first event of each deal */
  GArray *states; /* matches before these events */
  guint n_finished;
};

/* Remembers where the deals begin. */
static void
find_deals (AluetteMatchRecord *self)
{
  const AluGameKind *kind = self->kind;
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer before = g_malloc0 (kind->match_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  gconstpointer event;
  AluReplay replay;

  alu_replay_init (&replay, kind, match, &self->header, self->events->data,
                        self->events->len);
  while ((event = alu_replay_peek (&replay)) != NULL)
    {
      guint first = replay.index;

      memcpy (before, match, kind->match_size);
      if (!alu_replay_next (&replay)
          || alu_game_event_role (kind, event) != ALU_GAME_ROLE_DEAL)
        continue;
      kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
      if (alu_game_get_n_deals (kind, view) <= self->firsts->len)
        continue;
      g_array_append_val (self->firsts, first);
      g_array_append_vals (self->states, before, 1);
    }
  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  self->n_finished = self->firsts->len
                     - (self->firsts->len > 0 && alu_game_is_in_deal (kind, view));
}

AluetteMatchRecord *
aluette_match_record_new (const char *text, GError **error)
{
  const AluGameKind *kind = aluette_record_get_kind (text, strlen (text));
  g_autoptr (AluetteMatchRecord) self = g_atomic_rc_box_new0 (AluetteMatchRecord);

  self->kind = kind;
  self->text = g_strdup (text);
  self->events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  self->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->states = g_array_new (FALSE, FALSE, (guint) kind->match_size);
  if (!aluette_record_read (kind, text, -1, &self->header, self->events, error))
    return NULL;
  if (!alu_game_header_is_real (&self->header))
    find_deals (self);
  return g_steal_pointer (&self);
}

AluetteMatchRecord *
aluette_match_record_ref (AluetteMatchRecord *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
match_record_clear (gpointer data)
{
  AluetteMatchRecord *self = data;

  g_free (self->text);
  g_array_unref (self->events);
  g_array_unref (self->firsts);
  g_array_unref (self->states);
}

void
aluette_match_record_unref (AluetteMatchRecord *self)
{
  g_atomic_rc_box_release_full (self, match_record_clear);
}

const AluGameKind *
aluette_match_record_get_kind (AluetteMatchRecord *self)
{
  return self->kind;
}

const char *
aluette_match_record_get_text (AluetteMatchRecord *self)
{
  return self->text;
}

const AluGameHeader *
aluette_match_record_get_header (AluetteMatchRecord *self)
{
  return &self->header;
}

gconstpointer
aluette_match_record_get_events (AluetteMatchRecord *self, guint *n_events)
{
  if (n_events != NULL)
    *n_events = self->events->len;
  return self->events->data;
}

guint
aluette_match_record_get_n_deals (AluetteMatchRecord *self)
{
  return self->firsts->len;
}

guint
aluette_match_record_get_n_finished (AluetteMatchRecord *self)
{
  return self->n_finished;
}

guint
aluette_match_record_get_first (AluetteMatchRecord *self, guint deal)
{
  g_return_val_if_fail (deal < self->firsts->len, 0);

  return g_array_index (self->firsts, guint, deal);
}

guint
aluette_match_record_get_n_steps (AluetteMatchRecord *self, guint deal)
{
  guint first = aluette_match_record_get_first (self, deal);

  return deal + 1 < self->firsts->len ? g_array_index (self->firsts, guint, deal + 1) - first
                                      : self->events->len - first;
}

static gconstpointer
get_event (AluetteMatchRecord *self, guint index)
{
  return self->events->data + index * self->kind->event_size;
}

gconstpointer
aluette_match_record_get_event (AluetteMatchRecord *self, guint deal, guint step)
{
  g_return_val_if_fail (step < aluette_match_record_get_n_steps (self, deal), NULL);

  return get_event (self, aluette_match_record_get_first (self, deal) + step);
}

gpointer
aluette_match_record_copy_state (AluetteMatchRecord *self, guint deal, guint n_steps)
{
  guint first = aluette_match_record_get_first (self, deal);
  gpointer match;

  g_return_val_if_fail (deal < self->firsts->len, NULL);

  match = g_memdup2 (self->states->data + deal * self->kind->match_size, self->kind->match_size);
  for (guint i = 0; i < MIN (n_steps, aluette_match_record_get_n_steps (self, deal)); i++)
    self->kind->apply (match, get_event (self, first + i));
  return match;
}

char *
aluette_match_record_write_start (AluetteMatchRecord *self, const AluGameHeader *header, guint deal,
                                  guint n_steps)
{
  return aluette_record_write (self->kind, header != NULL ? header : &self->header,
                               self->events->data,
                               aluette_match_record_get_first (self, deal) + n_steps);
}
