/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-geometry.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_LAYOUT (aluette_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableLayout, aluette_table_layout, ALUETTE, TABLE_LAYOUT,
                      GtkLayoutManager)

/* A layout manager that places the children of a table with aluette_table_geometry_compute (). */

typedef enum
{
  ALUETTE_PART_COVER, /* covers the table */
  ALUETTE_PART_SCORE_PANEL,
  ALUETTE_PART_SEAT,  /* one per place */
  ALUETTE_PART_OPEN,  /* an open hand, one per place */
  ALUETTE_PART_PILE,  /* a pile before a place, one per place */
  ALUETTE_PART_CHALK, /* strokes on the cloth, one per place */
  ALUETTE_PART_TRICK,
  ALUETTE_PART_SHOWN, /* a box with a title and an AluetteHand, in the place of the trick */
  ALUETTE_PART_REPORT, /* while it is shown, it has the place of trick and hand */
  ALUETTE_PART_PROMPT,
  ALUETTE_PART_HAND,
} AluettePart;

/* aluette_table_layout_set_part:
 * @child: a child of the table
 * @part: what @child is
 * @place: its place if there is one per place, otherwise 0
 *
 * Sets the part of a child. */
void aluette_table_layout_set_part (AluetteTableLayout *self, GtkWidget *child, AluettePart part,
                                    guint place);

/* aluette_table_layout_set_hand_size:
 * @n_cards: the number of cards in a full hand
 *
 * Sets what the hand of the viewer has room for. */
void aluette_table_layout_set_hand_size (AluetteTableLayout *self, guint n_cards);

/* aluette_table_layout_set_table:
 * @counterclockwise: whether place 1 is at the right
 * @open: places with an open hand, one bit per place
 *
 * Sets the seats. */
void aluette_table_layout_set_table (AluetteTableLayout *self, guint n_seats,
                                     gboolean counterclockwise, guint open);

/* aluette_text_height:
 *
 * Returns: the height of a line of text in @widget, in pixels */
double aluette_text_height (GtkWidget *widget);

G_END_DECLS
