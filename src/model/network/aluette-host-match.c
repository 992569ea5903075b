/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game-log.h"

/* The match: its beginning and end, and what seats ask for. */

AluetteConnectionState
host_get_state (AluetteHost *self)
{
  if (self->game == NULL)
    return ALUETTE_CONNECTION_SETUP;
  return self->is_over ? ALUETTE_CONNECTION_OVER : ALUETTE_CONNECTION_PLAYING;
}

static AluetteLocalGame *
get_local (AluetteHost *self)
{
  return ALUETTE_LOCAL_GAME (self->game);
}

gboolean
host_in_deal (AluetteHost *self)
{
  return self->game != NULL && aluette_local_game_get_open_match (get_local (self)) == NULL;
}

guint
host_get_awaited (AluetteHost *self)
{
  g_autoptr (AluetteView) view = NULL;

  if (self->game == NULL)
    return ALU_GAME_AWAITS_NOBODY;
  view = aluette_local_game_get_view (get_local (self), ALU_GAME_SPECTATOR);
  return (guint) alu_game_get_awaited (self->kind, aluette_view_get_bytes (view));
}

/* The end */

/* Returns: (transfer full) (nullable): the line with the host's part of the joint seed. */
static char *
write_secret (AluetteHost *self)
{
  g_autofree char *secret = aluette_match_key_to_text (&self->secret);

  return aluette_protocol_write (ALUETTE_WORD_OPENED, secret);
}

/* The whole record, with all signs, and what the deals were made of, which everybody may have once
 * the match is over. */
void
host_send_record (AluetteHost *self, Person *person)
{
  g_autofree char *record = aluette_local_game_get_record (get_local (self));
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0' && person->connection != NULL; i++)
    connection_send (person->connection,
                     aluette_protocol_write (ALUETTE_WORD_RECORD, i + 1, lines[i]));
  if (person->connection != NULL)
    connection_send (person->connection, write_secret (self));
}

static void
end_match (AluetteHost *self)
{
  self->is_over = TRUE;
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->connection == NULL)
        continue;
      connection_set_state (person->connection, ALUETTE_CONNECTION_OVER);
      host_send_record (self, person);
    }
}

static void
on_game_changed (AluetteHost *self)
{
  g_autoptr (AluetteHost) host = g_object_ref (self);

  if (!host->is_over && host_get_awaited (host) == ALU_GAME_AWAITS_NOBODY)
    end_match (host);
  host_follow (host);
  host_do_waiting (host);
}

/* A bot that was asked something has answered. */
static void
on_thinking (AluetteGame *game, guint seat, gboolean on, AluetteHost *self)
{
  g_autoptr (AluetteHost) host = g_object_ref (self);

  if (!on)
    host_do_waiting (host);
}

/* Beginning */

static gboolean
is_name_taken (AluetteHost *self, guint seat)
{
  const AluGamePlayer *players = self->header.players;

  for (guint i = 0; i < self->header.rules.n_seats; i++)
    if (i != seat && strcmp (players[i].name, players[seat].name) == 0)
      return TRUE;
  return FALSE;
}

/* Gives the bot of a seat a name that nobody else at the table has. */
static void
name_bot (AluetteHost *self, guint seat)
{
  for (guint i = 0; i < ALU_GAME_MAX_SEATS; i++)
    {
      aluette_game_setup_name_player (&self->header.players[seat], (seat + i) % ALU_GAME_MAX_SEATS);
      if (!is_name_taken (self, seat))
        return;
    }
}

