/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-signs.h"

G_BEGIN_DECLS

/* What the drills ask, as pure functions of a seed. */

#define ALUETTE_DRILL_LEVELS 10
#define ALUETTE_DRILL_PLAYERS 4
#define ALUETTE_DRILL_MOST_PASSES 7

/* aluette_drill_next_level:
 *
 * Returns: the level after an answer: one up where it was right, two down where not, 0 to
 * ALUETTE_DRILL_LEVELS - 1. */
guint aluette_drill_next_level (guint level, gboolean right);

/* aluette_drill_length:
 *
 * Returns: how long a gesture lasts at a level, in milliseconds: from 2600 down to 480. */
guint aluette_drill_length (guint level);

/* aluette_drill_size:
 *
 * Returns: how large it is made, 1 down to 0.4. */
double aluette_drill_size (guint level);

/* One sign that passes. */
typedef struct
{
  guint maker; /* 0 to 3 */
  AluSign sign;
} AluettePass;

/* Signs that pass at a table, no two the same, and players of whom each makes at least none. */
typedef struct
{
  guint n_passes;
  AluettePass passes[ALUETTE_DRILL_MOST_PASSES];
  guint n_questions;
  guint questions[3]; /* which of the passes are asked for: “Who told of the Cow?” */
} AluetteDrillSequence;

/* aluette_drill_sequence_init:
 * @level: three signs at 0, up to ALUETTE_DRILL_MOST_PASSES
 *
 * Draws a round: signs of cards only, for an opinion could be told by several. */
void aluette_drill_sequence_init (guint64 seed, guint level, AluetteDrillSequence *sequence);

G_END_DECLS
