/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"

/* Aluette as a game kind. */
extern const AluGameKind alu_aluette_kind;
