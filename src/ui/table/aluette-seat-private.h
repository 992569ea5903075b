/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/table/aluette-seat.h"

G_BEGIN_DECLS

/* What the files of the seat share. */

struct _AluetteSeat
{
  GtkWidget parent_instance;

  GtkWidget *portrait;
  GtkWidget *face; /* a button over the portrait, where that has an action */
  GtkWidget *pile;
  GtkWidget *name;
  GtkWidget *tricks;
  GtkWidget *told;
  GtkWidget *badge;  /* an eye */
  GtkWidget *bubble; /* a label */

  AluetteSeatParts parts;
  AdwAnimation *move;
  double moved; /* 0 at rest, 1 while a gesture runs */
  double scale; /* of the portrait during the gesture */
  double hold;
  guint side;
  gboolean has_room; /* for the portrait and its badge */
  gboolean has_badge;
  AluetteWatch watch;
  char *watch_text; /* (nullable) */
  char *shown_name; /* (nullable): as the match has it */
  char *speech;     /* (nullable): as the match has it */
  char *presence;   /* (nullable) */
  char *spoken;     /* (nullable) */
  char *about;      /* (nullable): the description without that */
};

/* aluette_seat_size_allocate:
 *
 * Places the parts of the seat, as in the class of widgets. */
void aluette_seat_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* aluette_seat_show_badge:
 *
 * Shows or hides the badge without a new layout of the table. */
void aluette_seat_show_badge (AluetteSeat *self);

/* aluette_seat_get_face:
 *
 * Returns: where the portrait is, which can be larger for a moment but does not leave its anchor */
graphene_rect_t aluette_seat_get_face (AluetteSeat *self);

G_END_DECLS
