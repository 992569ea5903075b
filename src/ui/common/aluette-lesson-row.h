/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_ROW (aluette_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonRow, aluette_lesson_row, ALUETTE, LESSON_ROW, GtkWidget)

/* A centered row of children of equal size, which wraps into as many lines as needed. Unlike
 * GtkFlowBox, it does not handle keys itself. */

/* aluette_lesson_row_new:
 * @width: the width of each child in logical pixels, unless a child needs more
 *
 * Returns: (transfer floating): an empty row */
GtkWidget *aluette_lesson_row_new (int width);

/* aluette_lesson_row_add:
 * @child: (transfer floating): the child to append */
void aluette_lesson_row_add (AluetteLessonRow *self, GtkWidget *child);

G_END_DECLS
