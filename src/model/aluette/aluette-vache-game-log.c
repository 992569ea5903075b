/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-game-log.h"

#include "engine/aluette/alu-aluette-kind.h"

AluView
aluette_local_game_get_aluette_view (AluetteLocalGame *self, guint seat)
{
  g_autoptr (AluetteView) view = aluette_local_game_get_view (self, seat);

  return *aluette_view_get_aluette (view);
}

AluView
aluette_local_game_aluette_view_at (AluetteLocalGame *self, guint seat, guint n_events)
{
  g_autoptr (AluetteView) view = aluette_local_game_view_at (self, seat, n_events);

  return *aluette_view_get_aluette (view);
}

const AluEvent *
aluette_local_game_get_aluette_event (AluetteLocalGame *self, guint index)
{
  g_return_val_if_fail (aluette_game_get_kind (ALUETTE_GAME (self)) == &alu_aluette_kind, NULL);
  return aluette_local_game_get_event (self, index);
}
