/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-view-state.h"

/* Appends the view stacks in @widget to @stacks, outer ones first. Pages that are not open are
 * skipped, because some are only built when they open. */
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
      /* List them each time, because opening a page can add view stacks. */
      g_autoptr (GPtrArray) new = g_ptr_array_new ();
      const char *name = adw_view_stack_get_visible_child_name (g_ptr_array_index (old, i));

      list_stacks (to, new);
      if (i >= new->len || name == NULL)
        continue;
      if (adw_view_stack_get_child_by_name (g_ptr_array_index (new, i), name) != NULL)
        adw_view_stack_set_visible_child_name (g_ptr_array_index (new, i), name);
    }
}
