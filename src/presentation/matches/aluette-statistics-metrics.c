/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/matches/aluette-statistics-metrics.h"

#include <glib/gi18n.h>

#include "presentation/matches/aluette-match-text.h"

const char *
aluette_statistics_metric_name (const AluetteMetricText *metric)
{
  return _(metric->name);
}

static double
get_value (const AluetteStatsRow *row, const char *id)
{
  if (g_str_equal (id, ALUETTE_METRIC_WON))
    return row->matches_over > 0 ? 100.0 * row->matches_won / row->matches_over : 0;
  if (g_str_equal (id, ALUETTE_METRIC_MATCHES))
    return row->matches;
  if (g_str_equal (id, ALUETTE_METRIC_DEALS))
    return row->deals;
  if (g_str_equal (id, ALUETTE_METRIC_POINTS))
    return (double) row->points;
  return (double) aluette_stats_row_get (row, id);
}

static double
add_up (const AluetteStatsRow *row, const char *const ids[ALUETTE_METRIC_MAX_TERMS])
{
  double sum = 0;

  for (guint i = 0; i < ALUETTE_METRIC_MAX_TERMS && ids[i] != NULL; i++)
    sum += get_value (row, ids[i]);
  return sum;
}

static gboolean
is_share (const AluetteMetricText *metric)
{
  return g_str_equal (metric->of[0], ALUETTE_METRIC_WON);
}

/* Returns whether the row has what the value is a part of. */
static gboolean
has_value (const AluetteMetricText *metric, const AluetteStatsRow *row)
{
  if (is_share (metric))
    return row->matches_over > 0;
  return metric->per[0] == NULL || add_up (row, metric->per) != 0;
}

double
aluette_statistics_metric_value (const AluetteMetricText *metric, const AluetteStatsRow *row)
{
  if (!has_value (metric, row))
    return 0;
  return add_up (row, metric->of) / (metric->per[0] != NULL ? add_up (row, metric->per) : 1);
}

char *
aluette_statistics_metric_text (const AluetteMetricText *metric, const AluetteStatsRow *row)
{
  double value = aluette_statistics_metric_value (metric, row);
  const char *sign = !metric->is_signed || value == 0 ? "" : value > 0 ? "+" : "−";

  if (!has_value (metric, row))
    return g_strdup ("–");
  if (is_share (metric))
    /* Translators: a share in percent. */
    return g_strdup_printf (C_("statistics", "%.0f%%"), value);
  if (metric->is_signed)
    value = ABS (value);
  return g_strdup_printf (metric->per[0] != NULL ? "%s%.1f" : "%s%.0f", sign, value);
}

double
aluette_statistics_metric_most (const AluetteMetricText *metric)
{
  return is_share (metric) ? 100 : 0;
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
aluette_statistics_metric_key (const AluGameKind *kind, AluetteStatsGroup group, const char *key,
                               gboolean brief)
{
  switch (group)
    {
    case ALUETTE_STATS_BY_TEAM:
      return format_team (key);
    case ALUETTE_STATS_BY_SEAT:
      return g_strdup_printf (_("Seat %s"), key);
    case ALUETTE_STATS_BY_RULES:
      return g_strdup (aluette_match_text_rules (kind->id, key));
    case ALUETTE_STATS_BY_MONTH:
      return *key != '\0' ? aluette_match_text_month (key, brief) : g_strdup (_("No date"));
    default:
      return g_strdup (key);
    }
}
