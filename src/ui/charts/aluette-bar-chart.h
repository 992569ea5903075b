/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_BAR_CHART (aluette_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBarChart, aluette_bar_chart, ALUETTE, BAR_CHART, GtkWidget)

/* A bar a row, its name on it and its figure at its end. An image to assistive technology: the
 * figures stand in a table nearby too. */

/* aluette_bar_chart_set:
 * @names: of the bars, NULL at the end; copied
 * @values: not negative
 * @figures: the values as texts
 * @most: the value of a whole bar's length, or 0 for the largest of @values
 * @spoken: the whole in a sentence */
void aluette_bar_chart_set (AluetteBarChart *self, const char *const *names, const double *values,
                            const char *const *figures, double most, const char *spoken);

G_END_DECLS
