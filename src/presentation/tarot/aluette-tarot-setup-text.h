/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-bot.h"
#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

/* What the set-up page and the start page say about matches of Tarot: see AluetteUiKind. */

#define ALUETTE_TAROT_N_PRESETS 4

extern const AluetteLevelText aluette_tarot_level_texts[TAROT_N_LEVELS];
extern const AluetteMatchPreset aluette_tarot_presets[ALUETTE_TAROT_N_PRESETS];

char *aluette_tarot_setup_text_rules (const AluGameRules *rules);
char *aluette_tarot_setup_text_unfinished (AluetteMatchInfo *match);

G_END_DECLS
