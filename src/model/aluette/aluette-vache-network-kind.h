/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-network-kind.h"

/* Tables of Aluette on the network. */
extern const AluetteNetworkKind aluette_vache_network_kind;
