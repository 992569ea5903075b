/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>

#include "cli/cli-kind.h"

#define MAX_CARDS 100 /* more than any hand has */

static int
run_perft (int argc, char **argv)
{
  uint64_t cards = 0, seats = 0, seed = 1;
  const char *game = alu_game_kinds[0]->id, *id = NULL;
  const CliOption options[] = {
    { "game", .text = &game },
    { "cards", .number = &cards, .min = 1, .max = MAX_CARDS },
    { "seats", .number = &seats, .min = 2, .max = ALU_GAME_MAX_SEATS },
    { "seed", .number = &seed, .max = UINT64_MAX },
    { "rules", .text = &id },
    { 0 },
  };
  const CliKind *kind;
  AluGameRules rules;
  int status;

  if (!cli_parse_options (&cli_perft, options, argc, argv, &status))
    return status;
  kind = cli_find_kind (&cli_perft, game);
  if (kind == NULL)
    return CLI_USAGE;
  if (cards == 0 || optind != argc)
    return cli_usage (&cli_perft);
  if (!cli_parse_rules (kind->kind, id != NULL ? id : kind->kind->rule_sets[0].id, (int) seats,
                        &rules))
    return CLI_USAGE;
  return kind->print_perft (&rules, seed, (int) cards) ? CLI_OK : cli_usage (&cli_perft);
}

const CliCommand cli_perft = {
  .name = "perft",
  .synopsis = N_("[--game ID] --cards N [--seats N] [--seed S] [--rules ID]"),
  .summary = N_("Count every way to play the last N cards of each hand, and the results."),
  .run = run_perft,
};
