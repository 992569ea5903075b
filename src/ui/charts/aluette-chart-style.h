/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Colors and text for charts. */

typedef enum
{
  ALUETTE_CHART_ON_PAGE, /* light or dark, following the color scheme */
  ALUETTE_CHART_ON_SLATE,
} AluetteChartBackground;

typedef enum
{
  ALUETTE_CHART_COLOR_TEXT,
  ALUETTE_CHART_COLOR_FAINT,
  ALUETTE_CHART_COLOR_FIRST,  /* the first series: team A */
  ALUETTE_CHART_COLOR_SECOND, /* the second: team B */
  ALUETTE_CHART_COLOR_THIRD,
  ALUETTE_CHART_COLOR_FOURTH,
  ALUETTE_CHART_COLOR_FIFTH,
  ALUETTE_CHART_COLOR_SIXTH,
  ALUETTE_CHART_COLOR_SEVENTH,
  ALUETTE_CHART_N_COLORS,
} AluetteChartColor;

/* aluette_chart_style_set_color:
 *
 * Sets the source of @cr to a color for a background. Main thread. */
void aluette_chart_style_set_color (cairo_t *cr, AluetteChartBackground background,
                                    AluetteChartColor color);

/* aluette_chart_style_draw_text:
 * @widget: the widget whose font is used
 * @x: the left end, middle or right end of the text, for an @align of 0, 0.5 or 1; in pixels
 * @y: the vertical middle of the text, in pixels
 * @max_width: the width in pixels at which the text is ellipsized, 0 for no limit
 *
 * Draws a text in the current source. */
void aluette_chart_style_draw_text (GtkWidget *widget, cairo_t *cr, const char *text, double x,
                                    double y, double align, double max_width);

/* aluette_chart_style_measure_text:
 * @widget: the widget whose font is used
 * @width: (out) (optional): the width of @text in pixels
 * @height: (out) (optional): the height of @text in pixels
 *
 * Measures a text as aluette_chart_style_draw_text () draws it. */
void
aluette_chart_style_measure_text (GtkWidget *widget, const char *text, int *width, int *height);

G_END_DECLS
