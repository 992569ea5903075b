/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Helpers for widgets of any type. */

/* aluette_remove_children:
 * @parent: a box, list box, flow box or grid; or a widget that set itself as their parent
 *
 * Removes all children. */
void aluette_remove_children (GtkWidget *parent);

/* aluette_set_css_class:
 *
 * Adds a style class to a widget or removes it. */
void aluette_set_css_class (GtkWidget *widget, const char *css_class, gboolean on);

/* aluette_set_accessible_name:
 * @widget: a GtkWidget
 * @name: (nullable): NULL for the label of a GtkButton without the underscore of the mnemonic,
 *   which GTK 4.8 would have screen readers say
 *
 * Sets what screen readers call a widget. GTK 4.18 alone would name a button by its label, whose
 * old text Orca keeps. */
void aluette_set_accessible_name (gpointer widget, const char *name);

/* aluette_set_tooltip:
 * @text: (nullable): plain text
 *
 * Sets the tooltip of a widget if it has another one. GTK asks the display server where the pointer
 * is whenever one is set, which takes longer than many a frame. */
void aluette_set_tooltip (GtkWidget *widget, const char *text);

/* aluette_box_new:
 * @...: (transfer floating): its children, then %NULL
 *
 * Returns: (transfer floating): a box with children, which may be added to */
GtkWidget *aluette_box_new (GtkOrientation orientation, int spacing, ...) G_GNUC_NULL_TERMINATED;

/* aluette_content_button_new:
 * @child: (transfer floating): what it shows
 * @css_class: (nullable): its style class
 * @label: (nullable): its accessible name
 *
 * Returns: (transfer floating): a button */
GtkWidget *aluette_content_button_new (GtkWidget *child, const char *css_class, const char *label);

/* aluette_label_new:
 * @text: (nullable): plain text
 * @css_class: its style class
 *
 * Returns: (transfer floating): a label on one line */
GtkWidget *aluette_label_new (const char *text, const char *css_class);

/* aluette_wrapping_label_new:
 * @text: (nullable): plain text
 * @css_class: (nullable): its style class
 *
 * Returns: (transfer floating): a left-aligned label that wraps, within words if necessary */
GtkWidget *aluette_wrapping_label_new (const char *text, const char *css_class);

/* aluette_centered_label_new:
 * @text: (nullable): plain text
 * @max_chars: its greatest natural width, in characters, or -1 for that of the text
 * @css_class: (nullable): its style class
 *
 * Returns: (transfer floating): a label that wraps between words and centers its lines */
GtkWidget *aluette_centered_label_new (const char *text, int max_chars, const char *css_class);

/* aluette_boxed_list_new:
 * @label: (nullable): its accessible name
 *
 * Returns: (transfer floating): a list box with the style of libadwaita's boxed lists and without
 *   selection */
GtkWidget *aluette_boxed_list_new (const char *label);

/* aluette_text_row_new:
 * @title, @subtitle: (nullable): plain text
 *
 * Returns: (transfer floating): an AdwActionRow */
GtkWidget *aluette_text_row_new (const char *title, const char *subtitle);

/* aluette_value_row_new:
 * @value: plain text, at the end of the row
 *
 * Returns: (transfer floating): an AdwActionRow */
GtkWidget *aluette_value_row_new (const char *title, const char *value);

/* aluette_row_add_icon:
 * @row: an AdwActionRow
 *
 * Puts an icon at the end of a row, for what happens when it is activated. */
void aluette_row_add_icon (GtkWidget *row, const char *icon);

/* aluette_row_add_control:
 * @row: an AdwActionRow
 * @control: (transfer floating): gets the title of the row as its accessible name
 *
 * Puts a control at the end of a row, which activates it. */
void aluette_row_add_control (GtkWidget *row, GtkWidget *control);

/* aluette_row_set_action:
 * @target: (nullable): a floating reference is consumed
 *
 * Makes a row activate an action. */
void aluette_row_set_action (GtkWidget *row, const char *action, GVariant *target);

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

/* aluette_expander_new:
 * @title: plain text
 *
 * Returns: (transfer floating): a folded GtkExpander, for aluette_expander_set_child () */
GtkWidget *aluette_expander_new (const char *title);

/* aluette_expander_set_child:
 * @expander: made by aluette_expander_new ()
 * @child: (transfer floating): what is seen while it is unfolded; replaces an earlier child */
void aluette_expander_set_child (GtkWidget *expander, GtkWidget *child);

/* aluette_make_class_activatable:
 * @klass: a class of rows that the user can activate
 *
 * Adds an accessible action, unless it has it: switch access and voice control need it, and GTK 4
 * lacks it for rows. Classes derived from @klass inherit it when they are first registered. */
void aluette_make_class_activatable (GtkWidgetClass *klass);
