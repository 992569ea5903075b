/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "network-room-driver.h"

#include <string.h>

#include "model/network/aluette-protocol.h"
#include "model/network/aluette-seat-text.h"
#include "model/session/aluette-local-game-log.h"

/* Between two actions: slow enough for the host. */
#define PACE_MS 250

/* After so many pauses in which nobody acts, the match waits for somebody who is absent. */
#define MAX_IDLE 40

#define DEMAND(condition)                                                                          \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!(condition))                                                                              \
      g_error ("%s: %s", G_STRLOC, #condition);                                                    \
  }                                                                                                \
  G_STMT_END

/* Setting up */

static void
set_player (AluGamePlayer *player, const char *word, guint seat)
{
  static const char *const names[] = { "Anne", "Rose", "Léon", "Émile", "Lucie", "Yves" };

  g_strlcpy (player->name, names[seat], sizeof player->name);
  if (strcmp (word, "human") == 0)
    return;
  if (g_str_has_prefix (word, "petit-jean:"))
    {
      player->kind = ALU_GAME_DUMMY;
      player->captain = (guint8) (word[strlen ("petit-jean:")] - '1');
      player->name[0] = '\0';
      return;
    }
  player->kind = ALU_GAME_BOT;
  g_strlcpy (player->level, word, sizeof player->level);
}

void
table_header (const AluGameKind *kind, const char *rules, const char *players,
              AluGameHeader *header)
{
  g_auto (GStrv) words = g_strsplit (players, ",", -1);
  AluGameRules own;

  DEMAND (alu_game_rules_init (kind, &own, alu_game_rule_set_from_id (kind, rules),
                            (int) g_strv_length (words))
          == 0);
  if (kind->n_teams == 0)
    alu_game_rules_set_option (kind, &own, "deals", "3");
  alu_game_header_init (header, &own);
  for (guint seat = 0; words[seat] != NULL; seat++)
    set_player (&header->players[seat], words[seat], seat);
}

static void
on_thinking (AluetteGame *game, guint seat, gboolean on, Table *table)
{
  table->thinking += on ? 1 : -1u;
}

static void
on_begun (AluetteHost *host, Table *table)
{
  g_signal_connect (aluette_host_get_game (host), "thinking", G_CALLBACK (on_thinking), table);
}

static void
on_stopped (AluetteHost *host, Table *table)
{
  table->n_stopped++;
}

void
table_set_host (Table *table, AluetteHost *host)
{
  if (table->host != NULL)
    {
      if (aluette_host_get_game (table->host) != NULL)
        g_signal_handlers_disconnect_by_data (aluette_host_get_game (table->host), table);
      g_signal_handlers_disconnect_by_data (table->host, table);
    }
  g_clear_object (&table->host);
  table->host = host;
  if (host == NULL)
    return;
  g_signal_connect (host, "begun", G_CALLBACK (on_begun), table);
  g_signal_connect (host, "stopped", G_CALLBACK (on_stopped), table);
  if (aluette_host_get_game (host) != NULL)
    on_begun (host, table);
}

void
table_init (Table *table, const char *kind, const char *rules, const char *players, guint seed)
{
  const AluGameKind *own = alu_game_kind_from_id (kind);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluetteMatchKey key = { { 0 } };
  AluetteHost *host;

  memset (table, 0, sizeof *table);
  table->clock = aluette_manual_clock_new ();
  table_header (own, rules, players, header);
  host = aluette_host_new (own, header, ALUETTE_CLOCK (table->clock), NULL);
  DEMAND (host != NULL);
  memcpy (key.bytes, &seed, sizeof seed);
  aluette_host_set_key (host, &key);
  table_set_host (table, host);
}

void
table_clear (Table *table)
{
  for (guint i = 0; i < table->n_seats; i++)
    {
      Seat *seat = &table->seats[i];

      g_signal_handlers_disconnect_by_data (seat->guest, seat);
      g_clear_object (&seat->channel);
      g_clear_object (&seat->guest);
      g_ptr_array_unref (seat->lines);
      g_array_unref (seat->times);
      g_string_free (seat->events, TRUE);
      g_rand_free (seat->choices);
    }
  table_set_host (table, NULL);
  main_loop_run_pending ();
  g_object_unref (table->clock);
}

