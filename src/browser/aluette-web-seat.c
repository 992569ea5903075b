/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-seat-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "browser/aluette-web-texts.h"
#include "model/network/aluette-invitation.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/network/aluette-protocol.h"
#include "presentation/together/aluette-guest-text.h"

#define HELLO_MS 10000
#define MAX_BAD 20

enum
{
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteWebSeat, aluette_web_seat, G_TYPE_OBJECT)

static void
stop_hello_timer (AluetteWebSeat *self)
{
  if (self->hello_timer != 0)
    aluette_clock_remove (self->clock, self->hello_timer);
  self->hello_timer = 0;
}

static void
drop_guest (AluetteWebSeat *self)
{
  g_autoptr (AluetteGuest) guest = g_steal_pointer (&self->guest);

  web_seat_drop_game (self);
  if (guest == NULL)
    return;
  g_signal_handlers_disconnect_by_data (guest, self);
  aluette_guest_disconnect (guest);
}

static void
aluette_web_seat_dispose (GObject *object)
{
  AluetteWebSeat *self = ALUETTE_WEB_SEAT (object);

  if (self->clock != NULL)
    {
      stop_hello_timer (self);
      drop_guest (self);
      g_signal_handlers_disconnect_by_data (self->page, self);
      aluette_channel_close (self->page);
    }
  g_clear_object (&self->page);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_web_seat_parent_class)->dispose (object);
}

static void
aluette_web_seat_finalize (GObject *object)
{
  AluetteWebSeat *self = ALUETTE_WEB_SEAT (object);

  g_free (self->token);
  g_free (self->lobby);
  G_OBJECT_CLASS (aluette_web_seat_parent_class)->finalize (object);
}

