/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/tarot/aluette-tarot-setup-text.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-rules.h"

const AluetteLevelText aluette_tarot_level_texts[TAROT_N_LEVELS] = {
  [TAROT_LEVEL_RANDOM] = { NC_("level", "Random"), N_("Plays any card") },
  [TAROT_LEVEL_NOVICE] = { NC_("level", "Novice"), N_("Still learning; often plays any card") },
  [TAROT_LEVEL_CASUAL] = { NC_("level", "Sunday Player"),
                           N_("Knows how to play, and makes mistakes") },
  [TAROT_LEVEL_VILLAGER] = { NC_("level", "Villager"), N_("Plays as people do at the café") },
  [TAROT_LEVEL_STRONG] = { NC_("level", "Strong"), N_("Counts the cards and looks ahead") },
  [TAROT_LEVEL_EXPERT] = { NC_("level", "Expert"), N_("Also weighs each bid and each écart") },
  [TAROT_LEVEL_MASTER] = { NC_("level", "Master"), N_("The strongest opponent") },
};

const AluetteMatchPreset aluette_tarot_presets[ALUETTE_TAROT_N_PRESETS] = {
  { N_("Four Players"), ALUETTE_PRESET_KEEPS_RULES, "hbbb", N_("Four Players") },
  { N_("Three Players"), ALUETTE_PRESET_KEEPS_RULES, "hbb", N_("Three Players") },
  { N_("Five Players"), ALUETTE_PRESET_KEEPS_RULES, "hbbbb", N_("Five Players") },
  { N_("Two People Here"), ALUETTE_PRESET_KEEPS_RULES, "hhbb", NULL },
};

char *
aluette_tarot_setup_text_rules (const AluGameRules *game)
{
  TarotRules rules;

  tarot_rules_from_game (game, &rules);
  if (rules.deals > 0)
    return g_strdup_printf (ngettext ("Tarot, %u deal", "Tarot, %u deals", rules.deals),
                            rules.deals);
  if (rules.target > 0)
    return g_strdup_printf (ngettext ("Tarot to %u point", "Tarot to %u points", rules.target),
                            rules.target);
  return g_strdup (_("Tarot without a limit"));
}

char *
aluette_tarot_setup_text_unfinished (AluetteMatchInfo *match)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (match);

  /* Translators: an unfinished match: the number of the deal in play. */
  return g_strdup_printf (_("Tarot, deal %u"), columns->n_deals + 1);
}
