/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/charts/aluette-chart-style.h"

#include <adwaita.h>

void
aluette_chart_style_set_color (cairo_t *cr, AluetteChartBackground background,
                               AluetteChartColor color)
{
  static const GdkRGBA score_panel[ALUETTE_CHART_N_COLORS] = {
    { 0.95f, 0.94f, 0.9f, 0.7f }, { 0.95f, 0.94f, 0.9f, 0.22f }, { 1.0f, 0.97f, 0.88f, 1 },
    { 1.0f, 0.78f, 0.36f, 1 },    { 0.55f, 0.85f, 0.98f, 1 },    { 0.65f, 0.90f, 0.55f, 1 },
    { 1.0f, 0.65f, 0.60f, 1 },    { 0.87f, 0.72f, 1.0f, 1 },     { 0.80f, 0.80f, 0.80f, 1 },
  };
  static const GdkRGBA page[2][ALUETTE_CHART_N_COLORS] = {
    { { 0.12f, 0.10f, 0.09f, 1 },
      { 0, 0, 0, 0.16f },
      { 0.72f, 0.20f, 0.12f, 1 },
      { 0.13f, 0.33f, 0.55f, 1 },
      { 0.10f, 0.42f, 0.20f, 1 },
      { 0.45f, 0.20f, 0.55f, 1 },
      { 0.52f, 0.34f, 0.05f, 1 },
      { 0.30f, 0.30f, 0.30f, 1 },
      { 0.00f, 0.40f, 0.42f, 1 } },
    { { 0.97f, 0.95f, 0.92f, 1 },
      { 1, 1, 1, 0.2f },
      { 1.0f, 0.56f, 0.44f, 1 },
      { 0.55f, 0.75f, 0.95f, 1 },
      { 0.58f, 0.85f, 0.55f, 1 },
      { 0.87f, 0.70f, 1.0f, 1 },
      { 0.98f, 0.80f, 0.42f, 1 },
      { 0.80f, 0.80f, 0.80f, 1 },
      { 0.45f, 0.85f, 0.85f, 1 } },
  };
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  gdk_cairo_set_source_rgba (cr, background == ALUETTE_CHART_ON_SLATE ? &score_panel[color]
                                                                      : &page[dark][color]);
}

static PangoLayout *
make_layout (GtkWidget *widget, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (0.9));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

void
aluette_chart_style_draw_text (GtkWidget *widget, cairo_t *cr, const char *text, double x, double y,
                               double align, double max_width)
{
  g_autoptr (PangoLayout) layout = make_layout (widget, text);
  int width, height;

  if (max_width > 0)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_get_pixel_size (layout, &width, &height);
      if (width > max_width)
        pango_layout_set_width (layout, (int) (max_width * PANGO_SCALE));
    }
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width * align, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

void
aluette_chart_style_measure_text (GtkWidget *widget, const char *text, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = make_layout (widget, text);

  pango_layout_get_pixel_size (layout, width, height);
}
