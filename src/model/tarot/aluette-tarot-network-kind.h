/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-network-kind.h"

/* Tables of French Tarot on the network. */
extern const AluetteNetworkKind aluette_tarot_network_kind;
