/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "tools/aluette/alu-aluette-arena.h"
#include "tools/aluette/lab-aluette.h"
#include "tools/lab-times.h"

#define MAX_PAIRS 1000000
/* Percentages of signs that are made, read by a partner, and read by an opponent, with --signs. */
#define SIGNS ((AluArenaSigns) { .made = 80, .read = 80, .caught = 10 })

/* Options of the command. */
typedef struct
{
  const char *names[2];
  const char *rules;
  CliTexts options; /* KEY=VALUE, options of the rules */
  uint64_t pairs;
  uint64_t seed;
  uint64_t seats; /* 0 for the usual number */
  uint64_t nodes; /* budget of player a per decision; 0 for the budget of the level */
  bool signs;
  AluRules set;
} Settings;

typedef struct
{
  LabTimes moves[2];
  float *won, *points; /* one value per pair */
} Figures;

static void
add_move_time (int player, double seconds, void *data)
{
  lab_times_add (&((Figures *) data)->moves[player], seconds);
}

static void
print_figure (const char *key, const float *values, int n)
{
  AluArenaFigure figure = alu_arena_bootstrap (values, n, 1);

  printf ("\"%s\":{\"mean\":%.4f,\"low\":%.4f,\"high\":%.4f},", key, figure.mean, figure.low,
          figure.high);
}

static void
print_figures (const Settings *settings, Figures *figures)
{
  printf ("{\"a\":\"%s\",\"b\":\"%s\",\"rules\":\"%s\",\"seats\":%d,\"signs\":%s,\"seed\":%llu,"
          "\"pairs\":%llu,",
          settings->names[0], settings->names[1], settings->rules, settings->set.seats,
          settings->signs ? "true" : "false", (unsigned long long) settings->seed,
          (unsigned long long) settings->pairs);
  print_figure ("won", figures->won, (int) settings->pairs);
  print_figure ("points", figures->points, (int) settings->pairs);
  printf ("\"ms\":{");
  lab_times_print ("a", &figures->moves[0]);
  putchar (',');
  lab_times_print ("b", &figures->moves[1]);
  puts ("}}");
}

/* Plays each pair of deals. A deal without a winner counts as half a win. */
static void
play_pairs (const Settings *settings, const AluArena *arena, Figures *figures)
{
  for (uint64_t pair = 0; pair < settings->pairs; pair++)
    for (int swapped = 0; swapped < 2; swapped++)
      {
        int points = alu_arena_deal (arena, cli_derive_seed (settings->seed, pair), swapped == 1,
                                     NULL);

        figures->points[pair] += (float) points / 2;
        figures->won[pair] += points > 0 ? 0.5f : points == 0 ? 0.25f : 0;
      }
}

static int
compare_levels (Settings *settings)
{
  AluArenaPlayer players[2];
  AluArena arena;
  Figures figures = { 0 };
  size_t memory = 64;

  for (int i = 0; i < 2; i++)
    {
      if (!alu_arena_player (settings->names[i], &players[i]))
        {
          cli_complain ("unknown level “%s”", settings->names[i]);
          return CLI_USAGE;
        }
      memory = players[i].memory_bytes > memory ? players[i].memory_bytes : memory;
    }
  alu_arena_init (&arena, &settings->set, &players[0], &players[1]);
  arena.nodes[0] = settings->nodes;
  arena.signs = settings->signs ? SIGNS : (AluArenaSigns) { 0 };
  arena.clock = cli_seconds;
  arena.on_move = add_move_time;
  arena.data = &figures;
  arena.memory_bytes = memory;
  arena.memory = cli_allocate (memory);
  figures.won = cli_allocate (settings->pairs * sizeof *figures.won);
  figures.points = cli_allocate (settings->pairs * sizeof *figures.points);
  play_pairs (settings, &arena, &figures);
  print_figures (settings, &figures);
  free (arena.memory);
  free (figures.won);
  free (figures.points);
  lab_times_clear (&figures.moves[0]);
  lab_times_clear (&figures.moves[1]);
  return CLI_OK;
}

static int
run_arena (int argc, char **argv)
{
  Settings settings = { .pairs = 100, .seed = 1, .rules = "classic" };
  const CliOption options[] = {
    { "a", .text = &settings.names[0] },
    { "b", .text = &settings.names[1] },
    { "pairs", .number = &settings.pairs, .min = 1, .max = MAX_PAIRS },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "seats", .number = &settings.seats, .min = 2, .max = ALU_MAX_SEATS },
    { "nodes", .number = &settings.nodes, .min = 1, .max = UINT32_MAX },
    { "option", .texts = &settings.options },
    { "signs", .flag = &settings.signs },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&lab_arena, options, argc, argv, &status))
    return status;
  if (optind < argc || settings.names[0] == NULL || settings.names[1] == NULL)
    return cli_usage (&lab_arena);
  if (!lab_aluette_parse_rules (settings.rules, (int) settings.seats, &settings.options,
                                &settings.set))
    return CLI_USAGE;
  return compare_levels (&settings);
}

const CliCommand lab_arena = {
  .name = "arena",
  .synopsis = "--a LEVEL --b LEVEL [--pairs N] [--seed S] [--rules ID] [--seats N] "
              "[--option KEY=VALUE]… [--signs] [--nodes N]",
  .summary = "Compare two levels: each deal is played twice, with the teams swapped.",
  .game = "aluette",
  .run = run_arena,
};
