/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notes on deals at the end of the match record of each game. */

#include "record-reading.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "engine/tarot/tarot-kind.h"
#include "testing.h"

typedef struct
{
  const char *lines; /* after the log */
  AluRecordFault code;
  int line; /* of the error, from the first of @lines on */
} Example;

static const Example examples[] = {
  { "note 1 Partie d’Anne\n", ALU_RECORD_OK, 0 },
  { "note 1 a\r\nnote 1 b\r\n# end\r\nnote 1 c", ALU_RECORD_OK, 0 },
  { "note 2 a\n", ALU_RECORD_NO_DEAL, 1 },
  { "note 0 a\n", ALU_RECORD_NO_DEAL, 1 },
  { "note 1 a\nnote 4294967297 b\n", ALU_RECORD_NO_DEAL, 2 },
  { "note 01 a\n", ALU_RECORD_BAD_TOKENS, 1 },
  { "note one a\n", ALU_RECORD_BAD_TOKENS, 1 },
  { "note 1\n", ALU_RECORD_BAD_TOKENS, 1 },
  { "note 1 a  b\n", ALU_RECORD_SPACES, 1 },
  { "note 1 a \n", ALU_RECORD_SPACES, 1 },
  { "note 1 a\tb\n", ALU_RECORD_NOT_TEXT, 1 },
  { "note 1 a\nnote 1 \x1b[2J\n", ALU_RECORD_NOT_TEXT, 2 },
  { "note 1 \xff\n", ALU_RECORD_NOT_TEXT, 1 },
  { "note 1 a\ndeal 2 dealer 1\n", ALU_RECORD_MISPLACED_LINE, 2 },
};

static AluGameFault
read_error (const AluGameKind *kind, const Text *text)
{
  Reading reading;
  AluGameFault error;

  read_and_write (kind, text->text, text->length, &reading);
  error = reading.ok ? (AluGameFault) { 0 } : reading.error;
  reading_clear (&reading);
  return error;
}

static int
count_lines (const Text *text)
{
  int n = 0;

  for (size_t i = 0; i < text->length; i++)
    n += text->text[i] == '\n';
  return n;
}

/* Checks the error in @record followed by @lines. Errors of a whole file are at its first line. */
static void
check_end (const AluGameKind *kind, const Text *record, const Example *example)
{
  Text text = { 0 };
  AluGameFault error;

  text_append (&text, record->text, record->length);
  text_append (&text, example->lines, strlen (example->lines));
  error = read_error (kind, &text);
  if (error.code != example->code)
    print_error ("%s: %s\n", example->lines, error.reason);
  assert_int_equal (error.code, example->code);
  if (example->code != ALU_RECORD_OK && error.line != 1)
    assert_int_equal (error.line, count_lines (record) + example->line);
  text_clear (&text);
}

static void
check_examples (const AluGameKind *kind, const char *name)
{
  Text record = { 0 };

  text_load (&record, name);
  for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++)
    check_end (kind, &record, &examples[i]);
  text_clear (&record);
}

TEST (test_notes)
{
  check_examples (&alu_aluette_kind, "tests/records/grimaud.aluette");
  check_examples (&alu_aluette_kind, "tests/records/unfinished-won.aluette");
  check_examples (&tarot_kind, "tests/records/tarot/four-garde.tarot");
}

/* A note has 16 lines, as long as any line. */
TEST (test_long_notes)
{
  Text record = { 0 };
  char line[ALU_RECORD_MAX_LINE + 3];

  text_load (&record, "tests/records/grimaud.aluette");
  memset (line, 'x', sizeof line);
  memcpy (line, "note 1 ", 7);
  strcpy (line + ALU_RECORD_MAX_LINE + 1, "\n");
  check_end (&alu_aluette_kind, &record, &(Example) { line, ALU_RECORD_LINE_TOO_LONG, 1 });
  strcpy (line + ALU_RECORD_MAX_LINE, "\n");
  for (int i = 0; i < 16; i++)
    {
      check_end (&alu_aluette_kind, &record, &(Example) { line, ALU_RECORD_OK, 0 });
      text_append (&record, line, strlen (line));
    }
  check_end (&alu_aluette_kind, &record, &(Example) { line, ALU_RECORD_LONG_NOTE, 1 });
  text_clear (&record);
}

/* Notes on deals in their order, and not between an event and the lines that follow from it. */
TEST (test_order)
{
  static const Example falling = { "note 2 a\nnote 1 b\n", ALU_RECORD_MISPLACED_LINE, 2 };
  static const Example rising = { "note 1 a\nnote 2 b\n", ALU_RECORD_OK, 0 };
  static const Example early = { "note 1 a\n", ALU_RECORD_MISSING_LINE, 1 };
  Text record = { 0 };

  text_load (&record, "tests/records/offers.aluette");
  check_end (&alu_aluette_kind, &record, &falling);
  check_end (&alu_aluette_kind, &record, &rising);
  record.length = (size_t) (strstr (record.text, "\nscore ") + 1 - record.text);
  check_end (&alu_aluette_kind, &record, &early);
  text_clear (&record);
}

/* What one seat was told has no notes. */
TEST (test_seat_log)
{
  static const char log[] = "%aluette 1\nrules classic\nseats 4\nplayer 1 human A\n"
                            "player 2 human B\nplayer 3 human C\nplayer 4 human D\nview 1\n"
                            "note 1 a\n";
  Reading reading;

  read_and_write_seat (&alu_aluette_kind, log, strlen (log), &reading);
  assert_int_equal (reading.error.code, ALU_RECORD_MISPLACED_LINE);
  assert_int_equal (reading.error.line, 9);
  reading_clear (&reading);
}
