/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-presentation-kind.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-metrics.h"
#include "presentation/tarot/aluette-tarot-presenter.h"
#include "presentation/tarot/aluette-tarot-settings.h"
#include "presentation/tarot/aluette-tarot-setup-text.h"
#include "presentation/tarot/aluette-tarot-talk.h"
#include "presentation/tarot/aluette-tarot-text.h"

static char *
format_result (const AluGameHeader *header, gconstpointer match, guint listener, AluetteDeck deck)
{
  AluetteTarotText context = { .header = header, .listener = listener };
  const TarotMatch *own = match;

  return own->deal.outcome != TAROT_OUTCOME_NONE ? aluette_tarot_text_result (&context, own) : NULL;
}

const AluettePresentationKind aluette_tarot_presentation_kind = {
  .id = "tarot",
  .presenter_new = aluette_tarot_presenter_new,
  .find_talk = aluette_tarot_talk_find,
  .settings = aluette_tarot_settings,
  .n_settings = ALUETTE_TAROT_N_SETTINGS,
  .metrics = aluette_tarot_metrics,
  .n_metrics = ALUETTE_TAROT_N_METRICS,
  .play_label = N_("Play _Tarot"),
  .levels = aluette_tarot_level_texts,
  .presets = aluette_tarot_presets,
  .n_presets = ALUETTE_TAROT_N_PRESETS,
  .format_rules = aluette_tarot_setup_text_rules,
  .format_unfinished = aluette_tarot_setup_text_unfinished,
  .format_result = format_result,
  .challenge_rules = N_("If everybody passes, the deal is a goulash."),
};
