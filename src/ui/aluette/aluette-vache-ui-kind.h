/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-ui-kind.h"

G_BEGIN_DECLS

extern const AluetteUiKind aluette_vache_ui_kind;

G_END_DECLS
