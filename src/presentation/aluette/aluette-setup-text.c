/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-setup-text.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"

const AluetteLevelText aluette_level_texts[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = { NC_("level", "Random"), N_("Plays any card") },
  [ALU_LEVEL_NOVICE] = { NC_("level", "Novice"),
                         N_("Still learning; forgets what has been played") },
  [ALU_LEVEL_CASUAL] = { NC_("level", "Sunday Player"), N_("Takes every trick within reach") },
  [ALU_LEVEL_VILLAGER] = { NC_("level", "Villager"), N_("Plays as people do at the café") },
  [ALU_LEVEL_STRONG] = { NC_("level", "Strong"), N_("Counts the cards and looks ahead") },
  [ALU_LEVEL_EXPERT] = { NC_("level", "Expert"),
                         N_("Reads the table: cards, silences and signs") },
  [ALU_LEVEL_MASTER] = { NC_("level", "Master"), N_("The strongest opponent") },
};

const AluetteDummyText aluette_petit_jean_text = {
  .name = NC_("kind of player", "Petit-Jean"),
  .summary = N_("Nobody. His cards lie face up on the table, and his partner plays them."),
  .no_captain = N_("A Petit-Jean needs a partner who is a person or a bot."),
};

const AluetteMatchPreset aluette_presets[ALUETTE_N_PRESETS] = {
  { N_("Against Bots"), ALU_RULES_CLASSIC, "hbbb", N_("Four Players") },
  { N_("Two Players"), ALU_RULES_CLASSIC, "hbdd", N_("Two Players") },
  { N_("Three Players"), ALU_RULES_CLASSIC, "hbdb", N_("Three Players") },
  { N_("Six Players"), ALU_RULES_SIX, "hbbbbb", N_("Six Players") },
  { N_("Two People Here"), ALU_RULES_CLASSIC, "hhbb", NULL },
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

char *
aluette_setup_text_rules (const AluGameRules *rules)
{
  AluRules own;

  alu_rules_from_game (rules, &own);
  return aluette_rules_name (&own);
}

char *
aluette_setup_text_unfinished (AluetteMatchInfo *match)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (match);
  int set = MAX (alu_game_rule_set_from_id (&alu_aluette_kind, columns->rules), 0);

  /* Translators: an unfinished match: its rule set and both teams’ points. */
  return g_strdup_printf (_("%1$s, %2$d to %3$d"), aluette_rule_set_brief (set),
                          columns->points[0], columns->points[1]);
}
