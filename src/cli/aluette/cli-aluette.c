/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"

#include "bots/aluette/alu-aluette-bot-kind.h"
#include "engine/aluette/alu-aluette-kind.h"

const CliKind cli_aluette_kind = {
  .kind = &alu_aluette_kind,
  .bots = &alu_aluette_bot_kind,
  .level = "villager",
  .habits = &cli_aluette_habits,
  .play = cli_aluette_play,
  .print_perft = cli_aluette_print_perft,
  .print_bench = cli_aluette_print_bench,
};
