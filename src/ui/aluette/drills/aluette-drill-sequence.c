/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-drill-sequence.h"

#include <math.h>

#include "engine/alu-rng.h"

#define N_CARD_SIGNS ALU_SIGN_AS /* signs below this one stand for one card each */

guint
aluette_drill_next_level (guint level, gboolean right)
{
  if (right)
    return MIN (level + 1, ALUETTE_DRILL_LEVELS - 1);
  return level > 2 ? level - 2 : 0;
}

guint
aluette_drill_length (guint level)
{
  return (guint) lround (2600 * pow (480 / 2600.0, level / (ALUETTE_DRILL_LEVELS - 1.0)));
}

double
aluette_drill_size (guint level)
{
  return 1 - 0.6 * level / (ALUETTE_DRILL_LEVELS - 1);
}

void
aluette_drill_sequence_init (guint64 seed, guint level, AluetteDrillSequence *sequence)
{
  uint8_t signs[N_CARD_SIGNS], order[ALUETTE_DRILL_MOST_PASSES];
  AluRng rng;

  alu_rng_seed (&rng, seed);
  sequence->n_passes = MIN (3 + level / 2, ALUETTE_DRILL_MOST_PASSES);
  sequence->n_questions = MIN (sequence->n_passes, G_N_ELEMENTS (sequence->questions));
  for (guint i = 0; i < N_CARD_SIGNS; i++)
    signs[i] = (uint8_t) i;
  alu_rng_shuffle (&rng, signs, N_CARD_SIGNS);
  for (guint i = 0; i < sequence->n_passes; i++)
    {
      order[i] = (uint8_t) i;
      sequence->passes[i].sign = (AluSign) signs[i];
      sequence->passes[i].maker = alu_rng_below (&rng, ALUETTE_DRILL_PLAYERS);
    }
  alu_rng_shuffle (&rng, order, (int) sequence->n_passes);
  for (guint i = 0; i < sequence->n_questions; i++)
    sequence->questions[i] = order[i];
}
