/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/tarot/cli-tarot.h"

#include "bots/tarot/tarot-bot-kind.h"
#include "engine/tarot/tarot-kind.h"

const CliKind cli_tarot_kind = {
  .kind = &tarot_kind,
  .bots = &tarot_bot_kind,
  .level = "random",
  .habits = &cli_tarot_habits,
  .play = cli_tarot_play,
  .print_perft = cli_tarot_print_perft,
};
