/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/charts/aluette-score-curve.h"

#include <glib/gi18n.h>

static gint32
get_score (const GArray *scores, guint deal, guint person)
{
  return g_array_index (scores, AluetteScores, deal).of_person[person];
}

/* Returns: (transfer full): the scores of each person after each deal */
static char *
format_scores (const char *const *names, guint n_people, const GArray *scores)
{
  g_autoptr (GString) text = g_string_new (_("Score after each deal"));

  for (guint person = 0; person < n_people; person++)
    {
      g_string_append_printf (text, ". %s", names[person]);
      for (guint deal = 0; deal < scores->len; deal++)
        g_string_append_printf (text, "%s%d", deal == 0 ? " " : C_("list", ", "),
                                get_score (scores, deal, person));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
aluette_score_curve_show (AluetteLineChart *chart, AluetteChartBackground background,
                          const char *const *names, guint n_people, const GArray *scores,
                          guint target)
{
  guint n = scores->len + 1, n_values = n_people * n;
  g_auto (GStrv) labels = g_new0 (char *, n + 1);
  g_autofree double *values = g_new0 (double, n_values);
  g_autofree char *spoken = format_scores (names, n_people, scores);
  AluetteLineChartState state = { .n_points = n,
                                  .n_lines = n_people,
                                  .labels = (const char *const *) labels,
                                  .target = target,
                                  .spoken = spoken,
                                  .background = background };

  for (guint i = 0; i < n; i++)
    labels[i] = g_strdup_printf ("%u", i);
  for (guint person = 0; person < n_people; person++)
    {
      state.values[person] = values + person * n;
      state.names[person] = names[person];
      for (guint i = 1; i < n; i++)
        values[person * n + i] = get_score (scores, i - 1, person);
    }
  aluette_line_chart_set_state (chart, &state);
  gtk_widget_set_visible (GTK_WIDGET (chart), scores->len > 0);
}
