/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The match record and the log of one seat: golden files, every kind of fault, round trips,
 * limits. */

#include "random-events.h"

#include <dirent.h>
#include <stdlib.h>

#include "engine/alu-record.h"
#include "testing.h"

#define N_MATCHES 1500

/* Calls @check with each record of a folder of tests/records.
 *
 * Returns: how many there are. */
static int
for_each_record (const char *folder, void (*check) (const char *name, const Text *text))
{
  char path[4096], name[4096 + 256];
  struct dirent *entry;
  int n = 0;
  DIR *dir;

  snprintf (path, sizeof path, "%s/%s", getenv ("ALUETTE_SRCDIR"), folder);
  dir = opendir (path);
  assert_non_null (dir);
  while ((entry = readdir (dir)) != NULL)
    {
      Text text = { 0 };

      if (strstr (entry->d_name, ".aluette") == NULL)
        continue;
      snprintf (name, sizeof name, "%s/%s", folder, entry->d_name);
      text_load (&text, name);
      check (name, &text);
      text_clear (&text);
      n++;
    }
  closedir (dir);
  return n;
}

/* Reads a record of either kind. */
static void
read_record (const char *name, const Text *text, Reading *reading)
{
  if (strstr (name, "/seat/") != NULL)
    read_and_write_seat (&alu_aluette_kind, text->text, text->length, reading);
  else
    read_and_write (&alu_aluette_kind, text->text, text->length, reading);
}

static void
read_valid (const char *name, const Text *text, Reading *reading)
{
  read_record (name, text, reading);
  if (!reading->ok)
    print_error ("%s:%d: %s\n", name, reading->error.line,
                 reading->error.reason);
  assert_true (reading->ok);
}

static void
check_golden (const char *name, const Text *text)
{
  Reading reading;

  read_valid (name, text, &reading);
  assert_string_equal (reading.written.text, text->text);
  reading_clear (&reading);
}

TEST (test_golden)
{
  assert_true (for_each_record ("tests/records", check_golden) >= 20);
  assert_true (for_each_record ("tests/records/seat", check_golden) >= 20);
}

/* Valid records that the writer would write differently; written again, they equal a golden
 * file. */
static void
check_loose (const char *name, const Text *text)
{
  Reading reading;

  read_valid (name, text, &reading);
  assert_string_not_equal (reading.written.text, text->text);
  check_golden (name, &reading.written);
  reading_clear (&reading);
}

TEST (test_loose)
{
  assert_true (for_each_record ("tests/records/loose", check_loose) >= 7);
}

/* The second line says where the error is, and if possible what the line should have been. */
static void
check_invalid (const char *name, const Text *text)
{
  char expected[128] = "";
  Reading reading;
  int line;

  assert_true (sscanf (text->text, "%%aluette 1\n# expect %d%*[ ]%127[^\n]", &line, expected) >= 1);
  read_record (name, text, &reading);
  if (reading.ok || reading.error.line != line || strcmp (reading.error.expected, expected) != 0)
    print_error ("%s: line %d, %s, “%s”\n", name, reading.error.line,
                 reading.error.reason, reading.error.expected);
  assert_false (reading.ok);
  assert_int_equal (reading.error.line, line);
  assert_string_equal (reading.error.expected, expected);
  reading_clear (&reading);
}

TEST (test_invalid)
{
  assert_true (for_each_record ("tests/records/invalid", check_invalid) >= 90);
  assert_true (for_each_record ("tests/records/seat/invalid", check_invalid) >= 30);
}

