/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <string.h>
#include <sys/stat.h>

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

static bool
report_file_error (const char *name)
{
  cli_complain ("%s: %s", name, strerror (errno));
  return false;
}

/* Plays match @number, the first of which is 1, and writes its record. */
static bool
simulate_match (const Settings *settings, CliTable *table, uint64_t number)
{
  char name[4096] = "-";
  FILE *file = stdout;
  AluMatch match;
  AluStatus status;

  if (settings->output != NULL)
    {
      if (snprintf (name, sizeof name, "%s/match-%04llu.aluette", settings->output,
                    (unsigned long long) number) >= (int) sizeof name)
        errno = ENAMETOOLONG;
      else
        file = fopen (name, "wb");
      if (file == stdout || file == NULL)
        return report_file_error (name);
    }
  status = cli_table_play (table, cli_derive_seed (settings->seed, number), write_line, file,
                           &match);
  if (status != ALU_OK)
    cli_complain (_("match %llu: illegal play: %s"),
                  (unsigned long long) number, gettext (alu_status_text (status)));
  if (ferror (file) || (file != stdout && fclose (file) != 0))
    return report_file_error (name);
  return status == ALU_OK;
}

static int
simulate_matches (const Settings *settings)
{
  CliTable table;
  AluRules rules;
  bool ok = cli_parse_rules (settings->rules, (int) settings->seats, &rules);

  for (int i = 0; ok && i < settings->options.n; i++)
    ok = cli_parse_option (settings->options.texts[i], &rules);
  if (!ok || !cli_table_init (&table, &rules, settings->players))
    return CLI_USAGE;
  if (settings->output != NULL && mkdir (settings->output, 0777) != 0 && errno != EEXIST)
    ok = report_file_error (settings->output);
  for (uint64_t number = 1; ok && number <= settings->matches; number++)
    ok = simulate_match (settings, &table, number);
  cli_table_clear (&table);
  return ok && fflush (stdout) == 0 ? CLI_OK : CLI_FAILURE;
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
