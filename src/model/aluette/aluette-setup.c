/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-setup.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "model/session/aluette-game-setup.h"

char *
aluette_setup_to_text (const AluRecordHeader *header)
{
  g_autofree AluGameHeader *game = g_new (AluGameHeader, 1);

  alu_header_to_game (header, game);
  return aluette_game_setup_to_text (&alu_aluette_kind, game);
}

gboolean
aluette_setup_from_text (const char *text, AluRecordHeader *header)
{
  g_autofree AluGameHeader *game = g_new (AluGameHeader, 1);

  if (!aluette_game_setup_from_text (&alu_aluette_kind, text, game))
    return FALSE;
  alu_header_from_game (game, header);
  return TRUE;
}

void
aluette_setup_propose (AluRecordHeader *header, const AluRules *rules, const char *name)
{
  g_autofree AluGameHeader *game = g_new (AluGameHeader, 1);
  AluGameRules game_rules;

  alu_rules_to_game (rules, &game_rules);
  aluette_game_setup_propose (&alu_aluette_kind, &game_rules, name, game);
  alu_header_from_game (game, header);
}

void
aluette_setup_propose_real (AluRecordHeader *header, const AluRules *rules)
{
  g_autofree AluGameHeader *game = g_new (AluGameHeader, 1);
  AluGameRules game_rules;

  alu_rules_to_game (rules, &game_rules);
  aluette_game_setup_propose_real (&game_rules, game);
  alu_header_from_game (game, header);
}

gboolean
aluette_setup_is_real (const AluRecordHeader *header)
{
  return header->players[0].kind == ALU_PLAYER_PERSON;
}

gboolean
aluette_setup_appoint_captains (AluRecordHeader *header)
{
  g_autofree AluGameHeader *game = g_new (AluGameHeader, 1);
  gboolean all;

  alu_header_to_game (header, game);
  all = aluette_game_setup_appoint_captains (&alu_aluette_kind, game);
  alu_header_from_game (game, header);
  return all;
}

void
aluette_setup_stamp (AluRecordHeader *header)
{
  g_autofree AluGameHeader *game = g_new (AluGameHeader, 1);

  alu_header_to_game (header, game);
  aluette_game_setup_stamp (game);
  alu_header_from_game (game, header);
}
