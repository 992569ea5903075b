/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/lab-aluette.h"
#include "tools/tarot/lab-tarot.h"

/* The program aluette-lab: commands that measure bots and make data. It is not installed, and knows
 * English only. */

static const CliCommand *const commands[] = {
  &lab_arena,   &lab_tarot_arena,   &lab_signs,    &lab_coach,
  &lab_puzzles, &lab_tarot_puzzles, &lab_blunders, NULL,
};

const LabBlunderKind *const lab_blunder_kinds[]
    = { &lab_aluette_blunders, &lab_tarot_blunders, NULL };

const CliProgram cli_program = {
  .name = "aluette-lab",
  .synopsis = "aluette-lab COMMAND [ARGUMENTS]",
  .summary = "Measurements of bots, and puzzles.",
  .commands = commands,
};

int
main (int argc, char **argv)
{
  return cli_run_program (argc, argv);
}
