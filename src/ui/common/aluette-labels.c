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
  [ALU_RULES_CLASSIC] = { NC_("rule set", "Aluette to 5 points"),
                          N_("Two against two, nine cards each. The game of the cafés.") },
  [ALU_RULES_GRIMAUD]
  = { NC_("rule set", "Grimaud"),
      N_("As on the card maker’s sheet: partners are drawn, and the chant may be asked for.") },
  [ALU_RULES_GAMERULES]
  = { NC_("rule set", "GameRules"),
      N_("Partners are drawn; the chant goes to the dealer; no offers and no misère.") },
  [ALU_RULES_SIX] = { NC_("rule set", "Aluette for six"),
                      N_("Three against three, eight cards each, no talon.") },
  [ALU_RULES_TWELVE]
  = { NC_("rule set", "Twelve hands"),
      N_("With an ordinary pack: the team’s tricks count; the 3 of diamonds wins, "
          "the jack of spades loses.") },
};

static const Label options[ALU_N_OPTIONS] = {
  { NC_("option", "Points to win"), N_("The first team to reach them wins the match.") },
  { NC_("option", "Fixed number of deals"),
    N_("Instead of a target; the higher score wins. 0 to play to the target.") },
  { NC_("option", "Choosing partners"), N_("How the seats and the first dealer are found.") },
  { NC_("option", "Chant"),
    N_("The twelve cards left over go to two opponents, who each keep their nine best.") },
  { NC_("option", "The chant goes to"), N_("Who receives the cards left over.") },
  { NC_("option", "Cards of the chant"), N_("How they are handed out.") },
  { NC_("option", "Faces of the chant"), N_("Whether everybody sees the cards handed out.") },
  { NC_("option", "Mordienne"),
    N_("Two points for all of one’s tricks at the end, without a break.") },
  { NC_("option", "Offering the deal"), N_("A team that fears mordienne may offer the point.") },
  { NC_("option", "Misère"), N_("Partners who agree may give the point before the first card.") },
  { NC_("option", "Signs"), N_("Partners tell each other their cards by grimaces.") },
  { NC_("option", "Bluff"), N_("Signs may be false. Not traditional.") },
  { NC_("option", "À la parlante"), N_("Some things may be said aloud, for everybody to hear.") },
};

#define OFF_ON                                                                                     \
  {                                                                                                \
    NC_("option value", "Off"), NC_("option value", "On")                                        \
  }

static const char *const values[ALU_N_OPTIONS][4] = {
  { NULL },
  { NULL },
  { NC_("option value", "Seats as chosen"), NC_("option value", "Draw the luettes"),
    NC_("option value", "Highest card") },
  { NC_("option value", "Off"), NC_("option value", "If all agree"),
    NC_("option value", "Always") },
  { NC_("option value", "Dealer’s left and dealer’s partner"),
    NC_("option value", "Dealer’s left and dealer") },
  { NC_("option value", "One at a time"), NC_("option value", "By threes") },
  { NC_("option value", "Face down"), NC_("option value", "Face up") },
  OFF_ON,
  { NC_("option value", "Off"), NC_("option value", "Before the first trick"),
    NC_("option value", "At any turn") },
  OFF_ON,
  OFF_ON,
  OFF_ON,
  OFF_ON,
};

static const Label levels[ALU_N_LEVELS] = {
  [ALU_LEVEL_RANDOM] = { NC_("level", "Random"), N_("Plays any card.") },
  [ALU_LEVEL_NOVICE] = { NC_("level", "Novice"),
                         N_("Is still learning, and forgets what has been played.") },
  [ALU_LEVEL_CASUAL] = { NC_("level", "Sunday player"), N_("Takes what there is to take.") },
  [ALU_LEVEL_VILLAGER] = { NC_("level", "Villager"),
                           N_("Plays the way it is done at the café.") },
  [ALU_LEVEL_STRONG] = { NC_("level", "Strong"), N_("Counts the cards and looks ahead.") },
  [ALU_LEVEL_EXPERT] = { NC_("level", "Expert"),
                         N_("Reads the table: plays, silences and signs.") },
  [ALU_LEVEL_MASTER] = { NC_("level", "Master"), N_("The one nobody wants against him.") },
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
