/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-focus-scroll.h"

/* Scrolls to @widget if it is completely out of view. Returns: whether it scrolled. */
static gboolean
scroll_to_widget (GtkWidget *widget, GtkScrolledWindow *scroller)
{
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (scroller);
  double page = gtk_adjustment_get_page_size (along), top;
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, gtk_scrolled_window_get_child (scroller), &bounds)
      || (bounds.origin.y + bounds.size.height > 0 && bounds.origin.y < page))
    return FALSE;
  top = gtk_adjustment_get_value (along) + bounds.origin.y;
  gtk_adjustment_clamp_page (along, top, top + bounds.size.height);
  return TRUE;
}

gboolean
aluette_focus_scroll_reveal (GtkWindow *window)
{
  GtkWidget *focus, *scroller;
  gboolean brought = FALSE;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  focus = gtk_window_get_focus (window);
  for (scroller = focus; scroller != NULL; scroller = gtk_widget_get_parent (scroller))
    if (GTK_IS_SCROLLED_WINDOW (scroller) && scroller != focus)
      brought = scroll_to_widget (focus, GTK_SCROLLED_WINDOW (scroller)) || brought;
  return brought;
}

static gboolean
key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers,
             GtkWindow *window)
{
  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_Return:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_KP_Enter:
      return aluette_focus_scroll_reveal (window);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

void
aluette_focus_scroll_install (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
