/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-guest-private.h"

#include <string.h>

#include "model/session/aluette-game-setup.h"

enum
{
  CHANGED,
  GAME_CHANGED,
  ASKED,
  SETTLED,
  SAID,
  REFUSED,
  LINE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteGuest, aluette_guest, G_TYPE_OBJECT)

static void
aluette_guest_dispose (GObject *object)
{
  AluetteGuest *self = ALUETTE_GUEST (object);

  if (self->clock != NULL)
    guest_drop_channel (self);
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      aluette_remote_game_end (self->game);
    }
  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_guest_parent_class)->dispose (object);
}

static void
aluette_guest_finalize (GObject *object)
{
  AluetteGuest *self = ALUETTE_GUEST (object);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      g_free (self->seats[seat].state);
      g_free (self->seats[seat].name);
      g_free (self->seats[seat].face);
    }
  g_free (self->program);
  g_free (self->language);
  g_ptr_array_unref (self->entry);
  g_free (self->token);
  g_free (self->address);
  g_free (self->table_invitation);
  g_free (self->page);
  g_free (self->kept_name);
  g_free (self->standing);
  g_free (self->face);
  g_rand_free (self->random);
  g_hash_table_unref (self->requests);
  aluette_remote_log_free (self->log);
  g_string_free (self->record, TRUE);
  g_string_free (self->match_lines, TRUE);
  guest_seed_forget (&self->seed);
  guest_forget_question (self);
  G_OBJECT_CLASS (aluette_guest_parent_class)->finalize (object);
}

static guint
add_signal (const char *name, guint n, GType first, GType second, GType third)
{
  return g_signal_new (name, ALUETTE_TYPE_GUEST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n, first, second, third);
}

static void
aluette_guest_class_init (AluetteGuestClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_guest_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_guest_finalize;
  signals[CHANGED] = add_signal ("changed", 0, 0, 0, 0);
  signals[GAME_CHANGED] = add_signal ("game-changed", 0, 0, 0, 0);
  signals[ASKED] = add_signal ("asked", 3, G_TYPE_UINT, G_TYPE_STRING, G_TYPE_UINT);
  signals[SETTLED] = add_signal ("settled", 2, G_TYPE_UINT, G_TYPE_BOOLEAN, 0);
  signals[SAID] = add_signal ("said", 2, G_TYPE_UINT, G_TYPE_STRING, 0);
  signals[REFUSED] = add_signal ("refused", 2, G_TYPE_STRING, G_TYPE_UINT, 0);
  signals[LINE] = add_signal ("line", 1, G_TYPE_STRING, 0, 0);
}

static void
aluette_guest_init (AluetteGuest *self)
{
  self->seat = ALU_GAME_SPECTATOR;
  self->program = g_strdup ("0");
  self->language = g_strdup ("en");
  self->entry = g_ptr_array_new_with_free_func (g_free);
  self->requests = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->log = aluette_remote_log_new ();
  self->record = g_string_new (NULL);
  self->match_lines = g_string_new (NULL);
}

AluetteGuest *
aluette_guest_new (AluetteClock *clock, AluetteGuestConnect connect, gpointer data, guint32 seed)
{
  AluetteGuest *self = g_object_new (ALUETTE_TYPE_GUEST, NULL);

  self->clock = g_object_ref (clock);
  self->connect = connect;
  self->data = data;
  self->random = g_rand_new_with_seed (seed);
  return self;
}

