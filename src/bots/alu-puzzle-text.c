/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/alu-puzzle-kind.h"
#include "engine/alu-record.h"

/* The state of the writer. */
typedef struct
{
  const AluPuzzleKind *kind;
  const void *puzzle;
  AluGameSink sink;
  void *data;
  bool solution_written; /* whether the comments were written */
} Output;

/* Appends the code of a card to the codes in @text, unless there is no room. */
static void
add_code (const AluPuzzleKind *kind, uint8_t card, char text[ALU_PUZZLE_MAX_CARDS])
{
  size_t length = strlen (text);

  if (length + 1 + ALU_PUZZLE_MAX_CODE > ALU_PUZZLE_MAX_CARDS)
    return;
  if (length > 0)
    text[length++] = ' ';
  kind->format_card (card, text + length);
}

static void
write_solution (const Output *output)
{
  const AluPuzzleKind *kind = output->kind;
  const AluPuzzleHead *head = output->puzzle;
  AluPuzzleNotes notes = { .stars = head->stars, .open = head->open, .gain = head->gain };

  memcpy (notes.id, head->id, sizeof notes.id);
  strcpy (notes.theme, kind->themes[head->theme]);
  for (int i = 0; i < kind->n_cards; i++)
    {
      uint8_t card = (uint8_t) (kind->highest_first ? kind->n_cards - 1 - i : i);

      if (kind->has_best (head, card))
        add_code (kind, card, notes.best);
    }
  if (head->played != ALU_PUZZLE_NO_CARD)
    add_code (kind, head->played, notes.played);
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
alu_puzzle_write (const AluPuzzleKind *kind, const void *puzzle, AluGameSink sink, void *data)
{
  const AluPuzzleHead *head = puzzle;
  const char *events = (const char *) puzzle + kind->events;
  Output output = { kind, puzzle, sink, data, false };
  void *writer = malloc (kind->game->writer_size);
  bool ok = writer != NULL
            && alu_record_writer_init (writer, kind->game, &head->header, write_record_line,
                                       &output)
                   == 0;

  for (unsigned i = 0; ok && i < head->n_events; i++)
    ok = alu_record_write_event (writer, events + i * kind->game->event_size) == 0;
  free (writer);
  return ok;
}

/* Returns: the index of a theme, or -1. */
static int
find_theme (const AluPuzzleKind *kind, const char *id)
{
  for (int theme = 0; kind->themes[theme] != NULL; theme++)
    if (strcmp (kind->themes[theme], id) == 0)
      return theme;
  return -1;
}

/* Reads the card whose code is at the beginning of @text, and what follows it.
 *
 * Returns: (nullable): the next code, or the end of the text; NULL if there is no code. */
static const char *
read_card (const AluPuzzleKind *kind, const char *text, uint8_t *card)
{
  char word[ALU_PUZZLE_MAX_CODE] = "", code[ALU_PUZZLE_MAX_CODE];
  size_t length = strcspn (text, " ");

  if (length >= sizeof word)
    return NULL;
  memcpy (word, text, length);
  *card = kind->parse_card (word);
  if (*card == ALU_PUZZLE_NO_CARD)
    return NULL;
  kind->format_card (*card, code);
  return strcmp (code, word) == 0 ? text + length + (text[length] == ' ') : NULL;
}

/* Stores the right cards and the one that was played. */
static bool
read_cards (const AluPuzzleKind *kind, void *puzzle, const AluPuzzleNotes *notes)
{
  AluPuzzleHead *head = puzzle;
  const char *text = notes->best;
  uint8_t card;

  do
    {
      text = read_card (kind, text, &card);
      if (text == NULL)
        return false;
      kind->add_best (puzzle, card);
    }
  while (*text != '\0');
  if (notes->played[0] == '\0')
    return true;
  text = read_card (kind, notes->played, &head->played);
  return text != NULL && *text == '\0' && !kind->has_best (puzzle, head->played);
}

/* Stores the solution.
 *
 * Returns: false if it is none of the game and the position. */
static bool
read_solution (const AluPuzzleKind *kind, void *puzzle, const AluPuzzleNotes *notes)
{
  AluPuzzleHead *head = puzzle;
  int theme = find_theme (kind, notes->theme);

  memcpy (head->id, notes->id, sizeof head->id);
  head->theme = (uint8_t) theme;
  head->stars = notes->stars;
  head->open = notes->open;
  head->gain = notes->gain;
  return theme >= 0 && head->id[0] != '\0' && read_cards (kind, puzzle, notes)
         && kind->check (puzzle);
}

/* Stores the event that the line has completed. */
static bool
store_event (const AluPuzzleKind *kind, void *puzzle, const void *reader)
{
  const void *event = alu_record_get_event (reader);
  size_t size = kind->game->event_size;
  AluPuzzleHead *head = puzzle;

  if (event == NULL)
    return true;
  if (head->n_events == kind->max_events)
    return false;
  memcpy ((char *) puzzle + kind->events + head->n_events++ * size, event, size);
  return true;
}

/* Reads lines up to the next puzzle.
 *
 * Returns: the number of bytes read, or 0 on error. */
static size_t
read_lines (const AluPuzzleKind *kind, void *puzzle, void *reader, const char *text, size_t length,
            AluPuzzleNotes *notes, AluGameFault *fault)
{
  size_t magic = strlen (kind->game->magic), at = 0;

  while (at < length)
    {
      const char *line = text + at;
      const char *end = memchr (line, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - line) : length - at;

      if (at > 0 && n >= magic && memcmp (line, kind->game->magic, magic) == 0)
        break;
      if (!alu_record_read_line (reader, line, n, fault))
        return 0;
      if (!alu_puzzle_notes_read (notes, line, n) || !store_event (kind, puzzle, reader))
        {
          fault->code = ALU_RECORD_OK;
          return 0;
        }
      at += n + (end != NULL);
    }
  return alu_record_read_end (reader, fault) ? at : 0;
}

size_t
alu_puzzle_read (const AluPuzzleKind *kind, void *puzzle, const char *text, size_t length,
                 AluGameFault *fault)
{
  void *reader = malloc (kind->game->reader_size);
  AluPuzzleHead *head = puzzle;
  AluPuzzleNotes notes = { 0 };
  size_t n = 0;

  memset (puzzle, 0, kind->size);
  head->played = ALU_PUZZLE_NO_CARD;
  if (reader != NULL)
    {
      alu_record_reader_init (reader, kind->game);
      n = read_lines (kind, puzzle, reader, text, length, &notes, fault);
    }
  if (n > 0)
    {
      alu_record_get_header (reader, &head->header);
      fault->code = ALU_RECORD_OK;
    }
  free (reader);
  return n > 0 && read_solution (kind, puzzle, &notes) ? n : 0;
}

bool
alu_puzzle_is_right (const AluPuzzleKind *kind, const void *puzzle, const char *answer)
{
  const char *code = strrchr (answer, ' ');

  if (kind->is_right != NULL)
    return kind->is_right (puzzle, answer);
  return code != NULL && kind->has_best (puzzle, kind->parse_card (code + 1));
}

void
alu_puzzle_solve (const AluPuzzleKind *kind, const void *puzzle, char answer[ALU_GAME_MAX_REQUEST])
{
  const AluPuzzleHead *head = puzzle;
  char code[ALU_PUZZLE_MAX_CODE];
  uint8_t card = 0;

  if (kind->solve != NULL)
    {
      kind->solve (puzzle, answer);
      return;
    }
  while (!kind->has_best (puzzle, card))
    card++;
  kind->format_card (card, code);
  snprintf (answer, ALU_GAME_MAX_REQUEST, "play %d %s", head->seat + 1, code);
}
