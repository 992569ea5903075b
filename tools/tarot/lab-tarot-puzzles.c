/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "tools/tarot/lab-tarot.h"
#include "tools/tarot/tarot-puzzle-generator.h"

#define MAX_PUZZLES 1000

/* Options of the command. */
typedef struct
{
  uint64_t seed;
  uint64_t deals;
  uint64_t seats;
  uint64_t most;   /* of a theme */
  uint64_t worlds; /* that prove a puzzle with hidden hands */
} Settings;

/* The puzzles generated or read so far. */
typedef struct
{
  uint64_t hashes[MAX_PUZZLES];
  int n;
  int counts[TAROT_N_THEMES];
  int stars[TAROT_N_THEMES][ALU_PUZZLE_STARS];
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
add_puzzle (PuzzleSet *set, const TarotPuzzle *puzzle)
{
  uint64_t hash = tarot_puzzle_kind.hash (puzzle);

  for (int i = 0; i < set->n; i++)
    if (set->hashes[i] == hash)
      return false;
  if (set->n == MAX_PUZZLES)
    return false;
  set->hashes[set->n++] = hash;
  set->counts[puzzle->head.theme]++;
  if (puzzle->head.stars > 0)
    set->stars[puzzle->head.theme][puzzle->head.stars - 1]++;
  return true;
}

static void
print_counts (FILE *file, const PuzzleSet *set)
{
  for (int theme = 0; theme < TAROT_N_THEMES; theme++)
    {
      fprintf (file, "%-12s %4d:", tarot_theme_ids[theme], set->counts[theme]);
      for (int stars = 0; stars < ALU_PUZZLE_STARS; stars++)
        fprintf (file, " %4d", set->stars[theme][stars]);
      fputc ('\n', file);
    }
}

/* --- generate --- */

/* Returns: the themes of which there are fewer than @most puzzles, a bit each. */
static unsigned
list_wanted_themes (const PuzzleSet *set, uint64_t most)
{
  unsigned themes = 0;

  for (int theme = 0; theme < TAROT_N_THEMES; theme++)
    if ((uint64_t) set->counts[theme] < most)
      themes |= 1u << theme;
  return themes;
}

/* Returns: whether there is room for @puzzle: at most half of a theme may be equally difficult. */
static bool
is_wanted (const PuzzleSet *set, const TarotPuzzle *puzzle, uint64_t most)
{
  return puzzle->head.stars > 0
         && (uint64_t) set->stars[puzzle->head.theme][puzzle->head.stars - 1] < (most + 1) / 2;
}

/* Looks for puzzles in the deals, and writes each at once. */
static int
generate_puzzles (const Settings *settings, TarotPuzzleGenerator *generator, PuzzleSet *set)
{
  TarotPuzzle *puzzle = cli_allocate (sizeof *puzzle);

  for (uint64_t i = 0; i < settings->deals; i++)
    {
      unsigned themes = list_wanted_themes (set, settings->most);

      if (themes == 0)
        break;
      if (!tarot_puzzle_generator_search (generator, cli_derive_seed (settings->seed, i),
                                          (int) settings->seats, themes, NULL, puzzle)
          || !is_wanted (set, puzzle, settings->most) || !add_puzzle (set, puzzle))
        continue;
      snprintf (puzzle->head.id, sizeof puzzle->head.id, "tarot-%d-%s-%03d", (int) settings->seats,
                tarot_theme_ids[puzzle->head.theme], set->counts[puzzle->head.theme]);
      alu_puzzle_write (&tarot_puzzle_kind, puzzle, write_line, stdout);
      fflush (stdout);
    }
  free (puzzle);
  print_counts (stderr, set);
  return ferror (stdout) ? CLI_FAILURE : CLI_OK;
}

/* --- check --- */

static void
complain_of_text (const char *name, const char *text, size_t at, const AluGameFault *error)
{
  int line = error->line;

  for (size_t i = 0; i < at; i++)
    line += text[i] == '\n';
  if (error->code == ALU_RECORD_OK)
    cli_complain ("%s:%d: %s", name, line, "the solution of a puzzle is wrong or missing");
  else
    cli_complain ("%s:%d: %s", name, line, error->reason);
}

/* Returns: (nullable): what is wrong with a puzzle. */
static const char *
find_fault (const Settings *settings, const TarotPuzzle *puzzle, TarotPuzzleGenerator *generator,
            PuzzleSet *set)
{
  if (!add_puzzle (set, puzzle))
    return "the same puzzle appears twice";
  if (!tarot_puzzle_generator_prove (generator, puzzle, (int) settings->worlds, settings->seed))
    return "another card is just as good";
  return NULL;
}

static bool
check_text (const Settings *settings, const char *name, const char *text, size_t length,
            TarotPuzzleGenerator *generator, PuzzleSet *set)
{
  TarotPuzzle *puzzle = cli_allocate (sizeof *puzzle);
  AluGameFault error = { 0 };
  bool ok = true;

  for (size_t at = 0, n; at < length; at += n)
    {
      const char *fault;

      n = alu_puzzle_read (&tarot_puzzle_kind, puzzle, text + at, length - at, &error);
      if (n == 0)
        {
          complain_of_text (name, text, at, &error);
          ok = false;
          break;
        }
      fault = find_fault (settings, puzzle, generator, set);
      if (fault != NULL)
        cli_complain ("%s: %s: %s", name, puzzle->head.id, fault);
      ok = ok && fault == NULL;
    }
  free (puzzle);
  return ok;
}

static int
check_files (const Settings *settings, char **files, int n_files, TarotPuzzleGenerator *generator,
             PuzzleSet *set)
{
  bool ok = true;

  for (int i = 0; i < n_files; i++)
    {
      size_t length = 0;
      char *text = cli_read_file (files[i], &length);

      if (text == NULL)
        cli_complain ("%s: %s", files[i], strerror (errno));
      ok &= text != NULL && check_text (settings, files[i], text, length, generator, set);
      free (text);
    }
  print_counts (stdout, set);
  printf ("{\"puzzles\":%d,\"ok\":%s}\n", set->n, ok ? "true" : "false");
  return ok ? CLI_OK : CLI_FAILURE;
}

/* --- The command --- */

static int
run_action (const Settings *settings, int argc, char **argv)
{
  bool generates = argc == 1 && strcmp (argv[0], "generate") == 0;
  bool checks = argc > 1 && strcmp (argv[0], "check") == 0;
  TarotPuzzleGenerator *generator;
  PuzzleSet *set;
  int status = CLI_FAILURE;

  if (!generates && !checks)
    return cli_usage (&lab_tarot_puzzles);
  generator = tarot_puzzle_generator_new ();
  set = cli_allocate (sizeof *set);
  if (generator == NULL)
    cli_complain ("not enough memory");
  else if (generates)
    status = generate_puzzles (settings, generator, set);
  else
    status = check_files (settings, argv + 1, argc - 1, generator, set);
  tarot_puzzle_generator_free (generator);
  free (set);
  return status;
}

static int
run_puzzles (int argc, char **argv)
{
  Settings settings = {
    .seed = 1, .deals = 100, .seats = TAROT_USUAL_SEATS, .most = 100, .worlds = 96
  };
  const CliOption options[] = {
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "deals", .number = &settings.deals, .min = 1, .max = 10000000 },
    { "seats", .number = &settings.seats, .min = TAROT_MIN_SEATS, .max = TAROT_MAX_SEATS },
    { "most", .number = &settings.most, .min = 1, .max = MAX_PUZZLES },
    { "worlds", .number = &settings.worlds, .min = 8, .max = 1000 },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&lab_tarot_puzzles, options, argc, argv, &status))
    return status;
  return run_action (&settings, argc - optind, argv + optind);
}

const CliCommand lab_tarot_puzzles = {
  .name = "puzzles",
  .synopsis = "--game tarot generate [--seed S] [--deals N] [--seats 3…5] [--most N] | "
              "check FILE… [--worlds N] [--seed S]",
  .summary = "Look for puzzles in deals of Tarot, or prove those in a file again.",
  .game = "tarot",
  .run = run_puzzles,
};
