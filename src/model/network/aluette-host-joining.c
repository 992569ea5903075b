/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-room.h"

#include "model/network/aluette-invitation.h"
#include "model/network/aluette-token.h"

/* Lines of people who ask to join, who decide on that, and who sit down. */

#define MAX_WAITING 8     /* people who ask to join */
#define MAX_WRONG_WORDS 5 /* wrong invitation words on one connection */

/* Lets somebody in. @screen: which they share, or 0 */
static AluetteCode
let_in (Room *self, Caller *caller, gboolean is_owner, guint screen)
{
  g_autofree char *token = aluette_token_new ();
  Person *person;

  if (token == NULL)
    return ALUETTE_CODE_BUSY;
  person = people_add (&self->people, caller->name, aluette_token_hash (token), is_owner);
  person->screen = screen;
  person->is_new = TRUE;
  if (room_get_state (self) == ALUETTE_CONNECTION_PLAYING)
    person->may_take = people_get_free (&self->people);
  room_changed (self);
  room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_ADMITTED));
  room_announce_seat (self, NO_SEAT);
  room_bind (self, person, caller);
  room_send (self, caller, aluette_protocol_write (ALUETTE_WORD_TOKEN, token));
  room_send_everything (self, person);
  room_send_log (self, person, 0);
  return ALUETTE_CODE_NONE;
}

/* Whether somebody more could get a seat, or watch. */
static gboolean
has_place (const Room *self)
{
  guint n_seatless = 0;

  if (people_get_free (&self->people) != 0)
    return TRUE;
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    n_seatless += person->seat == NO_SEAT;
  return n_seatless < self->max_spectators;
}

static guint
count_waiting (const Room *self)
{
  guint n = 0;

  for (guint i = 0; i < self->callers->len; i++)
    n += ((const Caller *) g_ptr_array_index (self->callers, i))->state
         == ALUETTE_CONNECTION_WAITING;
  return n;
}

static gboolean
has_pass (const Room *self, const char *words)
{
  return self->pass != NULL && aluette_secret_equal (self->pass, words);
}

static gboolean
check_invitation (Room *self, Caller *caller, const char *words)
{
  if (caller->is_owner || has_pass (self, words) || self->invitation == NULL
      || aluette_invitation_is_same (self->invitation, words))
    return TRUE;
  if (++caller->n_wrong_words >= MAX_WRONG_WORDS)
    room_close (self, caller, ALUETTE_CODE_SLOW_DOWN);
  return FALSE;
}

/* Tells everybody that somebody asks to join, or for a seat. */
static void
announce_request (Room *self, Caller *caller)
{
  caller->number = ++self->last_number;
  room_broadcast (self,
                  aluette_protocol_write (ALUETTE_WORD_JOINS, caller->number, caller->name));
}

static void
set_name (Caller *caller, const char *name)
{
  g_free (caller->name);
  caller->name = g_strdup (name);
}

/* @screen: which they share, or 0 */
static AluetteCode
ask_to_join (Room *self, Caller *caller, guint screen)
{
  if (count_waiting (self) >= MAX_WAITING)
    return ALUETTE_CODE_BUSY;
  caller->screen = screen;
  room_set_state (self, caller, ALUETTE_CONNECTION_WAITING);
  announce_request (self, caller);
  return ALUETTE_CODE_NONE;
}

/* Somebody who lost the connection before their token came asks again under their name. Each guest
 * who has it says something as soon as they are in a room without a match. */
static gboolean
is_name_taken (Room *self, const char *name)
{
  Person *person = people_find_name (&self->people, name);

  if (person == NULL || !person->is_new || person->is_owner || person->caller != NULL
      || self->game != NULL)
    return person != NULL;
  room_remove_person (self, person);
  return FALSE;
}

AluetteCode
room_handle_join (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (!check_invitation (self, caller, message->texts[0]))
    return ALUETTE_CODE_NO_TABLE;
  if (people_are_refused (&self->people, caller->peer, aluette_clock_get_time (self->clock)))
    return ALUETTE_CODE_DECLINED;
  if (!has_place (self))
    return ALUETTE_CODE_FULL;
  if (is_name_taken (self, message->texts[1]))
    return ALUETTE_CODE_NAME_TAKEN;
  if (count_waiting (self) >= MAX_WAITING)
    return ALUETTE_CODE_BUSY;
  set_name (caller, message->texts[1]);
  return caller->is_owner || has_pass (self, message->texts[0])
             ? let_in (self, caller, caller->is_owner, 0)
             : ask_to_join (self, caller, 0);
}

/* People who could let others in may share the screen with them without asking. In a match, people
 * at other screens decide. */
AluetteCode
room_handle_beside (Room *self, Caller *caller, const AluetteMessage *message)
{
  Person *person = people_find_token (&self->people, message->texts[0]);

  if (person == NULL)
    return ALUETTE_CODE_BAD_TOKEN;
  if (person->seat == NO_SEAT && !person->is_owner)
    return ALUETTE_CODE_NO_SEAT;
  if (!people_have_place_beside (&self->people, person))
    return ALUETTE_CODE_FULL;
  if (people_find_name (&self->people, message->texts[1]) != NULL)
    return ALUETTE_CODE_NAME_TAKEN;
  if (person->screen == 0)
    person->screen = people_find_screen (&self->people);
  set_name (caller, message->texts[1]);
  return room_get_state (self) == ALUETTE_CONNECTION_PLAYING
                 && people_are_elsewhere (&self->people, person)
             ? ask_to_join (self, caller, person->screen)
             : let_in (self, caller, FALSE, person->screen);
}

/* Deciding on others */

