/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/tarot/puzzles/tarot-drill.h"
#include "tools/tarot/tarot-puzzle-generator.h"
#include "testing.h"

/*
 * The puzzles of Tarot: each that is installed is proved again, with other worlds than those of its
 * selection.
 */

#define PROOF_SEED 7001 /* used for no selection */
#define PROOF_WORLDS 64
#define MIN_PUZZLES 150
#define MAX_PUZZLES 400

typedef struct
{
  char *text;
  size_t length;
} File;

typedef struct
{
  char text[16384];
  size_t length;
} Buffer;

static File
read_file (int seats)
{
  char path[4096];
  File file = { 0 };
  FILE *stream;

  snprintf (path, sizeof path, "%s/data/puzzles/tarot/%d-players.puzzles",
            getenv ("ALUETTE_SRCDIR"), seats);
  stream = fopen (path, "rb");
  assert_non_null (stream);
  fseek (stream, 0, SEEK_END);
  file.length = (size_t) ftell (stream);
  rewind (stream);
  file.text = malloc (file.length);
  assert_int_equal (fread (file.text, 1, file.length, stream), file.length);
  fclose (stream);
  return file;
}

static void
collect_line (const char *line, void *data)
{
  Buffer *buffer = data;
  size_t length = strlen (line);

  assert_true (buffer->length + length < sizeof buffer->text);
  memcpy (buffer->text + buffer->length, line, length + 1);
  buffer->length += length;
}

/* Reads the next puzzle of a file.
 *
 * Returns: the number of bytes read. */
static size_t
read_puzzle (const File *file, size_t at, TarotPuzzle *puzzle)
{
  AluGameFault error;
  size_t n = alu_puzzle_read (&tarot_puzzle_kind, puzzle, file->text + at, file->length - at,
                              &error);

  assert_true (n > 0);
  return n;
}

/* All puzzles are proved, occur once, and are written as they were read. Each theme occurs. */
TEST (test_installed)
{
  static uint64_t hashes[MAX_PUZZLES];
  int n_puzzles = 0, themes[TAROT_N_THEMES] = { 0 };
  TarotPuzzleGenerator *generator = tarot_puzzle_generator_new ();
  TarotPuzzle *puzzle = malloc (sizeof *puzzle);

  assert_non_null (generator);
  for (int seats = TAROT_MIN_SEATS; seats <= TAROT_MAX_SEATS; seats++)
    {
      File file = read_file (seats);

      for (size_t at = 0, n; at < file.length; at += n)
        {
          Buffer buffer = { .length = 0 };

          n = read_puzzle (&file, at, puzzle);
          assert_int_equal (puzzle->head.header.rules.n_seats, seats);
          assert_in_range (puzzle->head.stars, 1, ALU_PUZZLE_STARS);
          if (!tarot_puzzle_generator_prove (generator, puzzle, PROOF_WORLDS, PROOF_SEED))
            fail_msg ("%s is not proved (seed %d)", puzzle->head.id, PROOF_SEED);
          hashes[n_puzzles] = alu_puzzle_hash (&tarot_puzzle_kind, puzzle);
          for (int i = 0; i < n_puzzles; i++)
            assert_true (hashes[i] != hashes[n_puzzles]);
          assert_true (alu_puzzle_write (&tarot_puzzle_kind, puzzle, collect_line, &buffer));
          assert_int_equal (buffer.length, n);
          assert_memory_equal (buffer.text, file.text + at, n);
          themes[puzzle->head.theme]++;
          assert_true (++n_puzzles < MAX_PUZZLES);
        }
      free (file.text);
    }
  assert_true (n_puzzles >= MIN_PUZZLES);
  for (int theme = 0; theme < TAROT_N_THEMES; theme++)
    assert_true (themes[theme] > 0);
  free (puzzle);
  tarot_puzzle_generator_free (generator);
}

