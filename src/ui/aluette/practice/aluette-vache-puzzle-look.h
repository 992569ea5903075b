/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/practice/aluette-puzzle-look.h"

G_BEGIN_DECLS

/* The puzzles of Aluette. */
extern const AluettePuzzleLook aluette_vache_puzzle_look;

G_END_DECLS
