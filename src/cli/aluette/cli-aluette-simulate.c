/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>

#include "cli/aluette/cli-aluette.h"
#include "cli/aluette/cli-table.h"

#define MAX_MATCHES 1000000

/* Options of the command. */
typedef struct
{
  uint64_t matches;
  uint64_t seed;
  uint64_t seats; /* 0 for the usual number */
  const char *rules;
  const char *players; /* (nullable) */
  const char *output;  /* (nullable): a folder */
  CliTexts options;
} Settings;

static void
write_line (const char *line, void *data)
{
  fputs (line, data);
}

/* What the matches are played with. */
typedef struct
{
  const Settings *settings;
  CliTable table;
} Simulation;

static bool
simulate_match (uint64_t number, FILE *file, void *data)
{
  Simulation *simulation = data;
  AluMatch match;
  AluStatus status = cli_table_play (&simulation->table,
                                     cli_derive_seed (simulation->settings->seed, number),
                                     write_line, file, &match);

  if (status != ALU_OK)
    cli_complain (_("match %llu: illegal play: %s"),
                  (unsigned long long) number, gettext (alu_status_text (status)));
  return status == ALU_OK;
}

static int
simulate_matches (const Settings *settings)
{
  Simulation simulation = { .settings = settings };
  const CliMatchFiles files = { settings->output, ".aluette", simulate_match, &simulation };
  AluRules rules;
  int status;

  if (!cli_aluette_parse_rules (settings->rules, (int) settings->seats, &rules)
      || !cli_aluette_set_options (&settings->options, &rules)
      || !cli_table_init (&simulation.table, &rules, settings->players))
    return CLI_USAGE;
  status = cli_write_matches (&files, settings->matches);
  cli_table_clear (&simulation.table);
  return status;
}

static int
run_simulate (int argc, char **argv)
{
  Settings settings = { .matches = 1, .seed = 1, .rules = "classic" };
  const CliOption options[] = {
    { "matches", .number = &settings.matches, .min = 1, .max = MAX_MATCHES },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "seats", .number = &settings.seats, .min = 2, .max = ALU_MAX_SEATS },
    { "option", .texts = &settings.options },
    { "players", .text = &settings.players },
    { "output", .text = &settings.output },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&cli_aluette_simulate, options, argc, argv, &status))
    return status;
  return optind == argc ? simulate_matches (&settings) : cli_usage (&cli_aluette_simulate);
}

const CliCommand cli_aluette_simulate = {
  .name = "simulate",
  .synopsis = N_("[--game aluette] [--matches N] [--seed S] [--rules ID] [--seats N] [--option KEY=VALUE]… "
                 "[--players LIST] [--output DIR]"),
  .summary = N_("Let bots play matches and write match files; the same seed gives the same "
                "matches."),
  .game = CLI_ALUETTE_GAME,
  .run = run_simulate,
};
