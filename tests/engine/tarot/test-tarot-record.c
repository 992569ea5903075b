/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records: golden files, changed lines with the line that must be refused, random round trips. */

#include "tarot-support.h"

#include <dirent.h>
#include <stdlib.h>

#include "../record-reading.h"
#include "engine/tarot/tarot-record.h"
#include "testing.h"

#define FOLDER "tests/records/tarot"
#define N_ROUND_TRIPS 150

/* A record may stop after any line except within the header; it is then the match so far. */
static void
check_prefixes (const char *name, const Text *text)
{
  bool in_log = false;

  for (const char *end = strchr (text->text, '\n'); end != NULL; end = strchr (end + 1, '\n'))
    {
      TarotRecordReader reader;
      AluGameFault error;
      size_t length = (size_t) (end - text->text) + 1;
      bool ok = alu_record_read_text (&reader, &tarot_kind, text->text, length, NULL, NULL, &error);

      in_log |= reader.base.in_log;
      if (ok != in_log)
        fail_msg ("%s: a stop after %zu bytes: line %d: %s", name, length, error.line,
                  error.reason);
    }
}

static void
check_golden (const char *name)
{
  char path[512];
  Text text = { 0 };
  Reading reading;

  snprintf (path, sizeof path, FOLDER "/%s", name);
  text_load (&text, path);
  read_and_write (&tarot_kind, text.text, text.length, &reading);
  if (!reading.ok)
    fail_msg ("%s:%d: %s: %s (expected: %s)", name, reading.error.line,
              reading.error.reason,
              tarot_status_texts[reading.error.status], reading.error.expected);
  assert_string_equal (reading.written.text, text.text);
  check_prefixes (name, &text);
  reading_clear (&reading);
  text_clear (&text);
}

TEST (test_golden)
{
  char path[4096];
  struct dirent *entry;
  DIR *folder;
  int n = 0;

  snprintf (path, sizeof path, "%s/" FOLDER, getenv ("ALUETTE_SRCDIR"));
  folder = opendir (path);
  assert_non_null (folder);
  while ((entry = readdir (folder)) != NULL)
    if (strstr (entry->d_name, ".tarot") != NULL)
      {
        check_golden (entry->d_name);
        n++;
      }
  closedir (folder);
  assert_true (n >= 5);
}

/* A line of a golden record (counted from 1, or from the end if negative) that is replaced with
 * other lines or deleted, and which line must be refused, and why. */
typedef struct
{
  int line;
  const char *text; /* (nullable) */
  int wrong;
  AluRecordFault fault;
  TarotStatus status;
} Change;

#define RULES(status) ALU_RECORD_AGAINST_RULES, TAROT_ERROR_##status
#define FAULT(fault) ALU_RECORD_##fault, TAROT_OK

