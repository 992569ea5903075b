/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-guest-private.h"

#include <string.h>

/* What a guest does with each line of the host. */

#define MAX_REPAIRS 3 /* of the log, until the programs are taken to be too different */
#define MAX_REQUESTS 32
#define MAX_RECORD_LINES 100000
#define MAX_MATCH_BYTES 65536 /* of the header of a match */
#define MAX_MOVES 3 /* from server to server, until the last one counts as wrong */

typedef void (*Handler) (AluetteGuest *self, const AluetteMessage *message);

/* Asks for the log from the first line that differs. */
static void
send_resume (AluetteGuest *self)
{
  g_autofree char *hash = aluette_remote_log_hash (self->log);

  aluette_guest_send (self,
                      aluette_protocol_write (ALUETTE_WORD_RESUME, self->token,
                                              aluette_remote_log_get_n_lines (self->log), hash));
}

static void
handle_hello (AluetteGuest *self, const AluetteMessage *message)
{
  int speaks = aluette_protocol_speaks (message->numbers[0]);

  if (speaks != 0)
    {
      guest_close (self, speaks < 0 ? ALUETTE_CODE_OLD_HOST : ALUETTE_CODE_OLD_PROGRAM);
      return;
    }
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_HELLO, ALUETTE_PROTOCOL_MAJOR,
                                                    self->program, self->language));
  self->connection_state = ALUETTE_CONNECTION_GREETED;
  if (self->token != NULL)
    {
      send_resume (self);
      return;
    }
  for (guint i = 0; i < self->entry->len; i++)
    aluette_guest_send (self, g_strdup (g_ptr_array_index (self->entry, i)));
  self->connection_state = ALUETTE_CONNECTION_WAITING;
  if (!self->opens)
    guest_set_state (self, ALUETTE_GUEST_WAITING);
}

/* The guest is at the table. */
static void
arrive (AluetteGuest *self)
{
  gboolean has_log = aluette_remote_log_get_n_lines (self->log) > 0;

  self->n_attempts = 0;
  self->n_moves = 0;
  self->code = ALUETTE_CODE_NONE;
  self->paused = 0;
  guest_forget_question (self); /* one that is open comes again */
  self->max_spectators = 0;
  g_hash_table_remove_all (self->requests);
  self->connection_state = has_log ? ALUETTE_CONNECTION_PLAYING : ALUETTE_CONNECTION_SETUP;
  guest_set_state (self, has_log ? ALUETTE_GUEST_PLAYING : ALUETTE_GUEST_SETUP);
  if (self->is_away)
    guest_send_presence (self);
  guest_send_face (self);
}

static void
handle_admitted (AluetteGuest *self, const AluetteMessage *message)
{
  arrive (self);
}

/* Connects to where the server says. */
static void
handle_moved (AluetteGuest *self, const AluetteMessage *message)
{
  if (self->n_moves++ >= MAX_MOVES)
    {
      guest_close (self, ALUETTE_CODE_NO_TABLE);
      return;
    }
  aluette_guest_set_address (self, message->texts[0]);
  guest_drop_channel (self);
  guest_connect (self);
}

/* Others are told only of pages that nobody on the way can change. */
static void
handle_page (AluetteGuest *self, const AluetteMessage *message)
{
  if (!g_str_has_prefix (message->texts[0], "https://")
      && !g_str_has_prefix (message->texts[0], "http://localhost:"))
    return;
  g_free (self->page);
  self->page = g_strdup (message->texts[0]);
  guest_changed (self);
}

static void
handle_invitation (AluetteGuest *self, const AluetteMessage *message)
{
  g_free (self->table_invitation);
  self->table_invitation = g_strdup (message->texts[0]);
  guest_changed (self);
}

static void
handle_kept (AluetteGuest *self, const AluetteMessage *message)
{
  g_free (self->kept_name);
  self->kept_name = g_strdup (message->texts[0]);
  guest_changed (self);
}

static void
handle_max_spectators (AluetteGuest *self, const AluetteMessage *message)
{
  self->max_spectators = message->numbers[0];
  guest_changed (self);
}

