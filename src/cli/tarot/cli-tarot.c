/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/tarot/cli-tarot.h"

#include "engine/tarot/tarot-kind.h"

bool
cli_tarot_parse_rules (const char *id, int seats, const CliTexts *options, TarotRules *rules)
{
  AluGameRules game;

  if (!cli_parse_rules (&tarot_kind, id, seats, &game)
      || !cli_set_options (&tarot_kind, options, &game))
    return false;
  tarot_rules_from_game (&game, rules);
  return true;
}
