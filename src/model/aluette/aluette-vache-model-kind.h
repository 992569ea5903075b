/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-model-kind.h"

/* What the model needs to know of Aluette. */
extern const AluetteModelKind aluette_vache_model_kind;
