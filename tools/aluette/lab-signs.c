/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "bots/aluette/alu-aluette-bot-kind.h"
#include "tools/aluette/alu-aluette-arena.h"
#include "tools/aluette/alu-sign-experiment.h"
#include "tools/aluette/lab-aluette.h"

#define MAX_DEALS 1000000

/* Options of the command. */
typedef struct
{
  const char *level;
  const char *rules;
  uint64_t deals; /* each is played twice */
  uint64_t seed;
  uint64_t seats; /* 0 for the usual number */
  uint64_t nodes; /* budget per decision; 0 for the budget of the level */
  int manner;     /* index into manner_ids, or -1 for both */
  int gaze;       /* index into gaze_ids, or -1 for all */
  bool json;
} Settings;

/* The results of one manner of signing against opponents with one kind of gaze. */
typedef struct
{
  bool careless;
  AluExperimentGaze gaze;
  AluArenaFigure points; /* per deal */
  AluSignTally tally;
} Row;

#define MAX_ROWS (2 * ALU_N_EXPERIMENT_GAZES)

static const char *const manner_ids[] = { "careful", "heedless", NULL };
static const char *const gaze_ids[ALU_N_EXPERIMENT_GAZES + 1] = { "absorbed", "usual", "watchful" };

/* Widths of the columns, in characters. */
#define MANNER_WIDTH 24
#define GAZE_WIDTH 28
#define POINTS_WIDTH 28
#define SIGNS_WIDTH 18
#define READ_WIDTH 18

static double
get_share (uint64_t part, uint64_t whole)
{
  return whole > 0 ? (double) part / (double) whole : 0;
}

/* Returns: the average share of the maker's partners who read a sign. */
static double
get_partners_share (const Row *row, int n_seats)
{
  return get_share (row->tally.read_by_partners, row->tally.made * (uint64_t) (n_seats / 2 - 1));
}

static double
get_opponents_share (const Row *row, int n_seats)
{
  return get_share (row->tally.read_by_opponents, row->tally.made * (uint64_t) (n_seats / 2));
}

/* Lists what to measure.
 *
 * Returns: the number of rows. */
static int
list_rows (const Settings *settings, Row rows[MAX_ROWS])
{
  int n = 0;

  for (int manner = 0; manner < 2; manner++)
    for (int gaze = 0; gaze < ALU_N_EXPERIMENT_GAZES; gaze++)
      if ((settings->manner < 0 || settings->manner == manner)
          && (settings->gaze < 0 || settings->gaze == gaze))
        rows[n++] = (Row) { .careless = manner == 1, .gaze = (AluExperimentGaze) gaze };
  return n;
}

/* Plays every deal twice, with the teams swapped. */
static void
measure_row (const Settings *settings, AluSignExperiment *experiment, Row *row)
{
  float *points = cli_allocate (settings->deals * sizeof *points);

  experiment->careless = row->careless;
  experiment->gaze = row->gaze;
  for (uint64_t i = 0; i < settings->deals; i++)
    for (int swapped = 0; swapped < 2; swapped++)
      points[i] += (float) alu_sign_experiment_deal (experiment,
                                                     cli_derive_seed (settings->seed, i),
                                                     swapped == 1, &row->tally)
                   / 2;
  row->points = alu_arena_bootstrap (points, (int) settings->deals, 1);
  free (points);
}

static void
print_json (const Settings *settings, const AluRules *rules, const Row *rows, int n_rows)
{
  printf ("{\"level\":\"%s\",\"rules\":\"%s\",\"seats\":%d,\"deals\":%llu,\"seed\":%llu,\"rows\":[",
          settings->level, settings->rules, rules->seats, (unsigned long long) settings->deals,
          (unsigned long long) settings->seed);
  for (int i = 0; i < n_rows; i++)
    {
      const Row *row = &rows[i];

      printf ("%s{\"manner\":\"%s\",\"opponents\":\"%s\","
              "\"points\":{\"mean\":%.4f,\"low\":%.4f,\"high\":%.4f},"
              "\"signs\":%.3f,\"read_by_partner\":%.4f,\"read_by_opponent\":%.4f}",
              i > 0 ? "," : "", manner_ids[row->careless], gaze_ids[row->gaze], row->points.mean,
              row->points.low, row->points.high, get_share (row->tally.made, row->tally.deals),
              get_partners_share (row, rules->seats), get_opponents_share (row, rules->seats));
    }
  puts ("]}");
}

