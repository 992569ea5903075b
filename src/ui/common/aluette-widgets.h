/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Short helpers for widgets of any kind. */

/* aluette_remove_children:
 * @parent: a box, list box, flow box or grid; or a widget that parented its children itself
 *
 * Removes all children. */
void aluette_remove_children (GtkWidget *parent);

/* aluette_set_css_class: gives a widget a style class, or takes it away. */
void aluette_set_css_class (GtkWidget *widget, const char *css_class, gboolean on);

/* aluette_wrapping_label_new:
 * @text: (nullable): no markup
 * @css_class: (nullable): its style class
 *
 * Returns: (transfer floating): a label that starts at the left and wraps, within words where it
 * must. */
GtkWidget *aluette_wrapping_label_new (const char *text, const char *css_class);

/* aluette_boxed_list_new:
 * @label: (nullable): its accessible name
 *
 * Returns: (transfer floating): a list box in a frame, without a selection. */
GtkWidget *aluette_boxed_list_new (const char *label);

/* aluette_add_key:
 * @controller: a GtkShortcutController
 * @action: a named action
 * @target: (nullable): its parameter
 *
 * Activates an action by a key. */
void aluette_add_key (GtkEventController *controller, guint key, GdkModifierType modifiers,
                      const char *action, GVariant *target);

/* aluette_add_global_key:
 *
 * Like aluette_add_key (), but the key works wherever in the window the focus is, while @widget is
 * mapped. Accelerators of the application do not reach the actions of a widget in the window. */
void aluette_add_global_key (GtkWidget *widget, guint key, GdkModifierType modifiers,
                             const char *action, GVariant *target);
