/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/common/aluette-signed-number.h"
#include "ui/matches/aluette-print-tournament.h"

#include <glib/gi18n.h>

#include "model/tournament/aluette-pairing.h"

AluettePrint *
aluette_print_new_draw (AluetteTournament *tournament, guint round)
{
  static const double widths[] = { -8, 40, -9, 9, 40 };
  const char *heads[] = { C_("draw", "Table"),  C_("draw", "Pair"), C_("draw", "Points"),
                          C_("draw", "Points"), C_("draw", "Pair"), NULL };
  g_autofree char *title = g_strdup_printf (_("Round %u"), round + 1);
  AluettePrint *print = aluette_print_new (aluette_tournament_get_name (tournament), title);

  aluette_print_add_table (print, heads, widths);
  for (guint i = 0; i < aluette_tournament_get_n_tables (tournament, round); i++)
    {
      const AluetteTournamentTable *table = aluette_tournament_get_table (tournament, round, i);
      gboolean bye = table->pairs[1] == ALUETTE_BYE;
      g_autofree char *number = bye ? g_strdup ("–") : g_strdup_printf ("%u", table->number);
      g_autofree char *a = g_strdup_printf ("%u", table->points[0]);
      g_autofree char *b = g_strdup_printf ("%u", table->points[1]);
      gboolean known = table->has_result && !bye;
      const char *cells[] = { number,
                              aluette_tournament_get_pair (tournament, table->pairs[0]),
                              known ? a : "",
                              known ? b : "",
                              bye ? _("bye")
                                  : aluette_tournament_get_pair (tournament, table->pairs[1]),
                              NULL };

      aluette_print_add_row (print, cells, FALSE);
    }
  return print;
}

AluettePrint *
aluette_print_new_standings (AluetteTournament *tournament)
{
  static const double widths[] = { -9, 44, -10, -10, -10, -12, -12, -12 };
  const char *heads[] = {
    C_("standings", "Rank"),   C_("standings", "Pair"), C_("standings", "Won"),
    C_("standings", "Drawn"),  C_("standings", "Lost"), C_("standings", "Diff."),
    C_("standings", "Points"), C_("standings", "Opp."), NULL
  };
  guint n = aluette_tournament_get_n_rounds (tournament);
  g_autofree char *title = g_strdup_printf (ngettext ("Standings after %u round",
                                                      "Standings after %u rounds", n),
                                            n);
  AluettePrint *print = aluette_print_new (aluette_tournament_get_name (tournament), title);
  g_autoptr (GArray) standings = aluette_tournament_get_standings (tournament);

  aluette_print_add_text (print, _("Diff.: points scored minus points conceded. Opp.: matches "
                                    "won by the pair’s opponents."));
  aluette_print_add_table (print, heads, widths);
  for (guint i = 0; i < standings->len; i++)
    {
      const AluetteStanding *pair = &g_array_index (standings, AluetteStanding, i);
      g_auto (GStrv) cells = g_new0 (char *, 9);

      cells[0] = g_strdup_printf ("%u", pair->rank);
      cells[1] = g_strdup (aluette_tournament_get_pair (tournament, pair->pair));
      cells[2] = g_strdup_printf ("%u", pair->won);
      cells[3] = g_strdup_printf ("%u", pair->drawn);
      cells[4] = g_strdup_printf ("%u", pair->lost);
      cells[5] = aluette_signed_number ((gint64) pair->points - (gint64) pair->against);
      cells[6] = g_strdup_printf ("%u", pair->points);
      cells[7] = g_strdup_printf ("%u", pair->opponents_won);
      aluette_print_add_row (print, (const char *const *) cells, pair->rank == 1);
    }
  return print;
}
