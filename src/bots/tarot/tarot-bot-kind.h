/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-bot-kind.h"

/* The bots of French Tarot. */
extern const AluBotKind tarot_bot_kind;
