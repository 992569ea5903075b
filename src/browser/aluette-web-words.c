/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-words.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "engine/alu-game-kind.h"
#include "model/network/aluette-protocol.h"

#define TOKEN_DIGITS 32

typedef enum
{
  TEXT,   /* min to max bytes */
  TOKEN,  /* lowercase hexadecimal digits */
  NUMBER, /* min to max */
  YES,    /* true or false */
} Type;

typedef struct
{
  const char *name; /* NULL ends the list */
  Type type;
  gint64 min, max;
  gboolean is_optional;
} Member;

typedef struct
{
  const char *text;
  guint states; /* bit per AluetteWebState in which it is allowed */
  Member members[ALUETTE_WEB_MAX_MEMBERS];
} Row;

#define IN(state) (1u << ALUETTE_WEB_##state)
#define AT_TABLE (IN (SETUP) | IN (PLAYING))

static const Row rows[ALUETTE_WEB_N_WORDS] = {
  [ALUETTE_WEB_HELLO] = { "hello",
                          IN (NEW),
                          { { "version", NUMBER, 0, 1000 }, { "languages", TEXT, 0, 100 } } },
  [ALUETTE_WEB_JOIN] = { "join",
                         IN (GREETED) | IN (ASKING),
                         { { "table", TEXT, 1, 80 },
                           { "name", TEXT, 1, 4 * ALUETTE_PROTOCOL_MAX_NAME } } },
  [ALUETTE_WEB_RESUME] = { "resume", IN (GREETED), { { "token", TOKEN } } },
  [ALUETTE_WEB_SIT] = { "sit", AT_TABLE, { { "seat", NUMBER, 1, ALU_GAME_MAX_SEATS } } },
  [ALUETTE_WEB_LEAVE] = { "leave", IN (ASKING) | AT_TABLE },
  [ALUETTE_WEB_ADMIT] = { "admit",
                          AT_TABLE,
                          { { "number", NUMBER, 0, G_MAXINT32 }, { "yes", YES } } },
  [ALUETTE_WEB_ANSWER] = { "answer",
                           IN (PLAYING),
                           { { "number", NUMBER, 0, G_MAXINT32 }, { "yes", YES } } },
  [ALUETTE_WEB_UNDO] = { "undo", IN (PLAYING) },
  [ALUETTE_WEB_SAY] = { "say", IN (PLAYING), { { "phrase", TEXT, 1, 40 } } },
  [ALUETTE_WEB_BEGIN] = { "begin", IN (SETUP) },
  [ALUETTE_WEB_REMATCH] = { "rematch", IN (PLAYING) },
  [ALUETTE_WEB_CHOOSE] = { "choose", IN (PLAYING), { { "card", TEXT, 1, 7 } } },
  [ALUETTE_WEB_ACTION] = { "action",
                           IN (PLAYING),
                           { { "name", TEXT, 1, 40 },
                             { "target", TEXT, 0, 80, .is_optional = TRUE } } },
  [ALUETTE_WEB_READY] = { "ready", IN (PLAYING) },
  [ALUETTE_WEB_TRICKS] = { "tricks", IN (PLAYING) | IN (SETUP), { { "last", YES } } },
  [ALUETTE_WEB_LOOK] = { "look", IN (PLAYING), { { "target", TEXT, 1, 8 } } },
  [ALUETTE_WEB_SIGN] = { "sign",
                         IN (PLAYING),
                         { { "sign", TEXT, 1, 40 },
                           { "strength", NUMBER, 0, 2 },
                           { "hold", NUMBER, 0, 4000 } } },
};

static gboolean
is_token (const char *text)
{
  return strlen (text) == TOKEN_DIGITS && strspn (text, "0123456789abcdef") == TOKEN_DIGITS;
}

static gboolean
read_text (const Member *member, JsonNode *node, char **text)
{
  gsize length;

  if (json_node_get_value_type (node) != G_TYPE_STRING)
    return FALSE;
  *text = json_node_dup_string (node);
  length = strlen (*text);
  if (member->type == TOKEN)
    return is_token (*text);
  return (gint64) length >= member->min && (gint64) length <= member->max
         && g_utf8_validate (*text, -1, NULL);
}

static gboolean
read_member (const Member *member, JsonNode *node, gint64 *number, char **text)
{
  if (node == NULL)
    return member->is_optional;
  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  switch (member->type)
    {
    case NUMBER:
      *number = json_node_get_int (node);
      return json_node_get_value_type (node) == G_TYPE_INT64 && *number >= member->min
             && *number <= member->max;
    case YES:
      *number = json_node_get_boolean (node);
      return json_node_get_value_type (node) == G_TYPE_BOOLEAN;
    default:
      return read_text (member, node, text);
    }
}

static const Row *
find_row (JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "word");
  const char *word;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;
  word = json_node_get_string (node);
  for (guint i = 0; i < ALUETTE_WEB_N_WORDS; i++)
    if (strcmp (rows[i].text, word) == 0)
      return &rows[i];
  return NULL;
}

static gboolean
read_object (JsonObject *object, AluetteWebMessage *message)
{
  const Row *row = find_row (object);
  guint n_found = 1; /* the word */

  if (row == NULL)
    return FALSE;
  message->word = (AluetteWebWord) (row - rows);
  for (guint i = 0; i < ALUETTE_WEB_MAX_MEMBERS && row->members[i].name != NULL; i++)
    {
      JsonNode *node = json_object_get_member (object, row->members[i].name);

      n_found += node != NULL;
      if (!read_member (&row->members[i], node, &message->numbers[i], &message->texts[i]))
        return FALSE;
    }
  return json_object_get_size (object) == n_found;
}

gboolean
aluette_web_words_read (const char *text, gsize length, AluetteWebMessage *message)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  JsonNode *root;

  *message = (AluetteWebMessage) { 0 };
  if (length > ALUETTE_PROTOCOL_MAX_LINE || memchr (text, '\0', length) != NULL
      || !g_utf8_validate (text, (gssize) length, NULL)
      || !json_parser_load_from_data (parser, text, (gssize) length, NULL))
    return FALSE;
  root = json_parser_get_root (parser);
  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root)
      && read_object (json_node_get_object (root), message))
    return TRUE;
  aluette_web_message_clear (message);
  return FALSE;
}

gboolean
aluette_web_words_is_allowed (AluetteWebWord word, AluetteWebState state)
{
  return (rows[word].states >> state & 1) != 0;
}

void
aluette_web_message_clear (AluetteWebMessage *message)
{
  for (guint i = 0; i < ALUETTE_WEB_MAX_MEMBERS; i++)
    g_clear_pointer (&message->texts[i], g_free);
}
