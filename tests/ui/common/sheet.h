/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <gdk/gdk.h>

/* A picture of many cards on the color of the table, for people to look at. Requires no display. */

/* sheet_new:
 *
 * Returns: a context that draws on an empty sheet of this size in pixels */
cairo_t *sheet_new (int width, int height);

/* sheet_paint_texture:
 *
 * Paints a texture at its own size, its upper left corner at (@x, @y). */
void sheet_paint_texture (cairo_t *cr, GdkTexture *texture, int x, int y);

/* sheet_make_gray:
 *
 * Takes the color from what has been painted between two rows of pixels. */
void sheet_make_gray (cairo_t *cr, int top, int bottom);

/* sheet_write:
 *
 * Writes a sheet as PNG and destroys it. Errors go to the standard error.
 *
 * Returns: the exit status of the program */
int sheet_write (cairo_t *cr, const char *path);
