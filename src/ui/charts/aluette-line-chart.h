/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/charts/aluette-chart-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LINE_CHART (aluette_line_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLineChart, aluette_line_chart, ALUETTE, LINE_CHART, GtkWidget)

/* One or two lines over a row of labels: a score from deal to deal, a figure from month to month.
 * The lines differ in dash and marks as well as in colour. An image to assistive technology: what
 * it shows stands in a list or table nearby too. */

typedef struct
{
  guint n_points;
  guint n_lines;             /* 1 or 2 */
  const double *values[2];   /* a value a point */
  const char *names[2];      /* (nullable): of the lines */
  const char *const *labels; /* (nullable): of the points, NULL at the end; without them the scale
                              * has no figures either */
  double target;             /* a line across, 0 for none */
  double most;               /* the scale goes up to this at least */
  const char *spoken;        /* the whole in a sentence */
  AluetteChartGround ground;
} AluetteLineChartState;

GtkWidget *aluette_line_chart_new (void);

/* aluette_line_chart_set_state: everything is copied. */
void aluette_line_chart_set_state (AluetteLineChart *self, const AluetteLineChartState *state);

G_END_DECLS
