/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-room.h"

#include <string.h>

#include "model/network/aluette-host-extension.h"
#include "model/session/aluette-local-game-log.h"

/* What a room does with each line that somebody sends. */

#define MAX_MOMENTS 3 /* the phrase "moment" in one deal */
#define SALT_MS 10000 /* until all must have told their salts */

/* The owner */

static AluetteCode
handle_keep (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (!caller->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  g_free (self->kept_name);
  self->kept_name = g_strdup (message->texts[0]);
  room_changed (self);
  room_broadcast (self, aluette_protocol_write (ALUETTE_WORD_KEPT, self->kept_name));
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_spectators (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (!caller->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  if (message->numbers[0] > MAX_SPECTATORS)
    return ALUETTE_CODE_FULL;
  self->max_spectators = message->numbers[0];
  room_changed (self);
  room_broadcast (self, aluette_protocol_write (ALUETTE_WORD_MAX_SPECTATORS, self->max_spectators));
  return ALUETTE_CODE_NONE;
}

/* Tells the commitments, so that all tell their salts; the match begins with the last one, or at
 * once if nobody has committed to any. */
static AluetteCode
handle_begin (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (!caller->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  if (people_get_present (&self->people) == 0)
    return ALUETTE_CODE_NO_SEAT;
  if (self->seed.committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  self->begins = !seed_ask (&self->seed, &self->people);
  if (self->begins)
    return ALUETTE_CODE_NONE;
  room_changed (self); /* forgets the secret, if the host is killed when salts are known */
  self->salt_time = aluette_clock_get_time (self->clock) + SALT_MS;
  room_broadcast (self, seed_write_commitments (&self->seed, &self->people));
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_rematch (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (!caller->person->is_owner)
    return ALUETTE_CODE_NOT_OWNER;
  room_prepare_rematch (self);
  room_changed (self);
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    {
      if (person->caller == NULL)
        continue;
      room_set_state (self, person->caller, ALUETTE_CONNECTION_SETUP);
      room_send (self, person->caller, aluette_protocol_write (ALUETTE_WORD_RESTARTED));
      room_send_header (self, person->caller);
      room_send_seal (self, person->caller);
    }
  room_announce_seats (self);
  return ALUETTE_CODE_NONE;
}

/* The joint seed */

static AluetteCode
handle_commit (Room *self, Caller *caller, const AluetteMessage *message)
{
  return seed_take_commitment (&self->seed, caller->person, message->texts[0]);
}

static AluetteCode
handle_salt (Room *self, Caller *caller, const AluetteMessage *message)
{
  AluetteCode code = seed_take_salt (&self->seed, caller->person, message->texts[0]);

  if (code != ALUETTE_CODE_NONE || seed_get_silent (&self->seed, &self->people) != 0)
    return code;
  seed_complete (&self->seed, &self->people);
  self->salt_time = NEVER;
  self->begins = TRUE;
  return ALUETTE_CODE_NONE;
}

/* Coming back, and leaving */

/* Returns: how many of the lines that a guest has are still those of the log. */
static guint
count_valid_lines (Room *self, const Person *person, guint n_lines, const char *hash)
{
  AluetteLines *lines = room_has_log_for (self, person) ? logs_get_lines (self->logs, person->seat)
                                                        : NULL;
  g_autofree char *own = NULL;

  if (lines == NULL || n_lines > aluette_lines_get_n (lines))
    return 0;
  own = aluette_lines_hash (lines, n_lines);
  return strcmp (own, hash) == 0 ? n_lines : 0;
}

/* The newest connection of a person counts. */
static void
replace_caller (Room *self, Person *person, Caller *caller)
{
  Caller *old = person->caller;

  if (old == NULL || old == caller)
    return;
  g_clear_pointer (&person->waiting_request, g_free);
  person->caller = NULL;
  old->person = NULL;
  room_close (self, old, ALUETTE_CODE_REPLACED);
}

static void
tell_arrival (AluetteHostExtension *extension, guint seat)
{
  ALUETTE_HOST_EXTENSION_GET_IFACE (extension)->arrived (extension, seat);
}

static AluetteCode
handle_resume (Room *self, Caller *caller, const AluetteMessage *message)
{
  Person *person = people_find_token (&self->people, message->texts[0]);
  gboolean was_away;
  guint n_lines;

  if (person == NULL || (caller->person != NULL && caller->person != person))
    return ALUETTE_CODE_BAD_TOKEN;
  replace_caller (self, person, caller);
  room_bind (self, person, caller);
  was_away = person->has_left;
  person->has_left = FALSE;
  person->is_away = FALSE;
  if (was_away)
    room_changed (self);
  n_lines = count_valid_lines (self, person, message->numbers[1], message->texts[2]);
  room_send (self, caller,
             aluette_protocol_write (ALUETTE_WORD_RESUMED, n_lines, person->last_request));
  room_send_everything (self, person);
  room_send_log (self, person, n_lines);
  room_set_stand_in (self, person->seat, FALSE);
  room_announce_seat (self, person->seat);
  room_send_pause (self, caller);
  if (self->is_over)
    room_send_record (self, caller);
  room_follow (self);
  if (self->extension != NULL && person->seat != NO_SEAT)
    tell_arrival (ALUETTE_HOST_EXTENSION (self->extension), person->seat);
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_presence (Room *self, Caller *caller, const AluetteMessage *message)
{
  Person *person = caller->person;
  gboolean is_away = strcmp (message->texts[0], "away") == 0;

  if (!is_away && strcmp (message->texts[0], "here") != 0)
    return ALUETTE_CODE_BAD_LINE;
  if (person->is_away == is_away)
    return ALUETTE_CODE_NONE;
  person->is_away = is_away;
  if (is_away)
    vote_forget_answer (&self->vote, person->seat);
  else
    room_set_stand_in (self, person->seat, FALSE);
  room_announce_seat (self, person->seat);
  room_follow (self);
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_face (Room *self, Caller *caller, const AluetteMessage *message)
{
  g_free (caller->person->face);
  caller->person->face = g_strdup (message->texts[0]);
  room_broadcast (self, people_write_face (&self->people, caller->person->seat));
  return ALUETTE_CODE_NONE;
}

/* Before the match somebody who leaves is forgotten; in a match their seat is kept, so that they
 * can come back. */
static AluetteCode
handle_bye (Room *self, Caller *caller, const AluetteMessage *message)
{
  Person *person = caller->person;

  if (person != NULL && (self->game == NULL || person->seat == NO_SEAT))
    room_remove_person (self, person);
  else if (person != NULL)
    {
      person->has_left = TRUE;
      if (person->is_owner)
        {
          /* The last one to leave is still the owner when they come back. */
          person->is_owner = FALSE;
          person->is_owner = !room_pass_ownership (self);
        }
    }
  room_close (self, caller, ALUETTE_CODE_NONE);
  room_changed (self);
  return ALUETTE_CODE_NONE;
}

/* Playing */

/* Each request of a seat has the next number. One that is repeated, because its answer was lost, is
 * answered again, but not carried out again, also if it has ended the match. The person need not
 * know that a bot is asked first. */
static AluetteCode
handle_do (Room *self, Caller *caller, const AluetteMessage *message)
{
  Person *person = caller->person;
  guint number = message->numbers[0];

  if (person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (number == person->last_request && person->last_answer != NULL)
    {
      room_send (self, caller, g_strdup (person->last_answer));
      return ALUETTE_CODE_NONE;
    }
  if (self->is_over || number != person->last_request + 1)
    return ALUETTE_CODE_NOT_NOW;
  if (!aluette_local_game_asks_bots (room_get_local (self)))
    {
      room_answer_request (self, person, message->texts[1]);
      return ALUETTE_CODE_NONE;
    }
  g_free (person->waiting_request);
  person->waiting_request = g_strdup (message->texts[1]);
  return ALUETTE_CODE_NONE;
}

/* A line of the game's own. */
static AluetteCode
handle_own (Room *self, Caller *caller, const AluetteMessage *message)
{
  AluetteHostExtension *extension = (AluetteHostExtension *) self->extension;

  if (extension == NULL)
    return ALUETTE_CODE_NOT_NOW;
  if (caller->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  return ALUETTE_HOST_EXTENSION_GET_IFACE (extension)->handle (extension, caller->person->seat,
                                                               message);
}

/* Pauses and questions */

static AluetteCode
handle_pause (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (caller->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  caller->person->has_paused = message->word == ALUETTE_WORD_PAUSE;
  room_follow (self);
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_ask (Room *self, Caller *caller, const AluetteMessage *message)
{
  guint seat = message->numbers[1] == 0 ? NO_SEAT : message->numbers[1] - 1;
  QuestionKind kind;
  AluetteCode code;

  if (!question_kind_from_id (message->texts[0], &kind))
    return ALUETTE_CODE_BAD_LINE;
  code = vote_check_asking (&self->vote, &self->people, caller->person, kind, seat,
                            aluette_game_can_undo (self->game),
                            aluette_clock_get_time (self->clock));
  if (code != ALUETTE_CODE_NONE)
    return code;
  if (self->vote.number != 0)
    room_close_vote (self, FALSE);
  vote_open (&self->vote, &self->people, ++self->last_number, kind, seat, caller->person);
  room_broadcast (self, vote_write (&self->vote));
  room_check_vote (self);
  return ALUETTE_CODE_NONE;
}

static AluetteCode
handle_answer (Room *self, Caller *caller, const AluetteMessage *message)
{
  AluetteCode code = vote_answer (&self->vote, &self->people, caller->person, message->numbers[0],
                                  message->numbers[1] != 0);

  if (code == ALUETTE_CODE_NONE)
    room_check_vote (self);
  return code;
}

static guint
get_n_deals (const Room *self)
{
  g_autoptr (AluetteView) view = NULL;

  if (self->game == NULL)
    return 0;
  view = aluette_local_game_get_view (room_get_local (self), ALU_GAME_SPECTATOR);
  return alu_game_get_n_deals (self->people.kind, aluette_view_get_bytes (view));
}

/* Whether the person may say "moment" once more; if so, it is counted. */
static gboolean
count_moment (Room *self, Person *person)
{
  guint deal = get_n_deals (self);

  if (person->moments_deal != deal)
    person->n_moments = 0;
  person->moments_deal = deal;
  return person->n_moments++ < MAX_MOMENTS;
}

/* "moment" may be said at any time, a few times in a deal; the others between deals. */
static AluetteCode
handle_say (Room *self, Caller *caller, const AluetteMessage *message)
{
  static const char *const phrases[]
      = { "hello", "well-played", "bravo", "rematch", "thanks", "moment", NULL };
  const char *phrase = message->texts[0];
  Person *person = caller->person;

  if (!g_strv_contains (phrases, phrase))
    return ALUETTE_CODE_BAD_LINE;
  if (person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (strcmp (phrase, "moment") == 0 ? !count_moment (self, person) : room_is_in_deal (self))
    return ALUETTE_CODE_NOT_NOW;
  room_broadcast (self, aluette_protocol_write (ALUETTE_WORD_SAYS, person->seat + 1, phrase));
  return ALUETTE_CODE_NONE;
}

static const RoomHandler handlers[ALUETTE_N_WORDS] = {
  [ALUETTE_WORD_JOIN] = room_handle_join,
  [ALUETTE_WORD_BESIDE] = room_handle_beside,
  [ALUETTE_WORD_RESUME] = handle_resume,
  [ALUETTE_WORD_ADMIT] = room_handle_admit,
  [ALUETTE_WORD_DECLINE] = room_handle_decline,
  [ALUETTE_WORD_SIT] = room_handle_sit,
  [ALUETTE_WORD_STAND] = room_handle_stand,
  [ALUETTE_WORD_BEGIN] = handle_begin,
  [ALUETTE_WORD_DO] = handle_do,
  [ALUETTE_WORD_MAKE_SIGN] = handle_own,
  [ALUETTE_WORD_LOOK] = handle_own,
  [ALUETTE_WORD_PAUSE] = handle_pause,
  [ALUETTE_WORD_CONTINUE] = handle_pause,
  [ALUETTE_WORD_ASK] = handle_ask,
  [ALUETTE_WORD_ANSWER] = handle_answer,
  [ALUETTE_WORD_SAY] = handle_say,
  [ALUETTE_WORD_PRESENCE] = handle_presence,
  [ALUETTE_WORD_TELL_FACE] = handle_face,
  [ALUETTE_WORD_BYE] = handle_bye,
  [ALUETTE_WORD_REMATCH] = handle_rematch,
  [ALUETTE_WORD_COMMIT] = handle_commit,
  [ALUETTE_WORD_SALT] = handle_salt,
  [ALUETTE_WORD_KEEP] = handle_keep,
  [ALUETTE_WORD_SPECTATORS] = handle_spectators,
};

AluetteCode
room_handle_message (Room *self, Caller *caller, const AluetteMessage *message)
{
  RoomHandler handler = handlers[message->word];

  if (caller->person != NULL)
    caller->person->is_new = FALSE;
  return handler != NULL ? handler (self, caller, message) : ALUETTE_CODE_NOT_NOW;
}
