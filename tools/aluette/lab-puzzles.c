/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "tools/aluette/lab-aluette.h"
#include "tools/lab-puzzle-set.h"

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

/* Generates the pool, without duplicates.
 *
 * Returns: the number of puzzles in it. */
static int
make_pool (const Settings *settings, AluPuzzleGenerator *generator, LabPuzzleSet *set,
           AluPuzzle *pool)
{
  int stars = (int) settings->stars;
  AluPuzzleCriteria any = { settings->theme, stars > 0 ? stars : 1,
                            stars > 0 ? stars : ALU_PUZZLE_STARS, (int) settings->cards };
  int n = 0;

  for (uint64_t i = 0; i < settings->pool; i++)
    if (alu_puzzle_generator_generate (generator, cli_derive_seed (settings->seed, i), &any, NULL,
                                       &pool[n])
        && lab_puzzle_set_add (set, &pool[n]))
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
        alu_puzzle_write (&alu_puzzle_kind, &pool[i], cli_print_line, stdout);
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
generate_puzzles (const Settings *settings, AluPuzzleGenerator *generator, LabPuzzleSet *set)
{
  AluPuzzle *pool = cli_allocate (settings->pool * sizeof *pool);
  int n = make_pool (settings, generator, set, pool);
  int numbers[ALU_N_THEMES] = { 0 };
  uint64_t left = settings->count, written;

  do
    {
      written = write_round (pool, n, left, numbers);
      left -= written;
    }
  while (written > 0 && left > 0);
  free (pool);
  lab_puzzle_set_print (set, stderr);
  return fflush (stdout) == 0 ? CLI_OK : CLI_FAILURE;
}

static bool
prove_puzzle (void *generator, const void *puzzle, int worlds, uint64_t seed)
{
  return alu_puzzle_generator_prove (generator, puzzle, worlds, seed);
}

static int
run_action (const Settings *settings, int argc, char **argv)
{
  bool generates = argc == 1 && strcmp (argv[0], "generate") == 0;
  bool checks = argc > 1 && strcmp (argv[0], "check") == 0;
  LabPuzzleProof proof = { prove_puzzle, NULL, (int) settings->samples, settings->seed };
  AluPuzzleGenerator *generator;
  LabPuzzleSet *set;
  int status;

  if (!generates && !checks)
    return cli_usage (&lab_puzzles);
  proof.generator = generator = alu_puzzle_generator_new ();
  if (generator == NULL)
    abort ();
  set = cli_allocate (sizeof *set);
  set->kind = &alu_puzzle_kind;
  status = generates ? generate_puzzles (settings, generator, set)
                     : lab_puzzle_set_check (set, argv + 1, argc - 1, &proof);
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