/* Connections */

static void
note_line (Seat *seat, const char *direction, GBytes *bytes)
{
  gint64 now = aluette_clock_get_time (ALUETTE_CLOCK (seat->table->clock));
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  g_ptr_array_add (seat->lines, g_strdup_printf ("%s %.*s", direction, (int) length, text));
  g_array_append_val (seat->times, now);
}

static void
on_host_line (AluetteChannel *channel, GBytes *line, Seat *seat)
{
  note_line (seat, "<", line);
}

static void
on_guest_line (AluetteChannel *channel, GBytes *line, Seat *seat)
{
  note_line (seat, ">", line);
}

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  Seat *seat = data;
  g_autoptr (AluetteChannel) mine = NULL, theirs = NULL;
  g_autofree char *peer = g_strdup_printf ("guest-%u", (guint) (seat - seat->table->seats));

  if (seat->is_cut || seat->table->host == NULL)
    {
      aluette_guest_connect_failed (guest);
      return;
    }
  if (seat->table->connector != NULL)
    {
      seat->table->connector (guest, seat);
      return;
    }
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (seat->table->clock), &mine, &theirs);
  aluette_pipe_channel_set_peer (ALUETTE_PIPE_CHANNEL (theirs), peer);
  seat->faults.seed++;
  aluette_pipe_channel_set_faults (ALUETTE_PIPE_CHANNEL (mine), &seat->faults);
  aluette_pipe_channel_set_faults (ALUETTE_PIPE_CHANNEL (theirs), &seat->faults);
  g_signal_connect (mine, "line", G_CALLBACK (on_guest_line), seat);
  g_signal_connect (theirs, "line", G_CALLBACK (on_host_line), seat);
  g_set_object (&seat->channel, ALUETTE_PIPE_CHANNEL (mine));
  aluette_host_add_channel (seat->table->host, theirs, seat->is_owner);
  aluette_guest_set_channel (guest, mine);
}

/* Guests */

static void
on_asked (AluetteGuest *guest, guint question, const char *kind, guint seat, Seat *self)
{
  self->question = question;
  g_string_append_printf (self->events, "asked %s %u\n", kind,
                          seat == ALU_GAME_SPECTATOR ? 0 : seat + 1);
}

static void
on_settled (AluetteGuest *guest, guint question, gboolean yes, Seat *self)
{
  self->question = 0;
  g_string_append_printf (self->events, "settled %s\n", yes ? "yes" : "no");
}

static void
on_said (AluetteGuest *guest, guint seat, const char *phrase, Seat *self)
{
  g_string_append_printf (self->events, "said %u %s\n", seat + 1, phrase);
}

static void
on_refused (AluetteGuest *guest, const char *what, guint code, Seat *self)
{
  g_string_append_printf (self->events, "refused %s %s\n", what, aluette_code_get_id (code));
}

Seat *
table_add (Table *table, const char *name)
{
  Seat *seat = &table->seats[table->n_seats++];
  AluetteMatchKey salt;

  DEMAND (table->n_seats <= TABLE_MAX_GUESTS);
  memset (seat, 0, sizeof *seat);
  seat->table = table;
  seat->is_owner = table->n_seats == 1;
  seat->lines = g_ptr_array_new_with_free_func (g_free);
  seat->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  seat->events = g_string_new (NULL);
  seat->choices = g_rand_new_with_seed (table->n_seats);
  seat->guest = aluette_guest_new (ALUETTE_CLOCK (table->clock), connect_guest, seat,
                                   table->n_seats);
  memset (salt.bytes, (int) table->n_seats, sizeof salt.bytes);
  aluette_guest_set_salt (seat->guest, &salt);
  g_signal_connect (seat->guest, "asked", G_CALLBACK (on_asked), seat);
  g_signal_connect (seat->guest, "settled", G_CALLBACK (on_settled), seat);
  g_signal_connect (seat->guest, "said", G_CALLBACK (on_said), seat);
  g_signal_connect (seat->guest, "refused", G_CALLBACK (on_refused), seat);
  if (name != NULL)
    aluette_guest_join (seat->guest, "-", name);
  return seat;
}