/* The record of any match gives its state again, and the same bytes when it is written again. */
TEST (test_round_trip)
{
  size_t n_bytes = 0;

  for (uint64_t seed = 1; seed <= N_MATCHES; seed++)
    {
      AluGameHeader header;
      AluMatchWriter writer;
      Text text = { 0 };
      Reading reading;
      AluRng rng;

      alu_rng_seed (&rng, seed);
      random_header (&rng, seed % 6 == 0, &header);
      assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink,
                                                &text),
                        ALU_OK);
      while (!alu_match_over (&writer.match))
        {
          AluEvent event;

          random_event (&writer.match, &rng, seed, &event);
          assert_int_equal (alu_record_write_event (&writer, &event), ALU_OK);
        }
      read_and_write (&alu_aluette_kind, text.text, text.length, &reading);
      assert_true (reading.ok);
      assert_memory_equal (reading.match, &writer.match, sizeof writer.match);
      assert_string_equal (reading.written.text, text.text);
      n_bytes += text.length;
      reading_clear (&reading);
      text_clear (&text);
    }
  print_message ("# %d records there and back, %zu bytes\n", N_MATCHES, n_bytes);
}

static AluGameFault
error_of (const char *text, size_t length)
{
  AluMatchReader reader;
  AluGameFault error;

  if (alu_record_read_text (&reader, &alu_aluette_kind, text, length, NULL, NULL, &error))
    error = (AluGameFault) { .code = ALU_RECORD_OK };
  return error;
}

static void
check_error (const char *text, size_t length, int line, AluRecordFault fault)
{
  AluGameFault error = error_of (text, length);

  assert_int_equal (error.code, fault);
  assert_int_equal (error.line, line);
}

TEST (test_first_line)
{
  static const char *const texts[] = {
    "\n", "%aluette", "%aluette 2\n", "%aluette 1 \n", " %aluette 1\n", "# comment\n%aluette 1\n",
    "\xef\xbb\xbf%aluette 1\n", "%ALUETTE 1\n", "PK\x03\x04",
  };

  check_error ("", 0, 1, ALU_RECORD_NOT_A_RECORD);
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
    check_error (texts[i], strlen (texts[i]), 1, ALU_RECORD_NOT_A_RECORD);
}

/* A record may end after any event, but not within its header. */
TEST (test_header_cut)
{
  static const char *const text = "%aluette 1\nrules classic\nseats 4\nplayer 1 human Anne\n";

  check_error (text, 11, 2, ALU_RECORD_MISSING_LINE);
  check_error (text, 25, 3, ALU_RECORD_MISSING_LINE);
  check_error (text, strlen (text), 5, ALU_RECORD_MISSING_LINE);
  assert_string_equal (error_of (text, strlen (text)).expected, "player 2 …");
}

TEST (test_text)
{
  static const char *const bad[] = {
    "\x01", "\x7f", "\xc0\x80", "\xc1\xbf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
    "\xf4\x90\x80\x80", "\xff", "\x80", "\xc3", "\xe2\x82", "\xc2\x85", "a\rb",
  };
  static const char *const good[]
    = { "é", "€", "😀", "\xed\x9f\xbf", "\xf4\x8f\xbf\xbf", "\xc2\xa0" };
  char text[64];

  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
    {
      snprintf (text, sizeof text, "%%aluette 1\nevent %s\n", bad[i]);
      check_error (text, strlen (text), 2, ALU_RECORD_NOT_TEXT);
      assert_false (alu_game_name_ok (bad[i]));
    }
  for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
    {
      snprintf (text, sizeof text, "%%aluette 1\nevent %s\n", good[i]);
      check_error (text, strlen (text), 3, ALU_RECORD_MISSING_LINE);
      assert_true (alu_game_name_ok (good[i]));
    }
  check_error ("%aluette 1\nevent a\0b\n", 21, 2, ALU_RECORD_NOT_TEXT);
}

/* Appends a comment of @length bytes with its `#`. */
static void
append_comment (Text *text, size_t length)
{
  text_append (text, "#", 1);
  for (size_t i = 1; i < length; i++)
    text_append (text, "x", 1);
  text_append (text, "\n", 1);
}

