/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_ANIMATOR (aluette_card_animator_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardAnimator, aluette_card_animator, ALUETTE, CARD_ANIMATOR, GtkWidget)

/*
 * The layer above the table that draws moving cards. A card that moves to a card widget veils that
 * widget until it arrives. The target of a moving card may itself move.
 *
 * Signals:
 *   "arrived" (): the last moving card has arrived. Dust may still be in the air.
 *   "heard" (): a card that is heard has arrived.
 */

/* The position of a card, in the coordinates of the animator. */
typedef struct
{
  graphene_point_t center;
  float width;
  float angle; /* degrees, clockwise */
} AluetteWhere;

GtkWidget *aluette_card_animator_new (AluetteTableStyle *style);

/* aluette_card_animator_locate:
 * @widget: a card, or a widget that cards move to
 * @where: (out): the position of a card in its middle
 *
 * Returns: whether @widget is on the table */
gboolean
aluette_card_animator_locate (AluetteCardAnimator *self, GtkWidget *widget, AluetteWhere *where);

/* How a card moves. */
typedef struct
{
  guint card; /* the card to draw; ALUETTE_NO_CARD for a back */
  AluetteWhere from;
  guint delay_ms;    /* how long it stays there */
  guint duration_ms; /* how long it moves */
  gboolean gathers;  /* it passes @via on its way */
  AluetteWhere via;
  gboolean turns;  /* it turns face down; where it gathers, after that */
  gboolean strong; /* it rises on its way and lands hard: dust flies up */
  gboolean heard;  /* "heard" is emitted when it arrives */
} AluetteCardFlight;

/* aluette_card_animator_fly:
 * @target: (transfer none): the widget that the card moves to
 *
 * Moves a card to @target. If animations are off or the duration is 0, it arrives at once. */
void aluette_card_animator_fly (AluetteCardAnimator *self, const AluetteCardFlight *flight,
                                GtkWidget *target);

/* aluette_card_animator_can_run:
 *
 * Returns: whether a card would move: cards arrive at once if animations are off */
gboolean aluette_card_animator_can_run (AluetteCardAnimator *self, guint duration_ms);

gboolean aluette_card_animator_is_running (AluetteCardAnimator *self);

/* aluette_card_animator_finish:
 *
 * Makes all moving cards arrive at once. */
void aluette_card_animator_finish (AluetteCardAnimator *self);

G_END_DECLS