void
host_clear_match (AluetteHost *self)
{
  g_clear_object (&self->extension);
  host_clear_logs (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* Names the players; seats that nobody has taken become bots. People choose their names first. */
static void
name_players (AluetteHost *self)
{
  const AluBotKind *bots = alu_bot_kind_from_id (self->kind->id);

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      AluGamePlayer *player = &self->header.players[seat];
      const Person *person = host_get_person (self, seat);

      if (player->kind != ALU_GAME_HUMAN)
        continue;
      player->name[0] = '\0';
      if (person != NULL)
        g_strlcpy (player->name, person->name, sizeof player->name);
      else
        {
          player->kind = ALU_GAME_BOT;
          g_strlcpy (player->level, bots->level_ids[bots->usual_level], sizeof player->level);
        }
    }
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if (self->header.players[seat].kind == ALU_GAME_BOT
        && (self->header.players[seat].name[0] == '\0' || is_name_taken (self, seat)))
      name_bot (self, seat);
}

static AluetteGame *
create_game (AluetteHost *self, const char *record, GError **error)
{
  if (record != NULL)
    return aluette_local_game_new_from_record (record, -1, 0, self->journal, error);
  return aluette_local_game_new (self->kind, &self->header, 0, self->journal, error);
}

gboolean
host_start_match (AluetteHost *self, const char *record, GError **error)
{
  AluetteLocalGame *local;
  AluetteMatchKey key;

  if (!host_draw_secret (self, error))
    return FALSE;
  aluette_joint_key (&self->secret, self->salts, &key);
  self->game = create_game (self, record, error);
  if (self->game == NULL)
    return FALSE;
  local = get_local (self);
  aluette_local_game_set_key (local, &key);
  aluette_local_game_set_clock (local, self->clock);
  aluette_local_game_set_pace (local, self->bot_ms, self->trick_ms);
  host_follow_log (self);
  if (self->model_kind->host_extension_new != NULL)
    self->extension = self->model_kind->host_extension_new (self);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (on_game_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "thinking", G_CALLBACK (on_thinking), self, 0);
  self->is_over = host_get_awaited (self) == ALU_GAME_AWAITS_NOBODY;
  return TRUE;
}

/* Tells the people at the table that the match has begun. */
static void
announce_match (AluetteHost *self)
{
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    host_announce_seat (self, seat);
  if (self->salts != NULL)
    host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_SALTS, self->salts));
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->connection == NULL)
        continue;
      connection_set_state (person->connection, ALUETTE_CONNECTION_PLAYING);
      if (host_get_text (self, person) != NULL)
        host_send_log (self, person, 0);
    }
}

