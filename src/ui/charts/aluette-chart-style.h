/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What charts are drawn with: colors for each ground, text in the widget's font. */

typedef enum
{
  ALUETTE_SCORE_CHART_ON_PAGE, /* light or dark, as the program is */
  ALUETTE_SCORE_CHART_ON_SLATE,
} AluetteChartGround;

typedef enum
{
  ALUETTE_CHART_COLOR_TEXT,
  ALUETTE_CHART_COLOR_FAINT,
  ALUETTE_CHART_COLOR_FIRST,  /* the first series: team A */
  ALUETTE_CHART_COLOR_SECOND, /* the second: team B */
} AluetteChartColor;

void aluette_chart_style_set_color (cairo_t *cr, AluetteChartGround ground, AluetteChartColor ink);

/* aluette_chart_style_draw_text:
 * @x: the left, middle or right end of the text as @align is 0, 0.5 or 1
 * @y: its middle
 * @max_width: cut with an ellipsis there; 0 for any width
 *
 * Writes a text. */
void aluette_chart_style_draw_text (GtkWidget *widget, cairo_t *cr, const char *text, double x,
                                    double y, double align, double max_width);

/* aluette_chart_style_measure_text:
 * @width, @height: (out) (optional): of @text */
void
aluette_chart_style_measure_text (GtkWidget *widget, const char *text, int *width, int *height);

G_END_DECLS
