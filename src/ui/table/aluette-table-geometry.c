/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-geometry.h"

#include <math.h>
#include <string.h>

/* The minimum height of a strip, which is the row of one player, in pixels. */
#define MIN_STRIP 40

/* The height of a button of the prompt and the gap above it, in pixels. */
#define BUTTON_ROW 50

/* The minimum height of the trick, in pixels. */
#define MIN_TRICK 76

/* The minimum size of a portrait, in pixels. */
#define MIN_PORTRAIT 48

/* The height of the token of the dealer, which is shown without a talon, in pixels. */
#define DEALER_TOKEN 22

/* Intermediate results, in pixels. */
typedef struct
{
  const AluetteTableSpace *space;
  AluetteTableGeometry *geometry;
  gboolean strips; /* little space and open hands at the sides: a row per player in order of play */
  int margin;
  int side;     /* width of the columns at the left and right */
  int portrait;
  int mark;     /* height of the won tricks and of the talon */
  int top;      /* bottom of the score panel and the opposite seat */
  int columns_top;
  int columns_bottom;
  int middle_bottom; /* bottom of the area for the trick */
} Plan;

static int
clamp_to_int (double value, double low, double high)
{
  return (int) fmax (low, fmin (value, high));
}

/* Rounds the width of a card down to a multiple of four pixels, so that resizing the window renders
 * fewer textures. */
static int
card_step (double width)
{
  return width < 8 ? 8 : (int) width / 4 * 4;
}

static GdkRectangle
make_rectangle (int x, int y, int width, int height)
{
  return (GdkRectangle) { x, y, MAX (0, width), MAX (0, height) };
}

static gboolean
is_wide (const AluetteTableSpace *space)
{
  return space->width >= 36 * space->em && space->height >= 25 * space->em;
}

static int
get_margin (const AluetteTableSpace *space)
{
  return clamp_to_int (MIN (space->width, space->height) / 60.0, 5, 24);
}

static int
get_side (const AluetteTableSpace *space)
{
  if (is_wide (space))
    return clamp_to_int (space->width * 0.17, 7.5 * space->em, 22 * space->em);
  return clamp_to_int (space->width * 0.22, 64, 9 * space->em);
}

int
aluette_table_prompt_width (const AluetteTableSpace *space)
{
  int margin = get_margin (space);
  int room = space->width - 2 * margin;

  if (is_wide (space))
    room -= 2 * (get_side (space) + margin);
  return clamp_to_int (room, 0, 42 * space->em);
}

/* Places the hand at the bottom, and the viewer's seat in the corner or in a row above the hand. */
static void
place_bottom (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  gboolean wide = g->wide;
  int m = plan->margin;
  int left = wide ? plan->side + 2 * m : m;
  int room = space->width - 2 * left;
  double share = wide ? 0.235 : plan->strips ? 0.165 : 0.2;
  int hand_height;

  g->hand_card = card_step (MIN (space->height * share / ALUETTE_CARD_TALL,
                                 room / (wide ? 5.2 : 4.4)));
  hand_height = (int) (g->hand_card * ALUETTE_CARD_TALL * ALUETTE_FAN_HEIGHT);
  g->hand = make_rectangle (left, space->height - hand_height - m / 2, room, hand_height);
  plan->columns_bottom = g->hand.y - m;
  if (plan->strips)
    return;
  if (wide)
    {
      int height = plan->portrait + (int) space->em + plan->mark + 8;

      g->seat[0] = make_rectangle (m, space->height - height - m, plan->side, height);
      g->talon[0] = make_rectangle (space->width - m - plan->side,
                                    space->height - plan->mark - 2 * m, plan->side, plan->mark);
      plan->columns_bottom = MIN (g->hand.y, g->seat[0].y) - m;
    }
  else
    {
      int height = MAX (plan->portrait, (int) space->em + 2);
      int talon = (int) (plan->mark * 1.2);

      g->seat[0] = make_rectangle (m, g->hand.y - height - 2, space->width - 3 * m - talon, height);
      g->talon[0] = make_rectangle (space->width - m - talon, g->hand.y - plan->mark - 2, talon,
                                    plan->mark);
      plan->columns_bottom = MIN (g->seat[0].y, g->talon[0].y) - 4;
    }
}

