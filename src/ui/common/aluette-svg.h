/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/* librsvg, which is loaded when the first drawing is needed: the program would start later if it
 * were linked, because nothing else that it loads has as many relocations. */

/**
 * AluetteSvg:
 *
 * The functions of librsvg that draw cards, under their own names.
 */
typedef struct
{
  RsvgHandle *(*handle_new_from_data) (const guint8 *data, gsize length, GError **error);
  gboolean (*handle_has_sub) (RsvgHandle *handle, const char *id);
  gboolean (*handle_render_layer) (RsvgHandle *handle, cairo_t *cr, const char *id,
                                   const RsvgRectangle *viewport, GError **error);
} AluetteSvg;

/**
 * aluette_svg_load:
 * @svg: (out): the functions
 *
 * Loads librsvg, which then stays loaded. Any thread.
 *
 * Returns: %FALSE, with a warning, if it is not installed
 */
gboolean aluette_svg_load (AluetteSvg *svg);

G_END_DECLS
