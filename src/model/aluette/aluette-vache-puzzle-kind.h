/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "model/learning/aluette-puzzle-kind.h"

G_BEGIN_DECLS

/* The puzzles of Aluette: values of AluPuzzle. */
extern const AluettePuzzleKind aluette_vache_puzzle_kind;

G_END_DECLS
