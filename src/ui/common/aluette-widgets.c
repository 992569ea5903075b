/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-widgets.h"

void
aluette_remove_child (GtkWidget *parent, GtkWidget *child)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (GTK_IS_WIDGET (child));

  if (GTK_IS_BOX (parent))
    gtk_box_remove (GTK_BOX (parent), child);
  else if (GTK_IS_LIST_BOX (parent))
    gtk_list_box_remove (GTK_LIST_BOX (parent), child);
  else if (GTK_IS_FLOW_BOX (parent))
    gtk_flow_box_remove (GTK_FLOW_BOX (parent), child);
  else if (GTK_IS_GRID (parent))
    gtk_grid_remove (GTK_GRID (parent), child);
  else
    gtk_widget_unparent (child);
}

void
aluette_remove_children (GtkWidget *parent)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    aluette_remove_child (parent, child);
}

void
aluette_set_css_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
aluette_set_tooltip (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (text, gtk_widget_get_tooltip_text (widget)) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

GtkWidget *
aluette_wrapping_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
aluette_button_wrap_label (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

GtkWidget *
aluette_boxed_list_new (const char *label)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
  return list;
}

void
aluette_add_key (GtkEventController *controller, guint key, GdkModifierType modifiers,
                 const char *action, GVariant *target)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                            gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

void
aluette_add_global_key (GtkWidget *widget, guint key, GdkModifierType modifiers,
                        const char *action, GVariant *target)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  aluette_add_key (controller, key, modifiers, action, target);
  gtk_widget_add_controller (widget, controller);
}
