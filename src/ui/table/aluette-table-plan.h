/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <math.h>

#include "ui/table/aluette-table-geometry.h"

G_BEGIN_DECLS

/* What the files of the table's geometry share. Sizes are in pixels. */

#define ALUETTE_PLAN_GAP 4

/* The height of the token of the dealer, which is shown without a talon. */
#define ALUETTE_PLAN_TOKEN 22

/* How far the backs of a hand hang below a portrait, in sides of the portrait. */
#define ALUETTE_PLAN_CARDS_HANG 0.16

/* The height of a long name below a portrait, in lines of text. */
#define ALUETTE_PLAN_LONG_NAME 2.4

/* The most width of a portrait in a row at the top, and the height of a long name below it, in
 * lines of text. */
#define ALUETTE_PLAN_ROW_PORTRAIT 56
#define ALUETTE_PLAN_LONG_NAME_IN_ROW 1.8

/* The height of a speech of one line, in lines of text. */
#define ALUETTE_PLAN_SPEECH 1.5

/* The most cards of a hand that takes one row on a wide table. */
#define ALUETTE_PLAN_FEW_CARDS 9

/* Where the players have their seats. */
typedef enum
{
  ALUETTE_PLAN_AROUND, /* at the sides and at the top */
  ALUETTE_PLAN_ROW,    /* all others beside each other at the top: little space, large hands */
  ALUETTE_PLAN_STRIPS, /* a row per player in the order of play: little space, open hands */
} AluettePlanKind;

/* Intermediate results. */
typedef struct
{
  const AluetteTableSpace *space;
  AluetteTableGeometry *geometry;
  AluettePlanKind kind;
  gboolean low;  /* a wide table on which cards would be small in one row */
  gboolean tall; /* a narrow table with room for long names */
  int margin;
  int frame; /* width of the frame of the table */
  int side;  /* width of the columns at the left and right */
  int portrait;
  int mark; /* height of the won tricks and of the talon */
  int lane;  /* width of the talon beside a column */
  int score; /* height of the score panel */
  int top;   /* bottom of the score panel and the seats at the top */
  int columns_top;
  int columns_bottom;
  int middle_bottom; /* bottom of the area for the trick */
} AluetteTablePlan;

static inline int
aluette_table_plan_clamp (double value, double low, double high)
{
  return (int) fmax (low, fmin (value, high));
}

static inline GdkRectangle
aluette_table_plan_box (int x, int y, int width, int height)
{
  return (GdkRectangle) { x, y, MAX (0, width), MAX (0, height) };
}

/* aluette_table_plan_init:
 * @plan: (out): measures that depend on the space only; its positions are 0
 * @geometry: was cleared
 *
 * Begins a plan. */
void aluette_table_plan_init (AluetteTablePlan *plan, const AluetteTableSpace *space,
                              AluetteTableGeometry *geometry);

/* aluette_table_bottom_place:
 *
 * Places the hand at the bottom, and the viewer's seat in the corner or in a row above the hand. */
void aluette_table_bottom_place (AluetteTablePlan *plan);

/* aluette_table_bottom_place_prompt:
 *
 * Places the prompt above the hand, unless it is in the row of the viewer's seat. */
void aluette_table_bottom_place_prompt (AluetteTablePlan *plan);

/* aluette_seat_parts_name_height:
 * @lines: how high a long name may be, in lines of text
 *
 * Returns: the height of a name: of several lines if one is too short, where a narrow table has
 *   room for them */
int aluette_seat_parts_name_height (const AluetteTablePlan *plan, int place, double lines);

/* aluette_seat_parts_stack:
 * @cards: whether the backs of a hand are shown
 *
 * Sets the parts of a seat below each other. */
void aluette_seat_parts_stack (const AluetteTablePlan *plan, int place, int width, int height,
                               gboolean cards);

/* aluette_seat_parts_line_up:
 * @cards: whether the backs of a hand are shown; they cover nothing
 * @above: the height to leave above what is beside the portrait
 *
 * Sets the parts beside the portrait, the name only where it has room. */
void aluette_seat_parts_line_up (const AluetteTablePlan *plan, int place, int width, int height,
                                 gboolean cards, int above);

/* aluette_seat_parts_place_row:
 * @talon: (out): where the token of the dealer is, or the talon, on the table
 *
 * Sets the parts of a seat in a row at the top: what there is of cards is beside a small portrait,
 * the name below both. The name has the height that the seat leaves. */
void aluette_seat_parts_place_row (const AluetteTablePlan *plan, int place, GdkRectangle *talon);

/* aluette_seat_parts_place_line:
 * @height: of the line
 *
 * Sets the parts of a seat that is a line of text: a name, and the won tricks at its end. */
void aluette_seat_parts_place_line (const AluetteTablePlan *plan, int place, int width, int height);

/* aluette_seat_parts_place_speech:
 *
 * Sets where the player's speech appears, after the other parts. */
void aluette_seat_parts_place_speech (const AluetteTablePlan *plan, int place);

G_END_DECLS
