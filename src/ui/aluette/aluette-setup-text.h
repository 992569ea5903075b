/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "ui/table/aluette-ui-kind.h"

G_BEGIN_DECLS

/* What the set-up page and the start page say about matches of Aluette: see AluetteUiKind. */

#define ALUETTE_N_PRESETS 5

extern const AluetteLevelText aluette_level_texts[ALU_N_LEVELS];
extern const AluetteDummyText aluette_petit_jean_text;
extern const AluetteMatchPreset aluette_presets[ALUETTE_N_PRESETS];

char *aluette_setup_text_rules (const AluGameRules *rules);
const char *aluette_setup_text_seats (const AluGameRules *rules);
char *aluette_setup_text_unfinished (AluetteMatchInfo *match);

G_END_DECLS
