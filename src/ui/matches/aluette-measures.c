/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-measures.h"

#include <glib/gi18n.h>

#include "ui/matches/aluette-match-words.h"

static const struct
{
  const char *name;
  gsize offset;
} measures[ALUETTE_N_MEASURES] = {
  [ALUETTE_MEASURE_WON] = { N_("Matches Won (%)"), 0 },
  [ALUETTE_MEASURE_MATCHES] = { N_("Matches"), G_STRUCT_OFFSET (AluetteStatsRow, matches) },
  [ALUETTE_MEASURE_DEALS] = { N_("Deals"), G_STRUCT_OFFSET (AluetteStatsRow, deals) },
  [ALUETTE_MEASURE_TEAM_DEALS] = { N_("Deals Won by the Team"),
                                   G_STRUCT_OFFSET (AluetteStatsRow, team_deals) },
  [ALUETTE_MEASURE_POINTS] = { N_("Points"), G_STRUCT_OFFSET (AluetteStatsRow, points) },
  [ALUETTE_MEASURE_AGAINST] = { N_("Points Conceded"), G_STRUCT_OFFSET (AluetteStatsRow, against) },
  [ALUETTE_MEASURE_OWN_DEALS] = { N_("Deals Won Personally"),
                                  G_STRUCT_OFFSET (AluetteStatsRow, own_deals) },
  [ALUETTE_MEASURE_TRICKS] = { N_("Tricks"), G_STRUCT_OFFSET (AluetteStatsRow, tricks) },
  [ALUETTE_MEASURE_MORDIENNES] = { N_("Mordiennes Made"),
                                   G_STRUCT_OFFSET (AluetteStatsRow, team_mordiennes) },
  [ALUETTE_MEASURE_SUFFERED] = { N_("Mordiennes Conceded"),
                                 G_STRUCT_OFFSET (AluetteStatsRow, suffered) },
  [ALUETTE_MEASURE_OFFERS] = { N_("Offers to Settle"), G_STRUCT_OFFSET (AluetteStatsRow, offers) },
  [ALUETTE_MEASURE_ACCEPTED] = { N_("Offers Accepted"),
                                 G_STRUCT_OFFSET (AluetteStatsRow, accepted) },
  [ALUETTE_MEASURE_PROPOSALS] = { N_("Concessions Proposed"),
                                  G_STRUCT_OFFSET (AluetteStatsRow, proposals) },
  [ALUETTE_MEASURE_SPOILED] = { N_("Tricks Spoiled"), G_STRUCT_OFFSET (AluetteStatsRow, spoiled) },
  [ALUETTE_MEASURE_SIGNS] = { N_("Signs Made"), G_STRUCT_OFFSET (AluetteStatsRow, signs) },
  [ALUETTE_MEASURE_UNDERSTOOD] = { N_("Signs Understood by Partner"),
                                   G_STRUCT_OFFSET (AluetteStatsRow, understood) },
  [ALUETTE_MEASURE_CAUGHT] = { N_("Signs Caught by Opponents"),
                               G_STRUCT_OFFSET (AluetteStatsRow, caught) },
  [ALUETTE_MEASURE_READ] = { N_("Partner’s Signs Understood"),
                             G_STRUCT_OFFSET (AluetteStatsRow, read) },
  [ALUETTE_MEASURE_SPIED] = { N_("Opponents’ Signs Caught"),
                              G_STRUCT_OFFSET (AluetteStatsRow, spied) },
};

const char *
aluette_measure_name (AluetteMeasure measure)
{
  return _(measures[measure].name);
}

double
aluette_measure_value (AluetteMeasure measure, const AluetteStatsRow *row)
{
  if (measure != ALUETTE_MEASURE_WON)
    return G_STRUCT_MEMBER (guint, row, measures[measure].offset);
  return row->matches_over > 0 ? 100.0 * row->matches_won / row->matches_over : 0;
}

char *
aluette_measure_text (AluetteMeasure measure, const AluetteStatsRow *row)
{
  double value = aluette_measure_value (measure, row);

  if (measure != ALUETTE_MEASURE_WON)
    return g_strdup_printf ("%.0f", value);
  if (row->matches_over == 0)
    return g_strdup ("–");
  /* Translators: a share in percent. */
  return g_strdup_printf (C_("statistics", "%.0f%%"), value);
}

double
aluette_measure_most (AluetteMeasure measure)
{
  return measure == ALUETTE_MEASURE_WON ? 100 : 0;
}

/* Returns: (transfer full): “Anne, Léon”. A Petit-Jean has no name, and stands first for it. */
static char *
team (const char *key)
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
aluette_measure_key (AluetteStatsGroup group, const char *key, gboolean brief)
{
  switch (group)
    {
    case ALUETTE_STATS_BY_TEAM:
      return team (key);
    case ALUETTE_STATS_BY_SEAT:
      return g_strdup_printf (_("Seat %s"), key);
    case ALUETTE_STATS_BY_RULES:
      return g_strdup (aluette_match_words_rules (key));
    case ALUETTE_STATS_BY_MONTH:
      return *key != '\0' ? aluette_match_words_month (key, brief) : g_strdup (_("No date"));
    default:
      return g_strdup (key);
    }
}
