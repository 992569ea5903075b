/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-record.h"

#include <string.h>

#include "engine/alu-text.h"

static const char *const fault_texts[ALU_RECORD_N_FAULTS] = {
  [ALU_RECORD_OK] = ALU_N_("no error"),
  [ALU_RECORD_LINE_TOO_LONG] = ALU_N_("the line is too long"),
  [ALU_RECORD_FILE_TOO_LONG] = ALU_N_("the match file is too long"),
  [ALU_RECORD_NOT_TEXT] = ALU_N_("the line is not plain UTF-8 text"),
  [ALU_RECORD_EMPTY_LINE] = ALU_N_("the line is empty"),
  [ALU_RECORD_SPACES] = ALU_N_("words must be separated by single spaces"),
  [ALU_RECORD_UNKNOWN_LINE] = ALU_N_("no line of a match file begins with this word"),
  [ALU_RECORD_MISPLACED_LINE] = ALU_N_("this line is out of place"),
  [ALU_RECORD_REPEATED_LINE] = ALU_N_("this line appears twice"),
  [ALU_RECORD_MISSING_LINE] = ALU_N_("a line is missing before this one"),
  [ALU_RECORD_BAD_TOKENS] = ALU_N_("the line has a missing, extra or unreadable word"),
  [ALU_RECORD_MISMATCH] = ALU_N_("the rules give another result"),
  [ALU_RECORD_SEAT_LOG] = ALU_N_("this line belongs to the log of one seat, not to a whole match"),
  [ALU_RECORD_NO_DEAL] = ALU_N_("the match has no deal with this number"),
  [ALU_RECORD_LONG_NOTE] = ALU_N_("the note has too many lines"),
};

bool
alu_record_fail (const void *data, AluRecordFault code, const char *expected)
{
  const AluRecordReader *reader = data;
  AluGameFault *fault = reader->fault;

  fault->code = code;
  fault->reason = code == ALU_RECORD_NOT_A_RECORD ? reader->kind->not_a_record : fault_texts[code];
  if (expected != NULL)
    strcpy (fault->expected, expected);
  return false;
}

bool
alu_record_fail_expecting (const void *data, AluRecordFault code)
{
  const AluRecordReader *reader = data;

  reader->kind->expect (reader, reader->fault->expected);
  return alu_record_fail (reader, code, NULL);
}

bool
alu_record_refuse (const void *data, int status)
{
  const AluRecordReader *reader = data;
  AluGameFault *fault = reader->fault;

  fault->code = ALU_RECORD_AGAINST_RULES;
  fault->status = status;
  fault->reason = reader->kind->status_texts[status];
  if (status == ALU_ERROR_NOT_NOW || status == ALU_ERROR_NOT_YOUR_TURN
      || status == ALU_ERROR_WRONG_DEALER)
    reader->kind->expect (reader, fault->expected);
  return false;
}

bool
alu_record_bad_words (const void *reader)
{
  return alu_record_fail (reader, ALU_RECORD_BAD_TOKENS, NULL);
}

bool
alu_record_read_seat (const void *data, const char *word, uint8_t *seat)
{
  const AluRecordReader *reader = data;

  if (word[0] < '0' || word[0] > '9' || word[1] != '\0')
    return alu_record_bad_words (reader);
  if (word[0] == '0' || word[0] > '0' + reader->header.rules.n_seats)
    return alu_record_refuse (reader, ALU_ERROR_NO_SEAT);
  *seat = (uint8_t) (word[0] - '1');
  return true;
}

int
alu_record_find_word (const char *const *words, int n, const char *word)
{
  for (int i = 0; i < n; i++)
    if (words[i] != NULL && strcmp (words[i], word) == 0)
      return i;
  return -1;
}

const char *
alu_record_rest_of_line (AluRecordLine *line, int n)
{
  for (char *at = line->words[n]; at < line->text + line->length; at++)
    if (*at == '\0')
      *at = ' ';
  return line->words[n];
}

bool
alu_record_is_closed (const AluRecordLine *line, int first)
{
  return line->n_words == first + 1 && strcmp (line->words[first], "?") == 0;
}

bool
alu_record_read_trick (void *data, AluRecordLine *line)
{
  AluRecordReader *reader = data;
  char expected[ALU_GAME_MAX_EXPECTED];

  reader->kind->expect (reader, expected);
  if (strncmp (expected, "trick ", 6) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISPLACED_LINE, expected);
  if (strcmp (alu_record_rest_of_line (line, 0), expected) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISMATCH, expected);
  reader->trick_announced = true;
  return true;
}

static void *
get_state (AluRecordReader *reader)
{
  return (char *) reader + reader->kind->reader_state;
}

static void
note_derived_line (const char *line, void *data)
{
  AluRecordReader *reader = data;
  char *derived = reader->derived[reader->n_derived++];

  strcpy (derived, line);
  derived[strlen (derived) - 1] = '\0';
}

/* Lists the lines that follow from an event, unless lines of the event before it must still
 * follow, as after a sign. */
