/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_VISIBILITY_MONITOR (aluette_visibility_monitor_get_type ())
G_DECLARE_FINAL_TYPE (AluetteVisibilityMonitor, aluette_visibility_monitor, ALUETTE,
                      VISIBILITY_MONITOR, GObject)

/*
 * Tells whether the user can see a widget: it is on the page in front, and its window has no
 * dialog in front of it.
 *
 * Property: "visible".
 */

/* aluette_visibility_monitor_new:
 * @widget: (transfer none): must exist as long as the monitor
 *
 * Returns: (transfer full) */
AluetteVisibilityMonitor *aluette_visibility_monitor_new (GtkWidget *widget);

/* Returns: whether the user can see the widget. */
gboolean aluette_visibility_monitor_get_visible (AluetteVisibilityMonitor *self);

G_END_DECLS
