/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "guest-table.h"

#include <string.h>

#include "engine/alu-record.h"
#include "model/network/aluette-protocol.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-record.h"

#define HUMAN_MIN_MS 2000 /* until somebody plays a card */
#define HUMAN_MAX_MS 6000
#define LOOK_MS 1400 /* between two looks of one person */
#define FAST_MS 50   /* as fast as a host allows */
#define RECORD_MS 50 /* between two looks whether the whole record has come */

typedef struct
{
  GuestTable *table;
  AluetteGuest *guest;
  guint seat;                           /* that this guest takes */
  guint act, look;                      /* timers, or 0 */
  gboolean is_away, is_closed, is_open; /* is_open: a request has no answer */
  guint n_lines; /* of the log, when the event that is measured was asked for */
  gboolean has_event;
} Player;

struct _GuestTable
{
  const GuestPlan *plan;
  AluetteClock *clock;
  GuestCaller *caller;
  GuestFigures *figures;
  GRand *random;
  Player players[ALU_GAME_MAX_SEATS];
  guint n_players, n_people;
  AluGameHeader header;
  gboolean has_begun, has_ended;
  guint n_matches;
  gint64 asked; /* when the event that is measured was asked for, in microseconds; 0 for none */
};

static void follow (Player *player);

static gboolean
is_owner (Player *player)
{
  return player == &player->table->players[0] && player->table->plan->words == NULL;
}

/* Figures */

static void
count_away (Player *player, gboolean is_away)
{
  GuestFigures *figures = player->table->figures;
  gint64 now = aluette_clock_get_time (player->table->clock);

  if (player->is_away == is_away)
    return;
  player->is_away = is_away;
  if (is_away)
    {
      figures->n_lost++;
      if (figures->n_away++ == 0)
        figures->away_since = now;
    }
  else if (--figures->n_away == 0)
    figures->longest_away = MAX (figures->longest_away, now - figures->away_since);
}

static guint
get_n_lines (Player *player)
{
  AluetteRemoteGame *game = aluette_guest_get_game (player->guest);

  if (game == NULL)
    return 0;
  return aluette_seat_log_get_n_lines (
      aluette_game_get_seat_log (ALUETTE_GAME (game), aluette_guest_get_seat (player->guest)));
}

/* Everybody is told of a card that is played, but not of every other event. */
static gboolean
is_card (GuestTable *self, gconstpointer event)
{
  char line[ALU_GAME_MAX_REQUEST];

  aluette_record_write_request (self->plan->kind, event, line);
  return strncmp (line, "play ", strlen ("play ")) == 0;
}

static void
start_measuring (GuestTable *self, gconstpointer event)
{
  if (self->asked != 0 || self->n_players < self->n_people || !is_card (self, event))
    return;
  for (guint i = 0; i < self->n_players; i++)
    {
      self->players[i].n_lines = get_n_lines (&self->players[i]);
      self->players[i].has_event = FALSE;
    }
  self->asked = g_get_monotonic_time ();
}

/* A guest has got lines: the event is everywhere when all have. */
static void
measure (Player *player)
{
  GuestTable *self = player->table;
  float latency = (float) (g_get_monotonic_time () - self->asked) / 1000;

  if (self->asked == 0 || get_n_lines (player) == player->n_lines)
    return;
  player->has_event = TRUE;
  for (guint i = 0; i < self->n_players; i++)
    if (!self->players[i].has_event)
      return;
  g_array_append_val (self->figures->latencies, latency);
  self->asked = 0;
}

/* Playing */

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  Player *player = data;

  player->is_open = FALSE;
  player->table->figures->n_requests++;
  if (!aluette_game_request_finish (ALUETTE_GAME (game), result, NULL))
    {
      player->table->figures->n_refused++;
      player->table->asked = 0;
    }
  if (!player->is_closed)
    follow (player);
}

