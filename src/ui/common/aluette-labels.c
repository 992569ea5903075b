/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-labels.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *name;
  const char *summary;
} Label;

static const Label levels[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = { NC_("level", "Random"), N_("Plays any card") },
  [ALU_LEVEL_NOVICE] = { NC_("level", "Novice"),
                         N_("Still learning; forgets what has been played") },
  [ALU_LEVEL_CASUAL] = { NC_("level", "Sunday Player"), N_("Takes every trick within reach") },
  [ALU_LEVEL_VILLAGER] = { NC_("level", "Villager"),
                           N_("Plays as people do at the café") },
  [ALU_LEVEL_STRONG] = { NC_("level", "Strong"), N_("Counts the cards and looks ahead") },
  [ALU_LEVEL_EXPERT] = { NC_("level", "Expert"),
                         N_("Reads the table: cards, silences and signs") },
  [ALU_LEVEL_MASTER] = { NC_("level", "Master"), N_("The strongest opponent") },
};

const char *
aluette_rule_set_name (AluRuleSet set)
{
  return g_dpgettext2 (NULL, "rule set", alu_rule_sets[set].name);
}

const char *
aluette_rule_set_brief (AluRuleSet set)
{
  return set == ALU_RULES_CLASSIC ? C_("rule set, in a list", "Aluette")
                                  : aluette_rule_set_name (set);
}

char *
aluette_rules_name (const AluRules *rules)
{
  if (rules->set != ALU_RULES_CLASSIC)
    return g_strdup (aluette_rule_set_name ((AluRuleSet) rules->set));
  if (rules->deals > 0)
    return g_strdup_printf (ngettext ("Aluette, %u deal", "Aluette, %u deals", rules->deals),
                            rules->deals);
  return g_strdup_printf (ngettext ("Aluette to %u point", "Aluette to %u points", rules->target),
                          rules->target);
}

const char *
aluette_rule_set_summary (AluRuleSet set)
{
  return _(alu_rule_sets[set].summary);
}

const char *
aluette_option_name (const AluGameOption *option)
{
  return g_dpgettext2 (NULL, "option", option->label);
}

const char *
aluette_option_summary (const AluGameOption *option)
{
  return _(option->description);
}

const char *
aluette_option_value_name (const AluGameOption *option, int value)
{
  const char *name = value < ALU_GAME_MAX_CHOICES ? option->choice_labels[value] : NULL;

  return name != NULL ? g_dpgettext2 (NULL, "option value", name) : NULL;
}

const char *
aluette_level_name (AluLevel level)
{
  return g_dpgettext2 (NULL, "level", levels[level].name);
}

const char *
aluette_level_summary (AluLevel level)
{
  return _(levels[level].summary);
}
