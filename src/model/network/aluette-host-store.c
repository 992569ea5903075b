/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-room.h"

#include <string.h>

#include "model/network/aluette-joint-seed.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game-log.h"

/*
 * A table as text, to open it again another day:
 *
 *   %aluette-table 1
 *   invitation sel-galerne-mojette-vanneau
 *   kept Rose's table                                        one that meets again
 *   key 64 DIGITS                                            the host's part of the joint seed
 *   salts 1=64 DIGITS 2=64 DIGITS                            the people's, once a match has begun
 *   spectators 2
 *   stand-ins 3
 *   for-people 1 2 3 4                                       the seats, before the match began
 *   person SEAT owner|guest here|left REQUEST HASH NAME      the one at the table longest first
 *   screen 1                                                 which this person shares with others
 *   answer done 12                                           to the last request of this person
 *   record                                                   or "setup": the rest is a header
 *   %aluette 1
 *   ...
 */

#define MAGIC "%aluette-table 1"
#define MAX_PEOPLE 64

/* Writing */

static void
write_person (GString *text, const Person *person)
{
  g_string_append_printf (text, "person %u %s %s %u %s %s\n",
                          person->seat == NO_SEAT ? 0 : person->seat + 1,
                          person->is_owner ? "owner" : "guest", person->has_left ? "left" : "here",
                          person->last_request, person->token_hash, person->name);
  if (person->screen != 0)
    g_string_append_printf (text, "screen %u\n", person->screen);
  if (person->last_answer != NULL)
    g_string_append_printf (text, "answer %s\n", person->last_answer);
}

static void
write_seats (GString *text, const char *word, guint seats)
{
  g_autofree char *list = aluette_protocol_format_seats (seats);

  if (seats != 0)
    g_string_append_printf (text, "%s %s\n", word, list);
}

char *
room_to_text (Room *self, gboolean with_events)
{
  GString *text = g_string_new (MAGIC "\n");
  g_autofree char *key = aluette_match_key_to_text (&self->seed.secret);
  g_autofree char *lines
      = self->game != NULL && with_events
            ? aluette_local_game_get_record (room_get_local (self))
            : aluette_game_setup_to_text (self->people.kind, &self->people.header);

  if (self->invitation != NULL)
    g_string_append_printf (text, "invitation %s\n", self->invitation);
  if (self->kept_name != NULL)
    g_string_append_printf (text, "kept %s\n", self->kept_name);
  /* When salts may be known, it must be another one. */
  if (self->seed.has_secret && self->seed.committed == 0)
    g_string_append_printf (text, "key %s\n", key);
  if (self->seed.salts != NULL)
    g_string_append_printf (text, "salts %s\n", self->seed.salts);
  g_string_append_printf (text, "spectators %u\n", self->max_spectators);
  write_seats (text, "stand-ins", self->people.stand_ins);
  write_seats (text, "for-people", self->people.set_up_seats);
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    write_person (text, person);
  g_string_append_printf (text, "%s\n%s", self->game != NULL ? "record" : "setup", lines);
  return g_string_free (text, FALSE);
}

/* Reading */

