/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-network-kind.h"
#include "model/network/aluette-network-kind.h"
#include "model/tarot/aluette-tarot-network-kind.h"

const AluetteNetworkKind *const aluette_network_kinds[]
    = { &aluette_vache_network_kind, &aluette_tarot_network_kind, NULL };
