/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_BAR_CHART (aluette_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBarChart, aluette_bar_chart, ALUETTE, BAR_CHART, GtkWidget)

/* A chart with one horizontal bar per row. The name and the value are above each bar. Assistive
 * technology sees an image, so the page must also have a table with the values. */

/* aluette_bar_chart_set:
 * @names: the names of the bars, %NULL-terminated
 * @values: the value of each bar, not negative
 * @figures: the values as text, %NULL-terminated
 * @max: the value of a bar of full length, or 0 for the largest of @values
 * @spoken: the accessible name, a sentence that sums up the chart
 *
 * Sets the bars. Everything is copied. */
void aluette_bar_chart_set (AluetteBarChart *self, const char *const *names, const double *values,
                            const char *const *figures, double max, const char *spoken);

G_END_DECLS
