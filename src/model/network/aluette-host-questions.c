/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <string.h>

#include "model/session/aluette-local-game-log.h"

/* Pauses, phrases, and what the people at the table must agree on. */

static const char *const question_ids[N_QUESTIONS] = {
  [QUESTION_STAND_IN] = "stand-in",
  [QUESTION_UNDO] = "undo",
  [QUESTION_STOP] = "stop",
  [QUESTION_REMOVE] = "remove",
};

/* The last one may be said at any time, a few times in a deal; the others between deals. */
static const char *const phrases[] = { "hello",   "well-played", "bravo",
                                       "rematch", "thanks",      "moment" };

static guint
bit_of (guint seat)
{
  return seat == NO_SEAT ? 0 : 1u << seat;
}

/* @person: (nullable): of a seat. Whether nobody decides there. */
static gboolean
person_is_absent (const Person *person)
{
  return person == NULL || !person_is_present (person);
}

/* Questions */

static void
send_question (AluetteHost *self, Person *person)
{
  const Question *question = &self->question;
  guint seat = question->seat == NO_SEAT ? question->asker : question->seat;

  if (question->number != 0 && person->connection != NULL)
    connection_send (person->connection,
                     aluette_protocol_write (ALUETTE_WORD_ASKS, question->number,
                                             question_ids[question->kind],
                                             seat == NO_SEAT ? 0 : seat + 1));
}

static void
open_question (AluetteHost *self, QuestionKind kind, guint seat, guint asker)
{
  self->question = (Question) {
    .number = ++self->last_number, .kind = kind, .seat = seat, .asker = asker
  };
  for (guint i = 0; i < self->people->len; i++)
    send_question (self, g_ptr_array_index (self->people, i));
}

static void
stop_question_timer (AluetteHost *self)
{
  if (self->question_timer != 0)
    aluette_clock_remove (self->clock, self->question_timer);
  self->question_timer = 0;
}

static void
close_question (AluetteHost *self, gboolean yes)
{
  guint number = self->question.number;

  self->was_declined = self->question.kind == QUESTION_STAND_IN && !yes;
  self->question = (Question) { 0 };
  host_broadcast (self, aluette_protocol_write (ALUETTE_WORD_SETTLED, number, yes));
}

/* Returns: at how many screens the people in @seats are, bit per seat. */
static guint
count_screens (AluetteHost *self, guint seats)
{
  guint n = 0;

  while (seats != 0)
    {
      const Person *person = host_get_person (self, (guint) __builtin_ctz (seats));

      seats &= person != NULL ? ~host_get_screen (self, person) : seats - 1;
      n++;
    }
  return n;
}

/* Returns: the seats of all who have not left for good, bit per seat. */
static guint
get_seated (AluetteHost *self)
{
  guint seats = 0;

  for (guint i = 0; i < self->people->len; i++)
    {
      const Person *person = g_ptr_array_index (self->people, i);

      if (!person->has_left)
        seats |= bit_of (person->seat);
    }
  return seats;
}

/* Returns: the seats whose people must agree to undo: all but those for whom bots play. */
static guint
get_in_deal (AluetteHost *self)
{
  guint seats = 0;

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if (host_get_person (self, seat) != NULL)
      seats |= bit_of (seat);
  return seats & ~self->stand_ins;
}

/* Whether those in @agreed are enough to remove somebody: two people, who sit in front of different
 * screens; for the table owner, also all others. The owner removes alone. */
static gboolean
may_remove (AluetteHost *self, guint seat, guint agreed)
{
  const Person *person = host_get_person (self, seat);
  const Person *asker = host_get_person (self, self->question.asker);

  if (asker != NULL && asker->is_owner)
    return TRUE;
  if (count_screens (self, agreed) < 2)
    return FALSE;
  return person == NULL || !person->is_owner
         || (get_seated (self) & ~host_get_screen (self, person) & ~agreed) == 0;
}

/* Whether a bot may stand in: one person of each team agrees, of the teams that have somebody here;
 * in a game without fixed teams, everybody here. */
