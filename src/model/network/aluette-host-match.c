/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-room.h"

#include <string.h>

#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-record.h"

/* The match of a room: its end, what seats ask for, and the next one. */

void
room_handle_log (Room *self, gboolean is_shorter)
{
  logs_follow (self->logs, is_shorter);
  for (guint i = 0; i <= ALU_GAME_MAX_SEATS; i++)
    {
      guint seat = i < ALU_GAME_MAX_SEATS ? i : NO_SEAT;
      g_autoptr (GPtrArray) news = logs_write_news (self->logs, seat);

      for (Person *person = self->people.first; news != NULL && person != NULL;
           person = person->next)
        if (person->seat == seat && room_has_log_for (self, person))
          room_send_lines (self, person->caller, news);
    }
}

/* Tells the people in the room that the match has begun. */
void
room_announce_match (Room *self)
{
  room_announce_seats (self);
  room_broadcast (self, seed_write_salts (&self->seed));
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    {
      if (person->caller == NULL)
        continue;
      room_set_state (self, person->caller, ALUETTE_CONNECTION_PLAYING);
      room_send_log (self, person, 0);
    }
}

/* Requests */

/* Reads a request strictly: it has one form only. */
static gboolean
read_request (Room *self, const char *line, gpointer event)
{
  const AluGameKind *kind = self->people.kind;
  char canonical[ALU_GAME_MAX_REQUEST];

  if (!aluette_record_read_request (kind, self->people.header.rules.n_seats, line, event))
    return FALSE;
  aluette_record_write_request (kind, event, canonical);
  return strcmp (canonical, line) == 0;
}

/* Carries out a request, or says why not: first whether it is the seat's to ask, before its cards
 * are looked at, then by the view of the seat. What others hold makes no difference. */
static AluetteCode
carry_out (Room *self, guint seat, const char *line, int *status)
{
  const AluGameKind *kind = self->people.kind;
  g_autofree gpointer event = g_malloc0 (kind->event_size);
  g_autoptr (AluetteView) view = aluette_local_game_get_view (room_get_local (self), seat);

  *status = 0;
  if (!read_request (self, line, event))
    return ALUETTE_CODE_BAD_LINE;
  if (alu_game_decider (&self->people.header, alu_game_event_seat (event)) != (int) seat)
    return ALUETTE_CODE_NOT_YOUR_TURN;
  *status = aluette_game_check_view (view, event);
  if (*status != 0)
    return ALUETTE_CODE_RULES;
  return aluette_local_game_dispatch (room_get_local (self), event, NULL) ? ALUETTE_CODE_NONE
                                                                          : ALUETTE_CODE_NOT_NOW;
}

static void
set_answer (Person *person, AluetteCode code, int status)
{
  g_autofree char *what = g_strdup_printf ("%u", person->last_request);
  g_autofree char *text = aluette_code_format (code, status);

  g_free (person->last_answer);
  person->last_answer
      = code == ALUETTE_CODE_NONE
            ? aluette_protocol_write (ALUETTE_WORD_DONE, person->last_request)
            : aluette_protocol_write (ALUETTE_WORD_REFUSED, what, text);
}

void
room_answer_request (Room *self, Person *person, const char *line)
{
  AluetteCode code;
  int status;

  person->last_request++;
  set_answer (person, ALUETTE_CODE_NONE, 0); /* stored with the event */
  code = carry_out (self, person->seat, line, &status);
  set_answer (person, code, status);
  room_send (self, person->caller, g_strdup (person->last_answer));
  room_changed (self);
}

void
room_handle_bot (Room *self)
{
  for (guint seat = 0; seat < self->people.header.rules.n_seats; seat++)
    {
      Person *person = people_get (&self->people, seat);
      g_autofree char *line = NULL;

      if (person == NULL || person->waiting_request == NULL || self->game == NULL
          || aluette_local_game_asks_bots (room_get_local (self)))
        continue;
      line = g_steal_pointer (&person->waiting_request);
      room_answer_request (self, person, line);
    }
}

/* The end */

static void
end_match (Room *self)
{
  self->is_over = TRUE;
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    {
      if (person->caller == NULL)
        continue;
      room_set_state (self, person->caller, ALUETTE_CONNECTION_OVER);
      room_send_record (self, person->caller);
    }
}

void
room_handle_match (Room *self)
{
  if (!self->is_over && room_get_awaited (self) == ALU_GAME_AWAITS_NOBODY)
    end_match (self);
  room_follow (self);
  room_handle_bot (self);
}

void
room_clear_match (Room *self)
{
  g_clear_object (&self->extension);
  g_clear_pointer (&self->logs, logs_free);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self->host);
  g_clear_object (&self->game);
}

/* The next one */

void
room_forget_seed (Room *self)
{
  self->salt_time = NEVER;
  seed_forget (&self->seed, &self->people);
}

/* Some salts are known, so that the secret must be another one. */
void
room_restart_seed (Room *self)
{
  room_forget_seed (self);
  room_changed (self);
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    room_send_seal (self, person->caller);
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    if (person->is_owner)
      room_refuse (self, person->caller, "begin", ALUETTE_CODE_NOT_NOW);
}

/* Those who do not tell their salts lose their connections. */
void
room_end_salts (Room *self)
{
  guint silent = seed_get_silent (&self->seed, &self->people);

  for (guint seat = 0; seat < self->people.header.rules.n_seats; seat++)
    {
      const Person *person = people_get (&self->people, seat);

      if ((silent & (1u << seat)) != 0 && person != NULL && person->caller != NULL)
        room_close (self, person->caller, ALUETTE_CODE_TOO_SLOW);
    }
  room_restart_seed (self);
}

/* Those who have left do not come back to another match. The last ones go first.
 * @person: (nullable) */
static void
forget_those_who_left (Room *self, Person *person)
{
  if (person == NULL)
    return;
  forget_those_who_left (self, person->next);
  if (person->has_left)
    room_remove_person (self, person);
  else
    person_forget_requests (person);
}

void
room_prepare_rematch (Room *self)
{
  room_clear_match (self);
  people_open_seats (&self->people);
  self->is_over = FALSE;
  room_forget_seed (self);
  self->people.stand_ins = 0;
  self->paused = 0;
  for (guint i = 0; i < self->callers->len; i++)
    {
      Caller *caller = g_ptr_array_index (self->callers, i);

      if (caller->asks_for_seat)
        room_end_request (self, caller);
    }
  forget_those_who_left (self, self->people.first);
}
