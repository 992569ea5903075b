/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-aluette-bot-kind.h"
#include "bots/tarot/tarot-bot-kind.h"

/* Nothing else belongs here: a test that has its own registry replaces this whole file. */
const AluBotKind *const alu_bot_kinds[] = {
  &alu_aluette_bot_kind,
  &tarot_bot_kind,
  NULL,
};
