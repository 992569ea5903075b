/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PROGRESS_CHART (aluette_progress_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteProgressChart, aluette_progress_chart, ALUETTE, PROGRESS_CHART,
                      GtkWidget)

/* A small chart of what is known: a pile of squares for every sign, as high as its box; filled ones
 * for signs known when seen, hollow ones beside them for signs made. The same in words is a table
 * that stands beside it. */

GtkWidget *aluette_progress_chart_new (AluetteLeitner *leitner);

/* aluette_progress_chart_get_text:
 *
 * Returns: (transfer full): what is known of an item: “Box 2 of 5, to be asked tomorrow”. */
char *aluette_progress_chart_get_text (AluetteLeitner *leitner, const char *item, gint64 now);

G_END_DECLS
