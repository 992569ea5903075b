/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet.h"

#include <stdio.h>

cairo_t *
sheet_new (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, 0.24, 0.36, 0.31);
  cairo_paint (cr);
  return cr;
}

void
sheet_paint_texture (cairo_t *cr, GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (cr, surface, x, y);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

void
sheet_make_gray (cairo_t *cr, int top, int bottom)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  double width = cairo_image_surface_get_width (surface);

  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_rectangle (cr, 0, top, width, bottom - top);
  cairo_fill (cr);
  cairo_restore (cr);
}

int
sheet_write (cairo_t *cr, const char *path)
{
  cairo_status_t status = cairo_surface_write_to_png (cairo_get_target (cr), path);

  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS)
    return 0;
  fprintf (stderr, "%s: %s\n", path, cairo_status_to_string (status));
  return 1;
}