/* The first guest lets in everybody who asks. */
static void
admit_all (Table *table)
{
  GHashTable *requests = aluette_guest_get_requests (table->seats[0].guest);
  g_autoptr (GList) numbers = g_hash_table_get_keys (requests);

  for (GList *at = numbers; at != NULL; at = at->next)
    aluette_guest_admit (table->seats[0].guest, GPOINTER_TO_UINT (at->data), TRUE);
}

/* Sits down in the first free seat. */
static void
sit_down (Table *table, Seat *seat)
{
  guint free_seat = 0;

  DEMAND (aluette_guest_get_state (seat->guest) == ALUETTE_GUEST_SETUP);
  while (strcmp (aluette_guest_get_seat_state (seat->guest, free_seat), "open") != 0)
    free_seat++;
  aluette_guest_sit (seat->guest, free_seat);
  table_run (table, 100);
  DEMAND (aluette_guest_get_seat (seat->guest) == free_seat);
}

void
table_seat (Table *table, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      Seat *seat = table_add (table, words[i]);

      table_run (table, 100);
      admit_all (table);
      table_run (table, 100);
      sit_down (table, seat);
    }
}

Seat *
table_seat_beside (Table *table, Seat *other, const char *name)
{
  Seat *seat = table_add (table, NULL);

  aluette_guest_join_beside (seat->guest, aluette_guest_get_token (other->guest), name);
  table_run (table, 100);
  sit_down (table, seat);
  return seat;
}

void
table_begin (Table *table)
{
  aluette_guest_begin (table->seats[0].guest);
  table_run (table, 100);
}

void
table_start (Table *table, const char *names)
{
  table_seat (table, names);
  table_begin (table);
}

void
table_start_four (Table *table, guint seed)
{
  table_init (table, "aluette", "classic", FOUR, seed);
  table_start (table, FOUR_NAMES);
}

AluetteSeatLog *
seat_get_log (Seat *seat)
{
  AluetteRemoteGame *game = aluette_guest_get_game (seat->guest);
  guint own = aluette_guest_get_seat (seat->guest);

  return game != NULL ? aluette_game_get_seat_log (ALUETTE_GAME (game), own) : NULL;
}

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  Seat *seat = data;

  seat->n_open--;
  if (aluette_game_request_finish (ALUETTE_GAME (game), result, NULL))
    seat->n_done++;
  else
    seat->n_refused++;
}

gboolean
seat_act (Seat *seat)
{
  AluetteGame *game = (AluetteGame *) aluette_guest_get_game (seat->guest);
  const AluGameKind *kind;
  g_autofree char *events = NULL;
  guint own;
  int n;

  if (game == NULL || seat->is_idle || seat->n_open > 0)
    return FALSE;
  own = aluette_guest_get_seat (seat->guest);
  if (own == ALU_GAME_SPECTATOR || aluette_game_get_awaited (game) != own)
    return FALSE;
  kind = aluette_game_get_kind (game);
  events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  n = kind->legal (aluette_view_get_bytes (aluette_seat_log_get_view (seat_get_log (seat))),
                   (int) own, events);
  DEMAND (n > 0);
  seat->n_open++;
  aluette_game_request_async (game, own,
                              events
                                  + (gsize) g_rand_int_range (seat->choices, 0, n)
                                        * kind->event_size,
                              NULL, on_answer, seat);
  return TRUE;
}

/* Time */

/* Lets the next thing happen, not after @until. Returns: whether there was any. */
static gboolean
step (Table *table, gint64 until)
{
  gint64 now = aluette_clock_get_time (ALUETTE_CLOCK (table->clock));
  gint64 next;

  main_loop_run_pending ();
  main_loop_wait_for (table->thinking == 0);
  next = aluette_manual_clock_next (table->clock);
  if (next < 0 || now + next > until)
    {
      aluette_manual_clock_advance (table->clock, (guint) (until - now));
      return FALSE;
    }
  aluette_manual_clock_advance (table->clock, (guint) MAX (next, 0));
  main_loop_run_pending ();
  return TRUE;
}

