/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/alu-puzzle-kind.h"
#include "engine/alu-record.h"

#define MAX_LINE 128 /* bytes of a comment of a solution */
#define MAX_CARDS 96 /* bytes of the codes in it */

/* The state of the writer. */
typedef struct
{
  const AluPuzzleKind *kind;
  const void *puzzle;
  AluGameSink sink;
  void *data;
  bool solution_written; /* whether the comments were written */
} Output;

static const void *
get_event (const AluPuzzleKind *kind, const void *puzzle, unsigned index)
{
  return (const char *) puzzle + kind->events + index * kind->game->event_size;
}

/* Returns: whether a card is a right answer. */
static bool
has_best (const AluPuzzleKind *kind, const void *puzzle, uint8_t card)
{
  const uint64_t *best = (const void *) ((const char *) puzzle + kind->best);

  return card < kind->game->n_cards && (best[card / 64] & UINT64_C (1) << card % 64) != 0;
}

static void
write_note (const Output *output, const char *key, const char *value)
{
  char line[MAX_LINE];

  snprintf (line, sizeof line, "# %s %s\n", key, value);
  output->sink (line, output->data);
}

/* Writes the codes of the right cards. */
static void
write_best (const Output *output)
{
  const AluGameKind *game = output->kind->game;
  char text[MAX_CARDS] = "";
  size_t length = 0;

  for (int i = 0; i < game->n_cards && length + 1 + ALU_GAME_MAX_CODE <= sizeof text; i++)
    {
      uint8_t card = (uint8_t) (output->kind->highest_first ? game->n_cards - 1 - i : i);

      if (!has_best (output->kind, output->puzzle, card))
        continue;
      if (length > 0)
        text[length++] = ' ';
      game->format_card (card, text + length);
      length += strlen (text + length);
    }
  write_note (output, "best", text);
}

static void
write_solution (const Output *output)
{
  const AluPuzzleHead *head = output->puzzle;
  char text[16];

  write_note (output, "puzzle", head->id);
  write_note (output, "theme", output->kind->themes[head->theme]);
  snprintf (text, sizeof text, "%d", head->stars);
  write_note (output, "stars", text);
  write_note (output, "hands", head->open ? "open" : "own");
  write_best (output);
  if (head->played != ALU_GAME_NO_CARD)
    {
      output->kind->game->format_card (head->played, text);
      write_note (output, "played", text);
    }
  snprintf (text, sizeof text, "%d.%02d", head->gain / 100, head->gain % 100);
  write_note (output, "gain", text);
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
  Output output = { kind, puzzle, sink, data, false };
  void *writer = malloc (kind->game->writer_size);
  bool ok = writer != NULL
            && alu_record_writer_init (writer, kind->game, &head->header, write_record_line,
                                       &output)
                   == 0;

  for (unsigned i = 0; ok && i < head->n_events; i++)
    ok = alu_record_write_event (writer, get_event (kind, puzzle, i)) == 0;
  free (writer);
  return ok;
}

/* The state of the reader. */
typedef struct
{
  const AluPuzzleKind *kind;
  AluPuzzleHead *puzzle;
  void *reader;
  bool has_theme, has_best;
} Input;

