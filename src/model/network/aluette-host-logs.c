/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-logs.h"

#include "model/network/aluette-protocol.h"
#include "model/network/aluette-seat-text.h"
#include "model/session/aluette-local-game-log.h"

struct _Logs
{
  AluetteLocalGame *game; /* not owned */
  const AluGameKind *kind;
  AluetteSeatText *texts[ALU_GAME_MAX_SEATS + 1]; /* (nullable); the last one is the spectators' */
  gpointer match;   /* to which the texts lead */
  gpointer uncover; /* an event: all cards of its deal, as far as they are known */
  guint n_told;     /* number of its events */
};

/* Returns: (transfer full): a match without events. */
static gpointer
create_match (Logs *self)
{
  gpointer match = g_malloc0 (self->kind->match_size);

  self->kind->init (match, aluette_game_get_header (ALUETTE_GAME (self->game)));
  return match;
}

/* Starts again at the first event. */
static void
start_again (Logs *self)
{
  g_free (self->match);
  g_free (self->uncover);
  self->match = create_match (self);
  self->uncover = g_malloc0 (self->kind->event_size);
  self->n_told = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    if (self->texts[i] != NULL)
      aluette_seat_text_restart (self->texts[i]);
}

void
logs_follow (Logs *self, gboolean is_shorter)
{
  if (is_shorter)
    start_again (self);
  for (; self->n_told < aluette_local_game_get_n_events (self->game); self->n_told++)
    aluette_seat_texts_tell (self->kind, self->texts, G_N_ELEMENTS (self->texts), self->match,
                             self->uncover,
                             aluette_local_game_get_event (self->game, self->n_told));
}

Logs *
logs_new (AluetteLocalGame *game)
{
  Logs *self = g_new0 (Logs, 1);

  self->game = game;
  self->kind = aluette_game_get_kind (ALUETTE_GAME (game));
  logs_follow (self, TRUE);
  return self;
}

void
logs_free (Logs *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_clear_pointer (&self->texts[i], aluette_seat_text_free);
  g_free (self->match);
  g_free (self->uncover);
  g_free (self);
}

/* Returns: (transfer full): the text of a seat, up to where the other texts are. */
static AluetteSeatText *
create_text (Logs *self, guint seat)
{
  AluetteSeatText *text
      = aluette_seat_text_new (self->kind, aluette_game_get_header (ALUETTE_GAME (self->game)),
                               seat);
  g_autofree gpointer match = create_match (self);
  g_autofree gpointer uncover = g_malloc0 (self->kind->event_size);
  guint n_taken;

  for (guint i = 0; i < self->n_told; i++)
    aluette_seat_texts_tell (self->kind, &text, 1, match, uncover,
                             aluette_local_game_get_event (self->game, i));
  aluette_seat_text_take_news (text, &n_taken);
  return text;
}

AluetteLines *
logs_get_lines (Logs *self, guint seat)
{
  guint index = MIN (seat, ALU_GAME_MAX_SEATS);

  if (self->texts[index] == NULL)
    self->texts[index] = create_text (self, seat);
  return aluette_seat_text_get_lines (self->texts[index]);
}

/* Adds lines from number @first on, and the digest of the view to which they lead. */
static void
add_lines (Logs *self, guint seat, guint first, GPtrArray *list)
{
  AluetteLines *lines = logs_get_lines (self, seat);
  guint n_lines = aluette_lines_get_n (lines);
  g_autoptr (AluetteView) view = aluette_local_game_get_view (self->game, seat);
  g_autofree char *digest = aluette_view_digest (view);

  for (guint i = first; i < n_lines; i++)
    g_ptr_array_add (list, aluette_protocol_write (ALUETTE_WORD_LOG, i + 1,
                                                   aluette_lines_get (lines, i)));
  g_ptr_array_add (list, aluette_protocol_write (ALUETTE_WORD_AT, n_lines, digest));
}

GPtrArray *
logs_write (Logs *self, guint seat, guint first)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  add_lines (self, seat, first, list);
  return list;
}

GPtrArray *
logs_write_news (Logs *self, guint seat)
{
  AluetteSeatText *text = self->texts[MIN (seat, ALU_GAME_MAX_SEATS)];
  guint n_taken = 0;
  guint n_kept = text != NULL ? aluette_seat_text_take_news (text, &n_taken) : 0;
  GPtrArray *list;

  if (text == NULL
      || (n_kept == n_taken
          && n_kept == aluette_lines_get_n (aluette_seat_text_get_lines (text))))
    return NULL;
  list = g_ptr_array_new_with_free_func (g_free);
  if (n_kept < n_taken)
    g_ptr_array_add (list, aluette_protocol_write (ALUETTE_WORD_UNDONE, n_kept));
  add_lines (self, seat, n_kept, list);
  return list;
}
