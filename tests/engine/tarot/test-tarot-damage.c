/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Damaged records: each line deleted, doubled, swapped with the next or with one character
 * changed. Either the reader names a line at or soon after the damage, or it has read exactly what
 * stands there: it never crashes and skips no line. */

#include "tarot-reading.h"

#include <stdlib.h>

#define MAX_LINES 2048

static const char *const records[] = {
  "three-garde-contre", "four-garde", "four-goulash", "five-misere-handful",
  "five-king-in-dog",   "real-three", "real-four",    "real-five",
};

typedef enum
{
  DELETED,
  DOUBLED,
  SWAPPED,
  CHANGED,
  N_DAMAGES,
} Damage;

static const char *const damage_names[N_DAMAGES] = { "deleted", "doubled", "swapped", "changed" };

/* Counts for the damaged records of one kind. */
typedef struct
{
  int errors;
  int same;   /* the same match, to the byte of its state */
  int others; /* another match, read to the last word */
} Tally;

/* The lines of a record. */
typedef struct
{
  Text text;
  char *lines[MAX_LINES];
  int n_lines;
  int last_of_deal[MAX_LINES]; /* the last line that may be reported if this line is damaged */
  TarotMatch match;
} Record;

static void
load_record (Record *record, const char *name)
{
  char path[256];
  Reading reading;
  int last;

  memset (record, 0, sizeof *record);
  snprintf (path, sizeof path, "tests/records/tarot/%s.tarot", name);
  text_load (&record->text, path);
  read_and_write (record->text.text, record->text.length, &reading);
  assert_true (reading.ok);
  record->match = reading.match;
  text_clear (&reading.written);
  for (char *line = strtok (record->text.text, "\n"); line != NULL; line = strtok (NULL, "\n"))
    record->lines[record->n_lines++] = line;
  assert_true (record->n_lines < MAX_LINES);
  last = record->n_lines;
  for (int i = record->n_lines - 1; i >= 0; i--)
    {
      /* The end of the match or the next deal may be the first line that does not agree with the
       * score. */
      if (strncmp (record->lines[i], "score", 5) == 0)
        last = i + 2;
      record->last_of_deal[i] = strncmp (record->lines[i], "deal", 4) == 0 ? i + 2 : last;
      if (strchr ("%derospl", record->lines[i][0]) != NULL && i < 17)
        record->last_of_deal[i] = record->n_lines + 1; /* a header may matter for any line */
    }
}

static void
append_line (Text *text, const char *line)
{
  text_append (text, line, strlen (line));
  text_append (text, "\n", 1);
}

static bool
line_starts_with (const char *line, const char *word)
{
  return strncmp (line, word, strlen (word)) == 0;
}

/* Whether the line read and the line written for it say the same; cards are written in order, and
 * at a real table misères by seat. */
static bool
lines_agree (const char *read, const char *written, size_t length)
{
  int counts[256] = { 0 };

  if (strncmp (read, written, length) == 0)
    return true;
  if (line_starts_with (read, "misere"))
    return line_starts_with (written, "misere");
  if (!line_starts_with (read, "hand") && !line_starts_with (read, "ecart")
      && !line_starts_with (read, "poignee"))
    return false;
  for (size_t i = 0; i < length; i++)
    {
      counts[(unsigned char) read[i]]++;
      counts[(unsigned char) written[i]]--;
    }
  for (int i = 0; i < 256; i++)
    if (counts[i] != 0)
      return false;
  return true;
}

/* Whether every line that was read is written again, except comments and options that the rule set
 * has anyway. */
static bool
is_read_whole (const char *read, const char *written)
{
  while (*read != '\0')
    {
      size_t length = strcspn (read, "\n") + 1;

      if (length == strcspn (written, "\n") + 1 && lines_agree (read, written, length))
        written += length;
      else if (read[0] != '#' && !line_starts_with (read, "option "))
        return false;
      read += length;
    }
  return *written == '\0';
}

