/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-puzzle-notes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LINE 128

/* What the lines are written to. */
typedef struct
{
  AluGameSink sink;
  void *data;
} Output;

static void
write_note (const Output *output, const char *key, const char *value)
{
  char line[MAX_LINE];

  snprintf (line, sizeof line, "# %s %s\n", key, value);
  output->sink (line, output->data);
}

void
alu_puzzle_notes_write (const AluPuzzleNotes *notes, AluGameSink sink, void *data)
{
  Output output = { sink, data };
  char number[16];

  write_note (&output, "puzzle", notes->id);
  write_note (&output, "theme", notes->theme);
  snprintf (number, sizeof number, "%d", notes->stars);
  write_note (&output, "stars", number);
  write_note (&output, "hands", notes->open ? "open" : "own");
  write_note (&output, "best", notes->best);
  if (notes->played[0] != '\0')
    write_note (&output, "played", notes->played);
  snprintf (number, sizeof number, "%d.%02d", notes->gain / 100, notes->gain % 100);
  write_note (&output, "gain", number);
}

static bool
copy_text (char *target, size_t size, const char *text)
{
  size_t length = strlen (text);

  if (length == 0 || length >= size)
    return false;
  memcpy (target, text, length + 1);
  return true;
}

static bool
parse_id (AluPuzzleNotes *notes, const char *text)
{
  return strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text)
         && copy_text (notes->id, sizeof notes->id, text);
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
parse_stars (AluPuzzleNotes *notes, const char *text)
{
  int stars;
  bool ok = parse_number (text, ALU_PUZZLE_STARS, &stars);

  notes->stars = ok ? (uint8_t) stars : 0;
  return ok;
}

static bool
parse_hands (AluPuzzleNotes *notes, const char *text)
{
  notes->open = strcmp (text, "open") == 0;
  return notes->open || strcmp (text, "own") == 0;
}

static bool
parse_gain (AluPuzzleNotes *notes, const char *text)
{
  const char *point = strchr (text, '.');
  char whole[8] = "";
  int points, hundredths;

  if (point == NULL || strlen (point) != 3 || (size_t) (point - text) >= sizeof whole)
    return false;
  memcpy (whole, text, (size_t) (point - text));
  if (!parse_number (whole, ALU_PUZZLE_MAX_GAIN, &points)
      || !parse_number (point + 1, 99, &hundredths))
    return false;
  notes->gain = (uint16_t) (100 * points + hundredths);
  return true;
}

static bool
parse_note (AluPuzzleNotes *notes, const char *key, const char *value)
{
  if (strcmp (key, "puzzle") == 0)
    return parse_id (notes, value);
  if (strcmp (key, "theme") == 0)
    return copy_text (notes->theme, sizeof notes->theme, value);
  if (strcmp (key, "stars") == 0)
    return parse_stars (notes, value);
  if (strcmp (key, "hands") == 0)
    return parse_hands (notes, value);
  if (strcmp (key, "best") == 0)
    return copy_text (notes->best, sizeof notes->best, value);
  if (strcmp (key, "played") == 0)
    return copy_text (notes->played, sizeof notes->played, value);
  return strcmp (key, "gain") != 0 || parse_gain (notes, value);
}

bool
alu_puzzle_notes_read (AluPuzzleNotes *notes, const char *line, size_t length)
{
  char text[MAX_LINE] = "";
  char *value;

  if (length < 3 || length >= sizeof text || line[0] != '#' || line[1] != ' ')
    return true;
  memcpy (text, line + 2, length - 2);
  value = strchr (text, ' ');
  if (value == NULL)
    return true;
  *value = '\0';
  return parse_note (notes, text, value + 1);
}
