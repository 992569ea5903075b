/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/tarot/aluette-tarot-settings.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-scene.h"

const AluetteSettingText aluette_tarot_settings[ALUETTE_TAROT_N_SETTINGS] = {
  { .key = "tarot-hand-order",
    .title = N_("Tarot Hands"),
    .context = "hand",
    .values = { [ALUETTE_TAROT_ORDER_TRUMPS_LEFT] = "trumps-left",
                [ALUETTE_TAROT_ORDER_TRUMPS_RIGHT] = "trumps-right",
                [ALUETTE_TAROT_ORDER_ALTERNATING] = "alternating" },
    .labels = { [ALUETTE_TAROT_ORDER_TRUMPS_LEFT] = NC_("hand", "Trumps Left"),
                [ALUETTE_TAROT_ORDER_TRUMPS_RIGHT] = NC_("hand", "Trumps Right"),
                [ALUETTE_TAROT_ORDER_ALTERNATING] = NC_("hand",
                                                         "Trumps Left, Black and Red in Turn") } },
};
