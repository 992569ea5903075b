/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-score-curve.h"

#include <glib/gi18n.h>

G_STATIC_ASSERT (ALUETTE_TAROT_MAX_PEOPLE <= ALUETTE_LINE_CHART_MAX_LINES);

void
aluette_tarot_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                                const AluetteTarotText *text, guint n_people, const GArray *scores,
                                guint target)
{
  guint n = scores->len + 1;
  g_auto (GStrv) labels = g_new0 (char *, n + 1);
  g_autofree char *spoken = g_strdup_printf (
      ngettext ("Score over %u deal. The list below has the same values.",
                "Score over %u deals. The list below has the same values.", scores->len),
      scores->len);
  AluetteLineChartState state = { .n_points = n,
                                  .n_lines = n_people,
                                  .labels = (const char *const *) labels,
                                  .target = target,
                                  .spoken = spoken,
                                  .background = background };
  double *values[ALUETTE_TAROT_MAX_PEOPLE];
  char *names[ALUETTE_TAROT_MAX_PEOPLE];

  for (guint i = 0; i < n; i++)
    labels[i] = g_strdup_printf ("%u", i);
  for (guint person = 0; person < n_people; person++)
    {
      state.values[person] = values[person] = g_new0 (double, n);
      state.names[person] = names[person] = aluette_tarot_text_player (text, person);
      for (guint i = 1; i < n; i++)
        values[person][i] = g_array_index (scores, AluetteTarotScores, i - 1).of_person[person];
    }
  aluette_line_chart_set_state (chart, &state);
  gtk_widget_set_visible (GTK_WIDGET (chart), scores->len > 0);
  for (guint person = 0; person < n_people; person++)
    {
      g_free (values[person]);
      g_free (names[person]);
    }
}