static void
aluette_web_seat_class_init (AluetteWebSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_web_seat_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_web_seat_finalize;
  signals[ENDED] = g_signal_new ("ended", ALUETTE_TYPE_WEB_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
aluette_web_seat_init (AluetteWebSeat *self)
{
  aluette_table_state_init (&self->table.state);
}

void
web_seat_send (AluetteWebSeat *self, JsonBuilder *builder)
{
  g_autofree char *text = aluette_web_json_end (builder);

  aluette_channel_send (self->page, text);
}

/* Says why the page must not go on, and ends the connection. */
static void
end (AluetteWebSeat *self, const char *reason, gboolean reload)
{
  JsonBuilder *builder = aluette_web_json_begin ("closing");

  aluette_web_json_add_text (builder, "text", reason);
  aluette_web_json_add_flag (builder, "reload", reload);
  web_seat_send (self, builder);
  aluette_channel_close (self->page);
  g_signal_emit (self, signals[ENDED], 0);
}

/* The people */

static AluetteWebState
get_state (AluetteWebSeat *self)
{
  if (self->guest == NULL)
    return ALUETTE_WEB_NEW;
  switch (aluette_guest_get_state (self->guest))
    {
    case ALUETTE_GUEST_IDLE:
    case ALUETTE_GUEST_CLOSED:
      return ALUETTE_WEB_GREETED;
    case ALUETTE_GUEST_SETUP:
      return ALUETTE_WEB_SETUP;
    case ALUETTE_GUEST_PLAYING:
    case ALUETTE_GUEST_OVER:
      return ALUETTE_WEB_PLAYING;
    default:
      return ALUETTE_WEB_ASKING;
    }
}

static const char *
get_status_text (AluetteGuest *guest)
{
  AluetteCode code = aluette_guest_get_code (guest);

  switch (aluette_guest_get_state (guest))
    {
    case ALUETTE_GUEST_IDLE:
      return "";
    case ALUETTE_GUEST_WAITING:
      return _("Somebody at the table has to let you in. Please wait…");
    case ALUETTE_GUEST_SETUP:
      return aluette_guest_text_setup (guest);
    case ALUETTE_GUEST_PLAYING:
    case ALUETTE_GUEST_OVER:
      return _("The match is in play.");
    case ALUETTE_GUEST_CLOSED:
      return code != ALUETTE_CODE_NONE ? aluette_code_get_text (code)
                                       : _("You have left the table.");
    default:
      return _("Connecting to the table…");
    }
}

static void
add_seat (AluetteWebSeat *self, JsonBuilder *builder, guint seat)
{
  const char *state = aluette_guest_get_seat_state (self->guest, seat);

  json_builder_begin_object (builder);
  aluette_web_json_add_number (builder, "seat", seat + 1);
  aluette_web_json_add_text (builder, "name", aluette_guest_get_seat_name (self->guest, seat));
  aluette_web_json_add_text (builder, "presence", aluette_guest_text_presence (state));
  aluette_web_json_add_flag (builder, "free", g_str_equal (state, "open"));
  aluette_web_json_add_flag (builder, "mine", aluette_guest_get_seat (self->guest) == seat);
  json_builder_end_object (builder);
}

static void
add_requests (AluetteWebSeat *self, JsonBuilder *builder)
{
  GHashTableIter iter;
  gpointer number, name;

  json_builder_set_member_name (builder, "requests");
  json_builder_begin_array (builder);
  g_hash_table_iter_init (&iter, aluette_guest_get_requests (self->guest));
  while (g_hash_table_iter_next (&iter, &number, &name))
    {
      g_autofree char *text = g_strdup_printf (_("%s asks to join."), (const char *) name);

      json_builder_begin_object (builder);
      aluette_web_json_add_number (builder, "number", GPOINTER_TO_UINT (number));
      aluette_web_json_add_text (builder, "text", text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_question (AluetteWebSeat *self, JsonBuilder *builder)
{
  const char *kind;
  guint seat, number = aluette_guest_get_question (self->guest, &kind, &seat);
  g_autofree char *text = NULL;

  if (number == 0 || aluette_guest_has_answered (self->guest))
    return;
  text = aluette_guest_text_question (self->guest, kind, seat, NULL);
  if (text == NULL)
    return;
  aluette_web_json_add_number (builder, "questionNumber", number);
  aluette_web_json_add_text (builder, "question", text);
}

/* What there is to do once the match is over. */
static void
add_rematch (AluetteWebSeat *self, JsonBuilder *builder)
{
  gboolean is_owner = aluette_guest_is_owner (self->guest);

  aluette_web_json_add_flag (builder, "owner", is_owner);
  if (aluette_guest_get_state (self->guest) != ALUETTE_GUEST_OVER)
    return;
  aluette_web_json_add_flag (builder, "over", TRUE);
  if (!is_owner)
    aluette_web_json_add_text (
        builder, "waiting", _("The table owner can begin another match. Stay here until then."));
}

/* Tells the page of the people at the table, if that has changed. */
static void
send_lobby (AluetteWebSeat *self)
{
  static const char *const states[] = { "new", "greeted", "asking", "setup", "playing" };
  AluetteGuest *guest = self->guest;
  JsonBuilder *builder = aluette_web_json_begin ("lobby");
  guint own = aluette_guest_get_seat (guest);
  g_autofree char *waiting = NULL;
  g_autofree char *text = NULL;

  aluette_web_json_add_text (builder, "state", states[get_state (self)]);
  aluette_web_json_add_flag (builder, "closed",
                             aluette_guest_get_state (guest) == ALUETTE_GUEST_CLOSED);
  aluette_web_json_add_text (builder, "code", aluette_code_get_id (aluette_guest_get_code (guest)));
  aluette_web_json_add_text (builder, "text", get_status_text (guest));
  if (own < ALU_GAME_MAX_SEATS)
    aluette_web_json_add_number (builder, "own", own);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (aluette_guest_get_seat_state (guest, seat)[0] != '\0')
      add_seat (self, builder, seat);
  json_builder_end_array (builder);
  add_requests (self, builder);
  add_question (self, builder);
  waiting = aluette_guest_text_waiting (guest, own < ALU_GAME_MAX_SEATS ? 1u << own : 0);
  aluette_web_json_add_text (builder, "waiting", waiting);
  add_rematch (self, builder);
  text = aluette_web_json_end (builder);
  if (g_strcmp0 (text, self->lobby) == 0)
    return;
  aluette_channel_send (self->page, text);
  g_free (self->lobby);
  self->lobby = g_steal_pointer (&text);
}

/* The page keeps the token, with which its person comes back. */
static void
send_token (AluetteWebSeat *self)
{
  const char *token = aluette_guest_get_token (self->guest);
  JsonBuilder *builder;

  if (token == NULL || g_strcmp0 (token, self->token) == 0)
    return;
  g_free (self->token);
  self->token = g_strdup (token);
  builder = aluette_web_json_begin ("token");
  aluette_web_json_add_text (builder, "token", token);
  web_seat_send (self, builder);
}

static void
on_changed (AluetteWebSeat *self)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  send_token (self);
  send_lobby (self);
  aluette_web_languages_leave (before);
}

static void
on_game_changed (AluetteWebSeat *self)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  web_seat_follow_game (self);
  aluette_web_languages_leave (before);
}

static void
on_said (AluetteWebSeat *self, guint seat, const char *phrase)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);
  JsonBuilder *builder = aluette_web_json_begin ("said");

  aluette_web_json_add_number (builder, "seat", seat);
  aluette_web_json_add_text (builder, "text", aluette_guest_text_phrase (phrase));
  web_seat_send (self, builder);
  aluette_web_languages_leave (before);
}

/* @text: (nullable) */
static void
send_note (AluetteWebSeat *self, const char *text)
{
  JsonBuilder *builder;

  if (text == NULL)
    return;
  builder = aluette_web_json_begin ("note");
  aluette_web_json_add_text (builder, "text", text);
  web_seat_send (self, builder);
}

static void
on_refused (AluetteWebSeat *self, const char *what, guint code)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  /* The match says why a request of a number was refused. */
  if (g_str_equal (what, "say"))
    send_note (self, _("Phrases can be said between deals."));
  else if (!g_ascii_isdigit (what[0]))
    send_note (self, aluette_code_get_text ((AluetteCode) code));
  aluette_web_languages_leave (before);
}

