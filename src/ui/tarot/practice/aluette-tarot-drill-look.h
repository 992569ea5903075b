/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/practice/aluette-puzzle-look.h"

G_BEGIN_DECLS

/* The drills of Tarot: bids, écarts and counting. */
extern const AluettePuzzleLook aluette_tarot_drill_look;

G_END_DECLS
