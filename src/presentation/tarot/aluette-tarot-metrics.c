/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/tarot/aluette-tarot-metrics.h"

#include <glib/gi18n.h>

#define TAKEN { "petites", "gardes", "gardes_sans", "gardes_contre" }
#define MADE { "petites_made", "gardes_made", "gardes_sans_made", "gardes_contre_made" }

const AluetteMetricText aluette_tarot_metrics[] = {
  { N_("Matches Won (%)"), { ALUETTE_METRIC_WON }, .card = ALUETTE_CARD_RESULTS },
  { N_("Matches"), { ALUETTE_METRIC_MATCHES }, .card = ALUETTE_CARD_RESULTS },
  { N_("Deals"), { ALUETTE_METRIC_DEALS }, .card = ALUETTE_CARD_RESULTS },
  { N_("Points"), { ALUETTE_METRIC_POINTS }, .is_signed = TRUE },
  { N_("Points per Deal"),
    { ALUETTE_METRIC_POINTS },
    { ALUETTE_METRIC_DEALS },
    .is_signed = TRUE,
    .card = ALUETTE_CARD_RESULTS },
  { N_("Contracts Taken"), TAKEN, .card = ALUETTE_CARD_PLAY },
  { N_("Contracts Made"), MADE, .card = ALUETTE_CARD_PLAY },
  { N_("Petites Taken"), { "petites" } },
  { N_("Petites Made"), { "petites_made" } },
  { N_("Gardes Taken"), { "gardes" } },
  { N_("Gardes Made"), { "gardes_made" } },
  { N_("Gardes Sans Taken"), { "gardes_sans" } },
  { N_("Gardes Sans Made"), { "gardes_sans_made" } },
  { N_("Gardes Contre Taken"), { "gardes_contre" } },
  { N_("Gardes Contre Made"), { "gardes_contre_made" } },
  { N_("Points per Deal as Taker"), { "taker_points" }, TAKEN, TRUE, ALUETTE_CARD_PLAY },
  { N_("Deals as Partner"), { "partner_deals" } },
  { N_("Points per Deal as Partner"), { "partner_points" }, { "partner_deals" }, TRUE },
  { N_("Points per Deal as Defender"),
    { "defender_points" },
    { "defender_deals" },
    .is_signed = TRUE,
    .card = ALUETTE_CARD_PLAY },
  { N_("Handfuls Shown"), { "handfuls" } },
  { N_("Petits au Bout"), { "petits" } },
  { N_("Best Deal"), { "best_deal" }, .is_signed = TRUE, .card = ALUETTE_CARD_PLAY },
  { N_("Worst Deal"), { "worst_deal" }, .is_signed = TRUE, .card = ALUETTE_CARD_PLAY },
};
