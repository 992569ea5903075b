/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-card-arrangement.h"

#include <math.h>

/* The minimum width of a card that can be touched, in pixels, and the most rows of a hand. */
#define LEAST_STEP 40
#define MAX_ROWS 4

/* Cards get so much smaller, at most, to need a row less. */
#define SHRINK 0.85

int
aluette_card_width (double width)
{
  return width < 8 ? 8 : (int) width / 4 * 4;
}

int
aluette_place_get_position (int n_seats, int place, gboolean counterclockwise)
{
  return counterclockwise && place > 0 ? n_seats - place : place;
}

static double
get_lean (int n_rows)
{
  return n_rows == 1 ? 2 * sin (ALUETTE_FAN_ANGLE * G_PI / 180) * ALUETTE_CARD_TALL : 0;
}

/* Returns: the arrangement in a number of rows whose cards are at most @card wide */
static AluetteHandRows
arrange_rows (int n_cards, int n_rows, int width, double card)
{
  AluetteHandRows rows = { .rows = n_rows, .columns = (n_cards + n_rows - 1) / n_rows };
  double room;

  rows.card = aluette_card_width (fmin (card, width / 3.9));
  room = fmax (0, width - rows.card * (1 + get_lean (n_rows)));
  rows.step = rows.columns > 1 ? fmin (rows.card * 0.92, room / (rows.columns - 1)) : 0;
  return rows;
}

static gboolean
can_touch (const AluetteHandRows *rows)
{
  return rows->columns <= 1 || rows->step >= fmin (LEAST_STEP, rows->card * 0.92);
}

/* Arranges the cards in a number of rows, a little smaller than @card if that is enough to touch
 * all. Returns: whether all can be touched; the arrangement goes to @rows. */
static gboolean
try_rows (int n_cards, int n_rows, int width, double card, AluetteHandRows *rows)
{
  AluetteHandRows smaller;
  double fitting;

  *rows = arrange_rows (n_cards, n_rows, width, card);
  if (can_touch (rows))
    return TRUE;
  fitting = (width - LEAST_STEP * (rows->columns - 1)) / (1 + get_lean (n_rows));
  smaller = arrange_rows (n_cards, n_rows, width, fitting);
  if (smaller.card < SHRINK * rows->card || !can_touch (&smaller))
    return FALSE;
  *rows = smaller;
  return TRUE;
}

AluetteHandRows
aluette_hand_rows_compute (int n_cards, int width, double height)
{
  /* Rows overlap, so that two are little higher than one. */
  static const double heights[MAX_ROWS] = { 1, 1.3, 1.65, 1.95 };
  AluetteHandRows rows = { 0 };

  for (int n = 1; n <= MAX_ROWS; n++)
    {
      double tall = (1 + (n - 1) * ALUETTE_ROW_SHOWN) * ALUETTE_CARD_TALL;

      if (try_rows (n_cards, n, width, height * heights[n - 1] / tall, &rows))
        break;
    }
  return rows;
}

AluetteHandRows
aluette_hand_rows_fit (int n_cards, int width, int height)
{
  AluetteHandRows rows = { 0 };

  for (int n = 1; n <= MAX_ROWS; n++)
    {
      double tall = (ALUETTE_FAN_HEIGHT + (n - 1) * ALUETTE_ROW_SHOWN) * ALUETTE_CARD_TALL;

      if (try_rows (n_cards, n, width, (height + 1) / tall, &rows))
        break;
    }
  return rows;
}

void
aluette_hand_rows_reduce (AluetteHandRows *rows, int n_cards, int width)
{
  int most = rows->rows, card = rows->card;

  for (int n = 1; n <= most; n++)
    {
      *rows = arrange_rows (n_cards, n, width, card);
      if (can_touch (rows))
        break;
    }
}

int
aluette_hand_rows_height (const AluetteHandRows *rows)
{
  return (int) (rows->card * ALUETTE_CARD_TALL
                * (ALUETTE_FAN_HEIGHT + (rows->rows - 1) * ALUETTE_ROW_SHOWN));
}

/* In a line, cards are this far above or below the middle, in card heights. */
#define LINE_SHIFT 0.07
/* From one to the next, in card widths. */
#define LINE_STEP 1.05

int
aluette_trick_arrange (int n_seats, int width, int height, gboolean *line)
{
  double columns = n_seats > 2 ? 3.3 : 1.1;
  double around = fmin (width / columns, height / (2.16 * ALUETTE_CARD_TALL));
  double in_line = fmin (width / (LINE_STEP * n_seats),
                         height / ((1.08 + 2 * LINE_SHIFT) * ALUETTE_CARD_TALL));

  /* Around the middle it is clearer who played what. */
  *line = in_line > 1.15 * around;
  return aluette_card_width (fmax (*line ? in_line : around, 0));
}

void
aluette_trick_list_slot (int n_seats, int place, int height, graphene_point_t *center)
{
  int row = (place + n_seats - 1) % n_seats;

  graphene_point_init (center, 0, (row + 0.5f) * height / n_seats - height / 2.0f);
}

/* The cards from left to right in the order of their players around the table, with the viewer's in
 * the middle, lower than those of the players at the top. */
static void
get_line_slot (int n, int position, double *column, double *row)
{
  /* From the left: the left half of the table, the viewer, the right half. */
  int before = n == 2 ? 1 : n / 2;
  int index = position == 0 ? before : position <= before ? position - 1 : position;

  *column = LINE_STEP * (index - (n - 1) / 2.0);
  *row = position == 0 ? LINE_SHIFT : n > 2 && (position == 1 || position == n - 1) ? 0
                                                                                    : -LINE_SHIFT;
}

/* Three columns: left, middle, right. */
static void
get_cross_slot (int n, int position, double *column, double *row)
{
  gboolean even = n % 2 == 0;
  int opposite = even ? n / 2 : -1;
  gboolean left = position * 2 < n;

  *column = position == 0 || position == opposite ? 0 : left ? -1.08 : 1.08;
  *row = position == 0 ? 0.54 : position == opposite ? -0.54 : 0;
  if (n >= 5 && *column != 0)
    *row = position == 1 || position == n - 1 ? 0.54 : -0.54;
}

void
aluette_trick_slot (int n_seats, int position, gboolean line, int card_width,
                    graphene_point_t *center)
{
  double column, row;

  if (line)
    get_line_slot (n_seats, position, &column, &row);
  else
    get_cross_slot (n_seats, position, &column, &row);
  graphene_point_init (center, (float) (column * card_width),
                       (float) (row * card_width * ALUETTE_CARD_TALL));
}
