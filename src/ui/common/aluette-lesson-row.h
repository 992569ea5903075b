/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_ROW (aluette_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonRow, aluette_lesson_row, ALUETTE, LESSON_ROW, GtkWidget)

/* Widgets of one size, side by side in the middle, in as many lines as it takes. Unlike GtkFlowBox
 * it leaves the keyboard to what stands in it. */

/* aluette_lesson_row_new:
 * @width: what each is given, in logical pixels, unless it needs more
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_lesson_row_new (int width);

void aluette_lesson_row_add (AluetteLessonRow *self, GtkWidget *child);

G_END_DECLS
