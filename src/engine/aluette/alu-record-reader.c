/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-record-private.h"

#include <string.h>

/* Where a kind of line may be in the file. */
typedef enum
{
  PLACE_HEADER,
  PLACE_LOG,
  PLACE_SIGNAL,     /* in the log, even between a card and the lines that follow from it */
  PLACE_DEAL,     /* between the lines of one event */
  PLACE_CHANT,    /* in the log, and among the lines of an uncover */
  PLACE_DERIVED, /* only among the redundant lines that follow an event */
} Place;

/* The kinds of lines: their first word, position, and minimum and maximum number of words. */
static const struct
{
  const char *word;
  Place place;
  int min, max;
  AluRecordHandler handler;
  bool of_seat; /* only in a seat's log */
} kinds[] = {
  { "play", PLACE_LOG, 3, 3, alu_record_read_play },
  { "trick", PLACE_LOG, 4, 4, alu_record_read_trick },
  { "sign", PLACE_SIGNAL, 3, ALU_RECORD_MAX_WORDS, alu_record_read_sign },
  { "say", PLACE_SIGNAL, 3, 4, alu_record_read_say },
  { "hand", PLACE_DEAL, 2, ALU_RECORD_MAX_WORDS, alu_record_read_hand },
  { "talon", PLACE_DEAL, 1, ALU_RECORD_MAX_WORDS, alu_record_read_talon },
  { "deal", PLACE_LOG, 4, 4, alu_record_read_deal },
  { "chant", PLACE_LOG, 3, 3, alu_record_read_chant },
  { "sung", PLACE_CHANT, 2, ALU_RECORD_MAX_WORDS, alu_record_read_sung },
  { "reject", PLACE_CHANT, 2, ALU_RECORD_MAX_WORDS, alu_record_read_reject },
  { "offer", PLACE_LOG, 2, 2, alu_record_read_offer },
  { "accept", PLACE_LOG, 2, 2, alu_record_read_answer },
  { "refuse", PLACE_LOG, 2, 2, alu_record_read_answer },
  { "concede", PLACE_LOG, 3, 3, alu_record_read_concede },
  { "draw", PLACE_LOG, 5, 5, alu_record_read_draw },
  { "tricks", PLACE_DEAL, 2, ALU_RECORD_MAX_WORDS, alu_record_read_tricks },
  { "result", PLACE_DEAL, 4, 4, alu_record_read_result },
  { "uncover", PLACE_LOG, 1, 1, alu_record_read_uncover, true },
  { "won", PLACE_DERIVED, 1, ALU_RECORD_MAX_WORDS, NULL },
  { "spoiled", PLACE_DERIVED, 1, ALU_RECORD_MAX_WORDS, NULL },
  { "aside", PLACE_DERIVED, 1, ALU_RECORD_MAX_WORDS, NULL },
  { "score", PLACE_DERIVED, 1, ALU_RECORD_MAX_WORDS, NULL },
  { "end", PLACE_DERIVED, 1, ALU_RECORD_MAX_WORDS, NULL },
  { "date", PLACE_HEADER, 2, 2, alu_record_read_date },
  { "event", PLACE_HEADER, 2, ALU_RECORD_MAX_WORDS, alu_record_read_event },
  { "place", PLACE_HEADER, 2, ALU_RECORD_MAX_WORDS, alu_record_read_place },
  { "rules", PLACE_HEADER, 2, 2, alu_record_read_rules },
  { "option", PLACE_HEADER, 3, 3, alu_record_read_option },
  { "seats", PLACE_HEADER, 2, 2, alu_record_read_seats },
  { "player", PLACE_HEADER, 3, ALU_RECORD_MAX_WORDS, alu_record_read_player },
  { "view", PLACE_HEADER, 2, 2, alu_record_read_view, true },
};

#define N_KINDS ((int) (sizeof kinds / sizeof kinds[0]))

bool
alu_record_fail (AluRecordError *error, AluRecordFault fault, const char *expected)
{
  error->fault = fault;
  if (expected != NULL)
    strcpy (error->expected, expected);
  return false;
}