static void
handle_match (AluetteGuest *self, const AluetteMessage *message)
{
  if (message->texts[0][0] == '%')
    g_string_truncate (self->match_lines, 0);
  if (self->match_lines->len < MAX_MATCH_BYTES)
    g_string_append_printf (self->match_lines, "%s\n", message->texts[0]);
  guest_changed (self);
}

/* Whether the log is that of a match that is over. If it is no longer that of the host, the host
 * has made place for another match. */
static gboolean
is_match_over (AluetteGuest *self)
{
  AluetteSeatLog *log = aluette_remote_log_get_log (self->log);
  const AluGameKind *kind;

  if (log == NULL)
    return FALSE;
  kind = aluette_seat_log_get_kind (log);
  return alu_game_get_awaited (kind, aluette_view_get_bytes (aluette_seat_log_get_view (log)))
         == ALU_GAME_AWAITS_NOBODY;
}

/* Another match follows. */
static void
handle_restarted (AluetteGuest *self, const AluetteMessage *message)
{
  self->has_paused = self->wants_pause = FALSE;
  if (is_match_over (self))
    self->seed.n_seals = 0;
  guest_forget_log (self);
  guest_seed_forget (&self->seed);
  guest_forget_question (self);
  g_string_truncate (self->record, 0);
  self->n_record_lines = 0;
  self->connection_state = ALUETTE_CONNECTION_SETUP;
  guest_set_state (self, ALUETTE_GUEST_SETUP);
}

static void
handle_token (AluetteGuest *self, const AluetteMessage *message)
{
  g_free (self->token);
  self->token = g_strdup (message->texts[0]);
  guest_changed (self);
}

/* The log is wrong: asks for all of it again. */
static void
repair (AluetteGuest *self)
{
  if (++self->n_repairs >= MAX_REPAIRS || self->token == NULL)
    {
      guest_close (self, ALUETTE_CODE_BAD_LINE);
      return;
    }
  aluette_remote_log_truncate (self->log, 0);
  send_resume (self);
}

/* Sends the request that has no answer, as soon as the match is known. */
static void
resume_requests (AluetteGuest *self)
{
  if (self->game != NULL && self->state == ALUETTE_GUEST_PLAYING)
    aluette_remote_game_resume (self->game, self->last_request);
}

static void
handle_resumed (AluetteGuest *self, const AluetteMessage *message)
{
  if (message->numbers[0] > aluette_remote_log_get_n_lines (self->log))
    {
      repair (self);
      return;
    }
  if (message->numbers[0] == 0 && self->connection_state != ALUETTE_CONNECTION_PLAYING
      && is_match_over (self))
    {
      guest_forget_log (self);
      guest_seed_forget (&self->seed);
      self->seed.n_seals = 0;
    }
  aluette_remote_log_truncate (self->log, message->numbers[0]);
  self->last_request = message->numbers[1];
  arrive (self);
  self->has_paused = FALSE;
  guest_follow_pause (self);
  resume_requests (self);
}

static void
handle_role (AluetteGuest *self, const AluetteMessage *message)
{
  self->is_owner = strcmp (message->texts[0], "owner") == 0;
  guest_changed (self);
}

static void
handle_seated (AluetteGuest *self, const AluetteMessage *message)
{
  guint seat = message->numbers[0] == 0 ? ALU_GAME_SPECTATOR : message->numbers[0] - 1;

  /* The log of a spectator ends with a seat in the match. */
  if (seat != self->seat && aluette_remote_log_get_n_lines (self->log) > 0)
    guest_forget_log (self);
  self->seat = seat;
  guest_changed (self);
}

static void
handle_joins (AluetteGuest *self, const AluetteMessage *message)
{
  if (g_hash_table_size (self->requests) >= MAX_REQUESTS)
    return;
  g_hash_table_insert (self->requests, GUINT_TO_POINTER (message->numbers[0]),
                       g_strdup (message->texts[1]));
  guest_changed (self);
}