static void
on_settled (AluetteWebSeat *self, guint question, gboolean yes)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);
  g_autofree char *text = NULL;
  const char *kind;
  guint seat;

  if (question == aluette_guest_get_question (self->guest, &kind, &seat))
    text = aluette_guest_text_settled (self->guest, kind, seat, yes);
  send_note (self, text);
  aluette_web_languages_leave (before);
}

/* What the page says */

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  AluetteWebSeat *self = data;
  g_autoptr (AluetteChannel) mine = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;

  aluette_pipe_channel_new_pair (self->clock, &mine, &theirs);
  aluette_pipe_channel_set_peer (ALUETTE_PIPE_CHANNEL (theirs),
                                 aluette_channel_get_peer (self->page));
  self->connect (theirs, self->data);
  aluette_guest_set_channel (guest, mine);
}

static void
take_hello (AluetteWebSeat *self, const AluetteWebMessage *message)
{
  if (message->numbers[0] != ALUETTE_WEB_VERSION)
    {
      end (self, _("Please reload this page: the server has a new version."), TRUE);
      return;
    }
  stop_hello_timer (self);
  self->language = aluette_web_languages_choose (self->languages, message->texts[1]);
  aluette_web_languages_enter (self->languages, self->language);
  self->guest = aluette_guest_new (self->clock, connect_guest, self, g_random_int ());
  aluette_guest_set_program (self->guest, VERSION,
                             aluette_web_languages_get_code (self->languages, self->language));
  g_signal_connect_swapped (self->guest, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->guest, "asked", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->guest, "settled", G_CALLBACK (on_settled), self);
  g_signal_connect_swapped (self->guest, "game-changed", G_CALLBACK (on_game_changed), self);
  g_signal_connect_swapped (self->guest, "said", G_CALLBACK (on_said), self);
  g_signal_connect_swapped (self->guest, "refused", G_CALLBACK (on_refused), self);
  web_seat_send (self, aluette_web_texts_write (
                           aluette_web_languages_get_code (self->languages, self->language),
                           self->one_table));
}

static void
take_join (AluetteWebSeat *self, const AluetteWebMessage *message)
{
  g_autofree char *words = self->one_table ? g_strdup (message->texts[0])
                                           : aluette_invitation_find (message->texts[0]);
  g_autofree char *name = aluette_protocol_clean_name (message->texts[1]);

  if (words == NULL)
    send_note (self, aluette_code_get_text (ALUETTE_CODE_NO_TABLE));
  else if (name == NULL)
    send_note (self, _("Please type your first name."));
  else
    aluette_guest_join (self->guest, words, name);
}

