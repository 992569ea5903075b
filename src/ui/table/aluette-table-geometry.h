/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>

#include "engine/aluette/alu-rules.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* The height of a card divided by its width. */
#define ALUETTE_CARD_TALL (1 / ALUETTE_CARD_ASPECT)

/* The height of a fan divided by that of its cards, which lean and are raised when chosen. */
#define ALUETTE_FAN_HEIGHT 1.15

/*
 * The layout of the table, as a function of its size and of 2, 4 or 6 seats. Places are numbered
 * clockwise from 0 at the bottom: with four seats, 1 is at the left, 2 opposite, 3 at the right.
 * All sizes are in pixels. The rectangles of different parts never overlap.
 */

typedef struct
{
  int width;
  int height;
  int n_seats;
  double em;         /* the height of a line of text */
  guint open;        /* places with an open hand (Petit-Jeans), one bit per place */
  int prompt_height; /* the natural height of the prompt at aluette_table_prompt_width () */
} AluetteTableSpace;

typedef struct
{
  gboolean wide;                     /* score panel in the corner, seat beside the hand */
  GdkRectangle score_panel;
  GdkRectangle seat[ALU_MAX_SEATS];  /* portrait, name, tricks */
  GdkRectangle open[ALU_MAX_SEATS];  /* open hands; empty if there is none */
  GdkRectangle talon[ALU_MAX_SEATS]; /* the talon if that place deals, at the dealer's right */
  GdkRectangle trick;                /* the middle */
  GdkRectangle prompt;
  GdkRectangle hand;                 /* the hand of the viewer */
  int hand_card;                     /* width of a card in that hand */
  int trick_card;                    /* width of a card in the middle */
} AluetteTableGeometry;

/* aluette_table_prompt_width:
 *
 * Returns: the width of the prompt on a table of this size */
int aluette_table_prompt_width (const AluetteTableSpace *space);

/* aluette_table_geometry_compute:
 * @geometry: (out): the layout
 *
 * Computes the layout. If the table is too small, rectangles are empty, never negative. */
void aluette_table_geometry_compute (const AluetteTableSpace *space,
                                     AluetteTableGeometry *geometry);

/* aluette_trick_slot:
 * @place: 0 to @n_seats - 1
 * @card_width: trick_card of the geometry
 * @center: (out): the center of the card, relative to the center of the trick
 *
 * Computes the position of the card of a place in the trick. Cards do not overlap. */
void aluette_trick_slot (int n_seats, int place, int card_width, graphene_point_t *center);

/* aluette_trick_list_slot:
 * @height: the height of the trick
 * @center: (out): the center of the card, relative to the center of the trick
 *
 * Like aluette_trick_slot (), for a table with a row per player, the viewer in the last. */
void aluette_trick_list_slot (int n_seats, int place, int height, graphene_point_t *center);

G_END_DECLS
