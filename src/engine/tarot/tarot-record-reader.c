/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-text.h"
#include "engine/tarot/tarot-record-lines.h"

#include <string.h>

/* Where a kind of line may stand. */
typedef enum
{
  PLACE_HEADER,
  PLACE_LOG,
  PLACE_DEAL,    /* between the lines that together tell a deal */
  PLACE_TABLE,   /* an event at a real table, else derived */
  PLACE_DERIVED, /* only as one of the lines that follow from an event */
} Place;

/* The lines of a record by their first word, and how many words they have. */
static const struct
{
  const char *word;
  Place place;
  int min, max;
  TarotRecordHandler handler;
  bool of_seat; /* only in the log of one seat */
} kinds[] = {
  { "play", PLACE_LOG, 3, 3, tarot_record_read_play },
  { "trick", PLACE_LOG, 4, 4, tarot_record_read_trick },
  { "bid", PLACE_LOG, 3, 3, tarot_record_read_bid },
  { "hand", PLACE_DEAL, 2, TAROT_RECORD_MAX_WORDS, tarot_record_read_hand },
  { "dog", PLACE_DEAL, 2, TAROT_RECORD_MAX_WORDS, tarot_record_read_dog },
  { "deal", PLACE_LOG, 4, 4, tarot_record_read_deal },
  { "call", PLACE_LOG, 3, 3, tarot_record_read_call },
  { "ecart", PLACE_LOG, 3, TAROT_RECORD_MAX_WORDS, tarot_record_read_ecart },
  { "chelem", PLACE_LOG, 2, 2, tarot_record_read_slam },
  { "misere", PLACE_LOG, 3, 3, tarot_record_read_misere },
  { "poignee", PLACE_LOG, 3, TAROT_RECORD_MAX_WORDS, tarot_record_read_handful },
  { "won", PLACE_DERIVED, 1, TAROT_RECORD_MAX_WORDS, NULL },
  { "mark", PLACE_DERIVED, 1, TAROT_RECORD_MAX_WORDS, NULL },
  { "score", PLACE_DERIVED, 1, TAROT_RECORD_MAX_WORDS, NULL },
  { "end", PLACE_DERIVED, 1, TAROT_RECORD_MAX_WORDS, NULL },
  { "taker", PLACE_TABLE, 3, 3, tarot_record_read_table },
  { "goulash", PLACE_TABLE, 1, 1, tarot_record_read_table },
  { "partner", PLACE_TABLE, 2, 2, tarot_record_read_table },
  { "petit", PLACE_TABLE, 2, 2, tarot_record_read_table },
  { "slam", PLACE_TABLE, 2, 2, tarot_record_read_table },
  { "count", PLACE_TABLE, 2, 1 + TAROT_MAX_SEATS, tarot_record_read_table },
  { "result", PLACE_TABLE, 2, 2, tarot_record_read_table },
  { "date", PLACE_HEADER, 2, 2, tarot_record_read_date },
  { "event", PLACE_HEADER, 2, TAROT_RECORD_MAX_WORDS, tarot_record_read_event },
  { "place", PLACE_HEADER, 2, TAROT_RECORD_MAX_WORDS, tarot_record_read_place },
  { "rules", PLACE_HEADER, 2, 2, tarot_record_read_rules },
  { "option", PLACE_HEADER, 3, 3, tarot_record_read_option },
  { "seats", PLACE_HEADER, 2, 2, tarot_record_read_seats },
  { "player", PLACE_HEADER, 4, TAROT_RECORD_MAX_WORDS, tarot_record_read_player },
  { "view", PLACE_HEADER, 2, 2, tarot_record_read_view, true },
};

#define N_KINDS ((int) (sizeof kinds / sizeof kinds[0]))

bool
tarot_record_fail (TarotRecordError *error, TarotRecordFault fault, const char *expected)
{
  error->fault = fault;
  if (expected != NULL)
    strcpy (error->expected, expected);
  return false;
}

bool
tarot_record_refuse (TarotRecordError *error, TarotStatus status)
{
  error->status = status;
  return tarot_record_fail (error, TAROT_RECORD_AGAINST_RULES, NULL);
}