void
guest_changed (AluetteGuest *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
guest_forget_question (AluetteGuest *self)
{
  g_free (self->question.kind);
  self->question = (GuestQuestion) { 0 };
}

void
guest_set_state (AluetteGuest *self, AluetteGuestState state)
{
  if (self->state == state)
    return;
  self->state = state;
  guest_changed (self);
}

void
aluette_guest_set_program (AluetteGuest *self, const char *program, const char *language)
{
  g_free (self->program);
  g_free (self->language);
  self->program = g_strdup (program);
  self->language = g_strdup (language);
}

void
guest_forget_log (AluetteGuest *self)
{
  g_autoptr (AluetteRemoteGame) game = g_steal_pointer (&self->game);

  aluette_remote_log_free (self->log);
  self->log = aluette_remote_log_new ();
  self->last_request = 0;
  self->n_repairs = 0;
  if (game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (game, self);
  aluette_remote_game_end (game);
  g_signal_emit (self, signals[GAME_CHANGED], 0);
}

/* Starts on the way to a table. */
static void
start (AluetteGuest *self)
{
  guest_drop_channel (self);
  self->n_attempts = 0;
  self->n_moves = 0;
  self->code = ALUETTE_CODE_NONE;
  guest_connect (self);
}

/* Forgets the table. */
static void
forget_table (AluetteGuest *self)
{
  g_clear_pointer (&self->token, g_free);
  g_ptr_array_set_size (self->entry, 0);
  g_clear_pointer (&self->address, g_free);
  g_clear_pointer (&self->table_invitation, g_free);
  g_clear_pointer (&self->page, g_free);
  g_clear_pointer (&self->kept_name, g_free);
  g_clear_pointer (&self->standing, g_free);
  g_string_truncate (self->match_lines, 0);
  guest_seed_forget (&self->seed);
  self->seed.n_seals = 0;
  guest_forget_log (self);
}

/* Asks for a table: with @line (transfer full), after those of @setup (nullable). */
static void
ask_for_table (AluetteGuest *self, const char *setup, char *line)
{
  g_auto (GStrv) lines = g_strsplit (setup != NULL ? setup : "", "\n", -1);

  forget_table (self);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    g_ptr_array_add (self->entry, aluette_protocol_write (ALUETTE_WORD_PREPARE, lines[i]));
  g_ptr_array_add (self->entry, line);
  self->opens = setup != NULL;
  start (self);
}

void
aluette_guest_open (AluetteGuest *self, const AluGameKind *kind, const AluGameHeader *header,
                    const char *name)
{
  g_autofree char *setup = aluette_game_setup_to_text (kind, header);

  g_return_if_fail (ALUETTE_IS_GUEST (self) && aluette_protocol_name_ok (name) && setup != NULL);
  ask_for_table (self, setup, aluette_protocol_write (ALUETTE_WORD_OPEN, name));
}

void
aluette_guest_join (AluetteGuest *self, const char *invitation, const char *name)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self) && aluette_protocol_name_ok (name));
  ask_for_table (self, NULL, aluette_protocol_write (ALUETTE_WORD_JOIN, invitation, name));
}

void
aluette_guest_join_beside (AluetteGuest *self, const char *token, const char *name)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self) && aluette_protocol_name_ok (name));
  ask_for_table (self, NULL, aluette_protocol_write (ALUETTE_WORD_BESIDE, token, name));
}

void
aluette_guest_resume (AluetteGuest *self, const char *token)
{
  char *copy;

  g_return_if_fail (ALUETTE_IS_GUEST (self) && token != NULL);
  if (g_strcmp0 (self->token, token) != 0)
    guest_forget_log (self);
  copy = g_strdup (token);
  g_free (self->token);
  self->token = copy;
  start (self);
}

void
aluette_guest_send (AluetteGuest *self, char *line)
{
  g_autofree char *text = line;

  if (text != NULL && self->channel != NULL)
    aluette_channel_send (self->channel, text);
}

void
aluette_guest_leave (AluetteGuest *self)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self));
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_BYE));
  guest_close (self, ALUETTE_CODE_NONE);
}

void
aluette_guest_disconnect (AluetteGuest *self)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self));
  guest_close (self, ALUETTE_CODE_NONE);
}

/* What is known */

AluetteGuestState
aluette_guest_get_state (AluetteGuest *self)
{
  return self->state;
}