static bool
read_id (Input *input, const char *text)
{
  size_t length = strlen (text);

  if (length == 0 || length >= sizeof input->puzzle->id
      || strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") != length)
    return false;
  strcpy (input->puzzle->id, text);
  return true;
}

static bool
read_theme (Input *input, const char *id)
{
  uint8_t theme = 0;

  while (input->kind->themes[theme] != NULL && strcmp (input->kind->themes[theme], id) != 0)
    theme++;
  input->puzzle->theme = theme;
  input->has_theme = input->kind->themes[theme] != NULL;
  return input->has_theme;
}

static bool
read_number (const char *text, int max, int *number)
{
  char *end;
  long value = strtol (text, &end, 10);

  *number = (int) value;
  return end != text && *end == '\0' && value >= 0 && value <= max;
}

static bool
read_stars (Input *input, const char *text)
{
  int stars;

  if (!read_number (text, ALU_PUZZLE_STARS, &stars))
    return false;
  input->puzzle->stars = (uint8_t) stars;
  return true;
}

static bool
read_hands (Input *input, const char *text)
{
  input->puzzle->open = strcmp (text, "open") == 0;
  return input->puzzle->open || strcmp (text, "own") == 0;
}

static bool
read_gain (Input *input, const char *text)
{
  const char *point = strchr (text, '.');
  char whole[8] = "";
  int points, hundredths;

  if (point == NULL || strlen (point) != 3 || (size_t) (point - text) >= sizeof whole)
    return false;
  memcpy (whole, text, (size_t) (point - text));
  if (!read_number (whole, ALU_PUZZLE_MAX_GAIN, &points)
      || !read_number (point + 1, 99, &hundredths))
    return false;
  input->puzzle->gain = (uint16_t) (100 * points + hundredths);
  return true;
}

/* Reads the card whose code is at the beginning of @text, and what follows it.
 *
 * Returns: (nullable): the next code, or the end of the text; NULL if there is no code. */
static const char *
read_card (const AluPuzzleKind *kind, const char *text, uint8_t *card)
{
  char word[ALU_GAME_MAX_CODE] = "";
  size_t length = strcspn (text, " ");

  if (length >= sizeof word)
    return NULL;
  memcpy (word, text, length);
  *card = alu_game_parse_card (kind->game, word);
  return *card != ALU_GAME_NO_CARD ? text + length + (text[length] == ' ') : NULL;
}

static bool
read_best (Input *input, const char *text)
{
  uint64_t *best = (void *) ((char *) input->puzzle + input->kind->best);
  uint8_t card;

  do
    {
      text = read_card (input->kind, text, &card);
      if (text == NULL)
        return false;
      best[card / 64] |= UINT64_C (1) << card % 64;
    }
  while (*text != '\0');
  input->has_best = true;
  return true;
}

static bool
read_played (Input *input, const char *text)
{
  text = read_card (input->kind, text, &input->puzzle->played);
  return text != NULL && *text == '\0';
}

/* Reads a line, and ignores those that are no comments about a solution.
 *
 * Returns: false if the line is malformed. */
static bool
read_note (Input *input, const char *line, size_t length)
{
  static const struct
  {
    const char *key;
    bool (*read) (Input *input, const char *text);
  } notes[] = { { "puzzle", read_id },   { "theme", read_theme }, { "stars", read_stars },
                { "hands", read_hands }, { "best", read_best },   { "played", read_played },
                { "gain", read_gain } };
  char text[MAX_LINE] = "";
  char *value;

  if (length < 3 || length >= sizeof text || line[0] != '#' || line[1] != ' ')
    return true;
  memcpy (text, line + 2, length - 2);
  value = strchr (text, ' ');
  if (value == NULL)
    return true;
  *value = '\0';
  for (size_t i = 0; i < sizeof notes / sizeof notes[0]; i++)
    if (strcmp (notes[i].key, text) == 0)
      return notes[i].read (input, value + 1);
  return true;
}

/* Stores the event that the line has completed. */
static bool
store_event (Input *input)
{
  const void *event = alu_record_get_event (input->reader);
  size_t size = input->kind->game->event_size;
  char *events = (char *) input->puzzle + input->kind->events;

  if (event == NULL)
    return true;
  if (input->puzzle->n_events == input->kind->max_events)
    return false;
  memcpy (events + input->puzzle->n_events++ * size, event, size);
  return true;
}

/* Reads lines up to the next puzzle.
 *
 * Returns: the number of bytes read, or 0 on error. */
static size_t
read_lines (Input *input, const char *text, size_t length, AluGameFault *fault)
{
  const char *magic = input->kind->game->magic;
  size_t at = 0;

  while (at < length)
    {
      const char *line = text + at;
      const char *end = memchr (line, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - line) : length - at;

      if (at > 0 && n >= strlen (magic) && memcmp (line, magic, strlen (magic)) == 0)
        break;
      if (!alu_record_read_line (input->reader, line, n, fault))
        return 0;
      if (!read_note (input, line, n) || !store_event (input))
        {
          fault->code = ALU_RECORD_OK;
          return 0;
        }
      at += n + (end != NULL);
    }
  return alu_record_read_end (input->reader, fault) ? at : 0;
}

/* Returns: whether the solution is complete and fits the position. */
static bool
check_solution (const Input *input)
{
  const AluPuzzleKind *kind = input->kind;
  AluPuzzleHead *puzzle = input->puzzle;

  return puzzle->id[0] != '\0' && input->has_theme && input->has_best
         && !has_best (kind, puzzle, puzzle->played) && kind->check (puzzle);
}

size_t
alu_puzzle_read (const AluPuzzleKind *kind, void *puzzle, const char *text, size_t length,
                 AluGameFault *fault)
{
  Input input = { .kind = kind, .puzzle = puzzle, .reader = malloc (kind->game->reader_size) };
  size_t n = 0;

  memset (puzzle, 0, kind->size);
  input.puzzle->played = ALU_GAME_NO_CARD;
  if (input.reader != NULL)
    {
      alu_record_reader_init (input.reader, kind->game);
      n = read_lines (&input, text, length, fault);
    }
  if (n > 0)
    {
      alu_record_get_header (input.reader, &input.puzzle->header);
      fault->code = ALU_RECORD_OK;
      n = check_solution (&input) ? n : 0;
    }
  free (input.reader);
  return n;
}

static uint64_t
hash_bytes (uint64_t hash, const void *bytes, size_t n)
{
  const uint8_t *at = bytes;

  for (size_t i = 0; i < n; i++)
    hash = (hash ^ at[i]) * UINT64_C (0x100000001b3);
  return hash;
}

uint64_t
alu_puzzle_hash (const AluPuzzleKind *kind, const void *puzzle)
{
  const AluPuzzleHead *head = puzzle;
  uint64_t hash = hash_bytes (UINT64_C (0xcbf29ce484222325), &head->header.rules,
                              sizeof head->header.rules);

  for (int seat = 0; seat < head->header.rules.n_seats; seat++)
    hash = hash_bytes (hash, &head->header.players[seat].captain, 1);
  for (unsigned i = 0; i < head->n_events; i++)
    if (alu_game_event_role (kind->game, get_event (kind, puzzle, i)) != ALU_GAME_ROLE_SIGNAL)
      hash = hash_bytes (hash, get_event (kind, puzzle, i), kind->game->event_size);
  return hash;
}

bool
alu_puzzle_is_right (const AluPuzzleKind *kind, const void *puzzle, const char *answer)
{
  const char *code = strrchr (answer, ' ');

  if (kind->is_right != NULL)
    return kind->is_right (puzzle, answer);
  return code != NULL && has_best (kind, puzzle, alu_game_parse_card (kind->game, code + 1));
}

void
alu_puzzle_solve (const AluPuzzleKind *kind, const void *puzzle, char answer[ALU_GAME_MAX_REQUEST])
{
  const AluPuzzleHead *head = puzzle;
  char code[ALU_GAME_MAX_CODE];
  uint8_t card = 0;

  if (kind->solve != NULL)
    {
      kind->solve (puzzle, answer);
      return;
    }
  while (!has_best (kind, puzzle, card))
    card++;
  kind->game->format_card (card, code);
  snprintf (answer, ALU_GAME_MAX_REQUEST, "play %d %s", head->seat + 1, code);
}