static gboolean
may_stand_in (AluetteHost *self, guint present, guint agreed)
{
  guint n_seats = self->header.rules.n_seats;
  guint n_teams = self->kind->n_teams > 0 ? self->kind->n_teams : n_seats;
  guint teams_present = 0;
  guint teams_agreed = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      teams_present |= (present >> i & 1) << i % n_teams;
      teams_agreed |= (agreed >> i & 1) << i % n_teams;
    }
  return teams_present != 0 && teams_agreed == teams_present;
}

/* Whether those in @agreed are enough to settle the question, out of all in @present. */
static gboolean
is_agreed (AluetteHost *self, guint present, guint agreed)
{
  const Question *question = &self->question;

  agreed &= present;
  switch (question->kind)
    {
    case QUESTION_STAND_IN:
      return may_stand_in (self, present, agreed);
    case QUESTION_REMOVE:
      return may_remove (self, question->seat, agreed & ~bit_of (question->seat));
    case QUESTION_UNDO:
      return (get_in_deal (self) & ~agreed) == 0;
    default:
      return present != 0 && agreed == present;
    }
}

static void
remove_from_table (AluetteHost *self, guint seat)
{
  Person *person = host_get_person (self, seat);
  g_autoptr (Connection) connection = NULL;

  if (person == NULL)
    return;
  if (person->connection != NULL)
    connection = connection_ref (person->connection);
  host_note_removal (self, person);
  host_remove_person (self, person);
  if (connection != NULL)
    connection_close (connection, ALUETTE_CODE_REMOVED);
  host_changed (self);
}

static void
carry_out_question (AluetteHost *self, const Question *question)
{
  switch (question->kind)
    {
    case QUESTION_STAND_IN:
      host_set_stand_in (self, question->seat, TRUE);
      break;
    case QUESTION_UNDO:
      aluette_game_undo (self->game);
      break;
    case QUESTION_STOP:
      aluette_host_stop (self);
      break;
    default:
      remove_from_table (self, question->seat);
      break;
    }
}

/* Whether the question no longer makes sense. */
static gboolean
is_moot (AluetteHost *self)
{
  const Question *question = &self->question;
  const Person *person = host_get_person (self, question->seat);

  if (self->is_over)
    return TRUE;
  switch (question->kind)
    {
    case QUESTION_STAND_IN:
      return !person_is_absent (person) || (self->stand_ins & bit_of (question->seat)) != 0;
    case QUESTION_UNDO:
      return !aluette_game_can_undo (self->game);
    case QUESTION_REMOVE:
      return person == NULL;
    default:
      return FALSE;
    }
}

/* Settles the question if enough have answered. */
static void
check_question (AluetteHost *self)
{
  Question question = self->question;
  guint present = host_get_present (self);

  if (question.number == 0)
    return;
  if (is_moot (self))
    close_question (self, FALSE);
  else if (is_agreed (self, present, question.agreed))
    {
      close_question (self, TRUE);
      carry_out_question (self, &question);
      host_follow (self);
    }
  else if (present != 0 && !is_agreed (self, present, present & ~question.declined))
    {
      Person *asker = host_get_person (self, question.asker);

      if (asker != NULL)
        asker->declined = aluette_clock_get_time (self->clock) + ASK_AGAIN_MS;
      close_question (self, FALSE);
      host_follow (self);
    }
}

/* Returns: why a question may not be asked now. */
static AluetteCode
check_question_kind (AluetteHost *self, QuestionKind kind, guint seat)
{
  const Person *person = host_get_person (self, seat);

  switch (kind)
    {
    case QUESTION_STAND_IN:
      if (seat >= self->header.rules.n_seats || self->header.players[seat].kind != ALU_GAME_HUMAN)
        return ALUETTE_CODE_NO_SEAT;
      return person_is_absent (person) && (self->stand_ins & bit_of (seat)) == 0
                 ? ALUETTE_CODE_NONE
                 : ALUETTE_CODE_NOT_NOW;
    case QUESTION_UNDO:
      return aluette_game_can_undo (self->game)
                     && (get_in_deal (self) & ~host_get_present (self)) == 0
                 ? ALUETTE_CODE_NONE
                 : ALUETTE_CODE_NOT_NOW;
    case QUESTION_REMOVE:
      return person != NULL ? ALUETTE_CODE_NONE : ALUETTE_CODE_NO_SEAT;
    default:
      return ALUETTE_CODE_NONE;
    }
}

/* Whether the others have declined what somebody at the screen of @person has asked a short while
 * ago. */