static const Change four_garde[] = {
  { 1, "%tarot 2", 1, FAULT (NOT_A_RECORD) },
  { 1, "%tarot 1 ", 1, FAULT (NOT_A_RECORD) },
  { 1, "\xef\xbb\xbf%tarot 1", 1, FAULT (NOT_A_RECORD) },
  { 1, "# comment\n%tarot 1", 1, FAULT (NOT_A_RECORD) },
  { 2, "date 2026-02-29", 2, FAULT (BAD_TOKENS) },
  { 2, "date 2026-11-20 now", 2, FAULT (BAD_TOKENS) },
  { 2, "date 2026-11-20\n\nplace x", 3, FAULT (EMPTY_LINE) },
  { 2, "date 2026-11-20\ndate 2026-11-20", 3, FAULT (REPEATED_LINE) },
  { 3, "event", 3, FAULT (BAD_TOKENS) },
  { 3, "event  Bouin", 3, FAULT (SPACES) },
  { 3, " event Bouin", 3, FAULT (SPACES) },
  { 3, "event Bouin ", 3, FAULT (SPACES) },
  { 3, "event a\tb", 3, FAULT (NOT_TEXT) },
  { 3, "event a\x7f", 3, FAULT (NOT_TEXT) },
  { 3, "event a\rb", 3, FAULT (NOT_TEXT) },
  { 3, "event a\xff", 1, FAULT (NOT_TEXT) },
  { 3, "# a\xed\xa0\x80", 1, FAULT (NOT_TEXT) },
  { 3, "# a\x01", 3, FAULT (NOT_TEXT) },
  { 4, "Place Bouin", 4, FAULT (UNKNOWN_LINE) },
  { 5, "rules classic", 5, RULES (NO_RULE_SET) },
  { 5, NULL, 5, FAULT (MISSING_LINE) },
  { 6, "option deals 100", 6, RULES (BAD_VALUE) },
  { 6, "option deals 01", 6, RULES (BAD_VALUE) },
  { 6, "option pace 1", 6, RULES (NO_OPTION) },
  { 6, "option deals 1 1", 6, FAULT (BAD_TOKENS) },
  { 6, "option deals 1\noption deals 2", 7, FAULT (REPEATED_LINE) },
  { 7, "seats 6", 7, RULES (BAD_SEATS) },
  { 7, "seats 04", 7, RULES (BAD_SEATS) },
  { 7, NULL, 7, FAULT (MISSING_LINE) },
  { 8, "player 1 person Anne", 9, RULES (MIXED_TABLE) },
  { 8, "player 1 human", 8, FAULT (BAD_TOKENS) },
  { 8, "player 1 bot:Master Anne", 8, FAULT (BAD_TOKENS) },
  { 8, "player 1 bot: Anne", 8, FAULT (BAD_TOKENS) },
  { 8, "player 2 human Anne", 8, FAULT (MISSING_LINE) },
  { 8, "player 1 human Anne\ndate 2026-11-20", 9, FAULT (MISPLACED_LINE) },
  { 8, "player 1 human Anne\nplayer 1 human Anne", 9, FAULT (REPEATED_LINE) },
  { 8, NULL, 8, FAULT (MISSING_LINE) },
  { 11, NULL, 11, FAULT (MISSING_LINE) },
  { 11, "player 4 human x\nplayer 5 human y", 12, FAULT (MISPLACED_LINE) },
  { 12, "deal 2 dealer 1", 12, FAULT (MISMATCH) },
  { 12, "deal 1 dealer 5", 12, RULES (NO_SEAT) },
  { 12, "deal 1 deals 1", 12, FAULT (BAD_TOKENS) },
  { 12, "deal 1 dealer 2", 18, RULES (NOT_YOUR_TURN) },
  { 12, NULL, 12, FAULT (MISPLACED_LINE) },
  { 13, "hand 1", 17, RULES (WRONG_CARDS) },
  { 13, "hand 1 9a", 17, RULES (WRONG_CARDS) },
  { 13, "hand 1 9a 9a 10p 7p 6p Dc 10c 8c 4c 9k 8k 7k 4k 3k 2k Rt Dt 7t", 17, RULES (WRONG_CARDS) },
  { 13, "hand 1 17a 6a 10p 7p 6p Dc 10c 8c 4c 9k 8k 7k 4k 3k 2k Rt Dt 7t", 17,
    RULES (WRONG_CARDS) },
  { 13, "hand 1 9z", 13, FAULT (BAD_TOKENS) },
  { 13, NULL, 13, FAULT (MISSING_LINE) },
  { 16, NULL, 16, FAULT (MISSING_LINE) },
  { 17, "dog 3c Rp Vt 21a 7c", 17, RULES (WRONG_CARDS) },
  { 17, "dog 3c Rp Vt 21a 7c 9a", 17, RULES (WRONG_CARDS) },
  { 17, "dog 3c Rp Vt 21a 7c 6t 6t", 17, RULES (WRONG_CARDS) },
  { 17, NULL, 17, FAULT (MISSING_LINE) },
  { 18, "bid 3 pass", 18, RULES (NOT_YOUR_TURN) },
  { 18, "bid 2 slam", 18, FAULT (BAD_TOKENS) },
  { 20, "bid 4 petite", 20, RULES (BID_TOO_LOW) },
  { 22, "taker 3 petite", 22, FAULT (MISMATCH) },
  { 22, NULL, 22, FAULT (MISSING_LINE) },
  { 23, "call 3 Rp", 23, RULES (NOT_NOW) },
  { 23, "ecart 3 7c 5c 3c 2c Vt", 23, RULES (ECART_COUNT) },
  { 23, "ecart 3 7c 5c 3c 2c Vt 3t 3t", 23, FAULT (BAD_TOKENS) },
  { 23, "ecart 3 7c 5c 3c 2c Vt Rp", 23, RULES (ECART_KING) },
  { 23, "ecart 3 7c 5c 3c 2c Vt 18a", 23, RULES (ECART_TRUMPS) },
  { 23, "ecart 3 7c 5c 3c 2c Vt 4c", 23, RULES (NOT_IN_HAND) },
  { 23, "ecart 4 7c 5c 3c 2c Vt 3t", 23, RULES (NOT_YOUR_TURN) },
  { 23, NULL, 23, FAULT (MISPLACED_LINE) },
  { 24, NULL, 24, FAULT (MISSING_LINE) },
  { 24, "trick 2 leads 2", 24, FAULT (MISMATCH) },
  { 24, "trick 1 leads 3", 24, FAULT (MISMATCH) },
  { 24, "chelem 3\ntrick 1 leads 2", 25, FAULT (MISMATCH) },
  { 24, "chelem 2", 24, RULES (NOT_THE_TAKER) },
  { 24, "trick 1 leads 2\nchelem 3", 25, FAULT (MISPLACED_LINE) },
  { 24, "misere 2 trumps", 24, FAULT (MISSING_LINE) },
  { 24, "trick 1 leads 2\nmisere 2 trumps", 25, RULES (OPTION_OFF) },
  { 24, "trick 1 leads 2\npoignee 2 simple 17a", 25, RULES (HANDFUL_COUNT) },
  { 24, "trick 1 leads 2\npoignee 3 simple 18a", 25, RULES (NOT_YOUR_TURN) },
  { 24, "trick 1 leads 2\npartner none", 25, FAULT (MISPLACED_LINE) },
  { 25, "play 2 9c", 25, RULES (NOT_IN_HAND) },
  { 25, "play 2 rc", 25, FAULT (BAD_TOKENS) },
  { 26, "play 3 9t", 26, RULES (MUST_TRUMP) },
  { 28, "play 1 Rt", 28, RULES (FOLLOW_SUIT) },
  { 38, "play 4 12a", 38, RULES (MUST_OVERTRUMP) },
  { 29, "won 1", 29, FAULT (MISMATCH) },
  { 29, NULL, 29, FAULT (MISSING_LINE) },
  { -5, "count 2 52.5", -5, FAULT (MISMATCH) },
  { -5, "count 2 52.0", -5, FAULT (MISMATCH) },
  { -5, NULL, -5, FAULT (MISSING_LINE) },
  { -4, "result garde made 11 petit 20 poignee 0 chelem 0 total 93", -4, FAULT (MISMATCH) },
  { -3, "mark -92 -92 +276 -92", -3, FAULT (MISMATCH) },
  { -2, "score -92 -92 276", -2, FAULT (MISMATCH) },
  { -1, "end 2", -1, FAULT (MISMATCH) },
  { -1, "end 3\nend 3", 0, FAULT (MISPLACED_LINE) },
  { -1, "end 3\ndeal 2 dealer 2", 0, RULES (MATCH_OVER) },
  { -1, "end 3\nplay 3 1a", 0, RULES (MATCH_OVER) },
};

