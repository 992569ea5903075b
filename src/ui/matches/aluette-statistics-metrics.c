/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-statistics-metrics.h"

#include <glib/gi18n.h>

#include "ui/matches/aluette-match-text.h"

static const struct
{
  const char *name;
  const char *id; /* (nullable): of a metric of the game */
} metrics[ALUETTE_N_METRICS] = {
  [ALUETTE_METRIC_WON] = { N_("Matches Won (%)"), NULL },
  [ALUETTE_METRIC_MATCHES] = { N_("Matches"), NULL },
  [ALUETTE_METRIC_DEALS] = { N_("Deals"), NULL },
  [ALUETTE_METRIC_TEAM_DEALS] = { N_("Deals Won by the Team"), "team_deals" },
  [ALUETTE_METRIC_POINTS] = { N_("Points"), NULL },
  [ALUETTE_METRIC_AGAINST] = { N_("Points Conceded"), "against" },
  [ALUETTE_METRIC_OWN_DEALS] = { N_("Deals Won Personally"), "own_deals" },
  [ALUETTE_METRIC_TRICKS] = { N_("Tricks"), "tricks" },
  [ALUETTE_METRIC_MORDIENNES] = { N_("Mordiennes Made"), "team_mordiennes" },
  [ALUETTE_METRIC_SUFFERED] = { N_("Mordiennes Conceded"), "suffered" },
  [ALUETTE_METRIC_OFFERS] = { N_("Offers to Settle"), "offers" },
  [ALUETTE_METRIC_ACCEPTED] = { N_("Offers Accepted"), "accepted" },
  [ALUETTE_METRIC_PROPOSALS] = { N_("Concessions Proposed"), "proposals" },
  [ALUETTE_METRIC_SPOILED] = { N_("Tricks Spoiled"), "spoiled" },
  [ALUETTE_METRIC_SIGNS] = { N_("Signs Made"), "signs" },
  [ALUETTE_METRIC_UNDERSTOOD] = { N_("Signs Understood by Partner"), "understood" },
  [ALUETTE_METRIC_CAUGHT] = { N_("Signs Caught by Opponents"), "caught" },
  [ALUETTE_METRIC_READ] = { N_("Partner’s Signs Understood"), "read" },
  [ALUETTE_METRIC_SPIED] = { N_("Opponents’ Signs Caught"), "spied" },
};

const char *
aluette_statistics_metric_name (AluetteStatisticsMetric metric)
{
  return _(metrics[metric].name);
}

double
aluette_statistics_metric_value (AluetteStatisticsMetric metric, const AluetteStatsRow *row)
{
  switch (metric)
    {
    case ALUETTE_METRIC_WON:
      return row->matches_over > 0 ? 100.0 * row->matches_won / row->matches_over : 0;
    case ALUETTE_METRIC_MATCHES:
      return row->matches;
    case ALUETTE_METRIC_DEALS:
      return row->deals;
    case ALUETTE_METRIC_POINTS:
      return (double) row->points;
    default:
      return (double) aluette_stats_row_get (row, metrics[metric].id);
    }
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
