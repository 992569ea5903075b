/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-announcer.h"

#include "ui/common/aluette-widgets.h"

/* Screen readers say a change of the description of what has the focus. It is changed back at once,
 * or they would read it again whenever the focus returns. */
static void
announce_by_description (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkAccessible *heard = GTK_ACCESSIBLE (focus != NULL  ? focus
                                         : root != NULL ? GTK_WIDGET (root)
                                                        : widget);

  gtk_accessible_update_property (heard, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_accessible_reset_property (heard, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

#if GTK_CHECK_VERSION(4, 14, 0)
/* Returns: whether GTK can announce: its backend for tests crashes */
static gboolean
can_announce (GtkWidget *widget)
{
  g_autoptr (GtkATContext) context = NULL;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));
  G_GNUC_END_IGNORE_DEPRECATIONS
  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}
#endif

void
aluette_announce (GtkWidget *widget, const char *text)
{
  g_debug ("Announced: %s", text);
#if GTK_CHECK_VERSION(4, 14, 0)
  if (can_announce (widget))
    {
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                               GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
      G_GNUC_END_IGNORE_DEPRECATIONS
      return;
    }
#endif
  announce_by_description (widget, text);
}

/* A menu has a page for its items, and one for each submenu. */
static void
unname_page (GtkWidget *menu, GtkWidget *item)
{
  GtkWidget *stack = gtk_widget_get_ancestor (item, GTK_TYPE_STACK);
  GtkWidget *page = item;

  if (stack == NULL || !gtk_widget_is_ancestor (stack, menu))
    return;
  while (gtk_widget_get_parent (page) != stack)
    page = gtk_widget_get_parent (page);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (gtk_stack_get_page (GTK_STACK (stack), page)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* Names the items below a widget by their text, which GTK 4.18 does not. */
static void
name_items (GtkWidget *widget)
{
  g_autofree char *text = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    {
      g_object_get (widget, "text", &text, NULL);
      aluette_set_accessible_name (widget, text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

/* GTK 4.8 names menus with their pages, and icons that it takes for labels of their buttons, after
 * their class. */
static void
focus_changed (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *menu = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER_MENU) : NULL;

  if (GTK_IS_BUTTON (focus) && gtk_button_get_icon_name (GTK_BUTTON (focus)) != NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (menu == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  unname_page (menu, focus);
  name_items (menu);
}

void
aluette_announce_no_classes (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_changed), NULL);
}
