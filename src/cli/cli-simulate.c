/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/cli-table.h"
#include "cli/cli.h"
#include "cli/tarot/cli-tarot.h"

#define MAX_OPTIONS 64
#define MAX_MATCHES 1000000

/* What was asked for. */
typedef struct
{
  uint64_t matches;
  uint64_t seed;
  uint64_t seats; /* 0 for the usual number */
  const char *rules;
  const char *players; /* (nullable) */
  const char *output;  /* (nullable): a folder */
  char *options[MAX_OPTIONS];
  int n_options;
} Wish;

static void
write_line (const char *line, void *data)
{
  fputs (line, data);
}

static bool
complain_of_file (const char *name)
{
  cli_complain ("%s: %s", name, strerror (errno));
  return false;
}

/* Plays match number @number (from 1) and writes its record. */
static bool
simulate_match (const Wish *wish, CliTable *table, uint64_t number)
{
  char name[4096] = "-";
  FILE *file = stdout;
  AluMatch match;
  AluStatus status;

  if (wish->output != NULL)
    {
      if (snprintf (name, sizeof name, "%s/match-%04llu.aluette", wish->output,
                    (unsigned long long) number) >= (int) sizeof name)
        errno = ENAMETOOLONG;
      else
        file = fopen (name, "wb");
      if (file == stdout || file == NULL)
        return complain_of_file (name);
    }
  status = cli_table_play (table, cli_mix (wish->seed, number), write_line, file, &match);
  if (status != ALU_OK)
    cli_complain (_("match %llu: a player did what the rules refuse: %s"),
                  (unsigned long long) number, gettext (alu_status_text (status)));
  if (ferror (file) || (file != stdout && fclose (file) != 0))
    return complain_of_file (name);
  return status == ALU_OK;
}

static int
simulate (const Wish *wish)
{
  CliTable table;
  AluRules rules;
  bool ok = cli_parse_rules (wish->rules, (int) wish->seats, &rules);

  for (int i = 0; ok && i < wish->n_options; i++)
    ok = cli_parse_option (wish->options[i], &rules);
  if (!ok || !cli_table_init (&table, &rules, wish->players))
    return CLI_USAGE;
  if (wish->output != NULL && mkdir (wish->output, 0777) != 0 && errno != EEXIST)
    ok = complain_of_file (wish->output);
  for (uint64_t number = 1; ok && number <= wish->matches; number++)
    ok = simulate_match (wish, &table, number);
  cli_table_clear (&table);
  return ok && fflush (stdout) == 0 ? CLI_OK : CLI_WRONG;
}

/* Takes one option of the command line. */
static bool
take_option (Wish *wish, int option)
{
  switch (option)
    {
    case 'm':
      return cli_parse_number ("--matches", optarg, 1, MAX_MATCHES, &wish->matches);
    case 's':
      return cli_parse_number ("--seed", optarg, 0, UINT64_MAX, &wish->seed);
    case 'n':
      return cli_parse_number ("--seats", optarg, 2, ALU_MAX_SEATS, &wish->seats);
    case 'r':
      wish->rules = optarg;
      return true;
    case 'p':
      wish->players = optarg;
      return true;
    case 'd':
      wish->output = optarg;
      return true;
    case 'o':
      if (wish->n_options < MAX_OPTIONS)
        {
          wish->options[wish->n_options++] = optarg;
          return true;
        }
      cli_complain (_("--option is given too often"));
      return false;
    default:
      return false;
    }
}

static int
run (int argc, char **argv)
{
  static const struct option options[] = {
    { "matches", required_argument, NULL, 'm' }, { "seed", required_argument, NULL, 's' },
    { "rules", required_argument, NULL, 'r' },   { "seats", required_argument, NULL, 'n' },
    { "option", required_argument, NULL, 'o' },  { "players", required_argument, NULL, 'p' },
    { "output", required_argument, NULL, 'd' },  { "help", no_argument, NULL, 'h' },
    { 0 },
  };
  Wish wish = { .matches = 1, .seed = 1, .rules = "classic" };
  int option;

  if (cli_tarot_is_asked_for (argc, argv))
    return cli_tarot_simulate.run (argc, argv);
  while ((option = getopt_long (argc, argv, "h", options, NULL)) != -1)
    {
      if (option == 'h')
        return cli_help (&cli_simulate);
      if (!take_option (&wish, option))
        return cli_usage (&cli_simulate);
    }
  return optind == argc ? simulate (&wish) : cli_usage (&cli_simulate);
}

const CliCommand cli_simulate = {
  .name = "simulate",
  .synopsis = N_("[--matches N] [--seed S] [--rules ID] [--seats N] [--option KEY=VALUE]… "
                 "[--players LIST] [--output DIR]"),
  .summary = N_("Let bots play matches and write their records, the same ones for the same seed."),
  .run = run,
};