static void
handle_decided (AluetteGuest *self, const AluetteMessage *message)
{
  g_hash_table_remove (self->requests, GUINT_TO_POINTER (message->numbers[0]));
  guest_changed (self);
}

static void
handle_who (AluetteGuest *self, const AluetteMessage *message)
{
  SeatInfo *seat = &self->seats[message->numbers[0] - 1];

  g_free (seat->state);
  if (g_strcmp0 (seat->name, message->texts[2]) != 0)
    g_clear_pointer (&seat->face, g_free);
  g_free (seat->name);
  seat->state = g_strdup (message->texts[1]);
  seat->name = g_strdup (strcmp (message->texts[2], "-") == 0 ? "" : message->texts[2]);
  guest_changed (self);
}

static void
handle_face (AluetteGuest *self, const AluetteMessage *message)
{
  SeatInfo *seat = &self->seats[message->numbers[0] - 1];

  g_free (seat->face);
  seat->face = g_strdup (message->texts[1]);
  guest_changed (self);
}

static void
handle_standing (AluetteGuest *self, const AluetteMessage *message)
{
  g_free (self->standing);
  self->standing = strcmp (message->texts[0], "-") == 0 ? NULL : g_strdup (message->texts[0]);
  guest_changed (self);
}

/* The log */

static void
on_ask_undo (AluetteGuest *self)
{
  aluette_guest_ask (self, "undo", ALU_GAME_SPECTATOR);
}

static void
on_send (AluetteGuest *self, const char *line)
{
  if (self->state == ALUETTE_GUEST_PLAYING)
    aluette_guest_send (self, g_strdup (line));
}

static void
begin_game (AluetteGuest *self, AluetteSeatLog *log)
{
  self->game = aluette_remote_game_new (log);
  g_signal_connect_object (self->game, "notify::ready", G_CALLBACK (guest_follow_pause), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "send", G_CALLBACK (on_send), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "ask-undo", G_CALLBACK (on_ask_undo), self,
                           G_CONNECT_SWAPPED);
  aluette_remote_game_resume (self->game, self->last_request);
}

static void
handle_log (AluetteGuest *self, const AluetteMessage *message)
{
  /* A line that comes after a wrong one was sent before the host knew. */
  if (message->numbers[0] != aluette_remote_log_get_n_lines (self->log) + 1)
    return;
  if (!aluette_remote_log_take (self->log, message->texts[1]))
    repair (self);
}

static void
handle_undone (AluetteGuest *self, const AluetteMessage *message)
{
  if (message->numbers[0] <= aluette_remote_log_get_n_lines (self->log))
    aluette_remote_log_truncate (self->log, message->numbers[0]);
}

static void
follow_match (AluetteGuest *self)
{
  gboolean is_over = is_match_over (self);
  gboolean is_new = self->state == ALUETTE_GUEST_SETUP;

  self->connection_state = is_over ? ALUETTE_CONNECTION_OVER : ALUETTE_CONNECTION_PLAYING;
  if (self->state == ALUETTE_GUEST_SETUP || self->state == ALUETTE_GUEST_PLAYING
      || self->state == ALUETTE_GUEST_OVER)
    guest_set_state (self, is_over ? ALUETTE_GUEST_OVER : ALUETTE_GUEST_PLAYING);
  if (is_new)
    resume_requests (self);
}

/* A batch of lines is complete, and is shown. */
static void
handle_at (AluetteGuest *self, const AluetteMessage *message)
{
  gboolean is_new = self->game == NULL;

  if (message->numbers[0] != aluette_remote_log_get_n_lines (self->log)
      || !aluette_remote_log_check_digest (self->log, message->texts[1]))
    {
      repair (self);
      return;
    }
  self->n_repairs = 0;
  if (is_new)
    begin_game (self, aluette_remote_log_get_log (self->log));
  follow_match (self);
  if (is_new)
    g_signal_emit_by_name (self, "game-changed");
  aluette_remote_game_announce (self->game);
  guest_follow_pause (self);
}

