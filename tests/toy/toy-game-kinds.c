/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-aluette-kind.h"
#include "engine/tarot/tarot-kind.h"
#include "toy-kind.h"

/* The registry with the toy game as its last row: replaces that of the program. */
const AluGameKind *const alu_game_kinds[] = {
  &alu_aluette_kind,
  &tarot_kind,
  &toy_kind,
  NULL,
};