static gboolean
was_declined_lately (AluetteHost *self, const Person *person)
{
  gint64 now = aluette_clock_get_time (self->clock);

  for (guint i = 0; i < self->people->len; i++)
    {
      const Person *other = g_ptr_array_index (self->people, i);

      if ((other == person || (person->screen != 0 && other->screen == person->screen))
          && now < other->declined)
        return TRUE;
    }
  return FALSE;
}

/* Returns: why a person may not ask now. What the table owner decides alone waits for nothing. */
static AluetteCode
check_asking (AluetteHost *self, const Person *person, QuestionKind kind, guint seat)
{
  gboolean decides = person->is_owner && kind == QUESTION_REMOVE;

  if (person->seat == NO_SEAT || person->seat == seat)
    return ALUETTE_CODE_NO_SEAT;
  if (self->question.number != 0 && !decides)
    return ALUETTE_CODE_NOT_NOW;
  if (was_declined_lately (self, person) && !decides)
    return ALUETTE_CODE_SLOW_DOWN;
  return check_question_kind (self, kind, seat);
}

/* Returns: the seats for which a person answers: all at the same screen, without @meant, bit per
 * seat. */
static guint
get_voices (AluetteHost *self, const Person *person, guint meant)
{
  return bit_of (person->seat) | (host_get_screen (self, person) & ~bit_of (meant));
}

