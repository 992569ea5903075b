/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presentation-kind.h"
#include "presentation/tarot/aluette-tarot-presentation-kind.h"

const AluettePresentationKind *const aluette_presentation_kinds[] = {
  &aluette_vache_presentation_kind, &aluette_tarot_presentation_kind, NULL
};