/* A proof fails for a wrong card and for a wrong theme. */
TEST (test_wrong_solution)
{
  TarotPuzzleGenerator *generator = tarot_puzzle_generator_new ();
  TarotPuzzle *puzzle = malloc (sizeof *puzzle);
  File file = read_file (TAROT_USUAL_SEATS);
  TarotMatch match;
  TarotCardSet best;

  read_puzzle (&file, 0, puzzle);
  best = puzzle->best;
  assert_true (tarot_puzzle_state (puzzle, &match));
  puzzle->best = tarot_set_of (tarot_set_lowest (tarot_set_minus (tarot_match_legal_plays (&match),
                                                                  best)));
  assert_false (tarot_puzzle_generator_prove (generator, puzzle, PROOF_WORLDS, PROOF_SEED));
  puzzle->best = best;
  puzzle->head.theme = (uint8_t) ((puzzle->head.theme + 1) % TAROT_N_THEMES);
  assert_false (tarot_puzzle_generator_prove (generator, puzzle, PROOF_WORLDS, PROOF_SEED));
  free (file.text);
  free (puzzle);
  tarot_puzzle_generator_free (generator);
}

/* The same seed gives the same puzzle. */
TEST (test_generator)
{
  TarotPuzzleGenerator *generator = tarot_puzzle_generator_new ();
  TarotPuzzle *puzzles = calloc (2, sizeof *puzzles);
  uint64_t seed = 1;

  while (!tarot_puzzle_generator_search (generator, seed, 4, ~0u, NULL, &puzzles[0]))
    seed++;
  assert_true (tarot_puzzle_generator_search (generator, seed, 4, ~0u, NULL, &puzzles[1]));
  assert_memory_equal (&puzzles[0], &puzzles[1], sizeof puzzles[0]);
  assert_true (tarot_puzzle_generator_prove (generator, &puzzles[0], PROOF_WORLDS, PROOF_SEED));
  free (puzzles);
  tarot_puzzle_generator_free (generator);
}

/* Texts that are no puzzles are refused. */
TEST (test_invalid)
{
  static const char *const lines[] = { "# best ",  "# theme ", "# puzzle ",
                                       "# stars ", "# hands ", "# gain " };
  File file = read_file (TAROT_USUAL_SEATS);
  TarotPuzzle *puzzle = malloc (sizeof *puzzle);
  AluGameFault error;
  size_t length = read_puzzle (&file, 0, puzzle);

  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
    {
      char *text = malloc (length + 1);
      char *line;

      memcpy (text, file.text, length);
      text[length] = '\0';
      line = strstr (text, lines[i]);
      assert_non_null (line);
      line[strlen (lines[i])] = '?';
      assert_int_equal (alu_puzzle_read (&tarot_puzzle_kind, puzzle, text, length, &error), 0);
      free (text);
    }
  free (puzzle);
  free (file.text);
}

/* Questions depend on their ids only. What the coach advises costs nothing, and one of the numbers
 * to choose from is the right one. */
TEST (test_drills)
{
  TarotDrill *drills = calloc (2, sizeof *drills);

  for (uint64_t i = 0; i < 12; i++)
    {
      TarotDrillKind kind;
      bool costly, found = false;
      uint64_t seed;
      TarotMatch match;

      assert_true (tarot_drill_make ((TarotDrillKind) (i % TAROT_N_DRILLS), i, NULL, &drills[0]));
      assert_true (tarot_drill_read_id (drills[0].head.id, &kind, &seed));
      assert_true (tarot_drill_make (kind, seed, NULL, &drills[1]));
      assert_memory_equal (drills[0].events, drills[1].events, sizeof drills[0].events);
      assert_int_equal (drills[0].truth, drills[1].truth);
      tarot_drill_state (&drills[0], &match);
      for (int j = 0; j < TAROT_DRILL_CHOICES; j++)
        found = found || drills[0].choices[j] == drills[0].truth;
      assert_true (kind != TAROT_DRILL_COUNT || found);
      if (kind == TAROT_DRILL_COUNT)
        continue;
      assert_int_equal (tarot_match_awaited (&match), drills[0].head.seat);
      tarot_drill_cost (&drills[0], &drills[0].hint.account.event, &costly);
      assert_false (costly);
    }
  assert_false (tarot_drill_read_id ("bid", &(TarotDrillKind) { 0 }, &(uint64_t) { 0 }));
  assert_false (tarot_drill_read_id ("bid-x", &(TarotDrillKind) { 0 }, &(uint64_t) { 0 }));
  free (drills);
}
