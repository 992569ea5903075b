/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"
#include "cli/tarot/cli-tarot.h"

const CliKind *const cli_kinds[] = { &cli_aluette_kind, &cli_tarot_kind, NULL };

static const CliCommand *const commands[] = {
  &cli_replay, &cli_seat,  &cli_fold,  &cli_habits,  &cli_simulate,
  &cli_perft,  &cli_bench, &cli_solve, &cli_matches, NULL,
};

const CliProgram cli_program = {
  .name = "aluette-cli",
  .synopsis = N_("aluette-cli COMMAND [ARGUMENTS]"),
  .summary = N_("Match files, simulated matches and measurements of the games of this program."),
  .commands = commands,
};
