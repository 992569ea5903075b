/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-table-cue.h"

#include "engine/alu-game-kind.h"

void
aluette_table_cue_init (AluetteTableCue *cue)
{
  memset (cue, 0, sizeof *cue);
  cue->lands = ALU_GAME_SPECTATOR;
  cue->gesture_seat = ALU_GAME_SPECTATOR;
}

void
aluette_table_cue_clear (AluetteTableCue *cue)
{
  g_free (cue->spoken);
  aluette_table_cue_init (cue);
}

AluetteCardMotion *
aluette_table_cue_move (AluetteTableCue *cue, AluetteTablePlace from, AluetteTablePlace to,
                        guint8 card, guint wait)
{
  AluetteCardMotion *motion = &cue->motions[cue->n_motions];

  *motion = (AluetteCardMotion) { .from = from, .to = to, .card = card, .wait = wait };
  if (cue->n_motions < ALUETTE_CUE_MAX_MOTIONS)
    cue->n_motions++;
  return motion;
}
