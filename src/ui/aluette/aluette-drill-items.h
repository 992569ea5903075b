/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-leitner.h"
#include "model/learning/aluette-sign-item.h"

G_BEGIN_DECLS

/* The items of the drills: each sign is learnt to be known when seen, and to be made. */

/* aluette_drill_pick:
 * @avoid: the sign asked last, or -1
 *
 * Returns: which sign to ask now. */
AluSign aluette_drill_pick (AluetteLeitner *leitner, gboolean make, int avoid);

/* aluette_drill_start_level:
 *
 * Returns: the level to begin at, by what is known already: the mean box, twice over. */
guint aluette_drill_start_level (AluetteLeitner *leitner, gboolean make);

G_END_DECLS
