/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/puzzles/tarot-puzzle.h"

#include <stdio.h>
#include <string.h>

#include "engine/alu-record.h"

/* The state of the writer. */
typedef struct
{
  const TarotPuzzle *puzzle;
  AluGameSink sink;
  void *data;
  bool solution_written; /* whether the comments were written */
} Output;

static void
format_cards (char text[ALU_PUZZLE_MAX_CARDS], TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];
  char code[TAROT_CODE_SIZE];
  int n = tarot_set_cards (set, cards);
  size_t length = 0;

  text[0] = '\0';
  for (int i = 0; i < n && length + 5 < ALU_PUZZLE_MAX_CARDS; i++)
    {
      tarot_card_code (cards[i], code);
      length += (size_t) snprintf (text + length, ALU_PUZZLE_MAX_CARDS - length, "%s%s",
                                   i > 0 ? " " : "", code);
    }
}

static void
write_solution (const Output *output)
{
  const TarotPuzzle *puzzle = output->puzzle;
  AluPuzzleNotes notes = { .stars = puzzle->stars, .open = puzzle->open, .gain = puzzle->gain };

  memcpy (notes.id, puzzle->id, sizeof notes.id);
  strcpy (notes.theme, tarot_theme_ids[puzzle->theme]);
  format_cards (notes.best, puzzle->best);
  if (puzzle->played != TAROT_NO_CARD)
    format_cards (notes.played, tarot_set_of (puzzle->played));
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
tarot_puzzle_write (const void *written, AluGameSink sink, void *data)
{
  const TarotPuzzle *puzzle = written;
  Output output = { puzzle, sink, data, false };
  TarotRecordWriter writer;

  if (alu_record_writer_init (&writer, &tarot_kind, &puzzle->header, write_record_line, &output)
      != TAROT_OK)
    return false;
  for (int i = 0; i < puzzle->n_events; i++)
    if (alu_record_write_event (&writer, &puzzle->events[i]) != TAROT_OK)
      return false;
  return true;
}

static bool
parse_cards (TarotCardSet *cards, const char *text)
{
  *cards = tarot_set_empty ();
  while (*text != '\0')
    {
      size_t length = strcspn (text, " ");
      char code[TAROT_CODE_SIZE] = "";
      TarotCard card;

      if (length == 0 || length >= sizeof code)
        return false;
      memcpy (code, text, length);
      card = tarot_card_parse (code);
      if (card == TAROT_NO_CARD)
        return false;
      *cards = tarot_set_with (*cards, card);
      text += length;
      text += *text == ' ' && text[1] != '\0';
    }
  return !tarot_set_is_empty (*cards);
}

/* Stores the solution.
 *
 * Returns: false if a value is none of the game. */
static bool
read_solution (TarotPuzzle *puzzle, const AluPuzzleNotes *notes)
{
  int theme = tarot_theme_from_id (notes->theme);
  TarotCardSet played;

  memcpy (puzzle->id, notes->id, sizeof puzzle->id);
  puzzle->theme = (uint8_t) theme;
  puzzle->stars = notes->stars;
  puzzle->open = notes->open;
  puzzle->gain = notes->gain;
  if (notes->played[0] != '\0')
    {
      if (!parse_cards (&played, notes->played) || tarot_set_count (played) != 1)
        return false;
      puzzle->played = tarot_set_lowest (played);
    }
  return theme >= 0 && parse_cards (&puzzle->best, notes->best);
}

/* Stores the event that the line has completed. */
static bool
store_event (TarotPuzzle *puzzle, const TarotRecordReader *reader)
{
  if (!reader->base.has_event)
    return true;
  if (puzzle->n_events == TAROT_PUZZLE_MAX_EVENTS)
    return false;
  puzzle->events[puzzle->n_events++] = reader->event;
  return true;
}

static bool
check_solution (const TarotPuzzle *puzzle)
{
  TarotMatch match;

  return puzzle->id[0] != '\0' && tarot_puzzle_state (puzzle, &match)
         && !tarot_set_has (puzzle->best, puzzle->played);
}

size_t
tarot_puzzle_read (void *out, const char *text, size_t length, AluGameFault *error)
{
  static const char first_line[] = "%tarot 1";
  size_t magic = strlen (first_line), at = 0;
  AluPuzzleNotes notes = { 0 };
  TarotRecordReader reader;
  TarotPuzzle *puzzle = out;

  memset (puzzle, 0, sizeof *puzzle);
  puzzle->played = TAROT_NO_CARD;
  alu_record_reader_init (&reader, &tarot_kind);
  while (at < length)
    {
      const char *line = text + at;
      const char *end = memchr (line, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - line) : length - at;

      if (at > 0 && n >= magic && memcmp (line, first_line, magic) == 0)
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
