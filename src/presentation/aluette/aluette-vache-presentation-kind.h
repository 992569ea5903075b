/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

/* What is said and shown of Aluette. */
extern const AluettePresentationKind aluette_vache_presentation_kind;

G_END_DECLS