static const Change real_four[] = {
  { 9, "hand 1 9a", 9, FAULT (MISPLACED_LINE) },
  { 10, "hand 1 9a", 10, FAULT (MISPLACED_LINE) },
  { 10, "bid 1 pass", 10, RULES (REAL_TABLE) },
  { 10, "taker 3 pass", 10, FAULT (BAD_TOKENS) },
  { 10, "partner none", 10, FAULT (MISSING_LINE) },
  { 10, "result garde", 10, FAULT (BAD_TOKENS) },
  { 10, "taker 3 garde\npartner none", 11, FAULT (MISPLACED_LINE) },
  { 10, "taker 3 garde\ntaker 3 garde", 11, FAULT (REPEATED_LINE) },
  { 10, "taker 3 garde\nresult passed", 11, FAULT (REPEATED_LINE) },
  { 11, "poignee 1 simple 9a", 11, FAULT (BAD_TOKENS) },
  { 11, "poignee 1 simple\npoignee 1 simple", 12, RULES (SAID_BEFORE) },
  { 11, "poignee 1 simple\nmisere 2 trumps", 12, FAULT (MISPLACED_LINE) },
  { 11, "poignee 1 triple\npoignee 2 simple", 12, RULES (BAD_RESULT) },
  { 11, "misere 1 trumps\npoignee 1 simple", 12, RULES (BAD_RESULT) },
  { 12, "petit attack\nslam defence", 13, RULES (BAD_RESULT) },
  { 12, "petit attack\npetit attack", 13, FAULT (REPEATED_LINE) },
  { 12, "petit us", 12, FAULT (BAD_TOKENS) },
  { 13, "count 2 49.5", 13, RULES (BAD_RESULT) },
  { 13, "count 4 49", 13, FAULT (BAD_TOKENS) },
  { 13, "count 2 049", 13, FAULT (BAD_TOKENS) },
  { 13, "count 2 49.0", 13, FAULT (BAD_TOKENS) },
  { 13, "count 2 .5", 13, FAULT (BAD_TOKENS) },
  { 13, "count 0 49", 13, RULES (BAD_RESULT) },
  { 13, "count 3 12", 13, RULES (BAD_RESULT) },
  { 13, "count 3 13", 14, FAULT (MISMATCH) },
  { 13, "count 2 88", 13, RULES (BAD_RESULT) },
  { 13, "count 2 92", 13, RULES (BAD_RESULT) },
  { 22, "misere 2 honours\nmisere 2 honours", 23, RULES (SAID_BEFORE) },
  { 22, "petit attack", 22, RULES (GOULASH) },
  { 22, "slam attack", 22, RULES (GOULASH) },
  { 22, "poignee 2 simple", 22, RULES (GOULASH) },
  { 22, "chelem 1", 22, RULES (NOT_THE_TAKER) },
  { 23, "count 10 20 30", 23, FAULT (BAD_TOKENS) },
  { 23, "count 10 20 30 4", 24 + 1, FAULT (MISMATCH) },
  { 23, "count 10 20 30 3", 23, RULES (BAD_RESULT) },
  { 23, "count 10 20 30 29", 23, RULES (BAD_RESULT) },
  { 29, "chelem 2", 29, RULES (NOT_THE_TAKER) },
  { 30, "misere 1 trumps\nmisere 2 trumps\nmisere 3 trumps\nmisere 4 trumps", 33,
    RULES (BAD_RESULT) },
};

