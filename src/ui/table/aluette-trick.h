/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-card.h"
#include "ui/table/aluette-table-geometry.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICK (aluette_trick_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTrick, aluette_trick, ALUETTE, TRICK, GtkWidget)

/* The trick in the middle of the table. Each card is in front of the place that played it. */

GtkWidget *aluette_trick_new (AluetteTableStyle *style);

/* aluette_trick_set_max_card:
 *
 * Sets the width that no card of the trick exceeds, in pixels, before an allocation. */
void aluette_trick_set_max_card (AluetteTrick *self, int width);

/* What a trick shows. Arrays are indexed by place, in the order of play from 0 at the bottom. */
typedef struct
{
  guint n_seats;
  gboolean counterclockwise;
  guint8 cards[ALUETTE_MAX_PLACES];       /* ALUETTE_NO_CARD for no card */
  char *labels[ALUETTE_MAX_PLACES];       /* (nullable): who played the card, for screen readers */
  guint winning;                          /* bit per place: the strongest card so far */
  gboolean taken;                         /* all cards are played and one of them wins */
  gboolean spoiled;                       /* all cards are played and the strongest ones tie */
} AluetteTrickState;

void aluette_trick_set_state (AluetteTrick *self, const AluetteTrickState *state);

/* aluette_trick_get_slot:
 *
 * Returns: (nullable) (transfer none): the card in front of @place */
AluetteCard *aluette_trick_get_slot (AluetteTrick *self, guint place);

G_END_DECLS
