/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-network-kind.h"

#include "model/aluette/aluette-host-gaze.h"

/* One person of each team must agree, of the teams that have somebody here. */
static gboolean
may_stand_in (const AluGameHeader *header, guint seat, guint present, guint agreed)
{
  guint teams_present = 0;
  guint teams_agreed = 0;

  for (guint i = 0; i < header->rules.n_seats; i++)
    {
      guint team = 1u << i % 2;

      teams_present |= (present & (1u << i)) != 0 ? team : 0;
      teams_agreed |= (agreed & present & (1u << i)) != 0 ? team : 0;
    }
  return teams_present != 0 && teams_agreed == teams_present;
}

const AluetteNetworkKind aluette_vache_network_kind = {
  .id = "aluette",
  .may_stand_in = may_stand_in,
  .extension_new = aluette_host_gaze_new,
};
