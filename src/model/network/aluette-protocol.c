/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-protocol.h"

#include <string.h>

#include "engine/alu-game-kind.h"

#define IN(state) (1u << ALUETTE_CONNECTION_##state)
#define AT_TABLE (IN (SETUP) | IN (PLAYING) | IN (OVER))
#define AFTER_HELLO (IN (GREETED) | IN (WAITING) | AT_TABLE)
#define ALWAYS (IN (NEW) | AFTER_HELLO)

#define NUMBER ALUETTE_ARGUMENT_NUMBER
#define SEAT ALUETTE_ARGUMENT_SEAT
#define SEAT_OR_0 ALUETTE_ARGUMENT_SEAT_OR_0
#define WORD ALUETTE_ARGUMENT_WORD
#define HEX_16 ALUETTE_ARGUMENT_HEX_16
#define HEX_32 ALUETTE_ARGUMENT_HEX_32
#define HEX_64 ALUETTE_ARGUMENT_HEX_64
#define YES_NO ALUETTE_ARGUMENT_YES_NO
#define INVITATION ALUETTE_ARGUMENT_INVITATION
#define NAME ALUETTE_ARGUMENT_NAME
#define NAME_OR_NOBODY ALUETTE_ARGUMENT_NAME_OR_NOBODY
#define TEXT ALUETTE_ARGUMENT_TEXT

#define ROW(id, text, direction, states, n, ...)                                                   \
  [ALUETTE_WORD_##id] = { ALUETTE_WORD_##id, text, ALUETTE_TO_##direction, states, n,              \
                          { __VA_ARGS__ } }

