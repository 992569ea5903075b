/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-puzzle-text.h"

G_BEGIN_DECLS

extern const AluettePuzzleTexts aluette_tarot_puzzle_texts;

G_END_DECLS
