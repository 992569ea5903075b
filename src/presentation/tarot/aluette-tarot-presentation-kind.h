/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

/* What is said and shown of French Tarot. */
extern const AluettePresentationKind aluette_tarot_presentation_kind;

G_END_DECLS
