/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presentation-kind.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-vache-metrics.h"
#include "presentation/aluette/aluette-vache-presenter.h"
#include "presentation/aluette/aluette-setup-text.h"
#include "presentation/aluette/aluette-text-context.h"
#include "presentation/aluette/aluette-vache-talk.h"

static char *
format_result (const AluGameHeader *header, gconstpointer match, guint listener, AluetteDeck deck)
{
  AluetteTextContext context = { header, listener, deck };
  const AluMatch *own = match;

  return own->deal.ended ? aluette_text_result (&context, own) : NULL;
}

const AluettePresentationKind aluette_vache_presentation_kind = {
  .id = "aluette",
  .presenter_new = aluette_vache_presenter_new,
  .find_talk = aluette_vache_talk_find,
  .play_label = N_("Play _Aluette"),
  .levels = aluette_level_texts,
  .dummy = &aluette_petit_jean_text,
  .presets = aluette_presets,
  .n_presets = ALUETTE_N_PRESETS,
  .format_rules = aluette_setup_text_rules,
  .format_unfinished = aluette_setup_text_unfinished,
  .format_result = format_result,
  .metrics = aluette_vache_metrics,
  .n_metrics = ALUETTE_VACHE_N_METRICS,
};
