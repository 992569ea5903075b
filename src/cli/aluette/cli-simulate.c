/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>

#include "cli/aluette/cli-table.h"
#include "cli/cli.h"

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
  bool ok = cli_parse_rules (settings->rules, (int) settings->seats, &rules);
  int status;

  for (int i = 0; ok && i < settings->options.n; i++)
    ok = cli_parse_option (settings->options.texts[i], &rules);
  if (!ok || !cli_table_init (&simulation.table, &rules, settings->players))
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

  if (!cli_parse_options (&cli_simulate, options, argc, argv, &status))
    return status;
  return optind == argc ? simulate_matches (&settings) : cli_usage (&cli_simulate);
}

const CliCommand cli_simulate = {
  .name = "simulate",
  .synopsis = N_("[--matches N] [--seed S] [--rules ID] [--seats N] [--option KEY=VALUE]… "
                 "[--players LIST] [--output DIR]"),
  .summary = N_("Let bots play matches and write match files; the same seed gives the same "
                "matches."),
  .run = run_simulate,
};
