/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Helpers for widgets of any type. */

/* aluette_remove_child:
 * @parent: a box, list box, flow box or grid; or a widget that set itself as the parent of @child
 *
 * Removes a child. */
void aluette_remove_child (GtkWidget *parent, GtkWidget *child);

/* aluette_remove_children:
 * @parent: a box, list box, flow box or grid; or a widget that set itself as their parent
 *
 * Removes all children. */
void aluette_remove_children (GtkWidget *parent);

/* aluette_set_css_class:
 *
 * Adds a style class to a widget or removes it. */
void aluette_set_css_class (GtkWidget *widget, const char *css_class, gboolean on);

/* aluette_set_tooltip:
 * @text: (nullable): plain text
 *
 * Sets the tooltip of a widget if it has another one. GTK asks the display server where the pointer
 * is whenever one is set, which takes longer than many a frame. */
void aluette_set_tooltip (GtkWidget *widget, const char *text);

/* aluette_wrapping_label_new:
 * @text: (nullable): plain text
 * @css_class: (nullable): its style class
 *
 * Returns: (transfer floating): a left-aligned label that wraps, within words if necessary */
GtkWidget *aluette_wrapping_label_new (const char *text, const char *css_class);

/* aluette_button_wrap_label:
 * @button: a button that has a label
 *
 * Breaks the label into several lines where there is no room for it in one.
 */
void aluette_button_wrap_label (GtkButton *button);

/* aluette_boxed_list_new:
 * @label: (nullable): its accessible name
 *
 * Returns: (transfer floating): a list box with the style of libadwaita's boxed lists and without
 *   selection */
GtkWidget *aluette_boxed_list_new (const char *label);

/* aluette_add_key:
 * @controller: a GtkShortcutController
 * @action: a named action
 * @target: (nullable): its parameter; a floating reference is consumed
 *
 * Makes a key activate an action. */
void aluette_add_key (GtkEventController *controller, guint key, GdkModifierType modifiers,
                      const char *action, GVariant *target);

/* aluette_add_global_key:
 *
 * Like aluette_add_key (), but the key works wherever in the window the focus is, while @widget is
 * mapped. Accelerators of the application do not reach the actions of a widget in the window. */
void aluette_add_global_key (GtkWidget *widget, guint key, GdkModifierType modifiers,
                             const char *action, GVariant *target);
