/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-room.h"

#include <string.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game-log.h"

#define QUESTION_MS 60000  /* until the others are asked about somebody who is away */
#define ASK_AGAIN_MS 60000 /* after the others have declined */

void
room_init (Room *self, AluetteHost *host)
{
  *self = (Room) { .host = host, .question_time = NEVER, .salt_time = NEVER };
  people_init (&self->people);
  self->callers = g_ptr_array_new ();
  g_queue_init (&self->outbox);
}

void
room_clear (Room *self)
{
  g_queue_clear_full (&self->outbox, outgoing_free);
  g_ptr_array_unref (self->callers);
  g_free (self->invitation);
  g_free (self->pass);
  g_free (self->page);
  g_free (self->kept_name);
  g_free (self->seed.salts);
  people_clear (&self->people);
}

void
room_changed (Room *self)
{
  g_signal_emit_by_name (self->host, "changed");
}

/* The match */

AluetteLocalGame *
room_get_local (const Room *self)
{
  return ALUETTE_LOCAL_GAME (self->game);
}

AluetteConnectionState
room_get_state (const Room *self)
{
  if (self->game == NULL)
    return ALUETTE_CONNECTION_SETUP;
  return self->is_over ? ALUETTE_CONNECTION_OVER : ALUETTE_CONNECTION_PLAYING;
}

gboolean
room_is_in_deal (const Room *self)
{
  return self->game != NULL && aluette_local_game_get_open_match (room_get_local (self)) == NULL;
}

guint
room_get_awaited (const Room *self)
{
  g_autoptr (AluetteView) view = NULL;

  if (self->game == NULL)
    return ALU_GAME_AWAITS_NOBODY;
  view = aluette_local_game_get_view (room_get_local (self), ALU_GAME_SPECTATOR);
  return (guint) alu_game_get_awaited (self->people.kind, aluette_view_get_bytes (view));
}

void
room_set_stand_in (Room *self, guint seat, gboolean on)
{
  const AluBotKind *bots = alu_bot_kind_from_id (self->people.kind->id);
  guint stand_ins = self->people.stand_ins;

  stand_ins = on ? stand_ins | seat_to_bit (seat) : stand_ins & ~seat_to_bit (seat);
  if (self->game == NULL || bots == NULL || stand_ins == self->people.stand_ins)
    return;
  self->people.stand_ins = stand_ins;
  aluette_local_game_set_stand_in (room_get_local (self), seat,
                                   on ? bots->level_ids[bots->usual_level] : NULL);
  room_announce_seat (self, seat);
  room_changed (self);
}

/* Sending */

void
outgoing_free (gpointer data)
{
  g_free (((Outgoing *) data)->line);
  g_free (data);
}

static void
push (Room *self, const Caller *caller, char *line)
{
  Outgoing *outgoing = g_new (Outgoing, 1);

  *outgoing = (Outgoing) { caller->id, line };
  g_queue_push_tail (&self->outbox, outgoing);
}

void
room_send (Room *self, const Caller *caller, char *line)
{
  if (caller != NULL && line != NULL)
    push (self, caller, line);
  else
    g_free (line);
}

void
room_broadcast (Room *self, char *line)
{
  g_autofree char *text = line;

  for (const Person *person = self->people.first; person != NULL; person = person->next)
    room_send (self, person->caller, g_strdup (text));
}

void
room_send_lines (Room *self, const Caller *caller, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    room_send (self, caller, g_strdup (g_ptr_array_index (lines, i)));
}

void
room_refuse (Room *self, const Caller *caller, const char *what, AluetteCode code)
{
  room_send (self, caller,
             aluette_protocol_write (ALUETTE_WORD_REFUSED, what, aluette_code_get_id (code)));
}

void
room_announce_seat (Room *self, guint seat)
{
  room_broadcast (self, seat != NO_SEAT
                            ? people_write_who (&self->people, seat, self->game != NULL)
                            : people_write_standing (&self->people));
  room_broadcast (self, people_write_face (&self->people, seat));
}

void
room_announce_seats (Room *self)
{
  for (guint seat = 0; seat < self->people.header.rules.n_seats; seat++)
    room_announce_seat (self, seat);
}

void
room_send_header (Room *self, const Caller *caller)
{
  g_autofree char *text = aluette_game_setup_to_text (self->people.kind, &self->people.header);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL && lines[i][0] != '\0'; i++)
    room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_MATCH, lines[i]));
}

void
room_send_seal (Room *self, const Caller *caller)
{
  char *seal = caller != NULL ? seed_write_seal (&self->seed) : NULL;

  if (seal == NULL)
    return;
  room_send (self, caller, seal);
  if (self->seed.committed != 0)
    room_send (self, caller, seed_write_commitments (&self->seed, &self->people));
  room_send (self, caller, seed_write_salts (&self->seed));
}

static void
send_role (Room *self, const Person *person)
{
  const char *role = person->is_owner ? "owner" : "guest";

  room_send (self, person->caller, aluette_protocol_write (ALUETTE_WORD_ROLE, role));
}

