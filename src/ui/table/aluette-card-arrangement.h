/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>

#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* How cards lie in the viewer's hand and in a trick, as functions of numbers. Sizes in pixels. */

/* The height of a card divided by its width. */
#define ALUETTE_CARD_TALL (1 / ALUETTE_CARD_ASPECT)

/* If height / width of a trick exceeds this, each card is at the end of its player's row. */
#define ALUETTE_TRICK_LIST 2.4

/* The height of a row divided by that of its cards, which lean and are raised when chosen. */
#define ALUETTE_FAN_HEIGHT 1.15

/* Half the angle of a full fan, in degrees. */
#define ALUETTE_FAN_ANGLE 5.0

/* How much of a row of cards stays visible above the next one, in card heights. */
#define ALUETTE_ROW_SHOWN 0.46

typedef struct
{
  int rows;
  int columns; /* of a full row */
  int card;    /* width of a card */
  double step; /* from a card to the next of its row */
} AluetteHandRows;

/* aluette_card_width:
 *
 * Returns: @width rounded down to a multiple of four, so that resizing the window renders fewer
 * textures; at least 8 */
int aluette_card_width (double width);

/* aluette_place_get_position:
 * @place: a number in the order of play, from 0 at the bottom
 *
 * Returns: the position of a place on the screen, clockwise from 0 at the bottom */
int aluette_place_get_position (int n_seats, int place, gboolean counterclockwise);

/* aluette_hand_rows_compute:
 * @n_cards: the number of cards
 * @width: the width of the hand
 * @height: the height of the cards if they are in one row; more rows get more
 *
 * Returns: the fewest rows in which at least 40 pixels of each card can be touched, at most 4.
 *   Cards are a little smaller if that saves a row. */
AluetteHandRows aluette_hand_rows_compute (int n_cards, int width, double height);

/* aluette_hand_rows_fit:
 * @height: the height of the hand, such as aluette_hand_rows_height ()
 *
 * Returns: like aluette_hand_rows_compute (), for a given height of all rows */
AluetteHandRows aluette_hand_rows_fit (int n_cards, int width, int height);

/* aluette_hand_rows_reduce:
 * @rows: (inout): the arrangement of a fuller hand
 *
 * Arranges fewer cards of the same size in the fewest rows. */
void aluette_hand_rows_reduce (AluetteHandRows *rows, int n_cards, int width);

/* aluette_hand_rows_height:
 *
 * Returns: the height of the rows, with room to raise a card */
int aluette_hand_rows_height (const AluetteHandRows *rows);

/* aluette_trick_arrange:
 * @line: (out): whether the cards are in one line rather than around the middle
 *
 * Returns: the largest width of a card for a trick in this space */
int aluette_trick_arrange (int n_seats, int width, int height, gboolean *line);

/* aluette_trick_slot:
 * @position: see aluette_place_get_position ()
 * @line: see aluette_trick_arrange ()
 * @card_width: the width of a card
 * @center: (out): the center of the card, relative to the center of the trick
 *
 * Computes the position of a card in the trick. Cards do not overlap. */
void aluette_trick_slot (int n_seats, int position, gboolean line, int card_width,
                         graphene_point_t *center);

/* aluette_trick_list_slot:
 * @height: the height of the trick
 * @center: (out): the center of the card, relative to the center of the trick
 *
 * Like aluette_trick_slot (), for a table with a row per player, the viewer in the last. */
void aluette_trick_list_slot (int n_seats, int place, int height, graphene_point_t *center);

G_END_DECLS