bool
alu_record_refuse (AluRecordError *error, AluStatus status)
{
  error->status = status;
  return alu_record_fail (error, ALU_RECORD_AGAINST_RULES, NULL);
}

bool
alu_record_read_seat (const char *word, int n_seats, uint8_t *seat, AluRecordError *error)
{
  if (word[0] < '0' || word[0] > '9' || word[1] != '\0')
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, NULL);
  if (word[0] == '0' || word[0] > '0' + n_seats)
    return alu_record_refuse (error, ALU_ERROR_NO_SEAT);
  *seat = (uint8_t) (word[0] - '1');
  return true;
}

void
alu_record_reader_init (AluRecordReader *reader)
{
  memset (reader, 0, sizeof *reader);
  alu_record_header_init (&reader->header, &(AluRules) { 0 });
}

void
alu_record_reader_init_seat (AluRecordReader *reader)
{
  alu_record_reader_init (reader);
  reader->of_seat = true;
}

const char *
alu_record_rest_of_line (AluRecordLine *line, int n)
{
  for (char *at = line->words[n]; at < line->text + line->length; at++)
    if (*at == '\0')
      *at = ' ';
  return line->words[n];
}

static void
split_words (AluRecordLine *line)
{
  char *at = line->text;

  line->n_words = 0;
  while (line->n_words < ALU_RECORD_MAX_WORDS)
    {
      line->words[line->n_words++] = at;
      at = strchr (at, ' ');
      if (at == NULL)
        break;
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

/* Checks what must be true for any line, and copies it. */
static bool
take_line (AluRecordReader *reader, const char *text, size_t length, AluRecordLine *line,
           AluRecordError *error)
{
  reader->bytes += length + (reader->line > 1);
  if (reader->bytes > ALU_RECORD_MAX_BYTES)
    return alu_record_fail (error, ALU_RECORD_FILE_TOO_LONG, NULL);
  if (length > 0 && text[length - 1] == '\r')
    length--;
  if (length > ALU_RECORD_MAX_LINE)
    return alu_record_fail (error, ALU_RECORD_LINE_TOO_LONG, NULL);
  if (reader->line == 1 && (length != 10 || memcmp (text, "%aluette 1", 10) != 0))
    return alu_record_fail (error, ALU_RECORD_NOT_A_RECORD, "%aluette 1");
  if (length == 0)
    return alu_record_fail (error, ALU_RECORD_EMPTY_LINE, NULL);
  if (!alu_text_is_plain (text, length))
    return alu_record_fail (error, ALU_RECORD_NOT_TEXT, NULL);
  memcpy (line->text, text, length);
  line->text[length] = '\0';
  line->length = length;
  return true;
}

/* Reads a redundant line, which must be the next one that follows from the last event. */
static bool
read_derived_line (AluRecordReader *reader, const AluRecordLine *line, Place place,
                   AluRecordError *error)
{
  const char *expected = reader->derived.lines[reader->n_derived_read];
  size_t first = strcspn (expected, " ");

  bool same_kind = place == PLACE_DERIVED || strncmp (line->text, expected, first + 1) == 0;

  if (strcmp (line->text, expected) == 0)
    {
      reader->n_derived_read++;
      return true;
    }
  return alu_record_fail (error, same_kind ? ALU_RECORD_MISMATCH : ALU_RECORD_MISSING_LINE,
                          expected);
}

/* Returns: whether a line of this kind may be here, whatever it contains. */
static bool
check_place (const AluRecordReader *reader, int kind, AluRecordError *error)
{
  Place place = kinds[kind].place;
  bool in_header = place == PLACE_HEADER;
  bool in_uncover = reader->in_deal && reader->pending.type == ALU_EVENT_UNCOVER;

  if (!reader->in_log && !in_header && alu_record_header_missing (reader, error->expected))
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, NULL);
  if (!reader->in_log || place == PLACE_DEAL || (place == PLACE_CHANT && in_uncover)
      || (!reader->in_deal && !in_header && place != PLACE_DERIVED))
    return true;
  alu_record_expect_now (reader, error->expected);
  return alu_record_fail (error, reader->in_deal && !in_header ? ALU_RECORD_MISSING_LINE
                                                               : ALU_RECORD_MISPLACED_LINE, NULL);
}

static bool
read_line (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  char word[16] = "";
  size_t length = strcspn (line->text, " ");
  bool awaited = reader->n_derived_read < reader->derived.n;
  int kind;

  if (length < sizeof word)
    memcpy (word, line->text, length);
  kind = find_kind (word);
  if (kind < 0)
    return alu_record_fail (error, ALU_RECORD_UNKNOWN_LINE, NULL);
  if (kinds[kind].of_seat && !reader->of_seat)
    return alu_record_fail (error, ALU_RECORD_SEAT_LOG, NULL);
  if (awaited && (kinds[kind].place != PLACE_SIGNAL || reader->match.deal.ended))
    return read_derived_line (reader, line, kinds[kind].place, error);
  if (!check_place (reader, kind, error))
    return false;
  split_words (line);
  if (line->n_words < kinds[kind].min || line->n_words > kinds[kind].max)
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, NULL);
  return kinds[kind].handler (reader, line, error);
}