static const Change real_five[] = {
  { 15, NULL, 15, FAULT (MISSING_LINE) },         { 15, "partner 1", 15, RULES (BAD_RESULT) },
  { 15, "partner 6", 15, RULES (NO_SEAT) },       { 14, "goulash", 14, RULES (OPTION_OFF) },
  { 18, "count 2 8", 18, RULES (BAD_RESULT) },    { 18, "count 2 8.5", 19, FAULT (MISMATCH) },
  { 18, "count 3 91", 19, FAULT (MISMATCH) },     { 18, "count 2 87", 19, FAULT (MISMATCH) },
  { 18, "count 1 83.5", 18, RULES (BAD_RESULT) },
};

static const Change five_misere_handful[] = {
  { 16, "dog 7k 8c", 16, RULES (WRONG_CARDS) },
  { 23, "call 4", 23, FAULT (BAD_TOKENS) },
  { 23, "call 3 Rp", 23, RULES (NOT_YOUR_TURN) },
  { 23, "call 4 Dp", 23, RULES (NOT_CALLABLE) },
  { 23, "call 4 20a", 23, RULES (NOT_CALLABLE) },
  { 23, NULL, 23, RULES (NOT_NOW) },
  { 26, "play 2 Dp", 26, RULES (CALLED_SUIT) },
  { 26, "misere 2 honours\nplay 2 Rk", 26, RULES (NO_MISERE) },
  { 27, "misere 3 trumps", 27, RULES (NO_MISERE) },
  { 27, "misere 3 spades", 27, FAULT (BAD_TOKENS) },
  { 27, "misere 3 honours\nmisere 3 honours", 28, RULES (SAID_BEFORE) },
  { 28, "play 3 6k\nmisere 3 honours", 29, RULES (NOT_YOUR_TURN) },
  { 29, "poignee 4 quadruple 21a 18a 17a 15a 13a 10a 6a 2a", 29, FAULT (BAD_TOKENS) },
  { 29, "poignee 4 double 21a 18a 17a 15a 13a 10a 6a 2a", 29, RULES (HANDFUL_COUNT) },
  { 29, "poignee 4 simple 21a 18a 17a 15a 13a 10a 6a 9a", 29, RULES (HANDFUL_CARDS) },
  { 29, "poignee 4 simple Ex 21a 18a 17a 15a 13a 10a 6a", 29, RULES (HANDFUL_EXCUSE) },
  { 29,
    "poignee 4 simple 21a 18a 17a 15a 13a 10a 6a 2a\n"
    "poignee 4 simple 21a 18a 17a 15a 13a 10a 6a 2a",
    30, RULES (SAID_BEFORE) },
  { 35, "misere 2 honours\nplay 2 Rc", 35, RULES (NOT_NOW) },
  { -6, "partner 2", -6, FAULT (MISMATCH) },
  { -6, "partner none", -6, FAULT (MISMATCH) },
  { -6, NULL, -6, FAULT (MISSING_LINE) },
};