bool
tarot_record_misplaced (const TarotRecordReader *reader, TarotRecordError *error)
{
  tarot_record_expect_now (reader, error->expected);
  return tarot_record_fail (error, TAROT_RECORD_MISPLACED_LINE, NULL);
}

bool
tarot_record_read_seat (const char *word, int n_seats, uint8_t *seat, TarotRecordError *error)
{
  if (word[0] < '0' || word[0] > '9' || word[1] != '\0')
    return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, NULL);
  if (word[0] == '0' || word[0] > '0' + n_seats)
    return tarot_record_refuse (error, TAROT_ERROR_NO_SEAT);
  *seat = (uint8_t) (word[0] - '1');
  return true;
}

void
tarot_record_reader_init (TarotRecordReader *reader)
{
  memset (reader, 0, sizeof *reader);
}

void
tarot_record_reader_init_seat (TarotRecordReader *reader)
{
  tarot_record_reader_init (reader);
  reader->of_seat = true;
}

const char *
tarot_record_rest_of_line (TarotRecordLine *line, int n)
{
  for (char *at = line->words[n]; at < line->text + line->length; at++)
    if (*at == '\0')
      *at = ' ';
  return line->words[n];
}

static void
cut_words (TarotRecordLine *line)
{
  char *at = line->text;

  line->n_words = 0;
  while (at != NULL)
    {
      line->words[line->n_words++] = at;
      at = strchr (at, ' ');
      if (at != NULL)
        *at++ = '\0';
    }
}

static int
find_kind (const char *word)
{
  for (int kind = 0; kind < N_KINDS; kind++)
    if (strcmp (kinds[kind].word, word) == 0)
      return kind;
  return -1;
}

/* Bytes that are not UTF-8, and too many of them, are faults of the file as a whole. */
static bool
fail_file (TarotRecordError *error, TarotRecordFault fault)
{
  error->line = 1;
  return tarot_record_fail (error, fault, NULL);
}

/* What must hold of any line. Copies it. */
static bool
take_line (TarotRecordReader *reader, const char *text, size_t length, TarotRecordLine *line,
           TarotRecordError *error)
{
  reader->bytes += length + (reader->line > 1);
  if (reader->bytes > TAROT_RECORD_MAX_BYTES)
    return fail_file (error, TAROT_RECORD_FILE_TOO_LONG);
  if (!alu_text_is_utf8 (text, length))
    return fail_file (error, TAROT_RECORD_NOT_TEXT);
  if (length > TAROT_RECORD_MAX_LINE)
    return tarot_record_fail (error, TAROT_RECORD_LINE_TOO_LONG, NULL);
  if (reader->line == 1
      && (length != strlen (TAROT_RECORD_MAGIC)
          || memcmp (text, TAROT_RECORD_MAGIC, length) != 0))
    return tarot_record_fail (error, TAROT_RECORD_NOT_A_RECORD, TAROT_RECORD_MAGIC);
  if (length == 0)
    return tarot_record_fail (error, TAROT_RECORD_EMPTY_LINE, NULL);
  if (tarot_record_has_control (text, length))
    return tarot_record_fail (error, TAROT_RECORD_NOT_TEXT, NULL);
  memcpy (line->text, text, length);
  line->text[length] = '\0';
  line->length = length;
  return true;
}

/* Reads a line while lines are awaited that follow from the last event. */
static bool
read_derived (TarotRecordReader *reader, const TarotRecordLine *line, TarotRecordError *error)
{
  const char *expected = reader->derived.lines[reader->n_followed];
  size_t word = strcspn (expected, " ");
  bool of_this_kind = strncmp (line->text, expected, word) == 0
                      && (line->text[word] == ' ' || line->text[word] == '\0');

  if (strcmp (line->text, expected) == 0)
    {
      reader->n_followed++;
      return true;
    }
  return tarot_record_fail (
      error, of_this_kind ? TAROT_RECORD_MISMATCH : TAROT_RECORD_MISSING_LINE, expected);
}

