/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-model-kind.h"
#include "model/tarot/aluette-tarot-model-kind.h"

/* Nothing else belongs here: a test that has its own registry replaces this whole file. */
const AluetteModelKind *const aluette_model_kinds[] = {
  &aluette_vache_model_kind,
  &aluette_tarot_model_kind,
  NULL,
};