/* Prints @text, padded to @width characters if @width is not 0. */
static void
print_cell (const char *text, int width)
{
  int n = 0;

  for (const char *at = text; *at != '\0'; at++)
    n += (*at & 0xc0) != 0x80;
  printf ("%s%*s", text, n < width ? width - n : width > 0, "");
}

static void
print_share (double part, int width)
{
  char text[64];

  snprintf (text, sizeof text, "%.0f%%", 100 * part);
  print_cell (text, width);
}

static void
print_row (const Row *row, int n_seats)
{
  const char *gaze[ALU_N_EXPERIMENT_GAZES] = { "look at their cards", "look around as usual",
                                               "watch those who sign" };
  char text[64];

  print_cell (row->careless ? "in full view" : "with care", MANNER_WIDTH);
  print_cell (gaze[row->gaze], GAZE_WIDTH);
  snprintf (text, sizeof text, "%+.3f (%+.3f to %+.3f)", row->points.mean, row->points.low,
            row->points.high);
  print_cell (text, POINTS_WIDTH);
  snprintf (text, sizeof text, "%.2f", get_share (row->tally.made, row->tally.deals));
  print_cell (text, SIGNS_WIDTH);
  print_share (get_partners_share (row, n_seats), READ_WIDTH);
  print_share (get_opponents_share (row, n_seats), 0);
  putchar ('\n');
}

static void
print_report (const Settings *settings, const AluRules *rules, const Row *rows, int n_rows)
{
  puts ("Value of signs: a team that signs against one that does not.");
  printf ("Level %s, rules %s, %d seats; %llu deals, each played twice with the teams swapped; "
          "seed %llu.\n\n",
          settings->level, settings->rules, rules->seats, (unsigned long long) settings->deals,
          (unsigned long long) settings->seed);
  print_cell ("Team signs", MANNER_WIDTH);
  print_cell ("Opponents", GAZE_WIDTH);
  print_cell ("Points per deal (95%)", POINTS_WIDTH);
  print_cell ("Signs per deal", SIGNS_WIDTH);
  print_cell ("Partner sees", READ_WIDTH);
  puts ("Opponent sees");
  for (int i = 0; i < n_rows; i++)
    print_row (&rows[i], rules->seats);
}

static int
run_experiment (const Settings *settings)
{
  Row rows[MAX_ROWS];
  int level, n_rows = list_rows (settings, rows);
  AluSignExperiment experiment = { .nodes = settings->nodes };

  if (!cli_parse_level (&alu_aluette_bot_kind, settings->level, &level)
      || !lab_aluette_parse_rules (settings->rules, (int) settings->seats, &(CliTexts) { 0 },
                                   &experiment.rules))
    return CLI_USAGE;
  experiment.level = (AluLevel) level;
  if (experiment.rules.seats < 4)
    {
      cli_complain ("signs need partners: 4 or 6 seats");
      return CLI_USAGE;
    }
  experiment.memory_bytes = alu_bot_memory (experiment.level);
  experiment.memory = cli_allocate (experiment.memory_bytes);
  for (int i = 0; i < n_rows; i++)
    measure_row (settings, &experiment, &rows[i]);
  free (experiment.memory);
  if (settings->json)
    print_json (settings, &experiment.rules, rows, n_rows);
  else
    print_report (settings, &experiment.rules, rows, n_rows);
  return CLI_OK;
}

static int
run_signs (int argc, char **argv)
{
  Settings settings = {
    .level = "villager", .rules = "classic", .deals = 1000, .seed = 1, .manner = -1, .gaze = -1
  };
  const CliOption options[] = {
    { "level", .text = &settings.level },
    { "deals", .number = &settings.deals, .min = 1, .max = MAX_DEALS },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "seats", .number = &settings.seats, .min = 2, .max = ALU_MAX_SEATS },
    { "nodes", .number = &settings.nodes, .min = 1, .max = UINT32_MAX },
    { "manner", .word = &settings.manner, .words = manner_ids },
    { "opponents", .word = &settings.gaze, .words = gaze_ids },
    { "json", .flag = &settings.json },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&lab_signs, options, argc, argv, &status))
    return status;
  return optind == argc ? run_experiment (&settings) : cli_usage (&lab_signs);
}

const CliCommand lab_signs = {
  .name = "signs-experiment",
  .synopsis = "[--level LEVEL] [--deals N] [--seed S] [--rules ID] [--seats N] [--nodes N] "
              "[--manner careful|heedless] [--opponents absorbed|usual|watchful] [--json]",
  .summary = "Measure the value of signs, by how they are made and who watches.",
  .run = run_signs,
};
