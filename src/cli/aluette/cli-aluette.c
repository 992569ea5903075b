/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"

#include "engine/aluette/alu-aluette-kind.h"

bool
cli_aluette_parse_rules (const char *id, int seats, AluRules *rules)
{
  AluGameRules game;

  if (!cli_parse_rules (&alu_aluette_kind, id, seats, &game))
    return false;
  alu_rules_from_game (&game, rules);
  return true;
}

bool
cli_aluette_set_options (const CliTexts *texts, AluRules *rules)
{
  AluGameRules game;

  alu_rules_to_game (rules, &game);
  if (!cli_set_options (&alu_aluette_kind, texts, &game))
    return false;
  alu_rules_from_game (&game, rules);
  return true;
}