static void
act (Player *player)
{
  AluetteGame *game = ALUETTE_GAME (aluette_guest_get_game (player->guest));
  guint seat = aluette_guest_get_seat (player->guest);
  const AluGameKind *kind = aluette_game_get_kind (game);
  AluetteSeatLog *log = aluette_game_get_seat_log (game, seat);
  g_autofree char *events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  int n = kind->legal (aluette_view_get_bytes (aluette_seat_log_get_view (log)), (int) seat,
                       events);
  gsize chosen = (gsize) g_rand_int_range (player->table->random, 0, MAX (n, 1));

  if (n <= 0)
    return;
  player->is_open = TRUE;
  start_measuring (player->table, events + chosen * kind->event_size);
  aluette_game_request_async (game, seat, events + chosen * kind->event_size, NULL, on_answer,
                              player);
}

static gboolean
is_awaited (Player *player)
{
  AluetteRemoteGame *game = aluette_guest_get_game (player->guest);
  guint seat = aluette_guest_get_seat (player->guest);

  return game != NULL && seat != ALU_GAME_SPECTATOR
         && aluette_guest_get_state (player->guest) == ALUETTE_GUEST_PLAYING
         && aluette_game_get_awaited (ALUETTE_GAME (game)) == seat;
}

static void
on_act (gpointer data)
{
  Player *player = data;

  player->act = 0;
  if (is_awaited (player) && !player->is_open)
    act (player);
}

static void
plan_act (Player *player)
{
  GuestTable *self = player->table;
  guint delay = self->plan->is_human
                    ? (guint) g_rand_int_range (self->random, HUMAN_MIN_MS, HUMAN_MAX_MS)
                    : FAST_MS;

  if (player->act == 0 && !player->is_open && is_awaited (player))
    player->act = aluette_clock_add (self->clock, delay, on_act, player);
}

static void
on_look (gpointer data)
{
  Player *player = data;
  GuestTable *self = player->table;
  guint seat = (guint) g_rand_int_range (self->random, 0, (int) self->header.rules.n_seats);
  g_autofree char *target = seat == player->seat ? g_strdup ("cards")
                                                 : g_strdup_printf ("%u", seat + 1);

  if (aluette_guest_get_state (player->guest) == ALUETTE_GUEST_PLAYING)
    aluette_guest_send (player->guest, aluette_protocol_write (ALUETTE_WORD_LOOK, target));
  player->look = aluette_clock_add (self->clock,
                                    LOOK_MS / 2
                                        + (guint) g_rand_int_range (self->random, 0, LOOK_MS),
                                    on_look, player);
}

/* The end of a match */

/* Whether everybody has got the whole record, and the same one. */
static gboolean
compare_records (GuestTable *self, gboolean *are_equal)
{
  g_autofree char *first = aluette_guest_get_record (self->players[0].guest);

  *are_equal = TRUE;
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *record = aluette_guest_get_record (self->players[i].guest);

      if (record == NULL || aluette_guest_get_state (self->players[i].guest) != ALUETTE_GUEST_OVER)
        return FALSE;
      *are_equal = *are_equal && strcmp (record, first) == 0;
    }
  return TRUE;
}