static const Change four_passed[] = {
  { 22, "goulash", 22, FAULT (MISSING_LINE) },
  { 22, "result passed now", 22, FAULT (MISMATCH) },
  { 22, NULL, 22, FAULT (MISSING_LINE) },
  { 23, "score 1 0 0 -1", 23, FAULT (MISMATCH) },
  { 23, NULL, 23, FAULT (MISSING_LINE) },
  { 24, "deal 2 dealer 3", 24, RULES (WRONG_DEALER) },
  { 24, "deal 1 dealer 2", 24, FAULT (MISMATCH) },
  { 34, "taker 4 garde-sans\necart 4 1c 2c 3c 4c 5c 6c", 35, RULES (NOT_NOW) },
};

static const Change four_petit_sec[] = {
  { 18, "result petit-sec 3", 18, FAULT (MISMATCH) },
  { 18, NULL, 18, FAULT (MISSING_LINE) },
  { 19, NULL, 19, FAULT (MISSING_LINE) },
};

static const Change four_goulash[] = {
  { 19, "result passed", 19, FAULT (MISSING_LINE) },
  { 19, NULL, 19, FAULT (MISSING_LINE) },
  { 20, "chelem 1\ntrick 1 leads 3", 20, RULES (GOULASH) },
  { 129, "count 6 40 22 18", 129, FAULT (MISMATCH) },
  { 130, "result garde made 0 petit 0 poignee 0 chelem 0 total 0", 130, FAULT (MISMATCH) },
};

/* Returns: the number of lines of @text. */
static int
count_lines (const char *text)
{
  int n = 0;

  for (; (text = strchr (text, '\n')) != NULL; text++)
    n++;
  return n;
}

