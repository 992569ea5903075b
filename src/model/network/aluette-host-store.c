/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-record.h"

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

/* Returns: (transfer full): the lines before the match. */
static GString *
write_table (AluetteHost *self)
{
  GString *text = g_string_new (MAGIC "\n");
  g_autofree char *key = aluette_match_key_to_text (&self->secret);

  if (self->invitation != NULL)
    g_string_append_printf (text, "invitation %s\n", self->invitation);
  if (self->kept_name != NULL)
    g_string_append_printf (text, "kept %s\n", self->kept_name);
  /* When salts may be known, it must be another one. */
  if (self->has_secret && self->committed == 0)
    g_string_append_printf (text, "key %s\n", key);
  if (self->salts != NULL)
    g_string_append_printf (text, "salts %s\n", self->salts);
  g_string_append_printf (text, "spectators %u\n", self->max_spectators);
  write_seats (text, "stand-ins", self->stand_ins);
  write_seats (text, "for-people", self->people_seats);
  for (guint i = 0; i < self->people->len; i++)
    write_person (text, g_ptr_array_index (self->people, i));
  g_string_append (text, self->game != NULL ? "record\n" : "setup\n");
  return text;
}

char *
aluette_host_to_text (AluetteHost *self)
{
  GString *text = write_table (self);
  g_autofree char *lines = NULL;

  if (self->game != NULL)
    lines = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (self->game));
  else
    lines = aluette_game_setup_to_text (self->kind, &self->header);
  g_string_append (text, lines);
  return g_string_free (text, FALSE);
}

char *
aluette_host_to_text_without_events (AluetteHost *self)
{
  GString *text = write_table (self);
  g_autofree char *lines = aluette_game_setup_to_text (self->kind, &self->header);

  g_string_append (text, lines);
  return g_string_free (text, FALSE);
}

/* Reading */

static void
set_bad_text (GError **error)
{
  g_set_error_literal (error, ALUETTE_HOST_ERROR, ALUETTE_HOST_ERROR_BAD_TEXT,
                       _("The file is not a table that was saved."));
}

/* What the lines before the match say. */
typedef struct
{
  AluetteHost *host; /* without game */
  guint stand_ins;
  const char *match; /* the lines of the match */
  gboolean has_begun;
} Table;

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

static gboolean
read_person (Table *table, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 6);
  guint seat, last_request;
  Person *person;

  if (g_strv_length (words) != 6 || !parse_number (words[0], ALU_GAME_MAX_SEATS, &seat)
      || !parse_number (words[3], G_MAXINT32, &last_request) || !is_hash (words[4])
      || !aluette_protocol_name_ok (words[5]) || table->host->people->len >= MAX_PEOPLE
      || (seat > 0 && host_get_person (table->host, seat - 1) != NULL))
    return FALSE;
  person = host_add_person (table->host, words[5], g_strdup (words[4]),
                            strcmp (words[1], "owner") == 0);
  person->seat = seat == 0 ? NO_SEAT : seat - 1;
  person->has_left = strcmp (words[2], "left") == 0;
  person->last_request = last_request;
  return TRUE;
}

/* Returns: (nullable): the person whose lines are read. */
static Person *
get_last_person (Table *table)
{
  GPtrArray *people = table->host->people;

  return people->len > 0 ? g_ptr_array_index (people, people->len - 1) : NULL;
}

static gboolean
read_screen (Table *table, const char *line)
{
  Person *person = get_last_person (table);

  return person != NULL && parse_number (line, MAX_PEOPLE, &person->screen);
}

static gboolean
read_answer (Table *table, const char *line)
{
  Person *person = get_last_person (table);
  AluetteMessage message;

  if (person == NULL || person->last_answer != NULL
      || aluette_protocol_read (ALUETTE_TO_GUEST, line, strlen (line), &message)
             != ALUETTE_PROTOCOL_OK)
    return FALSE;
  person->last_answer = g_strdup (line);
  return message.word == ALUETTE_WORD_DONE || message.word == ALUETTE_WORD_REFUSED;
}

