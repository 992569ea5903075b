/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-widgets.h"

#include <adwaita.h>

static void
remove_child (GtkWidget *parent, GtkWidget *child)
{
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
    remove_child (parent, child);
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
aluette_set_accessible_name (gpointer widget, const char *name)
{
  if (name == NULL)
    name = gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (widget))));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
aluette_set_tooltip (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (text, gtk_widget_get_tooltip_text (widget)) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

GtkWidget *
aluette_box_new (GtkOrientation orientation, int spacing, ...)
{
  GtkWidget *box = gtk_box_new (orientation, spacing), *child;
  va_list children;

  va_start (children, spacing);
  while ((child = va_arg (children, GtkWidget *)) != NULL)
    gtk_box_append (GTK_BOX (box), child);
  va_end (children);
  return box;
}

GtkWidget *
aluette_content_button_new (GtkWidget *child, const char *css_class, const char *label)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  if (label != NULL)
    aluette_set_accessible_name (button, label);
  return button;
}

GtkWidget *
aluette_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
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

GtkWidget *
aluette_centered_label_new (const char *text, int max_chars, const char *css_class)
{
  GtkWidget *label = aluette_wrapping_label_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), max_chars);
  return label;
}

GtkWidget *
aluette_boxed_list_new (const char *label)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  if (label != NULL)
    aluette_set_accessible_name (list, label);
  return list;
}

GtkWidget *
aluette_text_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

GtkWidget *
aluette_value_row_new (const char *title, const char *value)
{
  GtkWidget *row = aluette_text_row_new (title, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (value));
  return row;
}

void
aluette_row_add_icon (GtkWidget *row, const char *icon)
{
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));
}

void
aluette_row_add_control (GtkWidget *row, GtkWidget *control)
{
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  aluette_set_accessible_name (control, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
}

void
aluette_row_set_action (GtkWidget *row, const char *action, GVariant *target)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
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

/* GTK 4.18 asks the child of a folded expander for the focus, though it is in no window then. */
static void
expander_show_child (GtkExpander *expander)
{
  gtk_expander_set_child (expander, gtk_expander_get_expanded (expander)
                                        ? g_object_get_data (G_OBJECT (expander), "child")
                                        : NULL);
}

GtkWidget *
aluette_expander_new (const char *title)
{
  GtkWidget *expander = gtk_expander_new (title);

  aluette_set_accessible_name (expander, title);
  g_signal_connect (expander, "notify::expanded", G_CALLBACK (expander_show_child), NULL);
  return expander;
}

void
aluette_expander_set_child (GtkWidget *expander, GtkWidget *child)
{
  g_object_set_data_full (G_OBJECT (expander), "child", g_object_ref_sink (child), g_object_unref);
  expander_show_child (GTK_EXPANDER (expander));
}

#define ROW_ACTION "row.press"

static void
activate_widget (GtkWidget *widget, const char *action, GVariant *parameter)
{
  /* Assistive technologies also know the rows of a page that was left. Do not activate a hidden
   * row. */
  if (gtk_widget_get_mapped (widget))
    gtk_widget_activate (widget);
}

void
aluette_make_class_activatable (GtkWidgetClass *klass)
{
  const char *name;
  const char *property;
  const GVariantType *type;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &type, &property); i++)
    if (g_str_equal (name, ROW_ACTION))
      return;
  gtk_widget_class_install_action (klass, ROW_ACTION, NULL, activate_widget);
}
