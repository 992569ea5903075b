/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-score-curve.h"

#include <glib/gi18n.h>

G_STATIC_ASSERT (TAROT_MAX_SEATS <= ALUETTE_LINE_CHART_MAX_LINES);

void
aluette_tarot_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                const AluetteTarotText *text, guint n_seats, const GArray *scores,
                                guint target)
{
  guint n = scores->len + 1;
  g_auto (GStrv) labels = g_new0 (char *, n + 1);
  g_autofree char *spoken = g_strdup_printf (
      ngettext ("Score over %u deal. The list below has the same values.",
                "Score over %u deals. The list below has the same values.", scores->len),
      scores->len);
  AluetteLineChartState state = { .n_points = n,
                                  .n_lines = n_seats,
                                  .labels = (const char *const *) labels,
                                  .target = target,
                                  .spoken = spoken,
                                  .background = background };
  double *values[TAROT_MAX_SEATS];
  char *names[TAROT_MAX_SEATS];

  for (guint i = 0; i < n; i++)
    labels[i] = g_strdup_printf ("%u", i);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      state.values[seat] = values[seat] = g_new0 (double, n);
      state.names[seat] = names[seat] = aluette_tarot_text_player (text, seat);
      for (guint i = 1; i < n; i++)
        values[seat][i] = g_array_index (scores, AluetteTarotScores, i - 1).of_seat[seat];
    }
  aluette_line_chart_set_state (chart, &state);
  gtk_widget_set_visible (GTK_WIDGET (chart), scores->len > 0);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_free (values[seat]);
      g_free (names[seat]);
    }
}
