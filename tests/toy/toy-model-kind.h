/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-model-kind.h"

/* The other tables of the toy game. */
extern const AluBotKind toy_bot_kind;
extern const AluetteModelKind toy_model_kind;