bool
alu_record_reader_line (AluRecordReader *reader, const char *line, size_t length,
                        AluRecordError *error)
{
  AluRecordLine cut;

  memset (error, 0, sizeof *error);
  error->line = ++reader->line;
  reader->has_event = false;
  if (!take_line (reader, line, length, &cut, error))
    return false;
  if (reader->line == 1 || cut.text[0] == '#')
    return true;
  if (!alu_text_is_spaced (cut.text, cut.length))
    return alu_record_fail (error, ALU_RECORD_SPACES, NULL);
  return read_line (reader, &cut, error);
}

bool
alu_record_reader_end (AluRecordReader *reader, AluRecordError *error)
{
  memset (error, 0, sizeof *error);
  error->line = reader->line + 1;
  if (reader->line == 0)
    return alu_record_fail (error, ALU_RECORD_NOT_A_RECORD, "%aluette 1");
  if (!reader->in_log && alu_record_header_missing (reader, error->expected))
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, NULL);
  return true;
}

/* Reads a whole text with @reader, which has not read any line. */
static bool
read_text (AluRecordReader *reader, const char *text, size_t length,
           void (*on_event) (const AluRecordReader *reader, void *data), void *data,
           AluRecordError *error)
{
  for (size_t at = 0; at < length;)
    {
      const char *end = memchr (text + at, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - text) - at : length - at;

      if (!alu_record_reader_line (reader, text + at, n, error))
        return false;
      if (reader->has_event && on_event != NULL)
        on_event (reader, data);
      at += n + 1;
    }
  return alu_record_reader_end (reader, error);
}

bool
alu_record_reader_text (AluRecordReader *reader, const char *text, size_t length,
                        void (*on_event) (const AluRecordReader *reader, void *data), void *data,
                        AluRecordError *error)
{
  alu_record_reader_init (reader);
  return read_text (reader, text, length, on_event, data, error);
}

bool
alu_record_reader_seat_text (AluRecordReader *reader, const char *text, size_t length,
                             void (*on_event) (const AluRecordReader *reader, void *data),
                             void *data, AluRecordError *error)
{
  alu_record_reader_init_seat (reader);
  return read_text (reader, text, length, on_event, data, error);
}

/* Whether an event is something that a seat asks for. */
static bool
is_request (const AluEvent *event)
{
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_VOTE:
    case ALU_EVENT_REJECT:
    case ALU_EVENT_SAY:
    case ALU_EVENT_PLAY:
    case ALU_EVENT_OFFER:
    case ALU_EVENT_ANSWER:
    case ALU_EVENT_PROPOSE:
    case ALU_EVENT_CONSENT:
      return true;
    default:
      return false;
    }
}

bool
alu_record_read_request (int n_seats, const char *line, AluEvent *event)
{
  AluRecordReader reader;
  AluRecordError error;

  alu_record_reader_init (&reader);
  reader.line = 1;
  reader.in_log = true;
  reader.of_request = true;
  reader.match.rules.seats = (uint8_t) n_seats;
  if (!alu_record_reader_line (&reader, line, strlen (line), &error) || !reader.has_event
      || !is_request (&reader.event))
    return false;
  *event = reader.event;
  return true;
}
