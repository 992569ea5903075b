/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "presentation/table/aluette-table-state.h"
#include "ui/table/aluette-card-arrangement.h"

G_BEGIN_DECLS

/* The size of a portrait, in pixels, unless the table is too small even for that. */
#define ALUETTE_PORTRAIT_LEAST 72
#define ALUETTE_PORTRAIT_MOST 280

/* The width of the table's frame, relative to the smaller side: of the wood around the cloth, of
 * the cloth's border, and of both as far as stripes are drawn on it. */
#define ALUETTE_TABLE_RIM (1 / 42.0)
#define ALUETTE_TABLE_BORDER (1 / 26.0)
#define ALUETTE_TABLE_FRAME (ALUETTE_TABLE_RIM + 0.8 * ALUETTE_TABLE_BORDER)

/*
 * The layout of the table, as a function of its size, of 2 to 6 seats and of the direction of play.
 * Places are numbered in the order of play from 0 at the bottom. Clockwise, 1 is at the left. The
 * players beside the viewer sit at the sides, all others at the top. All sizes are in pixels. The
 * rectangles of different parts never overlap, unless a comment says so.
 */

typedef struct
{
  int width;
  int height;
  int n_seats;
  gboolean counterclockwise; /* place 1 is at the right */
  double em;                 /* the height of a line of text */
  guint open;                /* places with an open hand (Petit-Jeans), one bit per place */
  int hand_cards;            /* the number of cards in a full hand; 0 for nine */
  guint long_names;          /* places whose name needs several lines, one bit per place */
  gboolean speaks;           /* whether anybody says something, such as a bid */
  int score_lines;           /* lines of the score at aluette_table_score_width (); 0 for one */
  int prompt_height;         /* the natural height of the prompt at aluette_table_prompt_width () */
  int corner_height; /* the same at aluette_table_corner_width (); 0 if it is wider than that */
  int full_height;   /* the same at aluette_table_full_width () */
} AluetteTableSpace;

/* The parts of a seat. Their positions are relative to the seat. */
typedef struct
{
  GdkRectangle portrait; /* a square */
  GdkRectangle name;
  int name_lines;     /* the most lines in it */
  GdkRectangle cards; /* the backs of the hand; at the sides over the edge of the portrait */
  int dip;            /* how far the backs go down while the face makes a gesture */
  GdkRectangle tricks;
  GdkRectangle speech; /* what the player says; over the cloth beside the portrait */
  /* Which point of the portrait stays where it is while the portrait is larger for a moment: 0 is
   * its left or upper edge, 1 the right or lower one. */
  float anchor_x;
  float anchor_y;
  float most_scale; /* how large the portrait may then be, relative to its size */
} AluetteSeatParts;

typedef struct
{
  gboolean wide; /* score panel in the corner, seat beside the hand */
  GdkRectangle score_panel;
  GdkRectangle seat[ALUETTE_MAX_PLACES]; /* all parts but the speech */
  AluetteSeatParts parts[ALUETTE_MAX_PLACES];
  GdkRectangle open[ALUETTE_MAX_PLACES];  /* open hands; empty if there is none */
  GdkRectangle talon[ALUETTE_MAX_PLACES]; /* the talon if that place deals, at the dealer's right */
  GdkRectangle chalk[ALUETTE_MAX_PLACES]; /* strokes on the cloth beside the portrait, where others
                                             may lie over them; empty if there is no room */
  GdkRectangle trick;                     /* the middle */
  GdkRectangle shown;                     /* cards that are shown there: the same as a rule */
  GdkRectangle prompt;
  GdkRectangle hand; /* the hand of the viewer */
  int hand_card;     /* width of a card in that hand */
  int hand_rows;
  int trick_card; /* width of a card in the middle */
  int shown_card; /* most width of cards that are shown in the middle, side by side */
} AluetteTableGeometry;

/* aluette_table_prompt_width:
 *
 * Returns: the width of the prompt on a table of this size */
int aluette_table_prompt_width (const AluetteTableSpace *space);

/* aluette_table_full_width:
 *
 * Returns: the width of a prompt that takes the row of the viewer's seat, on a narrow table on
 *   which it would otherwise be too high */
int aluette_table_full_width (const AluetteTableSpace *space);

/* aluette_table_score_width:
 *
 * Returns: the width of the score panel across the table; 0 if it is in a corner, with the scores
 *   below each other */
int aluette_table_score_width (const AluetteTableSpace *space);

/* aluette_table_corner_width:
 *
 * Returns: the width of the prompt beside the hand, where a wide table leaves the middle to the
 *   trick; 0 if the prompt is always above the hand */
int aluette_table_corner_width (const AluetteTableSpace *space);

/* aluette_table_geometry_compute:
 * @geometry: (out): the layout
 *
 * Computes the layout. If the table is too small, rectangles are empty, never negative. */
void
aluette_table_geometry_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry);

G_END_DECLS
