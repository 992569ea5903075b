/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Builds the parts of a page that are not seen at once after its first frame, so that a long page
 * opens without a wait. Add parts at the end of the page: then nothing that is shown moves. */

typedef void (*AluetteBuildStep) (GtkWidget *widget, gpointer data);

/* aluette_build_later:
 * @widget: the widget that gets the part
 * @step: (scope forever): builds the part; may call this function, too
 * @data: for @step; must live as long as @widget
 *
 * Calls @step when the main loop has nothing else to do: frames and input come first. The steps of
 * a widget are done in the order of the calls, one in each turn of the main loop. If they add so
 * much that a frame would take long, the rest waits for the frame: short steps are better than long
 * ones. When the widget is destroyed, the steps that are left are dropped. */
void aluette_build_later (GtkWidget *widget, AluetteBuildStep step, gpointer data);

/* aluette_build_after_frame:
 * @widget: the widget that gets the part, which is not shown yet
 *
 * The same for a window that is about to be shown: before its first frame, the main loop has idle
 * moments, too. This waits for the frame. */
void aluette_build_after_frame (GtkWidget *widget, AluetteBuildStep step, gpointer data);

G_END_DECLS
