/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/matches/aluette-replay-list-window.h"

#include "ui/common/aluette-dialog-window.h"

gboolean
aluette_replay_list_window_open (AluetteReplayListWindow *self, GtkWidget *parent,
                                 const AluetteReplayList *look, AluetteTableStyle *style,
                                 GCallback activated)
{
  gboolean is_new = self->window == NULL;

  if (is_new)
    {
      GtkWidget *list = look->widget_new (style);

      self->look = look;
      g_signal_connect_object (list, "entry-activated", activated, parent, G_CONNECT_SWAPPED);
      g_set_weak_pointer (&self->window, aluette_dialog_window_new (parent, "", list));
      g_set_weak_pointer (&self->list, list);
      gtk_window_set_modal (self->window, FALSE);
    }
  gtk_window_present (self->window);
  return is_new;
}

void
aluette_replay_list_window_show (AluetteReplayListWindow *self, AluetteMatchRecord *record,
                                 guint deal, guint event)
{
  g_autofree char *title = NULL;

  if (self->window == NULL)
    return;
  title = self->look->format_title (deal);
  gtk_window_set_title (self->window, title);
  self->look->show (self->list, record, deal);
  self->look->set_reached (self->list, event);
}

void
aluette_replay_list_window_set_reached (AluetteReplayListWindow *self, guint event)
{
  if (self->list != NULL)
    self->look->set_reached (self->list, event);
}

void
aluette_replay_list_window_close (AluetteReplayListWindow *self)
{
  if (self->window != NULL)
    gtk_window_destroy (self->window);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->list);
}
