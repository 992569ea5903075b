/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-network-kind.h"

/* Everybody plays with or against everybody, so all must agree. */
static gboolean
may_stand_in (const AluGameHeader *header, guint seat, guint present, guint agreed)
{
  return present != 0 && (agreed & present) == present;
}

const AluetteNetworkKind aluette_tarot_network_kind = {
  .id = "tarot",
  .may_stand_in = may_stand_in,
};
