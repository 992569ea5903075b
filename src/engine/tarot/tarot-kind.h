/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"

/* French Tarot as a game kind. */
extern const AluGameKind tarot_kind;