/* Places the prompt above the hand. In little space it has the whole width. */
static void
place_prompt (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int width = aluette_table_prompt_width (space);
  int bottom = g->wide ? g->hand.y - plan->margin : plan->columns_bottom;
  /* Always reserve space for a line and a button, so that the trick does not change its size. */
  int least = (int) (g->wide ? 1.2 * space->em + BUTTON_ROW : 2.2 * space->em);
  int most = plan->strips ? bottom - plan->top - space->n_seats * MIN_STRIP
                          : MIN ((int) ((bottom - plan->top) * 0.75),
                                 bottom - plan->top - MIN_TRICK);
  int height = clamp_to_int (space->prompt_height, least, MAX (least, most));

  g->prompt = make_rectangle ((space->width - width) / 2, bottom - height, width, height);
  plan->middle_bottom = g->prompt.y - 4;
  if (!g->wide)
    plan->columns_bottom = plan->middle_bottom;
}

static void
place_score_panel (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin;

  g->score_panel = make_rectangle (m, m, g->wide ? plan->side : space->width - 2 * m,
                                   (int) (g->wide ? 4.4 * space->em + 8 : 1.6 * space->em));
  plan->columns_top = g->score_panel.y + g->score_panel.height + m;
  plan->top = g->wide ? m : plan->columns_top;
}

/* Places the opposite seat, with its open hand beside or below it. */
static void
place_opposite (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int place = space->n_seats / 2;
  int m = plan->margin, y = plan->top;
  int talon = (int) (plan->mark * 1.2);
  int seat_height = MAX (plan->portrait, (int) space->em + plan->mark + 4);
  int left = g->wide ? plan->side + 2 * m : m;
  int room = space->width - 2 * left;
  int seat_width = MIN (plan->portrait + (int) (8.5 * space->em), room - 2 * (talon + m));
  int open_height = clamp_to_int (space->height * 0.13, 52, 260);

  g->seat[place] = make_rectangle ((space->width - seat_width) / 2, y, seat_width, seat_height);
  plan->top = y + seat_height + m / 2;
  if (space->open & (1u << place))
    {
      if (g->wide)
        {
          open_height = MAX (open_height, seat_height);
          g->seat[place].x = left + talon + m;
          g->open[place] = make_rectangle (g->seat[place].x + seat_width + m, y,
                                           room - seat_width - talon - 2 * m, open_height);
          plan->top = y + open_height + m / 2;
        }
      else
        {
          g->open[place] = make_rectangle (m, plan->top, space->width - 2 * m, open_height);
          plan->top += open_height + m / 2;
        }
    }
  g->talon[place] = make_rectangle (g->seat[place].x - m - talon, y, talon, plan->mark);
  if (!g->wide)
    plan->columns_top = plan->top;
}

/* Gives each player a row, with the viewer in the last one. A row has the seat, the open hand,
 * space for the talon, and the played card at the end. */
static void
place_strips (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int n = space->n_seats, m = plan->margin;
  int height = clamp_to_int ((plan->middle_bottom - plan->top) / n, 24, 140);
  int trick = (int) (height / ALUETTE_CARD_TALL), talon = height * 2 / 5;
  int room = space->width - 2 * m - trick - talon - 8;

  for (int i = 1; i <= n; i++)
    {
      int place = i % n, y = plan->top + (i - 1) * height;
      gboolean open = (space->open & (1u << place)) != 0;
      int seat = open ? room * 44 / 100 : room;

      g->seat[place] = make_rectangle (m, y, seat, height - 3);
      if (open)
        g->open[place] = make_rectangle (m + seat + 4, y, room - seat - 4, height - 3);
      g->talon[place] = make_rectangle (m + room + 4, y + height / 6, talon, height * 2 / 3);
    }
  g->trick = make_rectangle (space->width - m - trick, plan->top, trick, n * height);
  g->trick_card = card_step (trick - 4);
}

/* Places a seat in a column at the left or right. The talon is at the right of the player, which is
 * below or above the seat on the screen. The open hand gets the remaining space. */
