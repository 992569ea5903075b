/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/practice/aluette-puzzle-look.h"

G_BEGIN_DECLS

/* The puzzles of Tarot, and the drills: bids, écarts and counting. */
extern const AluettePuzzleLook aluette_tarot_puzzle_look;
extern const AluettePuzzleLook aluette_tarot_drill_look;

G_END_DECLS