/* Returns: whether the record has come to its end: its lines come one by one. */
static gboolean
has_whole_record (Player *player)
{
  g_autofree char *record = aluette_guest_get_record (player->guest);
  const AluGameKind *kind = player->table->plan->kind;
  g_autofree gpointer reader = g_malloc0 (kind->reader_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  AluGameFault fault;

  if (record == NULL
      || !alu_record_read_text (reader, kind, record, strlen (record), NULL, NULL, &fault))
    return FALSE;
  kind->view_for_seat (alu_record_get_match (reader), ALU_GAME_SPECTATOR, view);
  return alu_game_get_awaited (kind, view) == ALU_GAME_AWAITS_NOBODY;
}

static void
end_match (GuestTable *self)
{
  gboolean are_equal;

  for (guint i = 0; i < self->n_players; i++)
    if (aluette_guest_get_state (self->players[i].guest) != ALUETTE_GUEST_OVER
        || !has_whole_record (&self->players[i]))
      return;
  if (self->has_ended || !compare_records (self, &are_equal))
    return;
  self->has_ended = TRUE;
  self->asked = 0;
  self->figures->n_matches++;
  self->figures->n_different += !are_equal;
  for (guint i = 0; i < self->n_players; i++)
    self->figures->n_lines += get_n_lines (&self->players[i]);
  if (++self->n_matches == self->plan->n_matches)
    self->figures->n_done++;
  else if (is_owner (&self->players[0]))
    aluette_guest_rematch (self->players[0].guest);
}

/* The lines of the record come one by one, and nothing says which is the last. */
static void
on_over (gpointer data)
{
  Player *player = data;

  player->act = 0;
  end_match (player->table);
  follow (player);
}

static void
wait_for_record (Player *player)
{
  GuestTable *self = player->table;

  if (player == &self->players[0] && player->act == 0 && !self->has_ended)
    player->act = aluette_clock_add (self->clock, RECORD_MS, on_over, player);
}

/* The beginning */

static void add_player (GuestTable *self);

/* The owner lets in everybody who asks. */
static void
admit_all (Player *player)
{
  GHashTable *requests = aluette_guest_get_requests (player->guest);
  g_autoptr (GList) numbers = g_hash_table_get_keys (requests);

  for (GList *l = numbers; l != NULL; l = l->next)
    aluette_guest_admit (player->guest, GPOINTER_TO_UINT (l->data), TRUE);
  g_hash_table_remove_all (requests);
}

static gboolean
are_all_here (Player *player)
{
  GuestTable *self = player->table;

  for (guint i = 0; i < self->n_people; i++)
    if (strcmp (aluette_guest_get_seat_state (player->guest, i), "here") != 0)
      return FALSE;
  return TRUE;
}

/* Who joins a table takes any seat. */
static void
sit_down (Player *player)
{
  gboolean is_any = player->table->plan->words != NULL;
  guint first = is_any ? 0 : player->seat;
  guint end = is_any ? ALU_GAME_MAX_SEATS : first + 1;

  for (guint seat = first; seat < end; seat++)
    if (strcmp (aluette_guest_get_seat_state (player->guest, seat), "open") == 0)
      {
        aluette_guest_sit (player->guest, seat);
        return;
      }
}

/* What somebody does before the match. */
static void
prepare (Player *player)
{
  GuestTable *self = player->table;

  if (aluette_guest_get_token (player->guest) == NULL)
    return;
  if (aluette_guest_get_seat (player->guest) == ALU_GAME_SPECTATOR)
    {
      sit_down (player);
      return;
    }
  if (!is_owner (player))
    return;
  admit_all (player);
  if (self->n_players < self->n_people && aluette_guest_get_invitation (player->guest) != NULL)
    {
      while (self->n_players < self->n_people)
        add_player (self);
    }
  else if (are_all_here (player) && !self->has_begun)
    {
      self->has_begun = TRUE;
      aluette_guest_begin (player->guest);
    }
}

/* Does what the state of the table asks for. */
static void
follow (Player *player)
{
  GuestTable *self = player->table;

  switch (aluette_guest_get_state (player->guest))
    {
    case ALUETTE_GUEST_SETUP:
      if (self->has_ended && player == &self->players[0])
        self->has_begun = self->has_ended = FALSE;
      prepare (player);
      break;
    case ALUETTE_GUEST_PLAYING:
      plan_act (player);
      break;
    case ALUETTE_GUEST_OVER:
      wait_for_record (player);
      break;
    default:
      break;
    }
}

static void
on_game_event (Player *player)
{
  measure (player);
  follow (player);
}

static void
on_game_changed (AluetteGuest *guest, Player *player)
{
  AluetteRemoteGame *game = aluette_guest_get_game (guest);

  player->is_open = FALSE;
  player->table->figures->n_tables
      += game != NULL && player == player->table->players && player->table->n_matches == 0;
  if (game != NULL)
    g_signal_connect_swapped (game, "changed", G_CALLBACK (on_game_event), player);
  follow (player);
}

static void
on_changed (AluetteGuest *guest, Player *player)
{
  AluetteGuestState state = aluette_guest_get_state (guest);

  if (state == ALUETTE_GUEST_RETRYING)
    {
      count_away (player, TRUE);
      player->table->asked = 0;
      if (is_owner (player))
        player->table->has_begun = FALSE; /* perhaps the host has not heard of it */
    }
  else if (aluette_guest_is_at_table (guest))
    count_away (player, FALSE);
  if (state == ALUETTE_GUEST_CLOSED && !player->is_closed)
    {
      player->is_closed = TRUE;
      player->table->figures->n_closed++;
      g_printerr ("%s\n", aluette_code_get_text (aluette_guest_get_code (guest)));
    }
  follow (player);
}

static void
on_asked (AluetteGuest *guest, guint question, const char *kind, guint seat, Player *player)
{
  aluette_guest_answer (guest, question, FALSE);
}

static void
add_player (GuestTable *self)
{
  Player *player = &self->players[self->n_players];
  const char *words = self->plan->words;
  g_autofree char *name = g_strdup_printf ("%s%c", words != NULL ? "Guest " : "",
                                           (char) ('A' + self->n_players));
  g_autofree char *language = g_strdup ("en");

  player->table = self;
  player->seat = self->n_players++;
  player->guest = aluette_guest_new (self->clock, guest_caller_call, self->caller,
                                     g_rand_int (self->random));
  aluette_guest_set_program (player->guest, VERSION, language);
  g_signal_connect (player->guest, "changed", G_CALLBACK (on_changed), player);
  g_signal_connect (player->guest, "game-changed", G_CALLBACK (on_game_changed), player);
  g_signal_connect (player->guest, "asked", G_CALLBACK (on_asked), player);
  if (words == NULL && player->seat > 0)
    words = aluette_guest_get_invitation (self->players[0].guest);
  if (words != NULL)
    aluette_guest_join (player->guest, words, name);
  else
    aluette_guest_open (player->guest, self->plan->kind, &self->header, name);
  if (self->plan->is_human)
    player->look = aluette_clock_add (self->clock, LOOK_MS, on_look, player);
}

/* Sets the table up. */
static void
fill_header (GuestTable *self)
{
  const GuestPlan *plan = self->plan;
  AluGameRules rules;
  g_autofree char *deals = g_strdup_printf ("%u", plan->n_deals);

  alu_game_rules_init (plan->kind, &rules, alu_game_rule_set_from_id (plan->kind, plan->rules),
                          (int) plan->n_seats);
  if (plan->n_deals > 0)
    alu_game_rules_set_option (plan->kind, &rules, "deals", deals);
  aluette_game_setup_propose (plan->kind, &rules, "A", &self->header);
  self->n_people = plan->n_people == 0 ? rules.n_seats : MIN (plan->n_people, rules.n_seats);
  for (guint seat = 0; seat < self->n_people; seat++)
    {
      AluGamePlayer *player = &self->header.players[seat];

      player->kind = ALU_GAME_HUMAN;
      player->level[0] = '\0';
      g_snprintf (player->name, sizeof player->name, "%c", (char) ('A' + seat));
    }
}

GuestTable *
guest_table_new (const GuestPlan *plan, GuestCaller *caller, AluetteClock *clock, guint number,
                 GuestFigures *figures)
{
  GuestTable *self = g_new0 (GuestTable, 1);

  self->plan = plan;
  self->caller = caller;
  self->clock = g_object_ref (clock);
  self->figures = figures;
  self->random = g_rand_new_with_seed ((guint32) plan->seed + number);
  fill_header (self);
  add_player (self);
  while (plan->words != NULL && self->n_players < MAX (plan->n_people, 1))
    add_player (self);
  return self;
}

void
guest_table_free (GuestTable *self)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      Player *player = &self->players[i];

      g_signal_handlers_disconnect_by_data (player->guest, player);
      if (aluette_guest_get_game (player->guest) != NULL)
        g_signal_handlers_disconnect_by_data (aluette_guest_get_game (player->guest), player);
      if (player->act != 0)
        aluette_clock_remove (self->clock, player->act);
      if (player->look != 0)
        aluette_clock_remove (self->clock, player->look);
      player->is_closed = TRUE;
    }
  for (guint i = 0; i < self->n_players; i++)
    g_object_unref (self->players[i].guest);
  g_rand_free (self->random);
  g_object_unref (self->clock);
  g_free (self);
}
