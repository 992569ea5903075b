/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/practice/aluette-puzzle-set.h"

G_BEGIN_DECLS

/* The puzzles of Tarot, and the drills: bids, écarts and counting. */
extern const AluettePuzzleSet aluette_tarot_puzzle_set;
extern const AluettePuzzleSet aluette_tarot_drill_set;

G_END_DECLS