AluetteCode
host_ask (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  guint kind = 0;
  guint seat = message->numbers[1] == 0 ? NO_SEAT : message->numbers[1] - 1;
  AluetteCode code;

  while (kind < N_QUESTIONS && strcmp (question_ids[kind], message->texts[0]) != 0)
    kind++;
  if (kind == N_QUESTIONS)
    return ALUETTE_CODE_BAD_LINE;
  code = check_asking (self, connection->person, (QuestionKind) kind, seat);
  if (code != ALUETTE_CODE_NONE)
    return code;
  if (self->question.number != 0)
    close_question (self, FALSE);
  open_question (self, (QuestionKind) kind, seat, connection->person->seat);
  self->question.agreed = get_voices (self, connection->person, seat);
  check_question (self);
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_answer (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  guint voices;

  if (connection->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (self->question.number == 0 || message->numbers[0] != self->question.number
      || !person_is_present (connection->person))
    return ALUETTE_CODE_NOT_NOW;
  voices = get_voices (self, connection->person, self->question.seat);
  self->question.agreed &= ~voices;
  self->question.declined &= ~voices;
  if (message->numbers[1] != 0)
    self->question.agreed |= voices;
  else
    self->question.declined |= voices;
  check_question (self);
  return ALUETTE_CODE_NONE;
}

void
host_forget_answers (AluetteHost *self, guint seat)
{
  self->question.agreed &= ~bit_of (seat);
  self->question.declined &= ~bit_of (seat);
}

/* Pauses */

/* Returns: the seat that must decide although nobody decides there; or NO_SEAT. */
static guint
get_absent (AluetteHost *self)
{
  guint seat = host_get_awaited (self);
  const Person *person = host_get_person (self, seat);

  if (seat >= self->header.rules.n_seats || self->header.players[seat].kind != ALU_GAME_HUMAN
      || (self->stand_ins & bit_of (seat)) != 0)
    return NO_SEAT;
  return person_is_absent (person) ? seat : NO_SEAT;
}

static guint
get_paused (AluetteHost *self)
{
  guint paused = bit_of (get_absent (self));

  for (guint i = 0; i < self->people->len; i++)
    {
      const Person *person = g_ptr_array_index (self->people, i);

      if (person->has_paused)
        paused |= bit_of (person->seat);
    }
  return paused;
}

static void
on_question_time (gpointer data)
{
  AluetteHost *self = data;
  guint seat = get_absent (self);

  self->question_timer = 0;
  if (seat != NO_SEAT && self->question.number == 0 && host_get_present (self) != 0)
    open_question (self, QUESTION_STAND_IN, seat, NO_SEAT);
  host_follow (self);
}

/* Somebody who has left does not come back by themselves, so the others are asked at once, but not
 * again and again. */
static guint
get_question_delay (AluetteHost *self, guint seat)
{
  const Person *person = host_get_person (self, seat);

  return !self->was_declined && (person == NULL || person->has_left) ? 0 : QUESTION_MS;
}

static void
follow_absent (AluetteHost *self, gboolean changed)
{
  guint seat = get_absent (self);

  if (changed)
    self->was_declined = FALSE;
  if (changed || seat == NO_SEAT || self->question.number != 0)
    stop_question_timer (self);
  if (seat != NO_SEAT && self->question.number == 0 && self->question_timer == 0
      && host_get_present (self) != 0)
    self->question_timer = aluette_clock_add (self->clock, get_question_delay (self, seat),
                                              on_question_time, self);
}

static char *
write_pause (AluetteHost *self)
{
  g_autofree char *seats = aluette_protocol_format_seats (self->paused);

  if (self->paused == 0)
    return aluette_protocol_write (ALUETTE_WORD_CONTINUES);
  return aluette_protocol_write (ALUETTE_WORD_PAUSED, seats);
}

/* Bots and chance wait for those who have paused, and while nobody is here. */
static void
follow_ready (AluetteHost *self)
{
  gboolean pausing = FALSE;

  for (guint i = 0; i < self->people->len; i++)
    pausing |= ((const Person *) g_ptr_array_index (self->people, i))->has_paused;
  aluette_game_set_ready (self->game, ALU_GAME_SPECTATOR, ALUETTE_BUSY_AWAY,
                          host_get_present (self) != 0);
  aluette_game_set_ready (self->game, ALU_GAME_SPECTATOR, ALUETTE_BUSY_LOOK, !pausing);
}

void
host_follow (AluetteHost *self)
{
  g_autoptr (AluetteHost) host = g_object_ref (self);
  guint paused;
  gboolean changed;

  if (host->game == NULL || host->is_stopping)
    return;
  paused = host->is_over ? 0 : get_paused (host);
  changed = paused != host->paused;
  host->paused = paused;
  if (changed && !host->is_over)
    host_broadcast (host, write_pause (host));
  follow_ready (host);
  check_question (host);
  if (!host->is_over && !host->is_stopping)
    follow_absent (host, changed);
}

void
host_send_pause (AluetteHost *self, Person *person)
{
  if (self->game == NULL || self->is_over || person->connection == NULL)
    return;
  if (self->paused != 0)
    connection_send (person->connection, write_pause (self));
  send_question (self, person);
}

AluetteCode
host_pause (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (connection->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  connection->person->has_paused = TRUE;
  host_follow (self);
  return ALUETTE_CODE_NONE;
}

AluetteCode
host_continue (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  if (connection->person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  connection->person->has_paused = FALSE;
  host_follow (self);
  return ALUETTE_CODE_NONE;
}

/* Phrases */

static guint
get_n_deals (AluetteHost *self)
{
  g_autoptr (AluetteView) view = NULL;

  if (self->game == NULL)
    return 0;
  view = aluette_local_game_get_view (ALUETTE_LOCAL_GAME (self->game), ALU_GAME_SPECTATOR);
  return alu_game_get_n_deals (self->kind, aluette_view_get_bytes (view));
}

/* Returns: whether the person may say "moment" once more; if so, it is counted. */
static gboolean
count_moment (AluetteHost *self, Person *person)
{
  guint deal = get_n_deals (self);

  if (person->moments_deal != deal)
    person->n_moments = 0;
  person->moments_deal = deal;
  return person->n_moments++ < MAX_MOMENTS;
}

AluetteCode
host_say (AluetteHost *self, Connection *connection, const AluetteMessage *message)
{
  Person *person = connection->person;
  guint phrase = 0;

  while (phrase < G_N_ELEMENTS (phrases) && strcmp (phrases[phrase], message->texts[0]) != 0)
    phrase++;
  if (phrase == G_N_ELEMENTS (phrases))
    return ALUETTE_CODE_BAD_LINE;
  if (person->seat == NO_SEAT)
    return ALUETTE_CODE_NO_SEAT;
  if (phrase == G_N_ELEMENTS (phrases) - 1 ? !count_moment (self, person) : host_in_deal (self))
    return ALUETTE_CODE_NOT_NOW;
  host_broadcast (self,
                  aluette_protocol_write (ALUETTE_WORD_SAYS, person->seat + 1, phrases[phrase]));
  return ALUETTE_CODE_NONE;
}
