/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browser/aluette-web-companion.h"

G_BEGIN_DECLS

/* What pages show of Aluette besides its table. */
extern const AluetteWebKind aluette_vache_web_kind;

G_END_DECLS
