/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>

#include "engine/aluette/alu-rules.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* Height of a card by its width. */
#define ALUETTE_CARD_TALL (1 / ALUETTE_CARD_ASPECT)

/* Height of a fan by the height of its cards: they lean, and the chosen one is raised. */
#define ALUETTE_FAN_HEIGHT 1.15

/*
 * Where everything on the table goes: one pure function for 2, 4 and 6 seats and every size. Places
 * count from the viewer's, 0 at the bottom, clockwise: with four seats 1 is left, 2 opposite, 3
 * right. Pixels; the rectangles of different things never overlap.
 */

typedef struct
{
  int width;
  int height;
  int n_seats;
  double em;         /* height of a line of text */
  guint open;        /* places with an open hand of their own (Petit-Jeans), bit per place */
  int prompt_height; /* what the prompt would like, at aluette_table_prompt_width () */
} AluetteTableSpace;

typedef struct
{
  gboolean wide;                     /* room for a slate in the corner and a seat beside the hand */
  GdkRectangle score_panel;
  GdkRectangle seat[ALU_MAX_SEATS];  /* portrait, name, tricks */
  GdkRectangle open[ALU_MAX_SEATS];  /* open hands; empty where there is none */
  GdkRectangle talon[ALU_MAX_SEATS]; /* the talon where that place deals: at the dealer's right */
  GdkRectangle trick;                /* the middle */
  GdkRectangle prompt;
  GdkRectangle hand;                 /* the viewer's */
  int hand_card;                     /* width of a card in it */
  int trick_card;                    /* width of a card in the middle */
} AluetteTableGeometry;

/* aluette_table_prompt_width:
 *
 * Returns: how wide the prompt will be at a table of this size. */
int aluette_table_prompt_width (const AluetteTableSpace *space);

/* aluette_table_geometry_compute:
 * @geometry: (out): where things go
 *
 * Lays the table. Sizes too small for anything give empty rectangles, never negative ones. */
void aluette_table_geometry_compute (const AluetteTableSpace *space,
                                     AluetteTableGeometry *geometry);

/* aluette_trick_slot:
 * @place: 0 to @n_seats - 1
 * @card_width: as in the geometry
 * @center: (out): from the middle of the trick
 *
 * Where the card of a place lies in the trick: no two touch. */
void aluette_trick_slot (int n_seats, int place, int card_width, graphene_point_t *center);

/* aluette_trick_list_slot:
 * @height: of the whole trick
 *
 * The same where each player has a row of his own, the viewer the last. */
void aluette_trick_list_slot (int n_seats, int place, int height, graphene_point_t *center);

G_END_DECLS
