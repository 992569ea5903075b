/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-network-kind.h"

const AluetteNetworkKind *
aluette_network_kind_from_id (const char *id)
{
  for (guint i = 0; aluette_network_kinds[i] != NULL; i++)
    if (g_str_equal (aluette_network_kinds[i]->id, id))
      return aluette_network_kinds[i];
  return NULL;
}
