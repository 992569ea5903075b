/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-record.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

/* A list of the signals of a deal in a window of its own. It follows the replay, and the replay
 * follows it. */
typedef struct
{
  const char *label;   /* of its button, marked for translation with the context "replay" */
  const char *tooltip; /* marked for translation */
  /* Returns: (transfer full): the title of the window. */
  char *(*format_title) (guint deal);
  /* @style: how cards look. Returns: (transfer floating): a widget with the signal
   * “entry-activated” (guint event): the user wants to see this event of the match. */
  GtkWidget *(*widget_new) (AluetteTableStyle *style);
  void (*show) (GtkWidget *widget, AluetteMatchRecord *record, guint deal);
  /* Marks what has happened up to an event of the match. */
  void (*set_reached) (GtkWidget *widget, guint event);
} AluetteReplayList;

/* What a game adds to the replay of its matches: a part of its AluetteUiKind. */
typedef struct
{
  /* (nullable): Returns: (transfer full): what happens in a step, with all that nobody knew then.
   * NULL for what the table says. */
  char *(*format_step) (AluetteMatchRecord *record, guint deal, guint step, AluetteDeck deck);
  const AluetteReplayList *list; /* (nullable) */
} AluetteReplayLook;

G_END_DECLS