void
table_run (Table *table, guint ms)
{
  gint64 until = aluette_clock_get_time (ALUETTE_CLOCK (table->clock)) + ms;

  while (step (table, until))
    ;
}

gboolean
table_is_over (Table *table)
{
  for (guint i = 0; i < table->n_seats; i++)
    if (aluette_guest_get_state (table->seats[i].guest) != ALUETTE_GUEST_OVER)
      return FALSE;
  return TRUE;
}

void
table_play (Table *table, guint n_actions)
{
  guint n_idle = 0;

  while (n_actions > 0 && n_idle < MAX_IDLE && !table_is_over (table))
    {
      n_idle++;
      for (guint i = 0; i < table->n_seats && n_actions > 0; i++)
        if (seat_act (&table->seats[i]))
          {
            n_actions--;
            n_idle = 0;
          }
      table_run (table, PACE_MS);
    }
}

void
table_play_until_turn (Table *table, guint number)
{
  Seat *seat = &table->seats[number];

  for (guint i = 0; i < 200; i++)
    {
      AluetteGame *game = ALUETTE_GAME (aluette_guest_get_game (seat->guest));

      if (aluette_game_get_awaited (game) == aluette_guest_get_seat (seat->guest))
        return;
      table_play (table, 1);
    }
  g_error ("never the turn of %u", number);
}

/* What guests know */

AluetteGuestState
seat_get_state (const Seat *seat)
{
  return aluette_guest_get_state (seat->guest);
}

const char *
seat_get_state_of (const Seat *seat, guint number)
{
  return aluette_guest_get_seat_state (seat->guest, number - 1);
}

gboolean
seat_was_told (const Seat *seat, const char *event)
{
  return strstr (seat->events->str, event) != NULL;
}

/* Lines */

void
seat_lose (Seat *seat)
{
  if (seat->channel != NULL)
    aluette_pipe_channel_lose (seat->channel);
}

void
seat_send (Seat *seat, const char *line)
{
  aluette_channel_send (ALUETTE_CHANNEL (seat->channel), line);
}

const char *
seat_find (Seat *seat, const char *start)
{
  for (guint i = seat->lines->len; i > 0; i--)
    {
      const char *line = g_ptr_array_index (seat->lines, i - 1);

      if (line[0] == '>' && g_str_has_prefix (line + 2, start))
        return line + 2;
    }
  return NULL;
}

char *
seat_get_log_text (Seat *seat)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < seat->lines->len; i++)
    {
      const char *line = g_ptr_array_index (seat->lines, i);

      if (line[0] == '>' && g_ascii_isdigit (line[2]))
        g_string_append_printf (text, "%s\n", line + 2);
    }
  return g_string_free (text, FALSE);
}

void
table_check_logs (Table *table)
{
  AluetteLocalGame *local = ALUETTE_LOCAL_GAME (aluette_host_get_game (table->host));

  for (guint i = 0; i < table->n_seats; i++)
    {
      AluetteSeatLog *log = seat_get_log (&table->seats[i]);
      g_autoptr (AluetteView) expected = NULL;
      const AluGameKind *kind;
      AluetteSeatLog *own;

      if (log == NULL)
        continue;
      kind = aluette_seat_log_get_kind (log);
      expected = aluette_local_game_get_view (local, aluette_seat_log_get_seat (log));
      DEMAND (memcmp (aluette_view_get_bytes (aluette_seat_log_get_view (log)),
                      aluette_view_get_bytes (expected), kind->view_size)
              == 0);
      own = aluette_game_get_seat_log (ALUETTE_GAME (local), aluette_seat_log_get_seat (log));
      DEMAND (aluette_seat_log_get_n_lines (log) == aluette_seat_log_get_n_lines (own));
      for (guint line = 0; line < aluette_seat_log_get_n_lines (log); line++)
        DEMAND (memcmp (aluette_seat_log_get_line (log, line),
                        aluette_seat_log_get_line (own, line), kind->event_size)
                == 0);
    }
}
