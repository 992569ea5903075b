/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/matches/aluette-standings-text.h"
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
  const char *heads[ALUETTE_STANDINGS_COLUMNS + 1] = { NULL };
  guint n = aluette_tournament_get_n_rounds (tournament);
  g_autofree char *title = g_strdup_printf (ngettext ("Standings after %u round",
                                                      "Standings after %u rounds", n),
                                            n);
  AluettePrint *print = aluette_print_new (aluette_tournament_get_name (tournament), title);
  g_autoptr (GArray) standings = aluette_tournament_get_standings (tournament);

  for (guint column = 0; column < ALUETTE_STANDINGS_COLUMNS; column++)
    heads[column] = aluette_standings_text_head (column);
  aluette_print_add_text (print, aluette_standings_text_legend ());
  aluette_print_add_table (print, heads, widths);
  for (guint i = 0; i < standings->len; i++)
    {
      const AluetteStanding *pair = &g_array_index (standings, AluetteStanding, i);
      g_auto (GStrv) cells = g_new0 (char *, ALUETTE_STANDINGS_COLUMNS + 1);

      for (guint column = 0; column < ALUETTE_STANDINGS_COLUMNS; column++)
        cells[column] = aluette_standings_text_cell (tournament, pair, column);
      aluette_print_add_row (print, (const char *const *) cells, pair->rank == 1);
    }
  return print;
}