/* clang-format off */
static const AluetteWordRow rows[ALUETTE_N_WORDS] = {
  ROW (HELLO,     "hello",     HOST,  IN (NEW),               3, NUMBER, WORD, WORD),
  ROW (PREPARE,   "prepare",   HOST,  IN (GREETED),           1, TEXT),
  ROW (OPEN,      "open",      HOST,  IN (GREETED),           1, NAME),
  ROW (JOIN,      "join",      HOST,  IN (GREETED),           2, INVITATION, NAME),
  ROW (BESIDE,    "beside",    HOST,  IN (GREETED),           2, HEX_32, NAME),
  ROW (RESUME,    "resume",    HOST,  IN (GREETED) | AT_TABLE, 3, HEX_32, NUMBER, HEX_16),
  ROW (ADMIT,     "admit",     HOST,  AT_TABLE,               1, NUMBER),
  ROW (DECLINE,   "decline",   HOST,  AT_TABLE,               1, NUMBER),
  ROW (SIT,       "sit",       HOST,  IN (SETUP) | IN (PLAYING), 1, SEAT),
  ROW (STAND,     "stand",     HOST,  IN (SETUP),             0, 0),
  ROW (BEGIN,     "begin",     HOST,  IN (SETUP),             0, 0),
  ROW (REMATCH,   "rematch",   HOST,  IN (OVER),              0, 0),
  ROW (KEEP,      "keep",      HOST,  AT_TABLE,               1, NAME),
  ROW (SPECTATORS, "spectators", HOST, AT_TABLE,              1, NUMBER),
  ROW (DO,        "do",        HOST,  IN (PLAYING) | IN (OVER), 2, NUMBER, TEXT),
  ROW (MAKE_SIGN, "sign",      HOST,  IN (PLAYING),           3, WORD, NUMBER, NUMBER),
  ROW (LOOK,      "look",      HOST,  IN (PLAYING),           1, WORD),
  ROW (COMMIT,    "commit",    HOST,  IN (SETUP),             1, HEX_64),
  ROW (SALT,      "salt",      HOST,  IN (SETUP),             1, HEX_64),
  ROW (PAUSE,     "pause",     HOST,  IN (PLAYING),           0, 0),
  ROW (CONTINUE,  "continue",  HOST,  IN (PLAYING),           0, 0),
  ROW (ASK,       "ask",       HOST,  IN (PLAYING),           2, WORD, SEAT_OR_0),
  ROW (ANSWER,    "answer",    HOST,  IN (PLAYING),           2, NUMBER, YES_NO),
  ROW (SAY,       "say",       HOST,  AT_TABLE,               1, WORD),
  ROW (PRESENCE,  "presence",  HOST,  AT_TABLE,               1, WORD),
  ROW (TELL_FACE, "face",      HOST,  AT_TABLE,               1, WORD),
  ROW (PONG,      "pong",      HOST,  AFTER_HELLO,            1, NUMBER),
  ROW (BYE,       "bye",       HOST,  ALWAYS,                 0, 0),

  ROW (ALUETTE,   "aluette",   GUEST, IN (NEW),               3, NUMBER, WORD, TEXT),
  ROW (ADMITTED,  "admitted",  GUEST, IN (WAITING),           0, 0),
  ROW (TOKEN,     "token",     GUEST, AT_TABLE,               1, HEX_32),
  ROW (MOVED,     "moved",     GUEST, IN (GREETED) | IN (WAITING), 1, WORD),
  ROW (INVITATION, "invitation", GUEST, AT_TABLE,             1, INVITATION),
  ROW (PAGE,      "page",      GUEST, AT_TABLE,               1, TEXT),
  ROW (KEPT,      "kept",      GUEST, AT_TABLE,               1, NAME),
  ROW (MAX_SPECTATORS, "spectators", GUEST, AT_TABLE,         1, NUMBER),
  ROW (MATCH,     "match",     GUEST, AT_TABLE,               1, TEXT),
  ROW (RESTARTED, "restarted", GUEST, AT_TABLE,               0, 0),
  ROW (RESUMED,   "resumed",   GUEST, IN (GREETED) | AT_TABLE, 2, NUMBER, NUMBER),
  ROW (ROLE,      "role",      GUEST, AT_TABLE,               1, WORD),
  ROW (SEATED,    "seated",    GUEST, AT_TABLE,               1, SEAT_OR_0),
  ROW (JOINS,     "joins",     GUEST, AT_TABLE,               2, NUMBER, NAME),
  ROW (DECIDED,   "decided",   GUEST, AT_TABLE,               1, NUMBER),
  ROW (WHO,       "who",       GUEST, AT_TABLE,               3, SEAT, WORD, NAME_OR_NOBODY),
  ROW (FACE,      "face",      GUEST, AT_TABLE,               2, SEAT, WORD),
  ROW (STANDING,  "standing",  GUEST, AT_TABLE,               1, TEXT),
  ROW (LOG,       "",          GUEST, AT_TABLE,               2, NUMBER, TEXT),
  ROW (UNDONE,    "undone",    GUEST, AT_TABLE,               1, NUMBER),
  ROW (AT,        "at",        GUEST, AT_TABLE,               2, NUMBER, HEX_16),
  ROW (DONE,      "done",      GUEST, IN (PLAYING) | IN (OVER), 1, NUMBER),
  ROW (REFUSED,   "refused",   GUEST, AFTER_HELLO,            2, WORD, WORD),
  ROW (SIGN,      "sign",      GUEST, IN (PLAYING),         5, SEAT, WORD, NUMBER, NUMBER, NUMBER),
  ROW (GAZE,      "gaze",      GUEST, IN (PLAYING),           1, TEXT),
  ROW (STIR,      "stir",      GUEST, IN (PLAYING),           1, SEAT),
  ROW (SEAL,      "seal",      GUEST, AT_TABLE,               1, HEX_64),
  ROW (COMMITMENTS, "commitments", GUEST, IN (SETUP),          1, TEXT),
  ROW (SALTS,     "salts",     GUEST, AT_TABLE,               1, TEXT),
  ROW (OPENED,    "opened",    GUEST, IN (OVER),              1, HEX_64),
  ROW (PAUSED,    "paused",    GUEST, IN (PLAYING),           1, TEXT),
  ROW (CONTINUES, "continues", GUEST, IN (PLAYING),           0, 0),
  ROW (ASKS,      "asks",      GUEST, IN (PLAYING),           3, NUMBER, WORD, SEAT_OR_0),
  ROW (SETTLED,   "settled",   GUEST, IN (PLAYING) | IN (OVER), 2, NUMBER, YES_NO),
  ROW (SAYS,      "says",      GUEST, AT_TABLE,               2, SEAT, WORD),
  ROW (RECORD,    "record",    GUEST, IN (OVER),              2, NUMBER, TEXT),
  ROW (PING,      "ping",      GUEST, AFTER_HELLO,            1, NUMBER),
  ROW (CLOSING,   "closing",   GUEST, ALWAYS,                 1, WORD),
};
/* clang-format on */

#define MAX_WORD_BYTES 40
#define MAX_INVITATION_BYTES 80

const AluetteWordRow *
aluette_protocol_get_row (AluetteWord word)
{
  g_return_val_if_fail (word < ALUETTE_N_WORDS, NULL);
  return &rows[word];
}

gboolean
aluette_protocol_is_allowed (AluetteWord word, AluetteConnectionState state)
{
  return (aluette_protocol_get_row (word)->states & (1u << state)) != 0;
}

int
aluette_protocol_speaks (guint major)
{
  if (major > ALUETTE_PROTOCOL_MAJOR)
    return 1;
  return major > 0 && major + 1 >= ALUETTE_PROTOCOL_MAJOR ? 0 : -1;
}