static void
place_side (Plan *plan, int place, int x, int y, int height, gboolean right)
{
  AluetteTableGeometry *g = plan->geometry;
  gboolean open = (plan->space->open & (1u << place)) != 0;
  int talon = plan->space->n_seats == 6 ? DEALER_TOKEN + 4 : plan->mark + 4;
  int flat = MAX ((int) plan->space->em + plan->mark + 4, plan->portrait * 3 / 4);
  int seat = MIN (open ? flat : plan->portrait + (int) plan->space->em + plan->mark + 8, height);
  int used, start;

  if (seat + talon > height)
    {
      talon = MIN (talon, height / 4);
      seat = height - talon;
    }
  used = seat + talon;
  start = open ? y : y + (height - used) / 2;
  g->seat[place] = make_rectangle (x, right ? start + talon : start, plan->side, seat);
  g->talon[place] = make_rectangle (x, right ? start : start + seat + 4, plan->side,
                                    MAX (0, talon - 4));
  if (open)
    g->open[place] = make_rectangle (x, y + seat + talon + 4, plan->side,
                                     height - seat - talon - 4);
}

static void
place_columns (Plan *plan)
{
  int n = plan->space->n_seats;
  int per_column = n / 2 - 1;
  int right_x = plan->space->width - plan->margin - plan->side;
  int height;

  if (per_column == 0)
    return;
  height = (plan->columns_bottom - plan->columns_top) / per_column;
  for (int i = 0; i < per_column; i++)
    {
      int y = plan->columns_top + i * height;

      place_side (plan, n / 2 - 1 - i, plan->margin, y, height - 4, FALSE);
      place_side (plan, n / 2 + 1 + i, right_x, y, height - 4, TRUE);
    }
}

static void
place_trick (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int side = space->n_seats > 2 || g->wide ? plan->side + 2 * plan->margin : plan->margin;
  double columns = space->n_seats > 2 ? 3.3 : 1.1;
  int width = space->width - 2 * side, height = plan->middle_bottom - plan->top;
  double card = MIN (width / columns, height / (2.16 * ALUETTE_CARD_TALL));

  g->trick = make_rectangle (side, plan->top, width, height);
  g->trick_card = card_step (MIN (card, g->hand_card * 1.1));
}

void
aluette_trick_list_slot (int n_seats, int place, int height, graphene_point_t *center)
{
  int row = (place + n_seats - 1) % n_seats;

  graphene_point_init (center, 0, (row + 0.5f) * height / n_seats - height / 2.0f);
}

void
aluette_trick_slot (int n_seats, int place, int card_width, graphene_point_t *center)
{
  int opposite = n_seats / 2;
  double column = place == 0 || place == opposite ? 0 : place < opposite ? -1.08 : 1.08;
  double row = place == 0 ? 0.54 : place == opposite ? -0.54 : 0;

  if (n_seats == 6 && column != 0)
    row = place == 1 || place == 5 ? 0.54 : -0.54;
  graphene_point_init (center, (float) (column * card_width),
                       (float) (row * card_width * ALUETTE_CARD_TALL));
}

void
aluette_table_geometry_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry)
{
  Plan plan = { .space = space, .geometry = geometry };

  memset (geometry, 0, sizeof *geometry);
  geometry->wide = is_wide (space);
  plan.margin = get_margin (space);
  plan.side = get_side (space);
  plan.portrait = geometry->wide ? clamp_to_int (space->height * 0.11, 52, 220) : MIN_PORTRAIT;
  plan.mark = geometry->wide ? clamp_to_int (space->height * 0.06, 34, 110) : 30;
  plan.strips = !geometry->wide && space->open != 0
                && (space->height < 30 * space->em
                    || (space->open & ~(1u << space->n_seats / 2)) != 0);
  place_score_panel (&plan);
  if (!plan.strips)
    place_opposite (&plan);
  place_bottom (&plan);
  place_prompt (&plan);
  if (plan.strips)
    {
      place_strips (&plan);
      return;
    }
  place_columns (&plan);
  place_trick (&plan);
}