static void
derive_lines (AluRecordReader *reader, const void *event)
{
  bool awaited = reader->n_derived_read < reader->n_derived;
  AluRecordOutput output = { .sink = awaited ? NULL : note_derived_line, .data = reader };

  if (!awaited)
    reader->n_derived = reader->n_derived_read = 0;
  if (reader->kind->write_derived (&output, get_state (reader), event))
    reader->trick_announced = false;
}

bool
alu_record_apply (void *data, const void *event)
{
  AluRecordReader *reader = data;
  const AluGameKind *kind = reader->kind;
  int status = 0;

  if (reader->of_seat)
    status = kind->view_apply (get_state (reader), event);
  else if (!reader->of_request)
    status = kind->apply (get_state (reader), event);
  if (status != 0)
    return alu_record_refuse (reader, status);
  memcpy ((char *) reader + kind->reader_event, event, kind->event_size);
  reader->has_event = true;
  if (!reader->of_request)
    derive_lines (reader, event);
  return true;
}

void
alu_record_reader_init (void *data, const AluGameKind *kind)
{
  AluRecordReader *reader = data;

  memset (reader, 0, kind->reader_size);
  reader->kind = kind;
  alu_game_header_init (&reader->header, &(AluGameRules) { 0 });
}

void
alu_record_reader_init_seat (void *data, const AluGameKind *kind)
{
  AluRecordReader *reader = data;

  alu_record_reader_init (reader, kind);
  reader->of_seat = true;
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

static const AluRecordVerb *
find_in_table (const AluRecordVerb *verbs, const char *text)
{
  size_t length = strcspn (text, " ");

  for (; verbs->word != NULL; verbs++)
    if (strncmp (verbs->word, text, length) == 0 && verbs->word[length] == '\0')
      return verbs;
  return NULL;
}

/* Returns: (nullable): the verb of a line. */
static const AluRecordVerb *
find_verb (const AluRecordReader *reader, const char *text)
{
  const AluRecordVerb *verb = find_in_table (reader->kind->verbs, text);

  if (verb == NULL)
    verb = find_in_table (alu_record_header_verbs, text);
  return verb != NULL ? verb : find_in_table (alu_record_note_verbs, text);
}

/* Sets a fault of the file as a whole. */
static bool
fail_file (AluRecordReader *reader, AluRecordFault code)
{
  reader->fault->line = 1;
  return alu_record_fail (reader, code, NULL);
}

/* Checks what must be true for any line, and copies it. */
static bool
take_line (AluRecordReader *reader, const char *text, size_t length, AluRecordLine *line)
{
  const char *magic = reader->kind->magic;

  reader->bytes += length + (reader->line > 1);
  if (reader->bytes > ALU_RECORD_MAX_BYTES)
    return fail_file (reader, ALU_RECORD_FILE_TOO_LONG);
  if (reader->kind->utf8_files && !alu_text_is_utf8 (text, length))
    return fail_file (reader, ALU_RECORD_NOT_TEXT);
  if (length > ALU_RECORD_MAX_LINE)
    return alu_record_fail (reader, ALU_RECORD_LINE_TOO_LONG, NULL);
  if (reader->line == 1 && (length != strlen (magic) || memcmp (text, magic, length) != 0))
    return alu_record_fail (reader, ALU_RECORD_NOT_A_RECORD, magic);
  if (length == 0)
    return alu_record_fail (reader, ALU_RECORD_EMPTY_LINE, NULL);
  if (!alu_record_text_ok (reader->kind, text, length))
    return alu_record_fail (reader, ALU_RECORD_NOT_TEXT, NULL);
  memcpy (line->text, text, length);
  line->text[length] = '\0';
  line->length = length;
  return true;
}

/* Reads a redundant line, which must be the next one that follows from the last event. */
static bool
read_derived_line (AluRecordReader *reader, const AluRecordLine *line, const AluRecordVerb *verb)
{
  const char *expected = reader->derived[reader->n_derived_read];
  const AluRecordVerb *other = find_verb (reader, expected);
  bool same_kind = verb == other
                   || (verb->place == ALU_RECORD_TRICK_END && other->place == verb->place);

  if (strcmp (line->text, expected) != 0)
    return alu_record_fail (reader, same_kind ? ALU_RECORD_MISMATCH : ALU_RECORD_MISSING_LINE,
                            expected);
  reader->n_derived_read++;
  return true;
}

/* Returns: whether a line of this kind may be here, whatever it contains. */
static bool
check_place (AluRecordReader *reader, AluRecordPlace place)
{
  bool real = alu_game_header_is_real (&reader->header);

  if (!reader->in_log)
    return place == ALU_RECORD_IN_HEADER
           || !alu_record_header_missing (reader, reader->fault->expected)
           || alu_record_fail (reader, ALU_RECORD_MISSING_LINE, NULL);
  if (place == ALU_RECORD_IN_HEADER || (reader->note_deal > 0 && place != ALU_RECORD_AT_END))
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  if (reader->in_deal && place != ALU_RECORD_IN_DEAL)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISSING_LINE);
  if (place >= ALU_RECORD_TRICK_END || (place == ALU_RECORD_IN_RESULT && !real))
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  return true;
}

