/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game-setup.h"
#include "ui/shell/aluette-setup-page.h"

/* Returns: (transfer floating): a set-up page for the first game */
static inline GtkWidget *
setup_driver_make_page (void)
{
  AluGameHeader header;
  AluGameRules rules;

  alu_game_rules_init (alu_game_kinds[0], &rules, 0, 0);
  aluette_game_setup_propose (alu_game_kinds[0], &rules, "You", &header);
  return aluette_setup_page_new (alu_game_kinds[0], &header);
}
