/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/puzzles/alu-puzzle.h"

#include <stdio.h>
#include <string.h>

#include "engine/alu-record.h"

#define FIRST_LINE "%aluette"
#define MAX_GAIN 499 /* hundredths of a point */

/* The state of the writer. */
typedef struct
{
  const AluPuzzle *puzzle;
  AluGameSink sink;
  void *data;
  bool solution_written; /* whether the comments were written */
} Output;

static void
format_cards (char text[ALU_PUZZLE_MAX_CARDS], AluCardSet cards)
{
  size_t length = 0;
  char code[3];

  for (text[0] = '\0'; cards != 0 && length + 4 < ALU_PUZZLE_MAX_CARDS; cards &= cards - 1)
    {
      alu_card_code (alu_set_first (cards), code);
      length += (size_t) snprintf (text + length, ALU_PUZZLE_MAX_CARDS - length, "%s%s",
                                   length > 0 ? " " : "", code);
    }
}

static void
write_solution (const Output *output)
{
  const AluPuzzle *puzzle = output->puzzle;
  AluPuzzleNotes notes = { .stars = puzzle->stars, .open = puzzle->open, .gain = puzzle->gain };

  memcpy (notes.id, puzzle->id, sizeof notes.id);
  strcpy (notes.theme, alu_theme_ids[puzzle->theme]);
  format_cards (notes.best, puzzle->best);
  if (puzzle->played != ALU_CARD_NONE)
    format_cards (notes.played, alu_card_bit (puzzle->played));
  alu_puzzle_notes_write (&notes, output->sink, output->data);
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
alu_puzzle_write (const void *written, AluGameSink sink, void *data)
{
  const AluPuzzle *puzzle = written;
  Output output = { puzzle, sink, data, false };
  AluMatchWriter writer;

  if (alu_record_writer_init (&writer, &alu_aluette_kind, &puzzle->header, write_record_line,
                              &output)
      != ALU_OK)
    return false;
  for (int i = 0; i < puzzle->n_events; i++)
    if (alu_record_write_event (&writer, &puzzle->events[i]) != ALU_OK)
      return false;
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

/* Stores the solution.
 *
 * Returns: false if a value is none of the game. */
static bool
read_solution (AluPuzzle *puzzle, const AluPuzzleNotes *notes)
{
  int theme = notes->theme[0] != '\0' ? alu_theme_from_id (notes->theme) : 0;
  AluCardSet played = 0;

  memcpy (puzzle->id, notes->id, sizeof puzzle->id);
  puzzle->theme = (uint8_t) theme;
  puzzle->stars = notes->stars;
  puzzle->open = notes->open;
  puzzle->gain = notes->gain;
  if (notes->played[0] != '\0')
    {
      if (!parse_cards (&played, notes->played) || alu_set_count (played) != 1)
        return false;
      puzzle->played = alu_set_first (played);
    }
  return theme >= 0 && notes->gain <= MAX_GAIN && parse_cards (&puzzle->best, notes->best);
}

/* Stores the event that the line has completed. */
static bool
store_event (AluPuzzle *puzzle, const AluMatchReader *reader)
{
  if (!reader->base.has_event)
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
alu_puzzle_read (void *out, const char *text, size_t length, AluGameFault *error)
{
  AluPuzzle *puzzle = out;
  AluPuzzleNotes notes = { 0 };
  AluMatchReader reader;
  size_t at = 0;

  memset (puzzle, 0, sizeof *puzzle);
  puzzle->played = ALU_CARD_NONE;
  alu_record_reader_init (&reader, &alu_aluette_kind);
  while (at < length)
    {
      const char *line = text + at;
      const char *end = memchr (line, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - line) : length - at;

      if (at > 0 && n >= strlen (FIRST_LINE) && memcmp (line, FIRST_LINE, strlen (FIRST_LINE)) == 0)
        break;
      if (!alu_record_read_line (&reader, line, n, error))
        return 0;
      if (!alu_puzzle_notes_read (&notes, line, n) || !store_event (puzzle, &reader))
        {
          error->code = ALU_RECORD_OK;
          return 0;
        }
      at += n + (end != NULL);
    }
  if (!alu_record_read_end (&reader, error))
    return 0;
  puzzle->header = reader.base.header;
  error->code = ALU_RECORD_OK;
  return read_solution (puzzle, &notes) && check_solution (puzzle) ? at : 0;
}
