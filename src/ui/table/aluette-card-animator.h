/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_ANIMATOR (aluette_card_animator_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardAnimator, aluette_card_animator, ALUETTE, CARD_ANIMATOR, GtkWidget)

/*
 * The layer over the table in which cards travel. A card that is on its way to a card widget veils
 * it until it arrives; what a travelling card is aimed at may move meanwhile.
 *
 * Signal "arrived": the last moving card has arrived.
 */

/* Where a card is, in the layer's coordinates. */
typedef struct
{
  graphene_point_t center;
  float width;
  float angle; /* degrees, clockwise */
} AluetteWhere;

GtkWidget *aluette_card_animator_new (AluetteTableStyle *style);

/* aluette_card_animator_locate:
 * @widget: a card, or what cards lie in
 * @where: (out): the middle of it
 *
 * Returns: FALSE where @widget is not on the table. */
gboolean
aluette_card_animator_locate (AluetteCardAnimator *self, GtkWidget *widget, AluetteWhere *where);

/* aluette_card_animator_fly:
 * @card: what is seen of it on its way; ALU_CARD_NONE for its back
 * @target: (transfer none): where to
 * @delay_ms: it waits so long at @from
 *
 * Sends a card to @target. Where animations are off, or @duration_ms is 0, it is there at once. */
void aluette_card_animator_fly (AluetteCardAnimator *self, AluCard card, const AluetteWhere *from,
                                GtkWidget *target, guint delay_ms, guint duration_ms);

gboolean aluette_card_animator_is_running (AluetteCardAnimator *self);

/* aluette_card_animator_finish: lets all cards arrive at once. */
void aluette_card_animator_finish (AluetteCardAnimator *self);

G_END_DECLS
