/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-puzzle-text.h"

G_BEGIN_DECLS

/* Texts of the drills of Tarot. */
extern const AluettePuzzleTexts aluette_tarot_drill_texts;

G_END_DECLS