/* Gives somebody a seat, or none. */
static void
give_seat (Room *self, Person *person, guint seat)
{
  guint before = person->seat;

  person->seat = seat;
  room_changed (self);
  room_send (self, person->caller,
             aluette_protocol_write (ALUETTE_WORD_SEATED, seat == NO_SEAT ? 0 : seat + 1));
  room_announce_seat (self, before);
  room_announce_seat (self, seat);
}

/* Gives somebody a seat of a match in play. */
static void
take_over (Room *self, Person *person, guint seat)
{
  Person *before = people_get (&self->people, seat);

  if (before != NULL)
    room_remove_person (self, before);
  room_set_stand_in (self, seat, FALSE);
  give_seat (self, person, seat);
  person->may_take = 0;
  room_send_log (self, person, 0);
  room_follow (self);
}

/* Finds who asked to join, or for a seat, under a number. @guest: (out) (transfer none). Returns:
 * why @caller may not decide on that. */
static AluetteCode
find_guest (Room *self, const Caller *caller, guint number, Caller **guest)
{
  const Person *person = caller->person;

  *guest = NULL;
  for (guint i = 0; i < self->callers->len && *guest == NULL; i++)
    {
      Caller *other = g_ptr_array_index (self->callers, i);

      if (caller_is_asking (other) && other->number == number)
        *guest = other;
    }
  if (*guest == NULL || *guest == caller)
    return ALUETTE_CODE_NOT_NOW;
  if (person->seat == NO_SEAT && ((*guest)->asks_for_seat || !person->is_owner))
    return ALUETTE_CODE_NO_SEAT;
  return (*guest)->screen != 0 && (*guest)->screen == person->screen ? ALUETTE_CODE_NOT_YOUR_TURN
                                                                     : ALUETTE_CODE_NONE;
}

static AluetteCode
give_wanted_seat (Room *self, Caller *guest)
{
  if (room_get_state (self) != ALUETTE_CONNECTION_PLAYING || room_is_in_deal (self))
    return ALUETTE_CODE_NOT_NOW;
  if ((people_get_free (&self->people) & (1u << guest->wanted_seat)) == 0)
    return ALUETTE_CODE_SEAT_TAKEN;
  room_end_request (self, guest);
  take_over (self, guest->person, guest->wanted_seat);
  return ALUETTE_CODE_NONE;
}

AluetteCode
room_handle_admit (Room *self, Caller *caller, const AluetteMessage *message)
{
  Caller *guest;
  AluetteCode code = find_guest (self, caller, message->numbers[0], &guest);

  if (code != ALUETTE_CODE_NONE)
    return code;
  if (guest->asks_for_seat)
    return give_wanted_seat (self, guest);
  if (guest->screen != 0 ? people_get_free (&self->people) == 0 : !has_place (self))
    return ALUETTE_CODE_FULL;
  if (people_find_name (&self->people, guest->name) != NULL)
    return ALUETTE_CODE_NAME_TAKEN;
  code = let_in (self, guest, guest->is_owner, guest->screen);
  if (code == ALUETTE_CODE_NONE)
    room_end_request (self, guest);
  return code;
}

AluetteCode
room_handle_decline (Room *self, Caller *caller, const AluetteMessage *message)
{
  Caller *guest;
  AluetteCode code = find_guest (self, caller, message->numbers[0], &guest);

  if (code != ALUETTE_CODE_NONE)
    return code;
  room_refuse (self, guest, guest->asks_for_seat ? "sit" : "join", ALUETTE_CODE_DECLINED);
  if (!guest->asks_for_seat)
    {
      people_note_decline (&self->people, guest->peer, aluette_clock_get_time (self->clock));
      room_set_state (self, guest, ALUETTE_CONNECTION_GREETED);
    }
  room_end_request (self, guest);
  return ALUETTE_CODE_NONE;
}

/* Sitting */

/* A seat of a match, whose person has left, is given by somebody who has one: to those who were let
 * in when it was free, and to others who ask for it. */
static AluetteCode
sit_in_match (Room *self, Caller *caller, guint seat)
{
  if (caller->person->seat != NO_SEAT || room_is_in_deal (self) || caller->asks_for_seat)
    return ALUETTE_CODE_NOT_NOW;
  if ((people_get_free (&self->people) & (1u << seat)) == 0)
    return ALUETTE_CODE_SEAT_TAKEN;
  if ((caller->person->may_take & (1u << seat)) != 0)
    {
      take_over (self, caller->person, seat);
      return ALUETTE_CODE_NONE;
    }
  caller->asks_for_seat = TRUE;
  caller->wanted_seat = seat;
  set_name (caller, caller->person->name);
  announce_request (self, caller);
  return ALUETTE_CODE_NONE;
}

AluetteCode
room_handle_sit (Room *self, Caller *caller, const AluetteMessage *message)
{
  guint seat = message->numbers[0] - 1;

  if (!people_can_sit (&self->people, seat))
    return ALUETTE_CODE_NO_SEAT;
  if (self->game != NULL)
    return sit_in_match (self, caller, seat);
  if (self->seed.committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  if (people_get (&self->people, seat) != NULL)
    return ALUETTE_CODE_SEAT_TAKEN;
  give_seat (self, caller->person, seat);
  return ALUETTE_CODE_NONE;
}

AluetteCode
room_handle_stand (Room *self, Caller *caller, const AluetteMessage *message)
{
  if (caller->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (self->seed.committed != 0)
    return ALUETTE_CODE_NOT_NOW;
  give_seat (self, caller->person, NO_SEAT);
  return ALUETTE_CODE_NONE;
}
