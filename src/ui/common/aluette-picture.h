/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_picture_append:
 * @widget: the widget that is drawn
 * @bounds: where the picture goes
 *
 * Appends a texture to a snapshot. For the software renderer, which converts all pixels of a
 * texture again in each frame, the picture is kept in the format of the renderer. */
void aluette_picture_append (GtkSnapshot *snapshot, GtkWidget *widget, GdkTexture *texture,
                             const graphene_rect_t *bounds);

G_END_DECLS