void
room_send_everything (Room *self, const Person *person)
{
  const Caller *caller = person->caller;

  send_role (self, person);
  if (self->game == NULL)
    room_send_header (self, caller);
  room_send_seal (self, caller);
  if (self->invitation != NULL)
    room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_INVITATION, self->invitation));
  if (self->page != NULL)
    room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_PAGE, self->page));
  if (self->kept_name != NULL)
    room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_KEPT, self->kept_name));
  if (self->max_spectators > 0)
    room_send (self, caller,
               aluette_protocol_write (ALUETTE_WORD_MAX_SPECTATORS, self->max_spectators));
  room_send (self, caller,
             aluette_protocol_write (ALUETTE_WORD_SEATED,
                                     person->seat == NO_SEAT ? 0 : person->seat + 1));
  for (guint seat = 0; seat < self->people.header.rules.n_seats; seat++)
    {
      room_send (self, caller, people_write_who (&self->people, seat, self->game != NULL));
      room_send (self, caller, people_write_face (&self->people, seat));
    }
  room_send (self, caller, people_write_standing (&self->people));
  for (guint i = 0; i < self->callers->len; i++)
    {
      const Caller *other = g_ptr_array_index (self->callers, i);

      if (caller_is_asking (other))
        room_send (self, caller,
                   aluette_protocol_write (ALUETTE_WORD_JOINS, other->number, other->name));
    }
}

/* A spectator has a log only where spectators are allowed. */
gboolean
room_has_log_for (const Room *self, const Person *person)
{
  return self->logs != NULL && (person->seat != NO_SEAT || self->max_spectators > 0);
}

void
room_send_log (Room *self, const Person *person, guint first)
{
  g_autoptr (GPtrArray) lines = NULL;

  if (person->caller == NULL || !room_has_log_for (self, person))
    return;
  lines = logs_write (self->logs, person->seat, first);
  room_send_lines (self, person->caller, lines);
}

/* The whole record, with all signs, and what the deals were made of, which everybody may have once
 * the match is over. */
void
room_send_record (Room *self, const Caller *caller)
{
  g_autofree char *record = aluette_local_game_get_record (room_get_local (self));
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_RECORD, i + 1, lines[i]));
  room_send (self, caller, seed_write_secret (&self->seed));
}

/* Who is connected */

void
room_set_state (Room *self, Caller *caller, AluetteConnectionState state)
{
  caller->state = state;
  caller->start = aluette_clock_get_time (self->clock);
}

void
room_bind (Room *self, Person *person, Caller *caller)
{
  person->caller = caller;
  g_free (person->peer);
  person->peer = g_strdup (caller->peer);
  caller->person = person;
  room_set_state (self, caller, room_get_state (self));
}

void
room_end_request (Room *self, Caller *caller)
{
  caller->asks_for_seat = FALSE;
  room_broadcast (self, aluette_protocol_write (ALUETTE_WORD_DECIDED, caller->number));
}

/* What a person has asked for and does not know to be done, they ask for again. */
static void
lose_person (Room *self, Person *person)
{
  person->caller = NULL;
  person->has_paused = FALSE;
  g_clear_pointer (&person->waiting_request, g_free);
  vote_forget_answer (&self->vote, person->seat);
  room_announce_seat (self, person->seat);
  room_follow (self);
}

void
room_close (Room *self, Caller *caller, AluetteCode code)
{
  if (!g_ptr_array_remove (self->callers, caller))
    return;
  if (code != ALUETTE_CODE_NONE)
    room_send (self, caller,
               aluette_protocol_write (ALUETTE_WORD_CLOSING, aluette_code_get_id (code)));
  push (self, caller, NULL);
  if (caller_is_asking (caller))
    room_end_request (self, caller);
  if (caller->person != NULL && caller->person->caller == caller)
    lose_person (self, caller->person);
}

void
room_close_all (Room *self, AluetteCode code)
{
  self->is_stopping = TRUE;
  while (self->callers->len > 0)
    room_close (self, g_ptr_array_index (self->callers, 0), code);
  self->is_stopping = FALSE;
}

gboolean
room_pass_ownership (Room *self)
{
  const Person *owner = people_pass_ownership (&self->people);

  if (owner != NULL)
    send_role (self, owner);
  return owner != NULL;
}

void
room_remove_person (Room *self, Person *person)
{
  guint seat = person->seat;
  gboolean was_owner = person->is_owner;

  if (person->caller != NULL)
    person->caller->person = NULL;
  people_remove (&self->people, person);
  if (was_owner)
    room_pass_ownership (self);
  room_announce_seat (self, seat);
}

/* Questions */

void
room_close_vote (Room *self, gboolean yes)
{
  guint number = self->vote.number;

  self->was_declined = self->vote.kind == QUESTION_STAND_IN && !yes;
  self->vote = (Vote) { 0 };
  room_broadcast (self, aluette_protocol_write (ALUETTE_WORD_SETTLED, number, yes));
}

/* Does not let them in again. */
static void
send_away (Room *self, guint seat)
{
  Person *person = people_get (&self->people, seat);
  Caller *caller = person != NULL ? person->caller : NULL;

  if (person == NULL)
    return;
  people_note_removal (&self->people, person->peer, aluette_clock_get_time (self->clock));
  room_remove_person (self, person);
  if (caller != NULL)
    room_close (self, caller, ALUETTE_CODE_REMOVED);
  room_changed (self);
}

