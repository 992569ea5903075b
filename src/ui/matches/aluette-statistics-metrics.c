/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-statistics-metrics.h"

#include <glib/gi18n.h>

#include "ui/matches/aluette-match-text.h"

static const struct
{
  const char *name;
  gsize offset;
} metrics[ALUETTE_N_METRICS] = {
  [ALUETTE_METRIC_WON] = { N_("Matches Won (%)"), 0 },
  [ALUETTE_METRIC_MATCHES] = { N_("Matches"), G_STRUCT_OFFSET (AluetteStatsRow, matches) },
  [ALUETTE_METRIC_DEALS] = { N_("Deals"), G_STRUCT_OFFSET (AluetteStatsRow, deals) },
  [ALUETTE_METRIC_TEAM_DEALS] = { N_("Deals Won by the Team"),
                                  G_STRUCT_OFFSET (AluetteStatsRow, team_deals) },
  [ALUETTE_METRIC_POINTS] = { N_("Points"), G_STRUCT_OFFSET (AluetteStatsRow, points) },
  [ALUETTE_METRIC_AGAINST] = { N_("Points Conceded"), G_STRUCT_OFFSET (AluetteStatsRow, against) },
  [ALUETTE_METRIC_OWN_DEALS] = { N_("Deals Won Personally"),
                                 G_STRUCT_OFFSET (AluetteStatsRow, own_deals) },
  [ALUETTE_METRIC_TRICKS] = { N_("Tricks"), G_STRUCT_OFFSET (AluetteStatsRow, tricks) },
  [ALUETTE_METRIC_MORDIENNES] = { N_("Mordiennes Made"),
                                  G_STRUCT_OFFSET (AluetteStatsRow, team_mordiennes) },
  [ALUETTE_METRIC_SUFFERED] = { N_("Mordiennes Conceded"),
                                G_STRUCT_OFFSET (AluetteStatsRow, suffered) },
  [ALUETTE_METRIC_OFFERS] = { N_("Offers to Settle"), G_STRUCT_OFFSET (AluetteStatsRow, offers) },
  [ALUETTE_METRIC_ACCEPTED] = { N_("Offers Accepted"),
                                G_STRUCT_OFFSET (AluetteStatsRow, accepted) },
  [ALUETTE_METRIC_PROPOSALS] = { N_("Concessions Proposed"),
                                 G_STRUCT_OFFSET (AluetteStatsRow, proposals) },
  [ALUETTE_METRIC_SPOILED] = { N_("Tricks Spoiled"), G_STRUCT_OFFSET (AluetteStatsRow, spoiled) },
  [ALUETTE_METRIC_SIGNS] = { N_("Signs Made"), G_STRUCT_OFFSET (AluetteStatsRow, signs) },
  [ALUETTE_METRIC_UNDERSTOOD] = { N_("Signs Understood by Partner"),
                                  G_STRUCT_OFFSET (AluetteStatsRow, understood) },
  [ALUETTE_METRIC_CAUGHT] = { N_("Signs Caught by Opponents"),
                              G_STRUCT_OFFSET (AluetteStatsRow, caught) },
  [ALUETTE_METRIC_READ] = { N_("Partner’s Signs Understood"),
                            G_STRUCT_OFFSET (AluetteStatsRow, read) },
  [ALUETTE_METRIC_SPIED] = { N_("Opponents’ Signs Caught"),
                             G_STRUCT_OFFSET (AluetteStatsRow, spied) },
};

const char *
aluette_statistics_metric_name (AluetteStatisticsMetric metric)
{
  return _(metrics[metric].name);
}

double
aluette_statistics_metric_value (AluetteStatisticsMetric metric, const AluetteStatsRow *row)
{
  if (metric != ALUETTE_METRIC_WON)
    return G_STRUCT_MEMBER (guint, row, metrics[metric].offset);
  return row->matches_over > 0 ? 100.0 * row->matches_won / row->matches_over : 0;
}

char *
aluette_statistics_metric_text (AluetteStatisticsMetric metric, const AluetteStatsRow *row)
{
  double value = aluette_statistics_metric_value (metric, row);

  if (metric != ALUETTE_METRIC_WON)
    return g_strdup_printf ("%.0f", value);
  if (row->matches_over == 0)
    return g_strdup ("–");
  /* Translators: a share in percent. */
  return g_strdup_printf (C_("statistics", "%.0f%%"), value);
}

double
aluette_statistics_metric_most (AluetteStatisticsMetric metric)
{
  return metric == ALUETTE_METRIC_WON ? 100 : 0;
}

/* Returns: (transfer full): “Anne, Léon”. A Petit-Jean has no name and comes first. */
static char *
format_team (const char *key)
{
  g_auto (GStrv) names = g_strsplit (key, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", names[i]);
  for (guint i = 0; names[i] != NULL && *names[i] == '\0'; i++)
    g_string_append_printf (text, ", %s", _("Petit-Jean"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
aluette_statistics_metric_key (AluetteStatsGroup group, const char *key, gboolean brief)
{
  switch (group)
    {
    case ALUETTE_STATS_BY_TEAM:
      return format_team (key);
    case ALUETTE_STATS_BY_SEAT:
      return g_strdup_printf (_("Seat %s"), key);
    case ALUETTE_STATS_BY_RULES:
      return g_strdup (aluette_match_text_rules (key));
    case ALUETTE_STATS_BY_MONTH:
      return *key != '\0' ? aluette_match_text_month (key, brief) : g_strdup (_("No date"));
    default:
      return g_strdup (key);
    }
}
