/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Damaged records: each line is deleted, doubled, swapped with the next, or has one character
 * changed. Either the reader reports a line at the damage or soon after it, or it has read exactly
 * what the text says. It never crashes and never skips a line. */

#include "record-reading.h"

#include <stdlib.h>

#include "engine/alu-rng.h"
#include "testing.h"

#define MAX_LINES 2048

static const char *const records[] = {
  "classic-chant-petit-jean.aluette",
  "chant-ask.aluette",
  "six-fixed-deals.aluette",
  "offers.aluette",
  "mordienne.aluette",
  "signs-and-calls.aluette",
  "twelve-aside.aluette",
  "twelve-two-seats.aluette",
  "real-table.aluette",
  "real-mordienne.aluette",
  "petit-jean-six.aluette",
  "seat/classic-chant-petit-jean-1.aluette",
  "seat/signs-and-calls-1.aluette",
  "seat/chant-dealer-face-up-0.aluette",
  "seat/unfinished-reject-4.aluette",
  "seat/real-table-0.aluette",
  "tarot/three-garde-contre.tarot",
  "tarot/four-garde.tarot",
  "tarot/four-goulash.tarot",
  "tarot/five-misere-handful.tarot",
  "tarot/five-king-in-dog.tarot",
  "tarot/real-three.tarot",
  "tarot/real-four.tarot",
  "tarot/real-five.tarot",
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
  int others; /* another match, read completely */
} Tally;

/* The lines of a record. */
typedef struct
{
  Text text;
  char *lines[MAX_LINES];
  int n_lines;
  int last_of_deal[MAX_LINES]; /* the last line that may be reported if this line is damaged */
  bool of_seat;
  const AluGameKind *kind;
  Reading reading; /* without damage */
} Record;

static void
read_record (const Record *record, const Text *text, Reading *reading)
{
  if (record->of_seat)
    read_and_write_seat (record->kind, text->text, text->length, reading);
  else
    read_and_write (record->kind, text->text, text->length, reading);
}

/* The line at which the deal of each line is over: its score, or in a seat's log the uncover. */
static void
find_last_of_deal (Record *record)
{
  int last = record->n_lines;
  int next_deal = record->n_lines;

  for (int i = record->n_lines - 1; i >= 0; i--)
    {
      bool deal = strncmp (record->lines[i], "deal", 4) == 0;

      if (record->of_seat && strncmp (record->lines[i], "uncover", 7) == 0)
        last = next_deal;
      /* A wrong score may be found only at the end of the match or at the next deal. */
      if (!record->of_seat && strncmp (record->lines[i], "score", 5) == 0)
        last = i + 2;
      if (deal)
        next_deal = i;
      record->last_of_deal[i] = deal ? i + 2 : last;
      if (strchr ("%derosplv", record->lines[i][0]) != NULL && i < 17)
        record->last_of_deal[i] = record->n_lines + 1; /* a damaged header may show anywhere */
    }
}

static void
load_record (Record *record, const char *name)
{
  char path[256];

  memset (record, 0, sizeof *record);
  snprintf (path, sizeof path, "tests/records/%s", name);
  text_load (&record->text, path);
  record->kind = alu_game_kind_from_record (record->text.text, record->text.length);
  record->of_seat = strncmp (name, "seat/", 5) == 0;
  read_record (record, &record->text, &record->reading);
  assert_true (record->reading.ok);
  for (char *line = strtok (record->text.text, "\n"); line != NULL; line = strtok (NULL, "\n"))
    record->lines[record->n_lines++] = line;
  assert_true (record->n_lines < MAX_LINES);
  find_last_of_deal (record);
}

static void
clear_record (Record *record)
{
  reading_clear (&record->reading);
  text_clear (&record->text);
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

/* Whether the line read and the line written for it say the same; cards and the seats that saw a
 * sign are written in order, and at a real table misères by seat. */
static bool
lines_agree (const char *read, const char *written, size_t length)
{
  static const char *const sorted[] = { "sign", "hand", "ecart", "poignee" };
  size_t word = strcspn (read, " ");
  bool is_sorted = false;
  int counts[256] = { 0 };

  if (strncmp (read, written, length) == 0)
    return true;
  if (line_starts_with (read, "misere"))
    return line_starts_with (written, "misere");
  for (size_t i = 0; i < sizeof sorted / sizeof sorted[0]; i++)
    is_sorted = is_sorted || line_starts_with (read, sorted[i]);
  if (!is_sorted || strncmp (read, written, word) != 0)
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
  const AluGameKind *kind = record->kind;
  size_t size = record->of_seat ? kind->view_size : kind->match_size;
  Reading reading;

  read_record (record, damaged, &reading);
  if (!reading.ok)
    {
      tally->errors++;
      if (kind->utf8_files && reading.error.code == ALU_RECORD_NOT_TEXT && reading.error.line == 1)
        line = 0; /* bytes that are not UTF-8 are an error of the whole file */
      if (reading.error.line < line + 1 || reading.error.line > record->last_of_deal[line] + 1)
        print_error ("damage at line %d (%s), found at %d\n", line + 1, record->lines[line],
                     reading.error.line);
      assert_in_range (reading.error.line, line + 1, record->last_of_deal[line] + 1);
    }
  else if (memcmp (reading.match, record->reading.match, size) == 0)
    tally->same++;
  else
    {
      tally->others++;
      if (!is_read_whole (damaged->text, reading.written.text))
        assert_string_equal (reading.written.text, damaged->text);
    }
  reading_clear (&reading);
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
  static const char others[] = "x 0123456789AKQJRDCVdcbeaptk#%-\x01\xc3\xff";
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

TEST (test_damage)
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
      clear_record (&record);
    }
  for (int i = 0; i < N_DAMAGES; i++)
    {
      print_message (
          "# %s: %d errors at the right line, %d the same match, %d another read whole\n",
          damage_names[i], tallies[i].errors, tallies[i].same, tallies[i].others);
      assert_true (tallies[i].errors > 1000);
    }
}

/* Random bytes, and the words of a record in random order: the reader must return. */
static void
make_noise (const char *name)
{
  static Record record;
  AluRng rng;

  load_record (&record, name);
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
      read_record (&record, &text, &reading);
      if (!reading.ok)
        assert_true (reading.error.line > keep || keep == 0);
      reading_clear (&reading);
      text_clear (&text);
    }
  clear_record (&record);
}

TEST (test_noise)
{
  make_noise ("signs-and-calls.aluette");
  make_noise ("tarot/five-misere-handful.tarot");
}
