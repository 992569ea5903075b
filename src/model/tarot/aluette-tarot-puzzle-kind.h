/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/puzzles/tarot-puzzle.h"
#include "model/learning/aluette-puzzle-kind.h"

G_BEGIN_DECLS

/* The puzzles of Tarot: values of TarotPuzzle. */
extern const AluettePuzzleKind aluette_tarot_puzzle_kind;

G_END_DECLS