gboolean
aluette_guest_is_at_table (AluetteGuest *self)
{
  return self->state >= ALUETTE_GUEST_SETUP && self->state <= ALUETTE_GUEST_OVER;
}

AluetteCode
aluette_guest_get_code (AluetteGuest *self)
{
  return self->code;
}

const char *
aluette_guest_get_address (AluetteGuest *self)
{
  return self->address;
}

void
aluette_guest_set_address (AluetteGuest *self, const char *address)
{
  char *copy = g_strdup (address);

  g_free (self->address);
  self->address = copy;
}

const char *
aluette_guest_get_invitation (AluetteGuest *self)
{
  return self->table_invitation;
}

char *
aluette_guest_make_page_link (AluetteGuest *self)
{
  return self->page != NULL && self->table_invitation != NULL
             ? g_strconcat (self->page, "/#", self->table_invitation, NULL)
             : NULL;
}

const char *
aluette_guest_get_kept_name (AluetteGuest *self)
{
  return self->kept_name;
}

const AluGameKind *
aluette_guest_get_header (AluetteGuest *self, AluGameHeader *header)
{
  const AluGameKind *kind;

  g_return_val_if_fail (ALUETTE_IS_GUEST (self), NULL);
  kind = alu_game_kind_from_record (self->match_lines->str, self->match_lines->len);
  if (kind == NULL || !aluette_game_setup_from_text (kind, self->match_lines->str, header))
    return NULL;
  return kind;
}

guint
aluette_guest_get_max_spectators (AluetteGuest *self)
{
  return self->max_spectators;
}

const char *
aluette_guest_get_token (AluetteGuest *self)
{
  return self->token;
}

guint
aluette_guest_get_seat (AluetteGuest *self)
{
  return self->seat;
}

gboolean
aluette_guest_is_owner (AluetteGuest *self)
{
  return self->is_owner;
}

const char *
aluette_guest_get_seat_state (AluetteGuest *self, guint seat)
{
  g_return_val_if_fail (seat < ALU_GAME_MAX_SEATS, "");
  return self->seats[seat].state != NULL ? self->seats[seat].state : "";
}

const char *
aluette_guest_get_seat_name (AluetteGuest *self, guint seat)
{
  g_return_val_if_fail (seat < ALU_GAME_MAX_SEATS, "");
  return self->seats[seat].name != NULL ? self->seats[seat].name : "";
}

const char *
aluette_guest_get_seat_face (AluetteGuest *self, guint seat)
{
  g_return_val_if_fail (seat < ALU_GAME_MAX_SEATS, NULL);
  return self->seats[seat].face;
}

const char *
aluette_guest_get_standing (AluetteGuest *self)
{
  return self->standing;
}

guint
aluette_guest_get_paused (AluetteGuest *self)
{
  return self->paused;
}

GHashTable *
aluette_guest_get_requests (AluetteGuest *self)
{
  return self->requests;
}

AluetteRemoteGame *
aluette_guest_get_game (AluetteGuest *self)
{
  return self->game;
}

char *
aluette_guest_get_record (AluetteGuest *self)
{
  return self->record->len > 0 ? g_strdup (self->record->str) : NULL;
}

AluetteDealsCheck
aluette_guest_get_deals_check (AluetteGuest *self)
{
  return self->seed.deals;
}

char *
aluette_guest_get_seed (AluetteGuest *self)
{
  return guest_seed_to_text (&self->seed);
}

void
aluette_guest_set_seed (AluetteGuest *self, const char *seed)
{
  guest_seed_from_text (&self->seed, seed);
}

void
aluette_guest_set_salt (AluetteGuest *self, const AluetteMatchKey *salt)
{
  self->seed.has_fixed_salt = salt != NULL;
  if (salt != NULL)
    self->seed.fixed_salt = *salt;
}

/* What a person can ask for */

