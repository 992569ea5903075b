/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-vote.h"

#include <string.h>

static const char *const ids[N_QUESTIONS] = {
  [QUESTION_STAND_IN] = "stand-in",
  [QUESTION_UNDO] = "undo",
  [QUESTION_STOP] = "stop",
  [QUESTION_REMOVE] = "remove",
};

gboolean
question_kind_from_id (const char *id, QuestionKind *kind)
{
  for (guint i = 0; i < N_QUESTIONS; i++)
    if (strcmp (ids[i], id) == 0)
      {
        *kind = (QuestionKind) i;
        return TRUE;
      }
  return FALSE;
}

char *
vote_write (const Vote *self)
{
  guint seat = self->seat == NO_SEAT ? self->asker : self->seat;

  if (self->number == 0)
    return NULL;
  return aluette_protocol_write (ALUETTE_WORD_ASKS, self->number, ids[self->kind],
                                 seat == NO_SEAT ? 0 : seat + 1);
}

/* Asking */

/* Whether a bot could play for the person in @seat. */
static gboolean
needs_stand_in (const People *people, guint seat)
{
  return !person_is_present (people_get (people, seat))
         && (people->stand_ins & seat_to_bit (seat)) == 0;
}

/* Returns: the seats whose people must agree to undo: all but those for whom bots play. */
static guint
get_in_deal (const People *people)
{
  guint seats = 0;

  for (const Person *person = people->first; person != NULL; person = person->next)
    seats |= seat_to_bit (person->seat);
  return seats & ~people->stand_ins;
}

/* Returns: why a question may not be asked now. */
static AluetteCode
check_kind (const People *people, QuestionKind kind, guint seat, gboolean can_undo)
{
  switch (kind)
    {
    case QUESTION_STAND_IN:
      if (!people_can_sit (people, seat))
        return ALUETTE_CODE_NO_SEAT;
      return needs_stand_in (people, seat) ? ALUETTE_CODE_NONE : ALUETTE_CODE_NOT_NOW;
    case QUESTION_UNDO:
      return can_undo && (get_in_deal (people) & ~people_get_present (people)) == 0
                 ? ALUETTE_CODE_NONE
                 : ALUETTE_CODE_NOT_NOW;
    case QUESTION_REMOVE:
      return people_get (people, seat) != NULL ? ALUETTE_CODE_NONE : ALUETTE_CODE_NO_SEAT;
    default:
      return ALUETTE_CODE_NONE;
    }
}

/* Whether the others have declined what somebody at the screen of @person has asked a short while
 * ago. */
static gboolean
was_declined_lately (const People *people, const Person *person, gint64 now)
{
  for (const Person *other = people->first; other != NULL; other = other->next)
    if ((other == person || (person->screen != 0 && other->screen == person->screen))
        && now < other->declined)
      return TRUE;
  return FALSE;
}

/* What the owner of the room decides alone waits for nothing. */
AluetteCode
vote_check_asking (const Vote *self, const People *people, const Person *person,
                   QuestionKind kind, guint seat, gboolean can_undo, gint64 now)
{
  gboolean decides = person->is_owner && kind == QUESTION_REMOVE;

  if (person->seat == NO_SEAT || person->seat == seat)
    return ALUETTE_CODE_NO_SEAT;
  if (self->number != 0 && !decides)
    return ALUETTE_CODE_NOT_NOW;
  if (was_declined_lately (people, person, now) && !decides)
    return ALUETTE_CODE_SLOW_DOWN;
  return check_kind (people, kind, seat, can_undo);
}

/* Answering */

/* Returns: the seats for which a person answers: all at the same screen, without the one that is
 * meant, bit per seat. */
static guint
get_voices (const Vote *self, const People *people, const Person *person)
{
  return seat_to_bit (person->seat)
         | (people_get_screen (people, person) & ~seat_to_bit (self->seat));
}

void
vote_open (Vote *self, const People *people, guint number, QuestionKind kind, guint seat,
           const Person *asker)
{
  *self = (Vote) { .number = number,
                   .kind = kind,
                   .seat = seat,
                   .asker = asker != NULL ? asker->seat : NO_SEAT };
  self->agreed = asker != NULL ? get_voices (self, people, asker) : 0;
}

AluetteCode
vote_answer (Vote *self, const People *people, const Person *person, guint number, gboolean yes)
{
  guint voices;

  if (person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (self->number == 0 || number != self->number || !person_is_present (person))
    return ALUETTE_CODE_NOT_NOW;
  voices = get_voices (self, people, person);
  self->agreed = yes ? self->agreed | voices : self->agreed & ~voices;
  self->declined = yes ? self->declined & ~voices : self->declined | voices;
  return ALUETTE_CODE_NONE;
}

void
vote_forget_answer (Vote *self, guint seat)
{
  self->agreed &= ~seat_to_bit (seat);
  self->declined &= ~seat_to_bit (seat);
}

/* Counting */

/* Whether those in @agreed are enough to remove somebody: two people, who sit in front of different
 * screens; for the owner, also all others. The owner removes alone. */
static gboolean
may_remove (const Vote *self, const People *people, guint agreed)
{
  const Person *person = people_get (people, self->seat);
  const Person *asker = people_get (people, self->asker);

  if (asker != NULL && asker->is_owner)
    return TRUE;
  if (people_count_screens (people, agreed) < 2)
    return FALSE;
  return person == NULL || !person->is_owner
         || (people_get_seated (people) & ~people_get_screen (people, person) & ~agreed) == 0;
}

/* Whether a bot may stand in: one person of each team agrees, of the teams that have somebody here;
 * in a game without fixed teams, everybody here. */
static gboolean
may_stand_in (const People *people, guint present, guint agreed)
{
  guint n_seats = people->header.rules.n_seats;
  guint n_teams = people->kind->n_teams > 0 ? people->kind->n_teams : n_seats;
  guint teams_present = 0;
  guint teams_agreed = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      teams_present |= (present >> i & 1) << i % n_teams;
      teams_agreed |= (agreed >> i & 1) << i % n_teams;
    }
  return teams_present != 0 && teams_agreed == teams_present;
}

/* Whether those in @agreed are enough, out of all in @present. */
static gboolean
is_agreed (const Vote *self, const People *people, guint present, guint agreed)
{
  agreed &= present;
  switch (self->kind)
    {
    case QUESTION_STAND_IN:
      return may_stand_in (people, present, agreed);
    case QUESTION_REMOVE:
      return may_remove (self, people, agreed & ~seat_to_bit (self->seat));
    case QUESTION_UNDO:
      return (get_in_deal (people) & ~agreed) == 0;
    default:
      return present != 0 && agreed == present;
    }
}

static gboolean
is_pointless (const Vote *self, const People *people, gboolean can_undo)
{
  switch (self->kind)
    {
    case QUESTION_STAND_IN:
      return !needs_stand_in (people, self->seat);
    case QUESTION_UNDO:
      return !can_undo;
    case QUESTION_REMOVE:
      return people_get (people, self->seat) == NULL;
    default:
      return FALSE;
    }
}

VoteResult
vote_count (const Vote *self, const People *people, gboolean can_undo)
{
  guint present = people_get_present (people);

  if (self->number == 0)
    return VOTE_OPEN;
  if (is_pointless (self, people, can_undo))
    return VOTE_POINTLESS;
  if (is_agreed (self, people, present, self->agreed))
    return VOTE_AGREED;
  return present != 0 && !is_agreed (self, people, present, present & ~self->declined)
             ? VOTE_DECLINED
             : VOTE_OPEN;
}
