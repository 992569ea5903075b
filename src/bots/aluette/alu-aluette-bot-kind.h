/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-bot-kind.h"

/* The bots of Aluette. */
extern const AluBotKind alu_aluette_bot_kind;
