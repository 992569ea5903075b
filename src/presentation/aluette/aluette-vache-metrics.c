/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-vache-metrics.h"

#include <glib/gi18n.h>

const AluetteMetricText aluette_vache_metrics[] = {
  { N_("Matches Won (%)"), { ALUETTE_METRIC_WON }, .card = ALUETTE_CARD_RESULTS },
  { N_("Matches"), { ALUETTE_METRIC_MATCHES }, .card = ALUETTE_CARD_RESULTS },
  { N_("Deals"), { ALUETTE_METRIC_DEALS }, .card = ALUETTE_CARD_RESULTS },
  { N_("Deals Won by the Team"), { "team_deals" } },
  { N_("Points"), { ALUETTE_METRIC_POINTS } },
  { N_("Points per Deal"),
    { ALUETTE_METRIC_POINTS },
    { ALUETTE_METRIC_DEALS },
    .card = ALUETTE_CARD_RESULTS },
  { N_("Points Conceded"), { "against" } },
  { N_("Deals Won Personally"), { "own_deals" } },
  { N_("Tricks"), { "tricks" } },
  { N_("Mordiennes Made"), { "team_mordiennes" } },
  { N_("Mordiennes Conceded"), { "suffered" } },
  { N_("Offers to Settle"), { "offers" } },
  { N_("Offers Accepted"), { "accepted" } },
  { N_("Concessions Proposed"), { "proposals" } },
  { N_("Tricks Spoiled"), { "spoiled" }, .card = ALUETTE_CARD_PLAY },
  { N_("Signs Made"), { "signs" }, .card = ALUETTE_CARD_PLAY },
  { N_("Signs Understood by Partner"), { "understood" }, .card = ALUETTE_CARD_PLAY },
  { N_("Signs Caught by Opponents"), { "caught" }, .card = ALUETTE_CARD_PLAY },
  { N_("Partner’s Signs Understood"), { "read" }, .card = ALUETTE_CARD_PLAY },
  { N_("Opponents’ Signs Caught"), { "spied" }, .card = ALUETTE_CARD_PLAY },
};
