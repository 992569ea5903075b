/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-people.h"

#include <string.h>

#include "bots/alu-bot-kind.h"
#include "model/network/aluette-token.h"
#include "model/session/aluette-game-setup.h"

#define MAX_REFUSALS 2      /* until somebody may not ask again */
#define DECLINED_MS 600000  /* after so many */
#define REMOVED_MS 86400000 /* after somebody was sent away */
#define MAX_NAMES_BYTES 800 /* in a line, before the last name */

/* Somebody who was declined, or sent away. */
typedef struct
{
  char *peer;
  gint64 until; /* when it is forgotten */
  guint n;
} Refusal;

guint
seat_to_bit (guint seat)
{
  return seat == NO_SEAT ? 0 : 1u << seat;
}

gboolean
caller_is_asking (const Caller *caller)
{
  return caller->state == ALUETTE_CONNECTION_WAITING || caller->asks_for_seat;
}

static void
person_free (Person *self)
{
  g_free (self->name);
  g_free (self->face);
  g_free (self->peer);
  g_free (self->token_hash);
  g_free (self->commitment);
  g_free (self->salt);
  g_free (self->last_answer);
  g_free (self->waiting_request);
  g_free (self);
}

void
person_forget_requests (Person *person)
{
  person->last_request = 0;
  person->n_moments = 0;
  person->has_paused = FALSE;
  g_clear_pointer (&person->last_answer, g_free);
  g_clear_pointer (&person->waiting_request, g_free);
}

gboolean
person_is_present (const Person *person)
{
  return person != NULL && person->caller != NULL && !person->is_away;
}

static void
refusal_clear (gpointer data)
{
  g_free (((Refusal *) data)->peer);
}

void
people_init (People *self)
{
  *self = (People) { .refusals = g_array_new (FALSE, FALSE, sizeof (Refusal)) };
  g_array_set_clear_func (self->refusals, refusal_clear);
}

void
people_clear (People *self)
{
  while (self->first != NULL)
    people_remove (self, self->first);
  g_array_unref (self->refusals);
}

gboolean
people_set_up (People *self, const AluGameKind *kind, const AluGameHeader *header)
{
  self->kind = kind;
  self->model_kind = aluette_model_kind_from_id (kind->id);
  self->header = *header;
  return kind->requests != 0 && !alu_game_header_is_real (header);
}

static void
clean_text (char *text, const char *otherwise)
{
  g_autofree char *clean = text[0] != '\0' ? aluette_protocol_clean_name (text) : NULL;

  g_strlcpy (text, clean != NULL ? clean : otherwise, ALU_GAME_MAX_TEXT);
}

void
people_clean_names (People *self)
{
  clean_text (self->header.event, "");
  clean_text (self->header.place, "");
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if (self->header.players[seat].kind != ALU_GAME_DUMMY)
      clean_text (self->header.players[seat].name, "Aluette");
}

Person *
people_add (People *self, const char *name, char *token_hash, gboolean is_owner)
{
  Person *person = g_new0 (Person, 1);
  Person **end = &self->first;

  while (*end != NULL)
    end = &(*end)->next;
  *end = person;
  person->name = g_strdup (name);
  person->token_hash = token_hash;
  person->seat = NO_SEAT;
  person->is_owner = is_owner;
  return person;
}

void
people_remove (People *self, Person *person)
{
  Person **at = &self->first;

  while (*at != person)
    at = &(*at)->next;
  *at = person->next;
  person_free (person);
}

/* Finding somebody */

Person *
people_get (const People *self, guint seat)
{
  for (Person *person = self->first; person != NULL && seat != NO_SEAT; person = person->next)
    if (person->seat == seat)
      return person;
  return NULL;
}

Person *
people_find_token (const People *self, const char *token)
{
  g_autofree char *hash = aluette_token_hash (token);
  Person *found = NULL;

  for (Person *person = self->first; person != NULL; person = person->next)
    if (aluette_secret_equal (person->token_hash, hash))
      found = person;
  return found;
}

