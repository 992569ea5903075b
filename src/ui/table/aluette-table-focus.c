/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-private.h"

/* The Tab key goes through the table in the order in which one plays, whatever lies where. */

static void
add_stop (GPtrArray *stops, gpointer child)
{
  if (child != NULL && !g_ptr_array_find (stops, child, NULL))
    g_ptr_array_add (stops, child);
}

/* Returns: (transfer full): all children in the order of Tab */
static GPtrArray *
list_stops (AluetteTable *self)
{
  GPtrArray *stops = g_ptr_array_new ();

  add_stop (stops, self->hand);
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    add_stop (stops, self->open_hands[seat]);
  add_stop (stops, self->speech);
  add_stop (stops, self->prompt);
  add_stop (stops, self->report);
  add_stop (stops, self->middle);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_stop (stops, child);
  return stops;
}

/* Returns: the index of the child in which @focus is, or -1 */
static int
find_stop (GPtrArray *stops, GtkWidget *focus)
{
  for (guint i = 0; focus != NULL && i < stops->len; i++)
    {
      GtkWidget *child = g_ptr_array_index (stops, i);

      if (focus == child || gtk_widget_is_ancestor (focus, child))
        return (int) i;
    }
  return -1;
}

gboolean
aluette_table_move_focus (AluetteTable *self, gboolean forward)
{
  g_autoptr (GPtrArray) stops = list_stops (self);
  GtkDirectionType direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int n = (int) stops->len, at = find_stop (stops, focus);

  if (focus == GTK_WIDGET (self) && !forward)
    return FALSE;
  if (at < 0)
    at = forward ? 0 : n - 1;
  for (; at >= 0 && at < n; at += forward ? 1 : -1)
    if (gtk_widget_child_focus (g_ptr_array_index (stops, (guint) at), direction))
      return TRUE;
  return FALSE;
}