static gboolean
parse_number (const char *text, guint max, guint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
is_hash (const char *text)
{
  return strlen (text) == 64 && strspn (text, "0123456789abcdef") == 64;
}

typedef struct
{
  Room *room;
  Person *person; /* (nullable): whose lines are read */
  guint n_people;
  guint stand_ins;
  gboolean has_begun;
} Reader;

static gboolean
read_person (Reader *reader, const char *line)
{
  People *people = &reader->room->people;
  g_auto (GStrv) words = g_strsplit (line, " ", 6);
  guint seat, last_request;
  Person *person;

  if (g_strv_length (words) != 6 || !parse_number (words[0], ALU_GAME_MAX_SEATS, &seat)
      || !parse_number (words[3], G_MAXINT32, &last_request) || !is_hash (words[4])
      || !aluette_protocol_name_ok (words[5]) || reader->n_people++ >= MAX_PEOPLE
      || (seat > 0 && people_get (people, seat - 1) != NULL))
    return FALSE;
  person = people_add (people, words[5], g_strdup (words[4]), strcmp (words[1], "owner") == 0);
  person->seat = seat == 0 ? NO_SEAT : seat - 1;
  person->has_left = strcmp (words[2], "left") == 0;
  person->last_request = last_request;
  reader->person = person;
  return TRUE;
}

/* @person: (nullable): whose lines are read */
static gboolean
read_answer (Person *person, const char *line)
{
  AluetteMessage message;

  if (person == NULL || person->last_answer != NULL
      || aluette_protocol_read (ALUETTE_TO_GUEST, line, strlen (line), &message)
             != ALUETTE_PROTOCOL_OK)
    return FALSE;
  person->last_answer = g_strdup (line);
  return message.word == ALUETTE_WORD_DONE || message.word == ALUETTE_WORD_REFUSED;
}

static gboolean
store_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
  return TRUE;
}

static gboolean
read_line (Reader *reader, const char *word, const char *rest)
{
  Room *self = reader->room;

  if (strcmp (word, "invitation") == 0)
    return store_text (&self->invitation, rest);
  if (strcmp (word, "key") == 0)
    return self->seed.has_secret = aluette_match_key_from_text (rest, &self->seed.secret);
  if (strcmp (word, "salts") == 0)
    return store_text (&self->seed.salts, rest) && aluette_joint_list_read (rest, NULL);
  if (strcmp (word, "spectators") == 0)
    return parse_number (rest, MAX_SPECTATORS, &self->max_spectators);
  if (strcmp (word, "kept") == 0)
    return store_text (&self->kept_name, rest) && aluette_protocol_name_ok (rest);
  if (strcmp (word, "for-people") == 0)
    return aluette_protocol_parse_seats (rest, &self->people.set_up_seats);
  if (strcmp (word, "stand-ins") == 0)
    return aluette_protocol_parse_seats (rest, &reader->stand_ins);
  if (strcmp (word, "person") == 0)
    return read_person (reader, rest);
  if (strcmp (word, "screen") == 0)
    return reader->person != NULL && parse_number (rest, MAX_PEOPLE, &reader->person->screen);
  return strcmp (word, "answer") == 0 && read_answer (reader->person, rest);
}

/* Reads the lines before the match. Returns: (nullable): those of the match. */
static const char *
read_lines (Reader *reader, const char *text)
{
  const char *at = text + strlen (MAGIC "\n");

  if (!g_str_has_prefix (text, MAGIC "\n"))
    return NULL;
  for (;;)
    {
      const char *end = strchr (at, '\n');
      g_autofree char *line = end != NULL ? g_strndup (at, (gsize) (end - at)) : NULL;
      char *space = line != NULL ? strchr (line, ' ') : NULL;

      if (line == NULL)
        return NULL;
      at = end + 1;
      reader->has_begun = strcmp (line, "record") == 0;
      if (reader->has_begun || strcmp (line, "setup") == 0)
        return at;
      if (space == NULL)
        return NULL;
      *space = '\0';
      if (!read_line (reader, line, space + 1))
        return NULL;
    }
}

/* Whether everybody's seat is one for people. */
static gboolean
check_seats (const Room *self)
{
  for (const Person *person = self->people.first; person != NULL; person = person->next)
    if (person->seat != NO_SEAT && !people_can_sit (&self->people, person->seat))
      return FALSE;
  return TRUE;
}

gboolean
room_read_text (Room *self, const char *text, const char **match, gboolean *has_begun,
                guint *stand_ins)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  Reader reader = { .room = self };
  const AluGameKind *kind;

  *match = read_lines (&reader, text);
  *has_begun = reader.has_begun;
  *stand_ins = reader.stand_ins;
  if (*match == NULL)
    return FALSE;
  kind = alu_game_kind_from_record (*match, strlen (*match));
  return kind != NULL && aluette_game_setup_from_text (kind, *match, header)
         && people_set_up (&self->people, kind, header) && check_seats (self);
}