static void
check_change (const Text *golden, const Change *change)
{
  int n_lines = count_lines (golden->text);
  int line = change->line < 0 ? n_lines + 1 + change->line : change->line;
  int wrong = change->wrong <= 0 ? n_lines + 1 + change->wrong : change->wrong;
  const char *at = golden->text;
  Text text = { 0 };
  Reading reading;

  for (int i = 1; i < line; i++)
    at = strchr (at, '\n') + 1;
  text_append (&text, golden->text, (size_t) (at - golden->text));
  if (change->text != NULL)
    {
      text_append (&text, change->text, strlen (change->text));
      text_append (&text, "\n", 1);
    }
  at = strchr (at, '\n') + 1;
  text_append (&text, at, strlen (at));
  read_and_write (&tarot_kind, text.text, text.length, &reading);
  if (reading.ok || reading.error.line != wrong || reading.error.code != change->fault
      || reading.error.status != (int) change->status)
    fail_msg ("line %d, “%s”: line %d, %s (expected: %s)", line,
              change->text != NULL ? change->text : "(deleted)", reading.error.line,
              reading.error.reason, reading.error.expected);
  reading_clear (&reading);
  text_clear (&text);
}

static void
check_changes (const char *name, const Change *changes, size_t n)
{
  Text golden = { 0 };

  text_load (&golden, name);
  for (size_t i = 0; i < n; i++)
    check_change (&golden, &changes[i]);
  text_clear (&golden);
}

TEST (test_changes)
{
  check_changes (FOLDER "/four-garde.tarot", four_garde, COUNT_OF (four_garde));
  check_changes (FOLDER "/real-four.tarot", real_four, COUNT_OF (real_four));
  check_changes (FOLDER "/real-five.tarot", real_five, COUNT_OF (real_five));
  check_changes (FOLDER "/five-misere-handful.tarot", five_misere_handful,
                 COUNT_OF (five_misere_handful));
  check_changes (FOLDER "/four-passed.tarot", four_passed, COUNT_OF (four_passed));
  check_changes (FOLDER "/four-petit-sec.tarot", four_petit_sec, COUNT_OF (four_petit_sec));
  check_changes (FOLDER "/four-goulash.tarot", four_goulash, COUNT_OF (four_goulash));
}

/* Reads the text of a record that must be refused with @error. */
static void
assert_wrong (const char *text, size_t length, int line, AluRecordFault fault)
{
  Reading reading;

  read_and_write (&tarot_kind, text, length, &reading);
  assert_false (reading.ok);
  assert_int_equal (reading.error.line, line);
  assert_int_equal (reading.error.code, fault);
  reading_clear (&reading);
}

#define HEADER "%tarot 1\nrules fft\nseats 3\n"
#define PLAYERS "player 1 human A\nplayer 2 human B\nplayer 3 human C\n"

TEST (test_whole_files)
{
  static char huge[ALU_RECORD_MAX_BYTES + 1];
  Reading reading;

  assert_wrong ("", 0, 1, ALU_RECORD_NOT_A_RECORD);
  assert_wrong ("\n", 1, 1, ALU_RECORD_NOT_A_RECORD);
  assert_wrong (HEADER, strlen (HEADER), 3, ALU_RECORD_MISSING_LINE);
  assert_wrong (HEADER "# x\n", strlen (HEADER) + 4, 4, ALU_RECORD_MISSING_LINE);
  assert_wrong (HEADER PLAYERS "\n", strlen (HEADER PLAYERS) + 1, 7, ALU_RECORD_EMPTY_LINE);
  assert_wrong (HEADER PLAYERS "# \xc3", strlen (HEADER PLAYERS) + 3, 1, ALU_RECORD_NOT_TEXT);
  assert_wrong (HEADER PLAYERS "# x\r", strlen (HEADER PLAYERS) + 4, 7, ALU_RECORD_NOT_TEXT);
  assert_wrong (HEADER PLAYERS "# \0", strlen (HEADER PLAYERS) + 3, 7, ALU_RECORD_NOT_TEXT);
  memset (huge, '#', sizeof huge);
  memcpy (huge, HEADER PLAYERS, strlen (HEADER PLAYERS));
  for (size_t i = strlen (HEADER PLAYERS); i < sizeof huge; i += 100)
    huge[i] = i == strlen (HEADER PLAYERS) ? '#' : '\n';
  assert_wrong (huge, sizeof huge, 1, ALU_RECORD_FILE_TOO_LONG);
  read_and_write (&tarot_kind, huge, sizeof huge - 1, &reading);
  assert_true (reading.ok);
  assert_string_equal (reading.written.text, HEADER PLAYERS);
  reading_clear (&reading);
}