static void
carry_out_question (Room *self, QuestionKind kind, guint seat)
{
  switch (kind)
    {
    case QUESTION_STAND_IN:
      room_set_stand_in (self, seat, TRUE);
      break;
    case QUESTION_UNDO:
      aluette_game_undo (self->game);
      break;
    case QUESTION_STOP:
      room_close_all (self, ALUETTE_CODE_STOPPED);
      self->has_stopped = TRUE;
      break;
    default:
      send_away (self, seat);
      break;
    }
}

static VoteResult
count_vote (Room *self)
{
  if (self->vote.number == 0)
    return VOTE_OPEN;
  if (self->is_over)
    return VOTE_POINTLESS;
  return vote_count (&self->vote, &self->people, aluette_game_can_undo (self->game));
}

void
room_check_vote (Room *self)
{
  Vote vote = self->vote;
  VoteResult result = count_vote (self);
  Person *asker = people_get (&self->people, vote.asker);

  if (result == VOTE_OPEN)
    return;
  if (result == VOTE_DECLINED && asker != NULL)
    asker->declined = aluette_clock_get_time (self->clock) + ASK_AGAIN_MS;
  room_close_vote (self, result == VOTE_AGREED);
  if (result == VOTE_AGREED)
    carry_out_question (self, vote.kind, vote.seat);
  if (result != VOTE_POINTLESS)
    room_follow (self);
}

/* Pauses */

/* Returns: the seat that must decide although nobody decides there; or NO_SEAT. */
static guint
get_absent (const Room *self)
{
  guint seat = room_get_awaited (self);

  if (!people_can_sit (&self->people, seat)
      || (self->people.stand_ins & seat_to_bit (seat)) != 0
      || person_is_present (people_get (&self->people, seat)))
    return NO_SEAT;
  return seat;
}

/* Returns: the seats of all who have paused the match, bit per seat. @any: (out): also if somebody
 * without a seat has */
static guint
get_paused (const Room *self, gboolean *any)
{
  guint paused = 0;

  *any = FALSE;
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    {
      paused |= person->has_paused ? seat_to_bit (person->seat) : 0;
      *any = *any || person->has_paused;
    }
  return paused;
}

/* Somebody who has left does not come back by themselves, so the others are asked at once, but not
 * again and again. */
static guint
get_question_delay (const Room *self, guint seat)
{
  const Person *person = people_get (&self->people, seat);

  return !self->was_declined && (person == NULL || person->has_left) ? 0 : QUESTION_MS;
}

static void
follow_absent (Room *self, gboolean changed)
{
  guint seat = get_absent (self);

  if (changed)
    self->was_declined = FALSE;
  if (changed || seat == NO_SEAT || self->vote.number != 0)
    self->question_time = NEVER;
  if (seat != NO_SEAT && self->vote.number == 0 && self->question_time == NEVER
      && people_get_present (&self->people) != 0)
    self->question_time = aluette_clock_get_time (self->clock) + get_question_delay (self, seat);
}

/* Nobody has asked: the host does. */
void
room_ask_about_absent (Room *self)
{
  guint seat = get_absent (self);

  self->question_time = NEVER;
  if (seat != NO_SEAT && self->vote.number == 0 && people_get_present (&self->people) != 0)
    {
      vote_open (&self->vote, &self->people, ++self->last_number, QUESTION_STAND_IN, seat, NULL);
      room_broadcast (self, vote_write (&self->vote));
    }
  room_follow (self);
}

static char *
write_pause (const Room *self)
{
  g_autofree char *seats = aluette_protocol_format_seats (self->paused);

  if (self->paused == 0)
    return aluette_protocol_write (ALUETTE_WORD_CONTINUES);
  return aluette_protocol_write (ALUETTE_WORD_PAUSED, seats);
}

/* Bots and chance wait for those who have paused, and while nobody is here. */
void
room_follow (Room *self)
{
  gboolean is_pausing, changed;
  guint paused;

  if (self->game == NULL || self->is_stopping)
    return;
  paused = get_paused (self, &is_pausing) | seat_to_bit (get_absent (self));
  changed = self->paused != (self->is_over ? 0 : paused);
  self->paused = self->is_over ? 0 : paused;
  if (changed && !self->is_over)
    room_broadcast (self, write_pause (self));
  aluette_game_set_ready (self->game, ALU_GAME_SPECTATOR, ALUETTE_BUSY_AWAY,
                          people_get_present (&self->people) != 0);
  aluette_game_set_ready (self->game, ALU_GAME_SPECTATOR, ALUETTE_BUSY_LOOK, !is_pausing);
  room_check_vote (self);
  if (!self->is_over && !self->is_stopping)
    follow_absent (self, changed);
}

void
room_send_pause (Room *self, const Caller *caller)
{
  if (self->game == NULL || self->is_over)
    return;
  if (self->paused != 0)
    room_send (self, caller, write_pause (self));
  room_send (self, caller, vote_write (&self->vote));
}