static void
take_message (AluetteWebSeat *self, const AluetteWebMessage *message)
{
  switch (message->word)
    {
    case ALUETTE_WEB_HELLO:
      take_hello (self, message);
      break;
    case ALUETTE_WEB_JOIN:
      take_join (self, message);
      break;
    case ALUETTE_WEB_RESUME:
      g_free (self->token);
      self->token = g_strdup (message->texts[0]);
      aluette_guest_resume (self->guest, self->token);
      break;
    case ALUETTE_WEB_SIT:
      aluette_guest_sit (self->guest, (guint) message->numbers[0] - 1);
      break;
    case ALUETTE_WEB_LEAVE:
      aluette_guest_leave (self->guest);
      break;
    case ALUETTE_WEB_ADMIT:
      aluette_guest_admit (self->guest, (guint) message->numbers[0], message->numbers[1] != 0);
      break;
    case ALUETTE_WEB_ANSWER:
      aluette_guest_answer (self->guest, (guint) message->numbers[0], message->numbers[1] != 0);
      send_lobby (self);
      break;
    case ALUETTE_WEB_UNDO:
      aluette_guest_ask (self->guest, "undo", ALU_GAME_SPECTATOR);
      break;
    case ALUETTE_WEB_SAY:
      if (aluette_guest_text_phrase (message->texts[0]) != NULL)
        aluette_guest_say (self->guest, message->texts[0]);
      break;
    case ALUETTE_WEB_BEGIN:
      aluette_guest_begin (self->guest);
      break;
    case ALUETTE_WEB_REMATCH:
      aluette_guest_rematch (self->guest);
      break;
    default:
      web_seat_take_request (self, message);
      break;
    }
}

static void
on_line (AluetteChannel *page, GBytes *line, AluetteWebSeat *self)
{
  g_autoptr (AluetteWebSeat) kept = g_object_ref (self);
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);
  g_auto (AluetteWebMessage) message = { 0 };
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  if (!aluette_rate_limit_take (&self->rate, aluette_clock_get_time (self->clock)))
    end (self, aluette_code_get_text (ALUETTE_CODE_SLOW_DOWN), FALSE);
  else if (!aluette_web_words_read (text != NULL ? text : "", length, &message))
    end (self, aluette_code_get_text (ALUETTE_CODE_BAD_LINE), TRUE);
  else if (aluette_web_words_is_allowed (message.word, get_state (self)))
    take_message (self, &message);
  else if (++self->n_bad > MAX_BAD || self->guest == NULL)
    end (self, aluette_code_get_text (ALUETTE_CODE_BAD_LINE), TRUE);
  aluette_web_languages_leave (before);
}

static void
on_closed (AluetteChannel *page, guint code, AluetteWebSeat *self)
{
  g_signal_emit (self, signals[ENDED], 0);
}

static void
on_hello_late (gpointer data)
{
  AluetteWebSeat *self = data;

  self->hello_timer = 0;
  end (self, aluette_code_get_text (ALUETTE_CODE_TOO_SLOW), FALSE);
}

AluetteWebSeat *
aluette_web_seat_new (AluetteChannel *page, AluetteWebLanguages *languages, AluetteClock *clock,
                      AluetteWebConnect connect, gpointer data)
{
  AluetteWebSeat *self = g_object_new (ALUETTE_TYPE_WEB_SEAT, NULL);

  self->page = g_object_ref (page);
  self->languages = languages;
  self->clock = g_object_ref (clock);
  self->connect = connect;
  self->data = data;
  aluette_rate_limit_init (&self->rate, 20, 40, aluette_clock_get_time (clock));
  self->hello_timer = aluette_clock_add (clock, HELLO_MS, on_hello_late, self);
  g_signal_connect (page, "line", G_CALLBACK (on_line), self);
  g_signal_connect (page, "closed", G_CALLBACK (on_closed), self);
  return self;
}

void
aluette_web_seat_set_one_table (AluetteWebSeat *self)
{
  g_return_if_fail (ALUETTE_IS_WEB_SEAT (self));
  self->one_table = TRUE;
}
