/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-view-state.h"

/* Appends the view stacks in @widget, those on the outside first, but for those on pages that are
 * not open: some of them are only made when they are. */
static void
list_stacks (GtkWidget *widget, GPtrArray *stacks)
{
  if (ADW_IS_VIEW_STACK (widget))
    g_ptr_array_add (stacks, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      list_stacks (child, stacks);
}

void
aluette_view_state_copy (GtkWidget *from, GtkWidget *to)
{
  g_autoptr (GPtrArray) old = g_ptr_array_new ();

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (GTK_IS_WIDGET (to));

  list_stacks (from, old);
  for (guint i = 0; i < old->len; i++)
    {
      /* Listed each time: to open a page can make what is on it. */
      g_autoptr (GPtrArray) new = g_ptr_array_new ();
      const char *name = adw_view_stack_get_visible_child_name (g_ptr_array_index (old, i));

      list_stacks (to, new);
      if (i >= new->len || name == NULL)
        continue;
      if (adw_view_stack_get_child_by_name (g_ptr_array_index (new, i), name) != NULL)
        adw_view_stack_set_visible_child_name (g_ptr_array_index (new, i), name);
    }
}
