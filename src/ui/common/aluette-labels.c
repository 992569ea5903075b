/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-labels.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *name;
  const char *summary;
} Label;

static const Label rule_sets[ALU_N_RULE_SETS] = {
  [ALU_RULES_CLASSIC] = { NC_("rule set", "Aluette to 5 Points"),
                          N_("Two against two, nine cards each. The game of the cafés.") },
  [ALU_RULES_GRIMAUD]
  = { NC_("rule set", "Card-Maker’s Rules"),
      N_("From Grimaud’s rule sheet. Partners are drawn, and players may ask for the chant.") },
  [ALU_RULES_GAMERULES]
  = { NC_("rule set", "International Rules"),
      N_("From the GameRules site. Partners are drawn, the chant goes to the dealer, and nobody "
         "may settle or concede.") },
  [ALU_RULES_SIX] = { NC_("rule set", "Aluette for Six"),
                      N_("Three against three, eight cards each, no talon.") },
  [ALU_RULES_TWELVE]
  = { NC_("rule set", "Twelve Hands"),
      N_("With an ordinary deck. The team’s tricks count; the 3 of diamonds wins, the jack of "
         "spades loses.") },
};

static const Label options[ALU_N_OPTIONS] = {
  { NC_("option", "Points to Win"), N_("The first team to reach them wins the match.") },
  { NC_("option", "Fixed Number of Deals"),
    N_("The higher score wins after this many deals. 0 for no limit.") },
  { NC_("option", "Choice of Partners"), N_("How the seats and the first dealer are decided") },
  { NC_("option", "Chant"),
    N_("The twelve cards of the talon go to two opponents, who each keep their nine best.") },
  { NC_("option", "Chant Recipients"), N_("Who receives the cards of the talon") },
  { NC_("option", "Chant Dealing"), N_("How the cards of the talon are dealt") },
  { NC_("option", "Chant Visibility"), N_("Whether everyone sees the cards of the talon") },
  { NC_("option", "Mordienne"),
    N_("Two points for a player whose tricks are all at the end, in one run.") },
  { NC_("option", "Offers to Settle"),
    N_("A team that fears mordienne may offer to end the deal for one point.") },
  { NC_("option", "Conceding"),
    N_("Partners who agree may concede the deal (1 point) before the first card.") },
  { NC_("option", "Signs"), N_("Partners tell each other their cards with winks and gestures.") },
  { NC_("option", "Bluff"), N_("Signs may be false. Not traditional.") },
  { NC_("option", "Spoken Calls"), N_("Players may announce some cards out loud.") },
};

#define OFF_ON                                                                                     \
  {                                                                                                \
    NC_("option value", "Off"), NC_("option value", "On")                                        \
  }

static const char *const values[ALU_N_OPTIONS][4] = {
  { NULL },
  { NULL },
  { NC_("option value", "Chosen Seats"), NC_("option value", "Draw of the Luettes"),
    NC_("option value", "Highest Card") },
  { NC_("option value", "Off"), NC_("option value", "If All Agree"),
    NC_("option value", "Always") },
  { NC_("option value", "Dealer’s Left and Dealer’s Partner"),
    NC_("option value", "Dealer’s Left and Dealer") },
  { NC_("option value", "One at a Time"), NC_("option value", "Three at a Time") },
  { NC_("option value", "Face Down"), NC_("option value", "Face Up") },
  OFF_ON,
  { NC_("option value", "Off"), NC_("option value", "Before the First Trick"),
    NC_("option value", "At Any Turn") },
  OFF_ON,
  OFF_ON,
  OFF_ON,
  OFF_ON,
};

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
  return g_dpgettext2 (NULL, "rule set", rule_sets[set].name);
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
  return _(rule_sets[set].summary);
}

const char *
aluette_option_name (int option)
{
  return g_dpgettext2 (NULL, "option", options[option].name);
}

const char *
aluette_option_summary (int option)
{
  return _(options[option].summary);
}

const char *
aluette_option_value_name (int option, int value)
{
  const char *name = value < 4 ? values[option][value] : NULL;

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
