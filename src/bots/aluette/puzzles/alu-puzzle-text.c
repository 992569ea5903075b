/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/puzzles/alu-puzzle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "%aluette"
#define MAX_LINE 128 /* length of a comment of the solution */

/* The state of the writer. */
typedef struct
{
  const AluPuzzle *puzzle;
  AluRecordSink sink;
  void *data;
  bool solution_written; /* whether the comments were written */
} Output;

static void
write_field (const Output *output, const char *key, const char *value)
{
  char line[MAX_LINE];

  snprintf (line, sizeof line, "# %s %s\n", key, value);
  output->sink (line, output->data);
}

static void
write_cards (const Output *output, const char *key, AluCardSet cards)
{
  char text[MAX_LINE / 2] = "", code[3];
  size_t length = 0;

  for (; cards != 0 && length + 4 < sizeof text; cards &= cards - 1)
    {
      alu_card_code (alu_set_first (cards), code);
      length += (size_t) snprintf (text + length, sizeof text - length, "%s%s",
                                   length > 0 ? " " : "", code);
    }
  write_field (output, key, text);
}

static void
write_solution (const Output *output)
{
  const AluPuzzle *puzzle = output->puzzle;
  char text[MAX_LINE / 2];

  write_field (output, "problem", puzzle->id);
  write_field (output, "theme", alu_theme_id ((AluTheme) puzzle->theme));
  snprintf (text, sizeof text, "%d", puzzle->stars);
  write_field (output, "stars", text);
  write_field (output, "hands", puzzle->open ? "open" : "own");
  write_cards (output, "best", puzzle->best);
  if (puzzle->played != ALU_CARD_NONE)
    write_cards (output, "played", alu_card_bit (puzzle->played));
  snprintf (text, sizeof text, "%d.%02d", puzzle->gain / 100, puzzle->gain % 100);
  write_field (output, "gain", text);
}

/* Passes on a line of the record, and writes the solution after the first one. */
static void
write_record_line (const char *line, void *data)
{
  Output *output = data;

  output->sink (line, output->data);
  if (!output->solution_written)
    write_solution (output);
  output->solution_written = true;
}

bool
alu_puzzle_write (const AluPuzzle *puzzle, AluRecordSink sink, void *data)
{
  Output output = { puzzle, sink, data, false };
  AluRecordWriter writer;

  if (alu_record_writer_init (&writer, &puzzle->header, write_record_line, &output) != ALU_OK)
    return false;
  for (int i = 0; i < puzzle->n_events; i++)
    if (alu_record_writer_event (&writer, &puzzle->events[i]) != ALU_OK)
      return false;
  return true;
}

static bool
parse_id (AluPuzzle *puzzle, const char *text)
{
  size_t length = strlen (text);

  if (length == 0 || length >= sizeof puzzle->id
      || strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") != length)
    return false;
  memcpy (puzzle->id, text, length + 1);
  return true;
}

static bool
parse_cards (AluCardSet *cards, const char *text)
{
  *cards = 0;
  for (; strlen (text) >= 2; text += text[2] == ' ' ? 3 : 2)
    {
      AluCard card = alu_card_parse (text);

      if (card == ALU_CARD_NONE || (text[2] != ' ' && text[2] != '\0'))
        return false;
      *cards |= alu_card_bit (card);
    }
  return *cards != 0 && *text == '\0';
}

static bool
parse_number (const char *text, int max, int *number)
{
  char *end;
  long value = strtol (text, &end, 10);

  *number = (int) value;
  return end != text && *end == '\0' && value >= 0 && value <= max;
}

static bool
parse_gain (AluPuzzle *puzzle, const char *text)
{
  const char *point = strchr (text, '.');
  char whole[8] = "";
  int points, hundredths;

  if (point == NULL || strlen (point) != 3 || (size_t) (point - text) >= sizeof whole)
    return false;
  memcpy (whole, text, (size_t) (point - text));
  if (!parse_number (whole, 4, &points) || !parse_number (point + 1, 99, &hundredths))
    return false;
  puzzle->gain = (uint16_t) (100 * points + hundredths);
  return true;
}

/* Reads a comment of the solution; ignores other comments.
 *
 * Returns: false if the value is malformed. */
static bool
parse_comment (AluPuzzle *puzzle, const char *key, const char *value)
{
  AluCardSet cards;
  int number;

  if (strcmp (key, "problem") == 0)
    return parse_id (puzzle, value);
  if (strcmp (key, "theme") == 0)
    {
      number = alu_theme_from_id (value);
      puzzle->theme = (uint8_t) number;
      return number >= 0;
    }
  if (strcmp (key, "stars") == 0)
    {
      bool ok = parse_number (value, ALU_PUZZLE_STARS, &number);

      puzzle->stars = (uint8_t) number;
      return ok;
    }
  if (strcmp (key, "hands") == 0)
    {
      puzzle->open = strcmp (value, "open") == 0;
      return puzzle->open || strcmp (value, "own") == 0;
    }
  if (strcmp (key, "best") == 0)
    return parse_cards (&puzzle->best, value);
  if (strcmp (key, "played") == 0)
    {
      bool ok = parse_cards (&cards, value) && alu_set_count (cards) == 1;

      puzzle->played = ok ? alu_set_first (cards) : ALU_CARD_NONE;
      return ok;
    }
  return strcmp (key, "gain") != 0 || parse_gain (puzzle, value);
}

static bool
read_comment (AluPuzzle *puzzle, const char *line, size_t length)
{
  char text[MAX_LINE] = "";
  char *value;

  if (length < 3 || length >= sizeof text || line[1] != ' ')
    return true;
  memcpy (text, line + 2, length - 2);
  value = strchr (text, ' ');
  if (value == NULL)
    return true;
  *value = '\0';
  return parse_comment (puzzle, text, value + 1);
}

/* Stores the event that the line has completed. */
static bool
store_event (AluPuzzle *puzzle, const AluRecordReader *reader)
{
  if (!reader->has_event)
    return true;
  if (puzzle->n_events == ALU_PUZZLE_MAX_EVENTS)
    return false;
  puzzle->events[puzzle->n_events++] = reader->event;
  return true;
}

static bool
check_solution (const AluPuzzle *puzzle)
{
  AluMatch match;

  return puzzle->id[0] != '\0' && puzzle->best != 0 && alu_puzzle_state (puzzle, &match)
         && (puzzle->played == ALU_CARD_NONE
             || (alu_card_bit (puzzle->played) & puzzle->best) == 0);
}

size_t
alu_puzzle_read (AluPuzzle *puzzle, const char *text, size_t length, AluRecordError *error)
{
  AluRecordReader reader;
  size_t at = 0;

  memset (puzzle, 0, sizeof *puzzle);
  puzzle->played = ALU_CARD_NONE;
  alu_record_reader_init (&reader);
  while (at < length)
    {
      const char *line = text + at;
      const char *end = memchr (line, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - line) : length - at;

      if (at > 0 && n >= strlen (FIRST_LINE) && memcmp (line, FIRST_LINE, strlen (FIRST_LINE)) == 0)
        break;
      if (!alu_record_reader_line (&reader, line, n, error))
        return 0;
      if ((line[0] == '#' && !read_comment (puzzle, line, n)) || !store_event (puzzle, &reader))
        {
          error->fault = ALU_RECORD_OK;
          return 0;
        }
      at += n + (end != NULL);
    }
  if (!alu_record_reader_end (&reader, error))
    return 0;
  puzzle->header = reader.header;
  error->fault = ALU_RECORD_OK;
  return check_solution (puzzle) ? at : 0;
}
