/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-aluette-bot-kind.h"
#include "bots/tarot/tarot-bot-kind.h"
#include "model/aluette/aluette-vache-model-kind.h"
#include "model/tarot/aluette-tarot-model-kind.h"
#include "toy-model-kind.h"

/* The registries with the toy game as their last row: they replace those of the program. */
const AluBotKind *const alu_bot_kinds[] = {
  &alu_aluette_bot_kind,
  &tarot_bot_kind,
  &toy_bot_kind,
  NULL,
};

const AluetteModelKind *const aluette_model_kinds[] = {
  &aluette_vache_model_kind,
  &aluette_tarot_model_kind,
  &toy_model_kind,
  NULL,
};
