/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

/* Texts about the rules of matches of Aluette. Do not keep those that are (transfer none), because
 * the language can change while the program runs. */

const char *aluette_rule_set_name (AluRuleSet set);

/* aluette_rule_set_brief:
 *
 * Returns: the name of a rule set without its target score, for a match whose target is unknown. */
const char *aluette_rule_set_brief (AluRuleSet set);

/* aluette_rules_name:
 *
 * Returns: (transfer full): the name of the rules of a match, with its target score. */
char *aluette_rules_name (const AluRules *rules);

/* What the set-up page and the start page say about matches of Aluette: see AluetteUiKind. */

#define ALUETTE_N_PRESETS 5

extern const AluetteLevelText aluette_level_texts[ALU_N_LEVELS];
extern const AluetteDummyText aluette_petit_jean_text;
extern const AluetteMatchPreset aluette_presets[ALUETTE_N_PRESETS];

char *aluette_setup_text_rules (const AluGameRules *rules);
char *aluette_setup_text_unfinished (AluetteMatchInfo *match);

G_END_DECLS
