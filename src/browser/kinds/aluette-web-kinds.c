/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette/aluette-vache-web-kind.h"

const AluetteWebKind *const aluette_web_kinds[] = { &aluette_vache_web_kind, NULL };
