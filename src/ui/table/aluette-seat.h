/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/aluette/alu-rules.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SEAT (aluette_seat_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSeat, aluette_seat, ALUETTE, SEAT, GtkWidget)

/* A player at the table: portrait, name, the backs of his cards, his tricks. Its parts stand beside
 * each other or, where the seat is narrow, one below the other. What he says stands in a bubble
 * over his tricks. */

/* What there is to see of a player. */
typedef struct
{
  const char *name;
  guint villager;   /* whose face he has */
  guint n_cards;    /* backs to show; 0 where the hand is open or shown elsewhere */
  guint n_tricks;
  const AluCard *tricks; /* a card of each trick */
  const char *words;     /* (nullable): what he has just said aloud */
  gboolean turn;    /* it is his turn */
  gboolean leads_race;
  gboolean deals;
} AluetteSeatState;

GtkWidget *aluette_seat_new (AluetteTableStyle *style);

void aluette_seat_set_state (AluetteSeat *self, const AluetteSeatState *state);

/* aluette_seat_get_tricks_widget:
 *
 * Returns: (transfer none): where the tricks lie, as a goal of cards that travel. */
GtkWidget *aluette_seat_get_tricks_widget (AluetteSeat *self);

/* aluette_seat_get_portrait: Returns: (transfer none): the portrait's widget. */
GtkWidget *aluette_seat_get_portrait (AluetteSeat *self);

G_END_DECLS
