/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PROGRESS_CHART (aluette_progress_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteProgressChart, aluette_progress_chart, ALUETTE, PROGRESS_CHART,
                      GtkWidget)

/* A small chart of what the user knows: for each sign a stack of squares as high as its box. Filled
 * squares stand for recognizing the sign, hollow ones for making it. The page shows the same
 * information as text next to the chart. */

GtkWidget *aluette_progress_chart_new (AluetteLeitner *leitner);

/* aluette_progress_chart_get_text:
 *
 * Returns: (transfer full): the state of an item: “Box 2 of 5, to be asked tomorrow”. */
char *aluette_progress_chart_get_text (AluetteLeitner *leitner, const char *item, gint64 now);

G_END_DECLS
