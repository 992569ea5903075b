/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/aluette/alu-rules.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT (aluette_seat_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeat, aluette_seat, ALUETTE, SEAT, GtkWidget)

/* A player at the table: portrait, name, card backs and tricks. These are side by side, or below
 * each other in a narrow seat. A bubble above the tricks has what the player says. */

/* What a seat shows. */
typedef struct
{
  const char *name;
  guint villager;   /* index of the villager in the portrait */
  guint n_cards;    /* card backs; 0 if the hand is open or shown elsewhere */
  guint n_tricks;
  const AluCard *tricks; /* one card of each trick */
  const char *call;      /* (nullable): what the player has just said */
  gboolean turn;    /* whether it is the player's turn */
  gboolean leads_race;
  gboolean deals;
} AluetteSeatState;

GtkWidget *aluette_seat_new (AluetteTableStyle *style);

void aluette_seat_set_state (AluetteSeat *self, const AluetteSeatState *state);

/* aluette_seat_get_tricks_widget:
 *
 * Returns: (transfer none): the widget of the tricks, as a target for moving cards */
GtkWidget *aluette_seat_get_tricks_widget (AluetteSeat *self);

/* aluette_seat_get_portrait:
 *
 * Returns: (transfer none): the AluettePortrait */
GtkWidget *aluette_seat_get_portrait (AluetteSeat *self);

G_END_DECLS