static void
handle_done (AluetteGuest *self, const AluetteMessage *message)
{
  if (self->game != NULL)
    aluette_remote_game_answer (self->game, message->numbers[0], ALUETTE_CODE_NONE, 0);
}

/* Returns whether joining or resuming was refused. Then the connection is of no more use. */
static gboolean
is_entry (const char *what)
{
  static const char *const entries[] = { "join", "resume", "open", "prepare", "beside", NULL };

  return g_strv_contains (entries, what);
}

/* Whether the person has asked for nothing. Somebody who has just joined a match in play gets its
 * seal. */
static gboolean
is_said_unasked (const char *what)
{
  static const char *const words[] = { "commit", "salt", "face", NULL };

  return g_strv_contains (words, what);
}

static void
handle_refused (AluetteGuest *self, const AluetteMessage *message)
{
  int status;
  AluetteCode code = aluette_code_parse (message->texts[1], &status);
  guint64 number;

  if (g_ascii_string_to_unsigned (message->texts[0], 10, 0, G_MAXUINT, &number, NULL))
    {
      if (self->game != NULL)
        aluette_remote_game_answer (self->game, (guint) number, code, status);
      return;
    }
  if (is_entry (message->texts[0]))
    {
      guest_close (self, code);
      return;
    }
  if (is_said_unasked (message->texts[0]))
    return;
  if (strcmp (message->texts[0], "ask") == 0 && self->question.number == 0)
    guest_forget_question (self);
  g_signal_emit_by_name (self, "refused", message->texts[0], code);
}

/* Keeps the whole record, line by line. */
static void
handle_record (AluetteGuest *self, const AluetteMessage *message)
{
  if (message->numbers[0] == 1)
    {
      g_string_truncate (self->record, 0);
      self->n_record_lines = 0;
    }
  if (message->numbers[0] != self->n_record_lines + 1 || self->n_record_lines >= MAX_RECORD_LINES)
    return;
  self->n_record_lines++;
  g_string_append_printf (self->record, "%s\n", message->texts[1]);
}

/* The joint seed */

static void
handle_seal (AluetteGuest *self, const AluetteMessage *message)
{
  g_autofree char *line = guest_seed_take_seal (&self->seed, message->texts[0]);

  if (self->connection_state == ALUETTE_CONNECTION_SETUP)
    aluette_guest_send (self, g_steal_pointer (&line));
}

static void
handle_commitments (AluetteGuest *self, const AluetteMessage *message)
{
  char *line;
  guint people = 0;

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (g_strcmp0 (self->seats[seat].state, "here") == 0
        || g_strcmp0 (self->seats[seat].state, "away") == 0)
      people |= 1u << seat;
  line = guest_seed_take_commitments (&self->seed, message->texts[0], self->seat, people);
  if (line != NULL)
    guest_changed (self);
  aluette_guest_send (self, line);
}

static void
handle_salts (AluetteGuest *self, const AluetteMessage *message)
{
  guest_seed_take_salts (&self->seed, message->texts[0]);
}

static void
handle_secret (AluetteGuest *self, const AluetteMessage *message)
{
  if (guest_seed_take_secret (&self->seed, message->texts[0], self->seat, self->record->str,
                              self->log))
    guest_changed (self);
}

/* Pauses, questions and phrases */

static void
handle_paused (AluetteGuest *self, const AluetteMessage *message)
{
  guint seats;

  if (!aluette_protocol_parse_seats (message->texts[0], &seats))
    return;
  self->paused = seats;
  guest_changed (self);
}

static void
handle_continues (AluetteGuest *self, const AluetteMessage *message)
{
  self->paused = 0;
  guest_changed (self);
}

static void
handle_asks (AluetteGuest *self, const AluetteMessage *message)
{
  guint seat = message->numbers[2] == 0 ? ALU_GAME_SPECTATOR : message->numbers[2] - 1;
  gboolean is_own = self->question.is_own && self->question.number == 0;

  guest_forget_question (self);
  self->question = (GuestQuestion) { .number = message->numbers[0],
                                     .kind = g_strdup (message->texts[1]),
                                     .seat = seat,
                                     .is_own = is_own };
  g_signal_emit_by_name (self, "asked", message->numbers[0], message->texts[1], seat);
}