/* Text */

/* Whether a character can be in a line: visible, or a space. */
static gboolean
is_visible (gunichar character)
{
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_SURROGATE:
    case G_UNICODE_PRIVATE_USE:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return FALSE;
    default:
      return TRUE;
    }
}

static gboolean
is_visible_text (const char *text, gsize length)
{
  if (!g_utf8_validate_len (text, length, NULL))
    return FALSE;
  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    if (!is_visible (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

/* Whether no space is at an end or follows another one. */
static gboolean
is_spaced (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (text[i] == ' ' && (i == 0 || i + 1 == length || text[i - 1] == ' '))
      return FALSE;
  return TRUE;
}

/* Whether a name can be read, and told from others. */
static gboolean
is_distinct (const char *name)
{
  guint n_scripts[3] = { 0 };
  gboolean has_letter = FALSE;

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);
      GUnicodeScript script = g_unichar_get_script (character);

      has_letter = has_letter || g_unichar_isalnum (character);
      n_scripts[0] |= script == G_UNICODE_SCRIPT_LATIN;
      n_scripts[1] |= script == G_UNICODE_SCRIPT_GREEK;
      n_scripts[2] |= script == G_UNICODE_SCRIPT_CYRILLIC;
    }
  return has_letter && n_scripts[0] + n_scripts[1] + n_scripts[2] <= 1;
}

gboolean
aluette_protocol_name_ok (const char *name)
{
  gsize length = strlen (name);
  g_autofree char *composed = NULL;

  if (length == 0 || !is_visible_text (name, length) || !is_spaced (name, length)
      || !is_distinct (name)
      || g_utf8_strlen (name, -1) > ALUETTE_PROTOCOL_MAX_NAME)
    return FALSE;
  composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  return composed != NULL && strcmp (composed, name) == 0;
}

/* Returns: (transfer full): @text with single spaces for all that is no visible character. */
static char *
collapse_spaces (const char *text)
{
  GString *clean = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (is_visible (character) && !g_unichar_isspace (character))
        g_string_append_unichar (clean, character);
      else if (clean->len > 0 && clean->str[clean->len - 1] != ' ')
        g_string_append_c (clean, ' ');
    }
  return g_string_free (clean, FALSE);
}

char *
aluette_protocol_clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *composed = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  g_autofree char *clean = collapse_spaces (composed);
  g_autofree char *cut = g_utf8_substring (clean, 0,
                                           MIN (g_utf8_strlen (clean, -1),
                                                ALUETTE_PROTOCOL_MAX_NAME));

  g_strstrip (cut);
  return aluette_protocol_name_ok (cut) ? g_steal_pointer (&cut) : NULL;
}

/* Arguments */

static gboolean
has_only (const char *text, gsize length, const char *allowed)
{
  return length > 0 && strspn (text, allowed) >= length;
}

/* Reads a number without leading zeros, below 2^31. */
static gboolean
read_number (const char *text, gsize length, guint *number)
{
  guint64 value = 0;

  if (length > 10 || !has_only (text, length, "0123456789") || (text[0] == '0' && length > 1))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    value = value * 10 + (guint64) (text[i] - '0');
  *number = (guint) value;
  return value <= G_MAXINT32;
}

static gboolean
read_yes_no (const char *text, guint *yes)
{
  *yes = strcmp (text, "yes") == 0;
  return *yes || strcmp (text, "no") == 0;
}

static gboolean
is_hex (const char *text, gsize digits)
{
  return strlen (text) == digits && has_only (text, digits, "0123456789abcdef");
}

static gboolean
is_word (const char *text)
{
  return strlen (text) <= MAX_WORD_BYTES
         && has_only (text, strlen (text), "abcdefghijklmnopqrstuvwxyz0123456789.-:");
}

/* Reads an argument, which has been checked to be visible text. */
static gboolean
read_argument (AluetteArgumentType type, const char *text, guint *number)
{
  *number = 0;
  switch (type)
    {
    case NUMBER:
      return read_number (text, strlen (text), number);
    case SEAT:
    case SEAT_OR_0:
      return read_number (text, strlen (text), number) && *number <= ALU_GAME_MAX_SEATS
             && (*number > 0 || type == SEAT_OR_0);
    case WORD:
      return is_word (text);
    case INVITATION:
      return strlen (text) <= MAX_INVITATION_BYTES;
    case HEX_16:
      return is_hex (text, 16);
    case HEX_32:
      return is_hex (text, 32);
    case HEX_64:
      return is_hex (text, 64);
    case YES_NO:
      return read_yes_no (text, number);
    case NAME_OR_NOBODY:
      return strcmp (text, "-") == 0 || aluette_protocol_name_ok (text);
    case NAME:
      return aluette_protocol_name_ok (text);
    case TEXT:
      return TRUE;
    }
  return FALSE;
}

