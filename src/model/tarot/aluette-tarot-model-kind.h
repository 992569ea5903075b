/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-model-kind.h"

/* What the model needs to know of French Tarot. */
extern const AluetteModelKind aluette_tarot_model_kind;
