/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* aluette_side_mark_append:
 * @side: 0 or 1; others have no mark
 * @box: a square
 *
 * Draws the mark of a side: a red disc for side 0, a blue diamond for side 1, as the colors of the
 * teams are elsewhere. The forms differ for those who do not see the colors. */
void aluette_side_mark_append (GtkSnapshot *snapshot, guint side, const graphene_rect_t *box);

/* aluette_side_mark_exists:
 *
 * Returns: whether @side has a mark */
gboolean aluette_side_mark_exists (guint side);

G_END_DECLS
