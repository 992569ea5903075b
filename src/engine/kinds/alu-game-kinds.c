/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-aluette-kind.h"
#include "engine/tarot/tarot-kind.h"

/* Nothing else belongs here: a test that has its own registry replaces this whole file. */
const AluGameKind *const alu_game_kinds[] = {
  &alu_aluette_kind,
  &tarot_kind,
  NULL,
};
