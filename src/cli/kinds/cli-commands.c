/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"
#include "cli/tarot/cli-tarot.h"

static const CliCommand *const commands[] = {
  &cli_replay,         &cli_seat,          &cli_fold,
  &cli_bench,          &cli_matches,       &cli_aluette_simulate,
  &cli_aluette_perft,  &cli_aluette_bench, &cli_solve,
  &cli_tarot_simulate, &cli_tarot_perft,   NULL,
};

const CliProgram cli_program = {
  .name = "aluette-cli",
  .synopsis = N_("aluette-cli COMMAND [ARGUMENTS]"),
  .summary = N_("Match files, simulated matches and measurements of the games of this program."),
  .commands = commands,
};