/* Whether a line of this kind may stand here at all, whatever else it says. */
static bool
check_place (const TarotRecordReader *reader, Place place, TarotRecordError *error)
{
  bool real = reader->match.real_table;

  if (!reader->in_log)
    return place == PLACE_HEADER || !tarot_record_header_missing (reader, error->expected)
           || tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, NULL);
  if (place == PLACE_HEADER || place == PLACE_DERIVED || (place == PLACE_TABLE && !real))
    return tarot_record_misplaced (reader, error);
  if (reader->in_deal && place != PLACE_DEAL)
    {
      tarot_record_expect_now (reader, error->expected);
      return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, NULL);
    }
  return true;
}

static bool
read_line (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  char word[16] = "";
  size_t length = strcspn (line->text, " ");
  int kind;

  if (length < sizeof word)
    memcpy (word, line->text, length);
  kind = find_kind (word);
  if (kind < 0)
    return tarot_record_fail (error, TAROT_RECORD_UNKNOWN_LINE, NULL);
  if (kinds[kind].of_seat && !reader->of_seat)
    return tarot_record_fail (error, TAROT_RECORD_SEAT_LOG, NULL);
  if (reader->n_followed < reader->derived.n)
    return read_derived (reader, line, error);
  if (!check_place (reader, kinds[kind].place, error))
    return false;
  cut_words (line);
  if (line->n_words < kinds[kind].min || line->n_words > kinds[kind].max)
    return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, NULL);
  return kinds[kind].handler (reader, line, error);
}

bool
tarot_record_reader_line (TarotRecordReader *reader, const char *line, size_t length,
                          TarotRecordError *error)
{
  TarotRecordLine cut;

  memset (error, 0, sizeof *error);
  error->line = ++reader->line;
  reader->has_event = false;
  if (!take_line (reader, line, length, &cut, error))
    return false;
  if (reader->line == 1 || cut.text[0] == '#')
    return true;
  if (!tarot_record_is_spaced (cut.text, cut.length))
    return tarot_record_fail (error, TAROT_RECORD_SPACES, NULL);
  return read_line (reader, &cut, error);
}

bool
tarot_record_reader_end (TarotRecordReader *reader, TarotRecordError *error)
{
  memset (error, 0, sizeof *error);
  error->line = reader->line;
  if (reader->line == 0)
    {
      error->line = 1;
      return tarot_record_fail (error, TAROT_RECORD_NOT_A_RECORD, TAROT_RECORD_MAGIC);
    }
  if (!reader->in_log && tarot_record_header_missing (reader, error->expected))
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, NULL);
  return true;
}

/* What is wrong with the file as a whole. */
static bool
check_text (const char *text, size_t length, TarotRecordError *error)
{
  memset (error, 0, sizeof *error);
  if (length > TAROT_RECORD_MAX_BYTES)
    return fail_file (error, TAROT_RECORD_FILE_TOO_LONG);
  return alu_text_is_utf8 (text, length) || fail_file (error, TAROT_RECORD_NOT_TEXT);
}

bool
tarot_record_reader_text (TarotRecordReader *reader, const char *text, size_t length,
                          void (*on_event) (const TarotRecordReader *reader, void *data),
                          void *data, TarotRecordError *error)
{
  tarot_record_reader_init (reader);
  if (!check_text (text, length, error))
    return false;
  for (size_t at = 0; at < length;)
    {
      const char *end = memchr (text + at, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - text) - at : length - at;
      bool carriage_return = end != NULL && n > 0 && text[at + n - 1] == '\r';

      if (!tarot_record_reader_line (reader, text + at, n - carriage_return, error))
        return false;
      if (reader->has_event && on_event != NULL)
        on_event (reader, data);
      at += n + 1;
    }
  return tarot_record_reader_end (reader, error);
}

bool
tarot_record_read_request (int n_seats, const char *line, TarotEvent *event)
{
  TarotRecordReader reader;
  TarotRecordError error;

  tarot_record_reader_init (&reader);
  reader.line = 1;
  reader.in_log = true;
  reader.of_request = true;
  reader.match.rules.seats = (uint8_t) n_seats;
  if (!tarot_record_reader_line (&reader, line, strlen (line), &error) || !reader.has_event
      || reader.event.type < TAROT_EVENT_BID || reader.event.type > TAROT_EVENT_PLAY)
    return false;
  *event = reader.event;
  return true;
}
