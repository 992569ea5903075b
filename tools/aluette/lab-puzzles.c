/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "tools/aluette/lab-aluette.h"

#define MAX_PUZZLES 10000
#define MAX_POOL 2000

/* Options of the command. */
typedef struct
{
  uint64_t seed;
  uint64_t count;
  uint64_t pool;    /* number to generate and choose from; at least @count */
  uint64_t stars;   /* 0 for any */
  uint64_t cards;   /* minimum number in the hand to play from */
  uint64_t samples; /* determinizations that prove a puzzle */
  int theme;        /* -1 for any */
} Settings;

/* The puzzles generated or read so far: their hashes, to find duplicates, and how many there are of
 * each theme and difficulty. */
typedef struct
{
  uint64_t hashes[MAX_PUZZLES];
  int n;
  int counts[ALU_N_THEMES][ALU_PUZZLE_STARS];
} PuzzleSet;

static void
write_line (const char *line, void *data)
{
  fputs (line, data);
}

/* Adds @puzzle to @set.
 *
 * Returns: false if it is a duplicate or the set is full. */
static bool
add_puzzle (PuzzleSet *set, const AluPuzzle *puzzle)
{
  uint64_t hash = alu_puzzle_kind.hash (puzzle);

  for (int i = 0; i < set->n; i++)
    if (set->hashes[i] == hash)
      return false;
  if (set->n == MAX_PUZZLES)
    return false;
  set->hashes[set->n++] = hash;
  if (puzzle->head.stars > 0)
    set->counts[puzzle->head.theme][puzzle->head.stars - 1]++;
  return true;
}

static void
print_counts (FILE *file, const PuzzleSet *set)
{
  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    {
      fprintf (file, "%-12s", alu_theme_ids[theme]);
      for (int stars = 0; stars < ALU_PUZZLE_STARS; stars++)
        fprintf (file, " %4d", set->counts[theme][stars]);
      fputc ('\n', file);
    }
}

/* Generates the pool, without duplicates.
 *
 * Returns: the number of puzzles in it. */
static int
make_pool (const Settings *settings, AluPuzzleGenerator *generator, PuzzleSet *set, AluPuzzle *pool)
{
  int stars = (int) settings->stars;
  AluPuzzleCriteria any = { settings->theme, stars > 0 ? stars : 1,
                            stars > 0 ? stars : ALU_PUZZLE_STARS, (int) settings->cards };
  int n = 0;

  for (uint64_t i = 0; i < settings->pool; i++)
    if (alu_puzzle_generator_generate (generator, cli_derive_seed (settings->seed, i), &any, NULL,
                                       &pool[n])
        && add_puzzle (set, &pool[n]))
      n++;
  return n;
}

/* Writes the first puzzle of the pool with this theme and difficulty, and removes it.
 *
 * Returns: whether there was one. */
static bool
write_puzzle (AluPuzzle *pool, int n, int theme, int stars, int number)
{
  for (int i = 0; i < n; i++)
    if (pool[i].head.theme == theme && pool[i].head.stars == stars)
      {
        snprintf (pool[i].head.id, sizeof pool[i].head.id, "%s-%03d", alu_theme_ids[theme], number);
        alu_puzzle_write (&alu_puzzle_kind, &pool[i], write_line, stdout);
        pool[i].head.stars = 0;
        return true;
      }
  return false;
}

/* Writes one puzzle of each theme and difficulty that the pool still has, at most @max.
 *
 * Returns: the number written. */
static uint64_t
write_round (AluPuzzle *pool, int n, uint64_t max, int numbers[ALU_N_THEMES])
{
  uint64_t written = 0;

  for (int stars = 1; stars <= ALU_PUZZLE_STARS; stars++)
    for (int theme = 0; theme < ALU_N_THEMES && written < max; theme++)
      if (write_puzzle (pool, n, theme, stars, numbers[theme] + 1))
        {
          numbers[theme]++;
          written++;
        }
  return written;
}

static int
generate_puzzles (const Settings *settings, AluPuzzleGenerator *generator, PuzzleSet *set)
{
  AluPuzzle *pool = calloc (settings->pool, sizeof *pool);
  int n = pool != NULL ? make_pool (settings, generator, set, pool) : 0;
  int numbers[ALU_N_THEMES] = { 0 };
  uint64_t left = settings->count, written;

  do
    {
      written = write_round (pool, n, left, numbers);
      left -= written;
    }
  while (written > 0 && left > 0);
  free (pool);
  print_counts (stderr, set);
  return fflush (stdout) == 0 ? CLI_OK : CLI_FAILURE;
}

/* Returns: (transfer none): the description of an error, translated. */
static const char *
get_fault_text (const AluGameFault *error)
{
  if (error->code == ALU_RECORD_AGAINST_RULES)
    return alu_status_texts[error->status];
  return error->code == ALU_RECORD_OK ? "the solution of a puzzle is wrong or missing"
                                      : error->reason;
}