/* Reads a damaged record; @line (from 0) is the first that differs. */
static void
check_damaged (const Record *record, const Text *damaged, int line, Tally *tally)
{
  Reading reading;

  read_and_write (damaged->text, damaged->length, &reading);
  if (!reading.ok)
    {
      tally->errors++;
      if (reading.error.code == ALU_RECORD_NOT_TEXT && reading.error.line == 1)
        line = 0; /* bytes that are not UTF-8 are an error of the whole file */
      if (reading.error.line < line + 1 || reading.error.line > record->last_of_deal[line] + 1)
        print_error ("damage at line %d (%s), found at %d\n", line + 1, record->lines[line],
                     reading.error.line);
      assert_in_range (reading.error.line, line + 1, record->last_of_deal[line] + 1);
    }
  else if (memcmp (&reading.match, &record->match, sizeof reading.match) == 0)
    tally->same++;
  else
    {
      tally->others++;
      if (!is_read_whole (damaged->text, reading.written.text))
        assert_string_equal (reading.written.text, damaged->text);
    }
  text_clear (&reading.written);
}

/* The record with @line given its @new text. */
static void
check_changed (const Record *record, int line, const char *new, Tally *tally)
{
  Text damaged = { 0 };

  for (int i = 0; i < record->n_lines; i++)
    append_line (&damaged, i == line ? new : record->lines[i]);
  check_damaged (record, &damaged, line, tally);
  text_clear (&damaged);
}

/* Changes characters of a line one at a time: first, last, and some in between. */
static void
change_characters (const Record *record, int line, AluRng *rng, Tally *tally)
{
  static const char others[] = "x 0123456789RDCVaptkE#%-\x01\xc3\xff";
  const char *old = record->lines[line];
  size_t length = strlen (old);
  char new[ALU_RECORD_MAX_LINE + 1];

  for (int i = 0; i < 8; i++)
    {
      size_t at = i == 0 ? 0 : i == 1 ? length - 1 : alu_rng_below (rng, (uint32_t) length);

      strcpy (new, old);
      new[at] = others[alu_rng_below (rng, sizeof others - 1)];
      if (strcmp (new, old) != 0)
        check_changed (record, line, new, tally);
    }
}

static void
damage_line (const Record *record, int line, Damage damage, Tally *tally)
{
  Text damaged = { 0 };

  for (int i = 0; i < record->n_lines; i++)
    {
      if (i == line && damage == SWAPPED)
        append_line (&damaged, record->lines[i + 1]);
      if (i != line || damage != DELETED)
        append_line (&damaged, record->lines[i]);
      if (i == line && damage == DOUBLED)
        append_line (&damaged, record->lines[i]);
      i += i == line && damage == SWAPPED;
    }
  check_damaged (record, &damaged, line, tally);
  text_clear (&damaged);
}

static void
test_damage (void **state)
{
  static Record record;
  Tally tallies[N_DAMAGES] = { 0 };
  AluRng rng;

  alu_rng_seed (&rng, 1);
  for (size_t r = 0; r < sizeof records / sizeof records[0]; r++)
    {
      load_record (&record, records[r]);
      for (int line = 0; line < record.n_lines; line++)
        {
          damage_line (&record, line, DELETED, &tallies[DELETED]);
          damage_line (&record, line, DOUBLED, &tallies[DOUBLED]);
          if (line + 1 < record.n_lines)
            damage_line (&record, line, SWAPPED, &tallies[SWAPPED]);
          change_characters (&record, line, &rng, &tallies[CHANGED]);
        }
      text_clear (&record.text);
    }
  for (int i = 0; i < N_DAMAGES; i++)
    {
      print_message (
          "# %s: %d errors at the right line, %d the same match, %d another read whole\n",
          damage_names[i], tallies[i].errors, tallies[i].same, tallies[i].others);
      assert_true (tallies[i].errors > 500);
    }
}

/* The lines of a record in any order: the reader reads or refuses them, and never crashes. */
static void
test_noise (void **state)
{
  static Record record;
  AluRng rng;

  load_record (&record, "five-misere-handful");
  alu_rng_seed (&rng, 2);
  for (int i = 0; i < 3000; i++)
    {
      Text text = { 0 };
      Reading reading;
      int keep = (int) alu_rng_below (&rng, (uint32_t) record.n_lines);

      for (int line = 0; line < keep; line++)
        append_line (&text, record.lines[line]);
      for (int line = 0; line < 5; line++)
        append_line (&text, record.lines[alu_rng_below (&rng, (uint32_t) record.n_lines)]);
      read_and_write (text.text, text.length, &reading);
      if (!reading.ok)
        assert_true (reading.error.line > keep || keep == 0);
      text_clear (&reading.written);
      text_clear (&text);
    }
  text_clear (&record.text);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_damage),
    cmocka_unit_test (test_noise),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
