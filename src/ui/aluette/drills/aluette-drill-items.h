/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/aluette/aluette-sign-item.h"
#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

/* The drills have two items for each sign: recognizing it and making it. */

/* aluette_drill_pick:
 * @make: whether the user makes the sign, rather than recognizes it
 * @avoid: the sign asked last, or -1
 *
 * Returns the sign to ask next. */
AluSign aluette_drill_pick (AluetteLeitner *leitner, gboolean make, int avoid);

/* aluette_drill_start_level:
 *
 * Returns the level at which to begin: twice the average box of all signs, below
 * ALUETTE_DRILL_LEVELS. */
guint aluette_drill_start_level (AluetteLeitner *leitner, gboolean make);

G_END_DECLS
