/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_chalk_draw:
 * @row: where the strokes end at the right
 * @n: how many there are at most; those that are not drawn yet are faint
 * @step: the width of one
 * @drawn: how many are drawn, with a part of the last one
 *
 * Draws chalk strokes, each slightly slanted. Every fifth crosses the four before it. */
void aluette_chalk_draw (cairo_t *cr, const GdkRectangle *row, guint n, double step, double drawn);

#define ALUETTE_TYPE_CHALK (aluette_chalk_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChalk, aluette_chalk, ALUETTE, CHALK, GtkWidget)

/* The tricks of a player, as strokes of chalk on the cloth. Decoration: the description of the seat
 * has their number. */
GtkWidget *aluette_chalk_new (void);

/* aluette_chalk_set_strokes:
 * @at_end: whether they are at the right end of the widget */
void aluette_chalk_set_strokes (AluetteChalk *self, guint n_strokes, gboolean at_end);

G_END_DECLS
