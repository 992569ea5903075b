/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-game.h"

const AluView *
aluette_view_get_aluette (AluetteView *self)
{
  g_return_val_if_fail (aluette_view_get_kind (self) == &alu_aluette_kind, NULL);
  return aluette_view_get_bytes (self);
}

const AluEvent *
aluette_seat_log_get_aluette_line (AluetteSeatLog *self, guint index)
{
  g_return_val_if_fail (aluette_seat_log_get_kind (self) == &alu_aluette_kind, NULL);
  return aluette_seat_log_get_line (self, index);
}

gboolean
aluette_game_has_person_partner (AluetteGame *self, guint seat)
{
  const AluGameHeader *header = aluette_game_get_header (self);

  for (guint other = 0; other < header->rules.n_seats; other++)
    if (other != seat && alu_team_of ((int) other) == alu_team_of ((int) seat)
        && header->players[other].kind != ALU_GAME_DUMMY)
      return TRUE;
  return FALSE;
}
