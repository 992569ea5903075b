/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-rules.h"

/* The words for rule sets, options and levels, in the user's language: to be read anew whenever
 * they are shown. All are (transfer none) and never NULL unless said otherwise. */

const char *aluette_rule_set_name (AluRuleSet set);
const char *aluette_rule_set_summary (AluRuleSet set);

/* aluette_rule_set_brief: the name of a match's rule set where its target is not known. */
const char *aluette_rule_set_brief (AluRuleSet set);

/* aluette_rules_name:
 *
 * Returns: (transfer full): the name of the rules of a match, with its own target. */
char *aluette_rules_name (const AluRules *rules);

/* The option's name, and what it means in a line. */
const char *aluette_option_name (int option);
const char *aluette_option_summary (int option);

/* aluette_option_value_name:
 *
 * Returns: (transfer none) (nullable): the name of a worded option's value; NULL past the last. */
const char *aluette_option_value_name (int option, int value);

const char *aluette_level_name (AluLevel level);
const char *aluette_level_summary (AluLevel level);
