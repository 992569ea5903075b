/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-focus-return.h"

typedef struct
{
  GtkWidget *before;  /* (nullable) (weak): the last focus outside popovers */
  GtkWidget *popover; /* (nullable) (weak): has the focus, until it is given back */
  guint source;       /* gives it back; 0: none */
} FocusReturn;

static void
focus_return_free (gpointer data)
{
  FocusReturn *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->before);
  g_clear_weak_pointer (&self->popover);
  g_free (self);
}

/* Returns: (transfer none) (nullable): the outermost popover that contains @widget */
static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *popover = NULL;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (GTK_IS_POPOVER (widget))
      popover = widget;
  return popover;
}

/* Returns whether @focus, (nullable), is where GTK leaves the focus when @popover closes: in it, or
 * on the button that opened it. What the user chose in a menu may have moved it elsewhere. */
static gboolean
was_left_by (GtkWidget *focus, GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);

  return focus == NULL || focus == parent
         || (parent != NULL && gtk_widget_is_ancestor (focus, parent));
}

static void
give_back (FocusReturn *self)
{
  GtkRoot *root = self->before != NULL ? gtk_widget_get_root (self->before) : NULL;

  if (root != NULL && gtk_widget_get_mapped (self->before)
      && (self->popover == NULL || was_left_by (gtk_root_get_focus (root), self->popover)))
    gtk_widget_grab_focus (self->before);
}

static gboolean
give_back_again (gpointer data)
{
  FocusReturn *self = data;

  self->source = 0;
  if (self->popover != NULL && gtk_widget_get_mapped (self->popover))
    return G_SOURCE_REMOVE;
  give_back (self);
  g_clear_weak_pointer (&self->popover);
  return G_SOURCE_REMOVE;
}

/* Gives the focus back at once, since the table takes a focus that is on nothing visible, and again
 * after this signal, when GTK 4.18 has given it to the button of a menu. */
static void
popover_closed (GtkWidget *popover, FocusReturn *self)
{
  g_signal_handlers_disconnect_by_func (popover, popover_closed, self);
  give_back (self);
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, give_back_again, self, NULL);
}

static void
focus_changed (GtkWindow *window, GParamSpec *pspec, FocusReturn *self)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = find_popover (focus);

  if (popover == NULL && focus != NULL && self->popover == NULL)
    g_set_weak_pointer (&self->before, focus);
  if (popover == NULL || popover == self->popover)
    return;
  if (self->popover != NULL)
    g_signal_handlers_disconnect_by_func (self->popover, popover_closed, self);
  g_set_weak_pointer (&self->popover, popover);
  g_signal_connect (popover, "closed", G_CALLBACK (popover_closed), self);
}

void
aluette_focus_return_watch (GtkWindow *window)
{
  FocusReturn *self;

  g_return_if_fail (GTK_IS_WINDOW (window));

  self = g_new0 (FocusReturn, 1);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_changed), self);
  g_object_set_data_full (G_OBJECT (window), "aluette-focus-return", self, focus_return_free);
}
