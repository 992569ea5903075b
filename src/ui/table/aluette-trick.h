/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/aluette/alu-rules.h"
#include "ui/table/aluette-card.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TRICK (aluette_trick_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTrick, aluette_trick, ALUETTE, TRICK, GtkWidget)

/* The trick in the middle of the table: each card before the place that played it. */

GtkWidget *aluette_trick_new (AluetteTableStyle *style);

/* What lies in the middle. Arrays go by place, 0 at the bottom and clockwise. */
typedef struct
{
  guint n_seats;
  AluCard cards[ALU_MAX_SEATS]; /* ALU_CARD_NONE where none lies */
  char *labels[ALU_MAX_SEATS];  /* (nullable): who played it, said of the card */
  guint winning;                /* places whose card is strongest so far, bit per place */
  gboolean spoiled;             /* the strongest are equal, and all are down */
} AluetteTrickState;

void aluette_trick_set_state (AluetteTrick *self, const AluetteTrickState *state);

/* aluette_trick_get_slot:
 *
 * Returns: (nullable) (transfer none): the card before @place, if one lies there. */
AluetteCard *aluette_trick_get_slot (AluetteTrick *self, guint place);

G_END_DECLS