static gboolean
read_line (Table *table, const char *word, const char *rest)
{
  AluetteHost *host = table->host;

  if (strcmp (word, "invitation") == 0)
    {
      aluette_host_set_invitation (host, rest);
      return TRUE;
    }
  if (strcmp (word, "key") == 0)
    {
      host->has_secret = aluette_match_key_from_text (rest, &host->secret);
      return host->has_secret;
    }
  if (strcmp (word, "salts") == 0)
    {
      g_free (host->salts);
      host->salts = g_strdup (rest);
      return aluette_joint_list_read (rest, NULL);
    }
  if (strcmp (word, "spectators") == 0)
    return parse_number (rest, MAX_SPECTATORS, &host->max_spectators);
  if (strcmp (word, "kept") == 0)
    {
      g_free (host->kept_name);
      host->kept_name = g_strdup (rest);
      return aluette_protocol_name_ok (rest);
    }
  if (strcmp (word, "for-people") == 0)
    return aluette_protocol_parse_seats (rest, &host->people_seats);
  if (strcmp (word, "stand-ins") == 0)
    return aluette_protocol_parse_seats (rest, &table->stand_ins);
  if (strcmp (word, "person") == 0)
    return read_person (table, rest);
  if (strcmp (word, "screen") == 0)
    return read_screen (table, rest);
  return strcmp (word, "answer") == 0 && read_answer (table, rest);
}

/* Reads the lines before the match. */
static gboolean
read_lines (Table *table, const char *text)
{
  const char *at = text;
  gboolean is_first = TRUE;

  for (;;)
    {
      const char *end = strchr (at, '\n');
      g_autofree char *line = end != NULL ? g_strndup (at, (gsize) (end - at)) : NULL;
      char *space;

      if (line == NULL || (is_first && strcmp (line, MAGIC) != 0))
        return FALSE;
      at = end + 1;
      if (strcmp (line, "record") == 0 || strcmp (line, "setup") == 0)
        {
          table->has_begun = line[0] == 'r';
          table->match = at;
          return !is_first;
        }
      space = strchr (line, ' ');
      if (!is_first && space == NULL)
        return FALSE;
      if (space != NULL)
        *space++ = '\0';
      if (!is_first && !read_line (table, line, space))
        return FALSE;
      is_first = FALSE;
    }
}

/* Reads the header of the match. */
static gboolean
read_header (Table *table)
{
  AluetteHost *host = table->host;

  host->kind = alu_game_kind_from_record (table->match, strlen (table->match));
  if (host->kind == NULL || !aluette_game_setup_from_text (host->kind, table->match, &host->header))
    return FALSE;
  host->model_kind = aluette_model_kind_from_id (host->kind->id);
  return !alu_game_header_is_real (&host->header)
         && host->kind->read_request != NULL;
}

/* Everybody's seat is one for people. */
static gboolean
check_seats (AluetteHost *self)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      const Person *person = g_ptr_array_index (self->people, i);

      if (person->seat != NO_SEAT
          && (person->seat >= self->header.rules.n_seats
              || self->header.players[person->seat].kind != ALU_GAME_HUMAN))
        return FALSE;
    }
  return TRUE;
}

static gboolean
start_match (Table *table, GError **error)
{
  AluetteHost *host = table->host;

  if (!table->has_begun)
    return TRUE;
  if (!host_start_match (host, table->match, error))
    return FALSE;
  for (guint seat = 0; seat < host->header.rules.n_seats; seat++)
    if ((table->stand_ins & (1u << seat)) != 0)
      host_set_stand_in (host, seat, TRUE);
  host_follow (host);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (host->game));
  return TRUE;
}

AluetteHost *
aluette_host_new_from_text (const char *text, AluetteClock *clock, AluetteJournal *journal,
                            GError **error)
{
  g_autoptr (AluetteHost) host = g_object_new (ALUETTE_TYPE_HOST, NULL);
  Table table = { .host = host };

  host->clock = g_object_ref (clock);
  g_set_object (&host->journal, journal);
  if (!read_lines (&table, text) || !read_header (&table) || !check_seats (host))
    {
      set_bad_text (error);
      return NULL;
    }
  return start_match (&table, error) ? g_steal_pointer (&host) : NULL;
}

gboolean
aluette_host_check_text (AluetteHost *self, const char *text, GError **error)
{
  g_autofree char *own = aluette_host_to_text (self);
  g_autofree char *record = NULL;
  AluetteMatchKey key;

  aluette_joint_key (&self->secret, self->salts, &key);
  if (self->game != NULL)
    record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (self->game));
  if (strcmp (own, text) == 0
      && (record == NULL || aluette_joint_deals_follow (&key, record)))
    return TRUE;
  set_bad_text (error);
  return FALSE;
}