TEST (test_limits)
{
  Text text = { 0 };

  text_append (&text, "%aluette 1\n", 11);
  append_comment (&text, ALU_RECORD_MAX_LINE);
  check_error (text.text, text.length, 3, ALU_RECORD_MISSING_LINE);
  append_comment (&text, ALU_RECORD_MAX_LINE + 1);
  check_error (text.text, text.length, 3, ALU_RECORD_LINE_TOO_LONG);
  text_clear (&text);
  text_append (&text, "%aluette 1\n", 11);
  while (text.length + 1001 <= ALU_RECORD_MAX_BYTES)
    append_comment (&text, 1000);
  append_comment (&text, ALU_RECORD_MAX_BYTES - text.length - 1);
  assert_int_equal (text.length, ALU_RECORD_MAX_BYTES);
  assert_int_equal (error_of (text.text, text.length).code, ALU_RECORD_MISSING_LINE);
  text_append (&text, "#", 1);
  assert_int_equal (error_of (text.text, text.length).code, ALU_RECORD_FILE_TOO_LONG);
  text_clear (&text);
}

/* The longest name that a line allows is read back completely. */
TEST (test_long_names)
{
  AluGameHeader header;
  AluMatchWriter writer;
  AluRules rules;
  Text text = { 0 };
  Reading reading;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_header_init (&header, &rules);
  for (int seat = 0; seat < 4; seat++)
    memset (header.players[seat].name, 'x', ALU_RECORD_MAX_LINE - strlen ("player 1 human "));
  memset (header.event, 'y', ALU_RECORD_MAX_LINE - strlen ("event "));
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_OK);
  read_and_write (&alu_aluette_kind, text.text, text.length, &reading);
  assert_true (reading.ok);
  assert_string_equal (reading.written.text, text.text);
  reading_clear (&reading);
  text_clear (&text);
  header.event[ALU_RECORD_MAX_LINE - strlen ("event ")] = 'y';
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_ERROR_BAD_HEADER);
  assert_null (text.text);
}

/* If the writer refuses an event, it writes no part of it. */
TEST (test_writer_refuses)
{
  AluEvent event = { .type = ALU_EVENT_PLAY };
  AluGameHeader header;
  AluMatchWriter writer;
  AluRules rules;
  Text text = { 0 };
  size_t length;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_header_init (&header, &rules);
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_ERROR_BAD_HEADER);
  for (int seat = 0; seat < 4; seat++)
    strcpy (header.players[seat].name, "Anne");
  header.players[2].kind = ALU_GAME_PERSON;
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_ERROR_MIXED_TABLE);
  header.players[2].kind = ALU_GAME_DUMMY;
  header.players[2].captain = 1;
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_ERROR_BAD_SEATING);
  header.players[2].captain = 0;
  strcpy (header.date, "2026-13-01");
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_ERROR_BAD_HEADER);
  assert_null (text.text);
  header.date[0] = '\0';
  assert_int_equal (alu_record_writer_init (&writer, &alu_aluette_kind, &header, text_sink, &text),
                    ALU_OK);
  length = text.length;
  assert_int_equal (alu_record_write_event (&writer, &event), ALU_ERROR_NOT_NOW);
  assert_int_equal (text.length, length);
  text_clear (&text);
}

TEST (test_words)
{
  assert_true (alu_record_date_ok ("2024-02-29"));
  assert_true (alu_record_date_ok ("2000-02-29"));
  assert_false (alu_record_date_ok ("1900-02-29"));
  assert_false (alu_record_date_ok ("2026-04-31"));
  assert_false (alu_record_date_ok ("2026-4-30"));
  assert_false (alu_record_date_ok ("2026-04-00"));
  assert_false (alu_record_date_ok ("2026-04-301"));
  assert_false (alu_record_date_ok (""));
  assert_true (alu_record_level_ok ("master-2"));
  assert_false (alu_record_level_ok (""));
  assert_false (alu_record_level_ok ("Master"));
  assert_false (alu_record_level_ok ("abcdefghijklmnopqrstuvwxyz-01234"));
  assert_true (alu_game_name_ok ("Jean-Marie L’Aîné"));
  assert_false (alu_game_name_ok (""));
  assert_false (alu_game_name_ok (" Anne"));
  assert_false (alu_game_name_ok ("Anne "));
  assert_false (alu_game_name_ok ("Anne  Rose"));
}