Person *
people_find_name (const People *self, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (Person *person = self->first; person != NULL; person = person->next)
    {
      g_autofree char *other = g_utf8_casefold (person->name, -1);

      if (strcmp (folded, other) == 0)
        return person;
    }
  return NULL;
}

Person *
people_pass_ownership (People *self)
{
  for (Person *person = self->first; person != NULL; person = person->next)
    {
      if (person->has_left || person->seat == NO_SEAT)
        continue;
      person->is_owner = TRUE;
      return person;
    }
  return NULL;
}

/* Seats */

gboolean
people_can_sit (const People *self, guint seat)
{
  return seat < self->header.rules.n_seats && self->header.players[seat].kind == ALU_GAME_HUMAN;
}

guint
people_get_present (const People *self)
{
  guint seats = 0;

  for (const Person *person = self->first; person != NULL; person = person->next)
    if (person_is_present (person))
      seats |= seat_to_bit (person->seat);
  return seats;
}

guint
people_get_seated (const People *self)
{
  guint seats = 0;

  for (const Person *person = self->first; person != NULL; person = person->next)
    if (!person->has_left)
      seats |= seat_to_bit (person->seat);
  return seats;
}

guint
people_get_free (const People *self)
{
  return alu_game_humans (&self->header) & ~people_get_seated (self);
}

/* Screens */

guint
people_get_screen (const People *self, const Person *person)
{
  guint seats = seat_to_bit (person->seat);

  for (const Person *other = self->first; other != NULL && person->screen != 0; other = other->next)
    if (other->screen == person->screen)
      seats |= seat_to_bit (other->seat);
  return seats;
}

static guint
count_at_screen (const People *self, guint screen)
{
  guint n = 0;

  for (const Person *person = self->first; person != NULL; person = person->next)
    n += person->screen == screen;
  return n;
}

gboolean
people_have_place_beside (const People *self, const Person *person)
{
  return people_get_free (self) != 0
         && (person->screen == 0
             || count_at_screen (self, person->screen) < self->header.rules.n_seats);
}

guint
people_find_screen (const People *self)
{
  guint screen = 1;

  while (count_at_screen (self, screen) > 0)
    screen++;
  return screen;
}

gboolean
people_are_elsewhere (const People *self, const Person *person)
{
  return (people_get_seated (self) & ~people_get_screen (self, person)) != 0;
}

guint
people_count_screens (const People *self, guint seats)
{
  guint n = 0;

  while (seats != 0)
    {
      const Person *person = people_get (self, (guint) __builtin_ctz (seats));

      seats &= person != NULL ? ~people_get_screen (self, person) : seats - 1;
      n++;
    }
  return n;
}

/* Telling who is in a seat */

static const char *
get_seat_state (const People *self, guint seat, const Person *person)
{
  if (self->header.players[seat].kind == ALU_GAME_DUMMY)
    return "petit-jean";
  if (self->header.players[seat].kind == ALU_GAME_BOT)
    return "bot";
  if ((self->stand_ins & (1u << seat)) != 0)
    return "stand-in";
  if (person == NULL)
    return "open";
  if (person->has_left)
    return "left";
  return person_is_present (person) ? "here" : "away";
}

char *
people_write_who (const People *self, guint seat, gboolean has_match)
{
  const Person *person = people_get (self, seat);
  const char *name = self->header.players[seat].name;
  gboolean is_open = people_can_sit (self, seat) && !has_match;

  if (person != NULL)
    name = person->name;
  else if (is_open || name[0] == '\0')
    name = "-";
  return aluette_protocol_write (ALUETTE_WORD_WHO, seat + 1, get_seat_state (self, seat, person),
                                 name);
}

char *
people_write_face (const People *self, guint seat)
{
  const Person *person = people_get (self, seat);

  return person != NULL && person->face != NULL
             ? aluette_protocol_write (ALUETTE_WORD_FACE, seat + 1, person->face)
             : NULL;
}

