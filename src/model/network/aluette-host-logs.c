/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

#include "model/session/aluette-local-game-log.h"

/* What the seats are told of the match. Each seat has a text; the events themselves are in the
 * match only, because a server has many tables. */

static AluetteLocalGame *
get_local (AluetteHost *self)
{
  return ALUETTE_LOCAL_GAME (self->game);
}

/* Telling */

/* Returns: (transfer full): a match without events. */
static gpointer
create_match (AluetteHost *self)
{
  gpointer match = g_malloc0 (self->kind->match_size);

  self->kind->init (match, aluette_game_get_header (self->game));
  return match;
}

/* Tells all seats what they have not been told. */
static void
catch_up (AluetteHost *self)
{
  for (; self->n_told < aluette_local_game_get_n_events (get_local (self)); self->n_told++)
    aluette_seat_texts_tell (self->kind, self->texts, G_N_ELEMENTS (self->texts), self->told,
                             self->uncover,
                             aluette_local_game_get_event (get_local (self), self->n_told));
}

/* Starts again at the first event. */
static void
start_again (AluetteHost *self)
{
  g_free (self->told);
  g_free (self->uncover);
  self->told = create_match (self);
  self->uncover = g_malloc0 (self->kind->event_size);
  self->n_told = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    if (self->texts[i] != NULL)
      aluette_seat_text_restart (self->texts[i]);
}

/* The host hears of each change first of all, so none is missed. */
static void
on_log_changed (AluetteGame *game, guint first, guint n_events, AluetteHost *self)
{
  g_autoptr (AluetteHost) host = g_object_ref (self);

  if (n_events == 0)
    start_again (host);
  catch_up (host);
  for (guint i = 0; i < G_N_ELEMENTS (host->texts) && host->game == game; i++)
    if (host->texts[i] != NULL)
      aluette_seat_text_announce (host->texts[i]);
}

void
host_follow_log (AluetteHost *self)
{
  start_again (self);
  catch_up (self);
  g_signal_connect_object (self->game, "log-changed", G_CALLBACK (on_log_changed), self, 0);
}

void
host_clear_logs (AluetteHost *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_clear_object (&self->texts[i]);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->uncover, g_free);
}

/* Sending */

/* Sends the digest of the view that @n_lines lines lead to. */
static void
send_digest (AluetteHost *self, Person *person, AluetteSeatText *text, guint n_lines)
{
  g_autoptr (AluetteView) view = NULL;
  g_autofree char *digest = NULL;

  if (n_lines != aluette_lines_get_n (aluette_seat_text_get_lines (text))
      || self->n_told != aluette_local_game_get_n_events (get_local (self)))
    return;
  view = aluette_local_game_get_view (get_local (self), aluette_seat_text_get_seat (text));
  digest = aluette_view_digest (view);
  connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_AT, n_lines, digest));
}

/* Sends lines of a log and what they lead to. */
static void
send_lines (AluetteHost *self, Person *person, guint first, guint n_lines)
{
  g_autoptr (AluetteSeatText) text = g_object_ref (host_get_text (self, person));
  AluetteLines *lines = aluette_seat_text_get_lines (text);

  for (guint i = first; i < first + n_lines && person->connection != NULL; i++)
    connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_LOG, i + 1,
                                                                 aluette_lines_get (lines, i)));
  if (person->connection != NULL)
    send_digest (self, person, text, first + n_lines);
}

void
host_send_log (AluetteHost *self, Person *person, guint first)
{
  AluetteSeatText *text = host_get_text (self, person);

  if (person->connection != NULL)
    send_lines (self, person, first,
                aluette_lines_get_n (aluette_seat_text_get_lines (text)) - first);
}

/* Calls @function for all connected people who get @text. */
static void
for_each_reader (AluetteHost *self, AluetteSeatText *text,
                 void (*function) (AluetteHost *self, Person *person, guint first, guint n_lines),
                 guint first, guint n_lines)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->connection != NULL && host_get_text (self, person) == text)
        function (self, person, first, n_lines);
    }
}

static void
on_appended (AluetteSeatText *text, guint first, guint n_lines, AluetteHost *self)
{
  for_each_reader (self, text, send_lines, first, n_lines);
}

static void
send_undone (AluetteHost *self, Person *person, guint first, guint n_lines)
{
  connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_UNDONE, first));
  send_lines (self, person, first, n_lines);
}

static void
on_truncated (AluetteSeatText *text, guint n_lines, AluetteHost *self)
{
  for_each_reader (self, text, send_undone, n_lines, 0);
}

/* Returns: (transfer full): the text of a seat, up to where the other texts are. */
static AluetteSeatText *
create_text (AluetteHost *self, guint seat)
{
  AluetteSeatText *text = aluette_seat_text_new (self->kind, aluette_game_get_header (self->game),
                                                 seat);
  g_autofree gpointer match = create_match (self);
  g_autofree gpointer uncover = g_malloc0 (self->kind->event_size);

  for (guint i = 0; i < self->n_told; i++)
    aluette_seat_texts_tell (self->kind, &text, 1, match, uncover,
                             aluette_local_game_get_event (get_local (self), i));
  aluette_seat_text_announce (text);
  g_signal_connect_object (text, "appended", G_CALLBACK (on_appended), self, 0);
  g_signal_connect_object (text, "truncated", G_CALLBACK (on_truncated), self, 0);
  return text;
}

AluetteSeatText *
host_get_text (AluetteHost *self, const Person *person)
{
  guint index = MIN (person->seat, ALU_GAME_MAX_SEATS);

  if (self->game == NULL || (person->seat == NO_SEAT && self->max_spectators == 0))
    return NULL;
  if (self->texts[index] == NULL)
    self->texts[index] = create_text (self, person->seat);
  return self->texts[index];
}
