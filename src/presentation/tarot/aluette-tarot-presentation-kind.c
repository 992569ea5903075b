/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-presentation-kind.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-metrics.h"
#include "presentation/tarot/aluette-tarot-presenter.h"
#include "presentation/tarot/aluette-tarot-settings.h"
#include "presentation/tarot/aluette-tarot-setup-text.h"
#include "presentation/tarot/aluette-tarot-talk.h"

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
  .describe_seats = aluette_tarot_setup_text_seats,
  .format_unfinished = aluette_tarot_setup_text_unfinished,
};