AluetteCode
host_begin_match (AluetteHost *self)
{
  AluGameHeader before = self->header;

  self->people_seats = alu_game_humans (&self->header);
  name_players (self);
  aluette_game_setup_appoint_captains (self->kind, &self->header);
  if (!host_start_match (self, NULL, NULL))
    {
      self->header = before;
      return ALUETTE_CODE_NOT_NOW;
    }
  g_signal_emit_by_name (self, "begun");
  host_changed (self);
  announce_match (self);
  host_follow (self);
  aluette_local_game_start (get_local (self));
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_begin (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (!connection->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  if (host_get_present (self) == 0)
    return ALUETTE_CODE_NO_SEAT;
  if (self->committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  return host_ask_for_salts (self) ? ALUETTE_CODE_NONE : host_begin_match (self);
}

/* Seats that became bots because nobody had taken them are for people again. */
static void
open_seats (AluetteHost *self)
{
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if ((self->people_seats & (1u << seat)) != 0)
      {
        self->header.players[seat].kind = ALU_GAME_HUMAN;
        self->header.players[seat].level[0] = '\0';
      }
}

/* Those who have left do not come back to another match. */
static void
forget_those_who_left (AluetteHost *self)
{
  for (guint i = self->people->len; i > 0; i--)
    {
      Person *person = g_ptr_array_index (self->people, i - 1);

      if (person->has_left)
        host_remove_person (self, person);
      else
        person_forget_requests (person);
    }
}

/* Another match with the same people, who keep their seats. */
static void
prepare_rematch (AluetteHost *self)
{
  host_clear_match (self);
  open_seats (self);
  self->is_over = FALSE;
  host_forget_seed (self);
  self->stand_ins = 0;
  self->paused = 0;
  for (guint i = 0; i < self->connections->len; i++)
    {
      Connection *connection = g_ptr_array_index (self->connections, i);

      if (connection->asks_for_seat)
        host_end_request (self, connection);
    }
  forget_those_who_left (self);
}

gboolean
aluette_host_renew (AluetteHost *self)
{
  g_return_val_if_fail (ALUETTE_IS_HOST (self), FALSE);
  if (!self->is_over)
    return FALSE;
  prepare_rematch (self);
  host_changed (self);
  return TRUE;
}

AluetteCode
host_rematch (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (!connection->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  prepare_rematch (self);
  host_changed (self);
  for (guint i = 0; i < self->people->len; i++)
    {
      Person *person = g_ptr_array_index (self->people, i);

      if (person->connection == NULL)
        continue;
      connection_set_state (person->connection, ALUETTE_CONNECTION_SETUP);
      connection_send (person->connection, aluette_protocol_write (ALUETTE_WORD_RESTARTED));
      host_send_header (self, person);
      host_send_seal (self, person);
    }
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    host_announce_seat (self, seat);
  return ALUETTE_CODE_NONE;
}

/* Requests */

/* Reads a request strictly: it has one form only. */
static gboolean
read_request (AluetteHost *self, const char *line, gpointer event)
{
  char canonical[ALU_GAME_MAX_REQUEST];

  if (!self->kind->read_request (self->header.rules.n_seats, line, event))
    return FALSE;
  self->kind->write_request (event, canonical);
  return strcmp (canonical, line) == 0;
}

/* Carries out a request, or says why not: first whether it is the seat's to ask, before its cards
 * are looked at, then by the view of the seat. What others hold makes no difference. */
static AluetteCode
carry_out (AluetteHost *self, guint seat, const char *line, int *status)
{
  g_autofree gpointer event = g_malloc0 (self->kind->event_size);
  g_autoptr (AluetteView) view = aluette_local_game_get_view (get_local (self), seat);

  *status = 0;
  if (!read_request (self, line, event))
    return ALUETTE_CODE_BAD_LINE;
  if (alu_game_decider (&self->header, alu_game_event_seat (event)) != (int) seat)
    return ALUETTE_CODE_NOT_YOUR_TURN;
  *status = aluette_game_check_view (view, event);
  if (*status != 0)
    return ALUETTE_CODE_RULES;
  return aluette_local_game_dispatch (get_local (self), event, NULL) ? ALUETTE_CODE_NONE
                                                                     : ALUETTE_CODE_NOT_NOW;
}

static char *
write_answer (guint number, AluetteCode code, int status)
{
  g_autofree char *what = g_strdup_printf ("%u", number);
  g_autofree char *text = aluette_code_format (code, status);

  if (code == ALUETTE_CODE_NONE)
    return aluette_protocol_write (ALUETTE_WORD_DONE, number);
  return aluette_protocol_write (ALUETTE_WORD_REFUSED, what, text);
}

/* Carries out the next request of a person and answers it. */
static void
answer_request (AluetteHost *self, Person *person, const char *line)
{
  guint number = ++person->last_request;
  AluetteCode code;
  int status;

  g_free (person->last_answer);
  person->last_answer = write_answer (number, ALUETTE_CODE_NONE, 0); /* stored with the event */
  code = carry_out (self, person->seat, line, &status);
  g_free (person->last_answer);
  person->last_answer = write_answer (number, code, status);
  if (person->connection != NULL)
    connection_send (person->connection, g_strdup (person->last_answer));
  host_changed (self);
}

/* Each request of a seat has the next number. One that is repeated, because its answer was lost, is
 * answered again, but not carried out again. The person need not know that a bot is asked first. */
AluetteCode
host_do (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = connection->person;
  guint number = message->numbers[0];

  if (person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (number == person->last_request && person->last_answer != NULL)
    {
      connection_send (connection, g_strdup (person->last_answer));
      return ALUETTE_CODE_NONE;
    }
  if (number != person->last_request + 1)
    return ALUETTE_CODE_NOT_NOW;
  if (aluette_local_game_asks_bots (get_local (self)))
    {
      g_free (person->waiting_request);
      person->waiting_request = g_strdup (message->texts[1]);
    }
  else
    answer_request (self, person, message->texts[1]);
  return ALUETTE_CODE_NONE;
}

void
host_do_waiting (AluetteHost *self)
{
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      Person *person = host_get_person (self, seat);
      g_autofree char *line = NULL;

      if (person == NULL || person->waiting_request == NULL || self->game == NULL
          || aluette_local_game_asks_bots (get_local (self)))
        continue;
      line = g_steal_pointer (&person->waiting_request);
      answer_request (self, person, line);
    }
}

AluetteCode
host_sign (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (self->extension == NULL)
    return ALUETTE_CODE_NOT_NOW;
  if (connection->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  return aluette_host_extension_sign (ALUETTE_HOST_EXTENSION (self->extension),
                                      connection->person->seat, message->texts[0],
                                      message->numbers[1], message->numbers[2]);
}

AluetteCode
host_look (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (self->extension == NULL)
    return ALUETTE_CODE_NOT_NOW;
  if (connection->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  return aluette_host_extension_look (ALUETTE_HOST_EXTENSION (self->extension),
                                      connection->person->seat, message->texts[0]);
}

void
host_set_stand_in (AluetteHost *self, guint seat, gboolean on)
{
  const AluBotKind *bots = alu_bot_kind_from_id (self->kind->id);
  guint before = self->stand_ins;

  if (self->game == NULL || bots == NULL)
    return;
  self->stand_ins = on ? before | 1u << seat : before & ~(1u << seat);
  if (self->stand_ins == before)
    return;
  aluette_local_game_set_stand_in (get_local (self), seat,
                                   on ? bots->level_ids[bots->usual_level] : NULL);
  host_announce_seat (self, seat);
  host_changed (self);
}