/* Reading */

/* Returns: (nullable): the row of the word that begins @line. */
static const AluetteWordRow *
find_row (AluetteDirection direction, const char *line)
{
  gsize length = strcspn (line, " ");

  if (direction == ALUETTE_TO_GUEST && has_only (line, length, "0123456789"))
    return &rows[ALUETTE_WORD_LOG];
  for (guint i = 0; i < ALUETTE_N_WORDS; i++)
    if (rows[i].direction == direction && i != ALUETTE_WORD_LOG && strlen (rows[i].text) == length
        && strncmp (rows[i].text, line, length) == 0)
      return &rows[i];
  return NULL;
}

static gboolean
takes_rest (AluetteArgumentType type)
{
  return type == NAME || type == NAME_OR_NOBODY || type == TEXT;
}

/* Splits the arguments, which begin at @at; NULL if there are none. */
static gboolean
read_arguments (const AluetteWordRow *row, char *at, AluetteMessage *message)
{
  for (guint i = 0; i < row->n_arguments; i++)
    {
      char *space;

      if (at == NULL)
        return FALSE;
      space = takes_rest (row->arguments[i]) ? NULL : strchr (at, ' ');
      if (space != NULL)
        *space = '\0';
      if (!read_argument (row->arguments[i], at, &message->numbers[i]))
        return FALSE;
      message->texts[i] = at;
      at = space != NULL ? space + 1 : NULL;
    }
  return at == NULL;
}

AluetteProtocolStatus
aluette_protocol_read (AluetteDirection direction, const char *line, gsize length,
                       AluetteMessage *message)
{
  const AluetteWordRow *row;
  char *at;

  if (length > ALUETTE_PROTOCOL_MAX_LINE)
    return ALUETTE_PROTOCOL_TOO_LONG;
  if (length == 0 || !is_visible_text (line, length) || !is_spaced (line, length))
    return ALUETTE_PROTOCOL_BAD_TEXT;
  memset (message, 0, sizeof *message);
  memcpy (message->line, line, length);
  row = find_row (direction, message->line);
  if (row == NULL)
    return ALUETTE_PROTOCOL_UNKNOWN_WORD;
  message->word = row->word;
  at = row->word == ALUETTE_WORD_LOG ? message->line : strchr (message->line, ' ');
  if (at != NULL && row->word != ALUETTE_WORD_LOG)
    at++;
  return read_arguments (row, at, message) ? ALUETTE_PROTOCOL_OK : ALUETTE_PROTOCOL_BAD_ARGUMENTS;
}

/* Writing */

static void
append_argument (GString *line, AluetteArgumentType type, va_list *arguments)
{
  if (line->len > 0)
    g_string_append_c (line, ' ');
  if (type == YES_NO)
    g_string_append (line, va_arg (*arguments, guint) != 0 ? "yes" : "no");
  else if (type == NUMBER || type == SEAT || type == SEAT_OR_0)
    g_string_append_printf (line, "%u", va_arg (*arguments, guint));
  else
    g_string_append (line, va_arg (*arguments, const char *));
}

char *
aluette_protocol_write (AluetteWord word, ...)
{
  const AluetteWordRow *row = aluette_protocol_get_row (word);
  g_autoptr (GString) line = g_string_new (row->text);
  AluetteMessage message;
  va_list arguments;

  va_start (arguments, word);
  for (guint i = 0; i < row->n_arguments; i++)
    append_argument (line, row->arguments[i], &arguments);
  va_end (arguments);
  if (aluette_protocol_read (row->direction, line->str, line->len, &message) == ALUETTE_PROTOCOL_OK
      && message.word == word)
    return g_strdup (line->str);
  g_critical ("The protocol has no such line: %s", line->str);
  return NULL;
}

/* Lists of seats */

gboolean
aluette_protocol_parse_seats (const char *list, guint *seats)
{
  g_auto (GStrv) words = g_strsplit (list, " ", ALU_GAME_MAX_SEATS + 1);
  guint seat;

  *seats = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!read_argument (SEAT, words[i], &seat) || (*seats & (1u << (seat - 1))) != 0)
        return FALSE;
      *seats |= 1u << (seat - 1);
    }
  return *seats != 0;
}

char *
aluette_protocol_format_seats (guint seats)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if ((seats & (1u << seat)) != 0)
      g_string_append_printf (list, list->len > 0 ? " %u" : "%u", seat + 1);
  return g_string_free (list, FALSE);
}