static void
handle_settled (AluetteGuest *self, const AluetteMessage *message)
{
  g_signal_emit_by_name (self, "settled", message->numbers[0], message->numbers[1] != 0);
  if (message->numbers[0] == self->question.number)
    guest_forget_question (self);
  guest_changed (self);
}

static void
handle_says (AluetteGuest *self, const AluetteMessage *message)
{
  g_signal_emit_by_name (self, "said", message->numbers[0] - 1, message->texts[1]);
}

static void
handle_ping (AluetteGuest *self, const AluetteMessage *message)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_PONG, message->numbers[0]));
}

static void
handle_closing (AluetteGuest *self, const AluetteMessage *message)
{
  int status;

  guest_lose (self, aluette_code_parse (message->texts[0], &status));
}

static const Handler handlers[ALUETTE_N_WORDS] = {
  [ALUETTE_WORD_ALUETTE] = handle_hello,
  [ALUETTE_WORD_ADMITTED] = handle_admitted,
  [ALUETTE_WORD_TOKEN] = handle_token,
  [ALUETTE_WORD_RESUMED] = handle_resumed,
  [ALUETTE_WORD_ROLE] = handle_role,
  [ALUETTE_WORD_SEATED] = handle_seated,
  [ALUETTE_WORD_JOINS] = handle_joins,
  [ALUETTE_WORD_DECIDED] = handle_decided,
  [ALUETTE_WORD_WHO] = handle_who,
  [ALUETTE_WORD_FACE] = handle_face,
  [ALUETTE_WORD_STANDING] = handle_standing,
  [ALUETTE_WORD_LOG] = handle_log,
  [ALUETTE_WORD_UNDONE] = handle_undone,
  [ALUETTE_WORD_AT] = handle_at,
  [ALUETTE_WORD_DONE] = handle_done,
  [ALUETTE_WORD_REFUSED] = handle_refused,
  [ALUETTE_WORD_PAUSED] = handle_paused,
  [ALUETTE_WORD_CONTINUES] = handle_continues,
  [ALUETTE_WORD_ASKS] = handle_asks,
  [ALUETTE_WORD_SETTLED] = handle_settled,
  [ALUETTE_WORD_SAYS] = handle_says,
  [ALUETTE_WORD_RECORD] = handle_record,
  [ALUETTE_WORD_MOVED] = handle_moved,
  [ALUETTE_WORD_INVITATION] = handle_invitation,
  [ALUETTE_WORD_PAGE] = handle_page,
  [ALUETTE_WORD_KEPT] = handle_kept,
  [ALUETTE_WORD_MATCH] = handle_match,
  [ALUETTE_WORD_RESTARTED] = handle_restarted,
  [ALUETTE_WORD_MAX_SPECTATORS] = handle_max_spectators,
  [ALUETTE_WORD_SEAL] = handle_seal,
  [ALUETTE_WORD_COMMITMENTS] = handle_commitments,
  [ALUETTE_WORD_SALTS] = handle_salts,
  [ALUETTE_WORD_OPENED] = handle_secret,
  [ALUETTE_WORD_PING] = handle_ping,
  [ALUETTE_WORD_CLOSING] = handle_closing,
};

/* What this program does not understand is from a newer one, and ignored. */
void
guest_take_line (AluetteGuest *self, const char *line, gsize length)
{
  g_autofree AluetteMessage *message = g_new (AluetteMessage, 1);
  Handler handler;

  if (aluette_protocol_read (ALUETTE_TO_GUEST, line, length, message) != ALUETTE_PROTOCOL_OK
      || !aluette_protocol_is_allowed (message->word, self->connection_state))
    return;
  handler = handlers[message->word];
  if (handler != NULL)
    handler (self, message);
  else
    {
      g_autofree char *text = g_strndup (line, length);

      g_signal_emit_by_name (self, "line", text);
      if (self->game != NULL)
        aluette_remote_game_take_line (self->game, text);
    }
}