static bool
read_words (AluRecordReader *reader, AluRecordLine *line)
{
  const AluRecordVerb *verb = find_verb (reader, line->text);

  if (verb == NULL)
    return alu_record_fail (reader, ALU_RECORD_UNKNOWN_LINE, NULL);
  if (verb->of_seat && !reader->of_seat)
    return alu_record_fail (reader, ALU_RECORD_SEAT_LOG, NULL);
  /* A signal may come before the line that ends a trick, but not if the deal ends, too. */
  if (reader->n_derived_read < reader->n_derived
      && (verb->place != ALU_RECORD_SIGNAL || reader->n_derived > 1))
    return read_derived_line (reader, line, verb);
  if (!check_place (reader, verb->place))
    return false;
  split_words (line);
  if (line->n_words < verb->min || line->n_words > verb->max)
    return alu_record_bad_words (reader);
  return verb->read (reader, line);
}

static void
init_fault (AluRecordReader *reader, int line, AluGameFault *fault)
{
  memset (fault, 0, sizeof *fault);
  fault->line = line;
  reader->fault = fault;
}

bool
alu_record_read_line (void *data, const char *line, size_t length, AluGameFault *fault)
{
  AluRecordReader *reader = data;
  AluRecordLine cut;

  init_fault (reader, ++reader->line, fault);
  reader->has_event = false;
  if (!take_line (reader, line, length, &cut))
    return false;
  if (reader->line == 1 || cut.text[0] == '#')
    return true;
  if (!alu_text_is_spaced (cut.text, cut.length))
    return alu_record_fail (reader, ALU_RECORD_SPACES, NULL);
  return read_words (reader, &cut);
}

bool
alu_record_read_end (void *data, AluGameFault *fault)
{
  AluRecordReader *reader = data;

  init_fault (reader, reader->line + (reader->line == 0 || !reader->kind->utf8_files), fault);
  if (reader->line == 0)
    return alu_record_fail (reader, ALU_RECORD_NOT_A_RECORD, reader->kind->magic);
  if (!reader->in_log && alu_record_header_missing (reader, fault->expected))
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, NULL);
  return true;
}

/* Reads a whole text with @reader, which has not read any line. */
static bool
read_text (AluRecordReader *reader, const char *text, size_t length, AluGameOnEvent on_event,
           void *data, AluGameFault *fault)
{
  init_fault (reader, 1, fault);
  if (length > ALU_RECORD_MAX_BYTES)
    return alu_record_fail (reader, ALU_RECORD_FILE_TOO_LONG, NULL);
  if (reader->kind->utf8_files && !alu_text_is_utf8 (text, length))
    return alu_record_fail (reader, ALU_RECORD_NOT_TEXT, NULL);
  for (size_t at = 0; at < length;)
    {
      const char *end = memchr (text + at, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - text) - at : length - at;
      bool carriage_return = end != NULL && n > 0 && text[at + n - 1] == '\r';

      if (!alu_record_read_line (reader, text + at, n - carriage_return, fault))
        return false;
      if (reader->has_event && on_event != NULL)
        on_event (reader, data);
      at += n + 1;
    }
  return alu_record_read_end (reader, fault);
}

bool
alu_record_read_text (void *reader, const AluGameKind *kind, const char *text, size_t length,
                      AluGameOnEvent on_event, void *data, AluGameFault *fault)
{
  alu_record_reader_init (reader, kind);
  return read_text (reader, text, length, on_event, data, fault);
}

bool
alu_record_read_seat_text (void *reader, const AluGameKind *kind, const char *text, size_t length,
                           AluGameOnEvent on_event, void *data, AluGameFault *fault)
{
  alu_record_reader_init_seat (reader, kind);
  return read_text (reader, text, length, on_event, data, fault);
}

const void *
alu_record_read_request (void *data, const AluGameKind *kind, int n_seats, const char *line)
{
  AluRecordReader *reader = data;
  const AluGameEvent *event = NULL;
  AluGameFault fault;

  alu_record_reader_init (reader, kind);
  reader->line = 1;
  reader->in_log = true;
  reader->of_request = true;
  reader->header.rules.n_seats = (uint8_t) n_seats;
  if (alu_record_read_line (reader, line, strlen (line), &fault))
    event = alu_record_get_event (reader);
  return event != NULL && (kind->requests & 1u << event->type) != 0 ? event : NULL;
}

bool
alu_record_get_header (const void *data, AluGameHeader *header)
{
  const AluRecordReader *reader = data;

  *header = reader->header;
  return reader->in_log;
}

const void *
alu_record_get_match (const void *data)
{
  const AluRecordReader *reader = data;

  return (const char *) reader + reader->kind->reader_state;
}

const void *
alu_record_get_event (const void *data)
{
  const AluRecordReader *reader = data;

  return reader->has_event ? (const char *) reader + reader->kind->reader_event : NULL;
}
