/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TAROT_N_SETTINGS 1

/* The settings of Tarot. The values of the first are in the order of AluetteTarotOrder. */
extern const AluetteSettingText aluette_tarot_settings[ALUETTE_TAROT_N_SETTINGS];

G_END_DECLS
