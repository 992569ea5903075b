/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MOTION (aluette_motion_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMotion, aluette_motion, ALUETTE, MOTION, GtkWidget)

/*
 * The layer over the table in which cards travel. A card that is on its way to a card widget veils
 * it until it arrives; what a travelling card is aimed at may move meanwhile.
 */

/* Where a card is, in the layer's coordinates. */
typedef struct
{
  graphene_point_t center;
  float width;
  float angle; /* degrees, clockwise */
} AluetteWhere;

GtkWidget *aluette_motion_new (AluetteTableStyle *style);

/* aluette_motion_locate:
 * @widget: a card, or what cards lie in
 * @where: (out): the middle of it
 *
 * Returns: FALSE where @widget is not on the table. */
gboolean aluette_motion_locate (AluetteMotion *self, GtkWidget *widget, AluetteWhere *where);

/* aluette_motion_fly:
 * @card: what is seen of it on its way; ALU_CARD_NONE for its back
 * @target: (transfer none): where to
 * @delay_ms: it waits so long at @from
 *
 * Sends a card to @target. Where animations are off, or @duration_ms is 0, it is there at once. */
void aluette_motion_fly (AluetteMotion *self, AluCard card, const AluetteWhere *from,
                         GtkWidget *target, guint delay_ms, guint duration_ms);

gboolean aluette_motion_is_running (AluetteMotion *self);

/* aluette_motion_finish: lets all cards arrive at once. */
void aluette_motion_finish (AluetteMotion *self);

G_END_DECLS
