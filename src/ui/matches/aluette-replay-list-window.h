/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-replay-look.h"

G_BEGIN_DECLS

/* The window with the list of an AluetteReplayLook, beside the replay. Initialize it with 0; all
 * functions but aluette_replay_list_window_open () do nothing while it is closed. */
typedef struct
{
  const AluetteReplayList *look;
  GtkWindow *window; /* (nullable) (weak): NULL while it is closed */
  GtkWidget *list;   /* (nullable) (weak) */
} AluetteReplayListWindow;

/* aluette_replay_list_window_open:
 * @parent: the replay
 * @style: how cards look
 * @activated: handler of “entry-activated” of the list, with @parent as its swapped data
 *
 * Opens the window, or shows it again.
 *
 * Returns: whether it was closed before, so that the list is still empty. */
gboolean aluette_replay_list_window_open (AluetteReplayListWindow *self, GtkWidget *parent,
                                          const AluetteReplayList *look, AluetteTableStyle *style,
                                          GCallback activated);

/* Shows a deal, of which all has happened up to an event of the match. */
void aluette_replay_list_window_show (AluetteReplayListWindow *self, AluetteMatchRecord *record,
                                      guint deal, guint event);
void aluette_replay_list_window_set_reached (AluetteReplayListWindow *self, guint event);

void aluette_replay_list_window_close (AluetteReplayListWindow *self);

G_END_DECLS