void
aluette_guest_admit (AluetteGuest *self, guint number, gboolean yes)
{
  aluette_guest_send (self, aluette_protocol_write (yes ? ALUETTE_WORD_ADMIT : ALUETTE_WORD_DECLINE,
                                                    number));
}

void
aluette_guest_sit (AluetteGuest *self, guint seat)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_SIT, seat + 1));
}

void
aluette_guest_stand (AluetteGuest *self)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_STAND));
}

void
aluette_guest_begin (AluetteGuest *self)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_BEGIN));
}

void
aluette_guest_rematch (AluetteGuest *self)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_REMATCH));
}

void
aluette_guest_keep (AluetteGuest *self, const char *name)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_KEEP, name));
}

void
aluette_guest_set_max_spectators (AluetteGuest *self, guint n)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_SPECTATORS, n));
}

guint
aluette_guest_get_question (AluetteGuest *self, const char **kind, guint *seat)
{
  if (kind != NULL)
    *kind = self->question.kind;
  if (seat != NULL)
    *seat = self->question.seat;
  return self->question.number;
}

gboolean
aluette_guest_has_answered (AluetteGuest *self)
{
  return self->question.answered || self->question.is_own;
}

/* Who asks agrees. */
void
aluette_guest_ask (AluetteGuest *self, const char *kind, guint seat)
{
  self->question.is_own = self->question.is_own || self->question.number == 0;
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_ASK, kind,
                                                    seat < ALU_GAME_MAX_SEATS ? seat + 1 : 0));
}

void
aluette_guest_answer (AluetteGuest *self, guint question, gboolean yes)
{
  self->question.answered = self->question.answered || question == self->question.number;
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_ANSWER, question, !!yes));
}

void
aluette_guest_say (AluetteGuest *self, const char *phrase)
{
  aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_SAY, phrase));
}

/* Whether somebody at this screen needs time between deals. */
static gboolean
needs_time (AluetteGuest *self)
{
  AluetteSeatLog *log;
  const AluGameKind *kind;

  if (self->game == NULL || !aluette_remote_game_needs_time (self->game))
    return FALSE;
  log = aluette_remote_log_get_log (self->log);
  kind = aluette_seat_log_get_kind (log);
  return !alu_game_is_in_deal (kind, aluette_view_get_bytes (aluette_seat_log_get_view (log)));
}

void
guest_follow_pause (AluetteGuest *self)
{
  gboolean pause = self->wants_pause || needs_time (self);

  if (self->state != ALUETTE_GUEST_PLAYING || self->seat == ALU_GAME_SPECTATOR
      || pause == self->has_paused)
    return;
  self->has_paused = pause;
  aluette_guest_send (self,
                      aluette_protocol_write (pause ? ALUETTE_WORD_PAUSE : ALUETTE_WORD_CONTINUE));
}

void
aluette_guest_set_paused (AluetteGuest *self, gboolean paused)
{
  self->wants_pause = paused;
  guest_follow_pause (self);
}

gboolean
aluette_guest_get_wants_pause (AluetteGuest *self)
{
  return self->wants_pause;
}

void
guest_send_face (AluetteGuest *self)
{
  if (self->face != NULL && aluette_guest_is_at_table (self))
    aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_TELL_FACE, self->face));
}

void
aluette_guest_set_face (AluetteGuest *self, const char *face)
{
  if (g_strcmp0 (self->face, face) == 0)
    return;
  g_free (self->face);
  self->face = g_strdup (face);
  guest_send_face (self);
}

void
guest_send_presence (AluetteGuest *self)
{
  if (aluette_guest_is_at_table (self))
    aluette_guest_send (self, aluette_protocol_write (ALUETTE_WORD_PRESENCE,
                                                      self->is_away ? "away" : "here"));
}

void
aluette_guest_set_away (AluetteGuest *self, gboolean away)
{
  if (self->is_away == away)
    return;
  self->is_away = away;
  guest_send_presence (self);
}
