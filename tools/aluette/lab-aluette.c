/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/lab-aluette.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "engine/aluette/alu-match.h"

bool
lab_aluette_parse_rules (const char *id, int seats, const CliTexts *options, AluRules *rules)
{
  const CliTexts seated = { { "draw=seated" }, 1 };
  AluGameRules game;

  if (!cli_parse_rules (&alu_aluette_kind, id, seats, &game)
      || !cli_set_options (&alu_aluette_kind, &seated, &game)
      || !cli_set_options (&alu_aluette_kind, options, &game))
    return false;
  alu_rules_from_game (&game, rules);
  return true;
}

static const char *
get_role (const void *match, const void *event)
{
  (void) match;
  return ((const AluEvent *) event)->type == ALU_EVENT_PLAY ? "player" : NULL;
}

const LabBlunderKind lab_aluette_blunders = { .id = "aluette", .cost = 0.2, .role = get_role };
