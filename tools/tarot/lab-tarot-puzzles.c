/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "tools/lab-puzzle-set.h"
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

/* Returns: the themes of which there are fewer than @most puzzles, a bit each. */
static unsigned
list_wanted_themes (const LabPuzzleSet *set, uint64_t most)
{
  unsigned themes = 0;

  for (int theme = 0; theme < TAROT_N_THEMES; theme++)
    if ((uint64_t) set->counts[theme] < most)
      themes |= 1u << theme;
  return themes;
}

/* Returns: whether there is room for @puzzle: at most half of a theme may be equally difficult. */
static bool
is_wanted (const LabPuzzleSet *set, const TarotPuzzle *puzzle, uint64_t most)
{
  return puzzle->head.stars > 0
         && (uint64_t) set->stars[puzzle->head.theme][puzzle->head.stars - 1] < (most + 1) / 2;
}

/* Looks for puzzles in the deals, and writes each at once. */
static int
generate_puzzles (const Settings *settings, TarotPuzzleGenerator *generator, LabPuzzleSet *set)
{
  TarotPuzzle *puzzle = cli_allocate (sizeof *puzzle);

  for (uint64_t i = 0; i < settings->deals; i++)
    {
      unsigned themes = list_wanted_themes (set, settings->most);

      if (themes == 0)
        break;
      if (!tarot_puzzle_generator_search (generator, cli_derive_seed (settings->seed, i),
                                          (int) settings->seats, themes, NULL, puzzle)
          || !is_wanted (set, puzzle, settings->most) || !lab_puzzle_set_add (set, puzzle))
        continue;
      snprintf (puzzle->head.id, sizeof puzzle->head.id, "tarot-%d-%s-%03d", (int) settings->seats,
                tarot_theme_ids[puzzle->head.theme], set->counts[puzzle->head.theme]);
      alu_puzzle_write (&tarot_puzzle_kind, puzzle, cli_print_line, stdout);
      fflush (stdout);
    }
  free (puzzle);
  lab_puzzle_set_print (set, stderr);
  return ferror (stdout) ? CLI_FAILURE : CLI_OK;
}

static bool
prove_puzzle (void *generator, const void *puzzle, int worlds, uint64_t seed)
{
  return tarot_puzzle_generator_prove (generator, puzzle, worlds, seed);
}

static int
run_action (const Settings *settings, int argc, char **argv)
{
  bool generates = argc == 1 && strcmp (argv[0], "generate") == 0;
  bool checks = argc > 1 && strcmp (argv[0], "check") == 0;
  LabPuzzleProof proof = { prove_puzzle, NULL, (int) settings->worlds, settings->seed };
  TarotPuzzleGenerator *generator;
  LabPuzzleSet *set;
  int status;

  if (!generates && !checks)
    return cli_usage (&lab_tarot_puzzles);
  proof.generator = generator = tarot_puzzle_generator_new ();
  if (generator == NULL)
    abort ();
  set = cli_allocate (sizeof *set);
  set->kind = &tarot_puzzle_kind;
  status = generates ? generate_puzzles (settings, generator, set)
                     : lab_puzzle_set_check (set, argv + 1, argc - 1, &proof);
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
