/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-signs.h"

G_BEGIN_DECLS

/* Rules of the drills, as pure functions. */

#define ALUETTE_DRILL_LEVELS 10
#define ALUETTE_DRILL_PLAYERS 4
#define ALUETTE_DRILL_MOST_PASSES 7

/* aluette_drill_next_level:
 *
 * Returns the level after an answer, 0 to ALUETTE_DRILL_LEVELS - 1: one up if it was right, two
 * down if not. */
guint aluette_drill_next_level (guint level, gboolean right);

/* aluette_drill_length:
 *
 * Returns the length of a gesture at a level, in milliseconds: from 2600 down to 480. */
guint aluette_drill_length (guint level);

/* aluette_drill_size:
 *
 * Returns the size of a gesture at a level, from 1 down to 0.4. */
double aluette_drill_size (guint level);

/* A sign made by one player. */
typedef struct
{
  guint maker; /* 0 to 3 */
  AluSign sign;
} AluettePass;

/* A sequence of different signs made by four players. A player may make several signs or none. */
typedef struct
{
  guint n_passes;
  AluettePass passes[ALUETTE_DRILL_MOST_PASSES];
  guint n_questions;
  guint questions[3]; /* indices of the passes that the user must attribute */
} AluetteDrillSequence;

/* aluette_drill_sequence_init:
 * @level: number of signs: 3 at level 0, up to ALUETTE_DRILL_MOST_PASSES
 *
 * Draws a random sequence. It contains only signs for cards, because several players could make a
 * sign for an opinion. */
void aluette_drill_sequence_init (guint64 seed, guint level, AluetteDrillSequence *sequence);

G_END_DECLS
