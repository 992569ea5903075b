/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-vache-ui-kind.h"
#include "ui/tarot/aluette-tarot-ui-kind.h"

const AluetteUiKind *const aluette_ui_kinds[] = { &aluette_vache_ui_kind, &aluette_tarot_ui_kind,
                                                   NULL };