char *
people_write_standing (const People *self)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (const Person *person = self->first; person != NULL; person = person->next)
    if (person->seat == NO_SEAT && names->len < MAX_NAMES_BYTES)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", person->name);
  return aluette_protocol_write (ALUETTE_WORD_STANDING, names->len > 0 ? names->str : "-");
}

/* Refusals */

/* Returns: (nullable): what is remembered of a peer. */
static Refusal *
find_refusal (const People *self, const char *peer, gint64 now)
{
  for (guint i = 0; i < self->refusals->len; i++)
    {
      Refusal *refusal = &g_array_index (self->refusals, Refusal, i);

      if (strcmp (refusal->peer, peer) == 0 && now < refusal->until)
        return refusal;
    }
  return NULL;
}

/* @n: how many refusals it counts for. Forgets those who may ask again. */
static void
note_refusal (People *self, const char *peer, guint n, gint64 now, guint ms)
{
  Refusal *refusal = find_refusal (self, peer, now);
  Refusal added = { NULL, now + ms, n };

  if (refusal != NULL)
    {
      refusal->n += n;
      refusal->until = MAX (refusal->until, now + ms);
      return;
    }
  for (guint i = self->refusals->len; i > 0; i--)
    if (now >= g_array_index (self->refusals, Refusal, i - 1).until)
      g_array_remove_index_fast (self->refusals, i - 1);
  added.peer = g_strdup (peer);
  g_array_append_val (self->refusals, added);
}

void
people_note_decline (People *self, const char *peer, gint64 now)
{
  note_refusal (self, peer, 1, now, DECLINED_MS);
}

/* Those in the same program come with somebody who has a token. */
void
people_note_removal (People *self, const char *peer, gint64 now)
{
  if (peer != NULL && peer[0] != '\0')
    note_refusal (self, peer, MAX_REFUSALS, now, REMOVED_MS);
}

gboolean
people_are_refused (const People *self, const char *peer, gint64 now)
{
  const Refusal *refusal = find_refusal (self, peer, now);

  return refusal != NULL && refusal->n >= MAX_REFUSALS;
}

/* The players of a match */

static gboolean
is_name_taken (const People *self, guint seat)
{
  const AluGamePlayer *players = self->header.players;

  for (guint i = 0; i < self->header.rules.n_seats; i++)
    if (i != seat && strcmp (players[i].name, players[seat].name) == 0)
      return TRUE;
  return FALSE;
}

/* Gives the bot of a seat a name that nobody else has. */
static void
name_bot (People *self, guint seat)
{
  for (guint i = 0; i < ALU_GAME_MAX_SEATS; i++)
    {
      aluette_game_setup_name_player (&self->header.players[seat], (seat + i) % ALU_GAME_MAX_SEATS);
      if (!is_name_taken (self, seat))
        return;
    }
}

/* People choose their names first. */
void
people_name_players (People *self)
{
  const AluBotKind *bots = alu_bot_kind_from_id (self->kind->id);

  self->set_up_seats = alu_game_humans (&self->header);
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      AluGamePlayer *player = &self->header.players[seat];
      const Person *person = people_get (self, seat);

      if (player->kind != ALU_GAME_HUMAN)
        continue;
      g_strlcpy (player->name, person != NULL ? person->name : "", sizeof player->name);
      if (person != NULL)
        continue;
      player->kind = ALU_GAME_BOT;
      g_strlcpy (player->level, bots->level_ids[bots->usual_level], sizeof player->level);
    }
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if (self->header.players[seat].kind == ALU_GAME_BOT
        && (self->header.players[seat].name[0] == '\0' || is_name_taken (self, seat)))
      name_bot (self, seat);
  aluette_game_setup_appoint_captains (self->kind, &self->header);
}

void
people_open_seats (People *self)
{
  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    if ((self->set_up_seats & (1u << seat)) != 0)
      {
        self->header.players[seat].kind = ALU_GAME_HUMAN;
        self->header.players[seat].level[0] = '\0';
      }
}
