/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-picture.h"

#include <gsk/gsk.h>

/* The data of a texture that holds its pixels as a surface. */
#define SURFACE "aluette-surface"

static gboolean
is_drawn_by_software (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

/* Returns: (transfer none): the pixels, converted once */
static cairo_surface_t *
get_surface (GdkTexture *texture)
{
  cairo_surface_t *surface = g_object_get_data (G_OBJECT (texture), SURFACE);

  if (surface != NULL)
    return surface;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                        gdk_texture_get_height (texture));
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  g_object_set_data_full (G_OBJECT (texture), SURFACE, surface,
                          (GDestroyNotify) cairo_surface_destroy);
  return surface;
}

void
aluette_picture_append (GtkSnapshot *snapshot, GtkWidget *widget, GdkTexture *texture,
                        const graphene_rect_t *bounds)
{
  cairo_t *cr;

  if (!is_drawn_by_software (widget))
    {
      gtk_snapshot_append_texture (snapshot, texture, bounds);
      return;
    }
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, bounds->size.width / gdk_texture_get_width (texture),
               bounds->size.height / gdk_texture_get_height (texture));
  cairo_set_source_surface (cr, get_surface (texture), 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_rectangle (cr, 0, 0, gdk_texture_get_width (texture), gdk_texture_get_height (texture));
  cairo_fill (cr);
  cairo_destroy (cr);
}
