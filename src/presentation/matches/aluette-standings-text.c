/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/matches/aluette-standings-text.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"

const char *
aluette_standings_text_head (guint column)
{
  const char *heads[ALUETTE_STANDINGS_COLUMNS] = {
    C_("standings", "Rank"),  C_("standings", "Pair"), C_("standings", "Won"),
    C_("standings", "Drawn"), C_("standings", "Lost"), C_("standings", "Diff."),
    C_("standings", "Points"), C_("standings", "Opp.")
  };

  return heads[column];
}

char *
aluette_standings_text_cell (AluetteTournament *tournament, const AluetteStanding *pair,
                             guint column)
{
  guint numbers[ALUETTE_STANDINGS_COLUMNS] = { pair->rank, 0, pair->won, pair->drawn, pair->lost,
                                               0, pair->points, pair->opponents_won };

  if (column == 1)
    return g_strdup (aluette_tournament_get_pair (tournament, pair->pair));
  if (column == 5)
    return aluette_signed_number ((gint64) pair->points - (gint64) pair->against);
  return g_strdup_printf ("%u", numbers[column]);
}

const char *
aluette_standings_text_legend (void)
{
  return _("Diff.: points scored minus points conceded. Opp.: matches won by the pair’s opponents.");
}