/* Returns: the number of lines before position @at. */
static int
count_lines_before (const char *text, size_t at)
{
  int n = 0;

  for (size_t i = 0; i < at; i++)
    n += text[i] == '\n';
  return n;
}

static bool
check_text (const Settings *settings, const char *name, const char *text, size_t length,
            AluPuzzleGenerator *generator, PuzzleSet *set)
{
  AluPuzzle puzzle;
  AluGameFault error;
  bool ok = true;

  for (size_t at = 0, n; at < length; at += n)
    {
      const char *fault = NULL;

      n = alu_puzzle_read (&alu_puzzle_kind, &puzzle, text + at, length - at, &error);
      if (n == 0)
        {
          cli_complain ("%s:%d: %s", name, count_lines_before (text, at) + error.line,
                        get_fault_text (&error));
          return false;
        }
      if (!add_puzzle (set, &puzzle))
        fault = "the same puzzle appears twice";
      else if (!alu_puzzle_generator_prove (generator, &puzzle, (int) settings->samples,
                                            settings->seed))
        fault = "another card is just as good";
      if (fault != NULL)
        cli_complain ("%s: %s: %s", name, puzzle.head.id, fault);
      ok = ok && fault == NULL;
    }
  return ok;
}

static bool
check_file (const Settings *settings, const char *name, AluPuzzleGenerator *generator,
            PuzzleSet *set)
{
  size_t length = 0;
  char *text = cli_read_file (name, &length);
  bool ok;

  if (text == NULL)
    {
      cli_complain ("%s: %s", name, strerror (errno));
      return false;
    }
  ok = check_text (settings, name, text, length, generator, set);
  free (text);
  return ok;
}

static int
check_files (const Settings *settings, char **files, int n_files, AluPuzzleGenerator *generator,
             PuzzleSet *set)
{
  bool ok = true;

  for (int i = 0; i < n_files; i++)
    ok &= check_file (settings, files[i], generator, set);
  print_counts (stdout, set);
  printf ("{\"puzzles\":%d,\"ok\":%s}\n", set->n, ok ? "true" : "false");
  return ok ? CLI_OK : CLI_FAILURE;
}

static int
run_action (const Settings *settings, int argc, char **argv)
{
  bool generates = argc == 1 && strcmp (argv[0], "generate") == 0;
  bool checks = argc > 1 && strcmp (argv[0], "check") == 0;
  AluPuzzleGenerator *generator;
  PuzzleSet *set;
  int status = CLI_FAILURE;

  if (!generates && !checks)
    return cli_usage (&lab_puzzles);
  generator = alu_puzzle_generator_new ();
  set = calloc (1, sizeof *set);
  if (generator == NULL || set == NULL)
    cli_complain ("not enough memory");
  else if (generates)
    status = generate_puzzles (settings, generator, set);
  else
    status = check_files (settings, argv + 1, argc - 1, generator, set);
  alu_puzzle_generator_free (generator);
  free (set);
  return status;
}

/* Returns: the theme with this id, or -1. */
static int
find_theme (const char *id)
{
  int theme = 0;

  while (theme < ALU_N_THEMES && strcmp (alu_theme_ids[theme], id) != 0)
    theme++;
  return theme < ALU_N_THEMES ? theme : -1;
}

static int
run_puzzles (int argc, char **argv)
{
  Settings settings = { .seed = 1, .count = 1, .samples = 160, .theme = -1 };
  const char *theme = NULL;
  const CliOption options[] = {
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "count", .number = &settings.count, .min = 1, .max = MAX_POOL },
    { "theme", .text = &theme },
    { "stars", .number = &settings.stars, .min = 1, .max = ALU_PUZZLE_STARS },
    { "cards", .number = &settings.cards, .min = 1, .max = ALU_PUZZLE_HAND_MAX },
    { "worlds", .number = &settings.samples, .min = 8, .max = 400 },
    { "pool", .number = &settings.pool, .min = 1, .max = MAX_POOL },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&lab_puzzles, options, argc, argv, &status))
    return status;
  if (theme != NULL)
    settings.theme = find_theme (theme);
  if (theme != NULL && settings.theme < 0)
    {
      cli_complain ("there is no theme “%s”", theme);
      return cli_usage (&lab_puzzles);
    }
  settings.pool = settings.pool > settings.count ? settings.pool : settings.count;
  return run_action (&settings, argc - optind, argv + optind);
}

const CliCommand lab_puzzles = {
  .name = "puzzles",
  .synopsis = "generate [--seed S] [--count N] [--pool N] [--theme ID] [--stars 1…5] "
              "[--cards 1…9] | "
              "check FILE… [--worlds N] [--seed S]",
  .summary = "Generate puzzles with one best card, or check those in a file.",
  .run = run_puzzles,
};
