/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presentation-kind.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-vache-metrics.h"
#include "presentation/aluette/aluette-vache-presenter.h"
#include "presentation/aluette/aluette-setup-text.h"
#include "presentation/aluette/aluette-text-context.h"
#include "presentation/aluette/aluette-vache-talk.h"
#include "presentation/common/aluette-signed-number.h"

static char *
format_result (const AluGameHeader *header, gconstpointer match, guint listener, AluetteDeck deck)
{
  AluetteTextContext context = { header, listener, deck };
  const AluMatch *own = match;

  return own->deal.ended ? aluette_text_result (&context, own) : NULL;
}

static char *
format_challenge_deal (gint points, const guint8 *tricks)
{
  g_autofree char *number = aluette_signed_number (points);

  /* Translators: the result of a deal: points such as “+1”; then the tricks of the player, the
   * partner, and the two opponents. */
  return g_strdup_printf (ngettext ("%s point, tricks %u + %u against %u + %u",
                                    "%s points, tricks %u + %u against %u + %u",
                                    (gulong) ABS (points)),
                          number, tricks[0], tricks[2], tricks[1], tricks[3]);
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
  .format_challenge_deal = format_challenge_deal,
  .challenge_rules = N_("Nobody makes signs, settles or concedes."),
  .metrics = aluette_vache_metrics,
  .n_metrics = ALUETTE_VACHE_N_METRICS,
};
