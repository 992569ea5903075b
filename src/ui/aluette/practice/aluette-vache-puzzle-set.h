/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/practice/aluette-puzzle-set.h"

G_BEGIN_DECLS

/* The puzzles of Aluette. */
extern const AluettePuzzleSet aluette_vache_puzzle_set;

G_END_DECLS
