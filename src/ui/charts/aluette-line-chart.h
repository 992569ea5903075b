/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/charts/aluette-chart-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LINE_CHART (aluette_line_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLineChart, aluette_line_chart, ALUETTE, LINE_CHART, GtkWidget)

/* A chart of lines over a row of labels, such as the score after each deal. The lines differ in
 * dashes and marks as well as in color. Assistive technology sees an image, so the page
 * must also have a list or table with the values. */

#define ALUETTE_LINE_CHART_MAX_LINES 7

typedef struct
{
  guint n_points;
  guint n_lines;                                      /* 1 to ALUETTE_LINE_CHART_MAX_LINES */
  const double *values[ALUETTE_LINE_CHART_MAX_LINES]; /* n_points values for each line */
  const char *names[ALUETTE_LINE_CHART_MAX_LINES];    /* (nullable): the names of the lines */
  const char *const *labels; /* (nullable): one per point, %NULL-terminated; without labels,
                              * the scale has no numbers */
  double target;             /* the value of a horizontal line, 0 for none */
  double max;                /* the least upper end of the scale */
  const char *spoken;        /* the accessible name, a sentence that sums up the chart */
  AluetteChartBackground background;
} AluetteLineChartState;

/* Returns: (transfer floating): an empty chart */
GtkWidget *aluette_line_chart_new (void);

/* aluette_line_chart_set_state:
 * @state: what to show; everything is copied */
void aluette_line_chart_set_state (AluetteLineChart *self, const AluetteLineChartState *state);

/* aluette_line_chart_set_progress:
 * @progress: 0: nothing; 1: everything, as at first
 *
 * Sets how much of the lines is drawn, from the left. */
void aluette_line_chart_set_progress (AluetteLineChart *self, double progress);

G_END_DECLS