/* Lines may have at most 1,024 bytes, comments included. */
TEST (test_line_length)
{
  for (int length = 1023; length <= 1025; length++)
    {
      Text text = { 0 };
      Reading reading;
      char line[1030];

      text_append (&text, HEADER PLAYERS, strlen (HEADER PLAYERS));
      memset (line, ' ', sizeof line);
      line[0] = '#';
      text_append (&text, line, (size_t) length);
      text_append (&text, "\r\n", 2);
      read_and_write (&tarot_kind, text.text, text.length, &reading);
      assert_int_equal (reading.ok, length <= 1024);
      if (!reading.ok)
        assert_int_equal (reading.error.line, 7);
      reading_clear (&reading);
      text_clear (&text);
    }
}

/* Texts that are read but would be written in another way. */
TEST (test_loose)
{
  static const char text[]
      = "%tarot 1\r\n# a  comment \nseats 3\nplace a \xc2\x85 b\nrules maison\n"
        "option all-pass goulash\noption call-own off\n" PLAYERS "deal 1 dealer 3";
  Reading reading;

  read_and_write (&tarot_kind, text, sizeof text - 1, &reading);
  assert_true (reading.ok);
  assert_string_equal (
      reading.written.text,
      "%tarot 1\nplace a \xc2\x85 b\nrules maison\noption call-own off\nseats 3\n" PLAYERS);
  reading_clear (&reading);
}

TEST (test_header_check)
{
  TarotRecordWriter writer;
  AluGameHeader header;
  TarotRules rules;
  Text text = { 0 };
  AluRng rng;

  alu_rng_seed (&rng, 1);
  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_BGA, 3), TAROT_OK);
  tarot_header_init (&header, &rules);
  assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &header, text_sink, &text),
                    TAROT_ERROR_BAD_HEADER);
  random_header (&rng, false, &header);
  header.players[1].kind = ALU_GAME_PERSON;
  assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &header, text_sink, &text),
                    TAROT_ERROR_MIXED_TABLE);
  random_header (&rng, false, &header);
  strcpy (header.event, "two  spaces");
  assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &header, text_sink, &text),
                    TAROT_ERROR_BAD_HEADER);
  random_header (&rng, false, &header);
  header.players[0].kind = ALU_GAME_BOT;
  strcpy (header.players[0].level, "Master");
  assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &header, text_sink, &text),
                    TAROT_ERROR_BAD_HEADER);
  random_header (&rng, false, &header);
  memset (header.players[0].name, 'x', ALU_RECORD_MAX_LINE - 1);
  assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &header, text_sink, &text),
                    TAROT_ERROR_BAD_HEADER);
  assert_int_equal (text.length, 0);
}

/* Random matches, stopped anywhere, can be read back from their text. */
TEST (test_round_trip)
{
  AluRng rng;

  alu_rng_seed (&rng, 3);
  for (int i = 0; i < N_ROUND_TRIPS; i++)
    {
      uint64_t seed = alu_rng_next (&rng);
      int n = (int) alu_rng_below (&rng, 500);
      AluGameHeader header;
      TarotRecordWriter writer;
      Text text = { 0 };
      Reading reading;

      random_header (&rng, i % 3 == 0, &header);
      assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &header, text_sink, &text),
                        TAROT_OK);
      for (; n > 0 && !tarot_match_is_over (&writer.match); n--)
        {
          TarotEvent event;

          random_event (&writer.match, &rng, seed, &event);
          assert_int_equal (alu_record_write_event (&writer, &event), TAROT_OK);
        }
      read_and_write (&tarot_kind, text.text, text.length, &reading);
      if (!reading.ok)
        fail_msg ("match %d, line %d: %s", i, reading.error.line,
                  reading.error.reason);
      assert_string_equal (reading.written.text, text.text);
      assert_memory_equal (reading.match, &writer.match, sizeof writer.match);
      reading_clear (&reading);
      text_clear (&text);
    }
}
