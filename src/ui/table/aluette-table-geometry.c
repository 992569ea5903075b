/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-geometry.h"

#include <math.h>
#include <string.h>

#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-face-swelling.h"
#include "ui/table/aluette-table-plan.h"

/* The most width of cards that lie in the middle, in cards of the hand, and at least in pixels. */
#define SHOWN 1.25
#define MIN_SHOWN 56

#define GAP ALUETTE_PLAN_GAP

/* The height of strokes of chalk, relative to the portrait, and its limits; their width, relative
 * to that; their distance from the portrait. */
#define CHALK_HEIGHT 0.26
#define CHALK_LEAST 20
#define CHALK_MOST 44
#define CHALK_WIDE 3
#define CHALK_GAP 10

static int
get_position (const AluetteTableSpace *space, int place)
{
  return aluette_place_get_position (space->n_seats, place, space->counterclockwise);
}

static gboolean
is_open (const AluetteTableSpace *space, int place)
{
  return (space->open & (1u << place)) != 0;
}

/* Returns: the number of seats at the top */
static int
count_top (const AluetteTableSpace *space)
{
  return space->n_seats == 2 ? 1 : MAX (0, space->n_seats - 3);
}

static void
place_score_panel (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin;

  g->score_panel = aluette_table_plan_box (m, m, g->wide ? plan->side : space->width - 2 * m,
                                           plan->score);
  plan->columns_top = g->score_panel.y + g->score_panel.height + m;
  plan->top = g->wide ? m : plan->columns_top;
}

/* --- Top --- */

/* Places the only seat at the top, with its open hand beside or below it. */
static void
place_opposite (AluetteTablePlan *plan, int place)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin, y = plan->top;
  int talon = (int) (plan->mark * 1.2);
  int seat_height = MAX (plan->portrait, (int) space->em + plan->mark + 4);
  int left = g->wide ? plan->side + 2 * m : m;
  int room = space->width - 2 * left;
  int seat_width = MIN (plan->portrait + (int) (8.5 * space->em), room - 2 * (talon + m));
  /* The face is in the middle, unless what is beside it needs the room. */
  int x = MIN ((space->width - plan->portrait) / 2, left + room - seat_width);
  int open_height = aluette_table_plan_clamp (space->height * 0.13, 52, 260);

  plan->top = y + seat_height + m / 2;
  if (is_open (space, place) && g->wide)
    {
      open_height = MAX (open_height, seat_height);
      x = left + talon + m;
      g->open[place] = aluette_table_plan_box (x + seat_width + m, y,
                                               room - seat_width - talon - 2 * m, open_height);
      plan->top = y + open_height + m / 2;
    }
  else if (is_open (space, place))
    {
      g->open[place] = aluette_table_plan_box (m, plan->top, space->width - 2 * m, open_height);
      plan->top += open_height + m / 2;
    }
  g->seat[place] = aluette_table_plan_box (x, y, seat_width, seat_height);
  g->talon[place] = aluette_table_plan_box (x - m - talon, y, talon, plan->mark);
  aluette_seat_parts_line_up (plan, place, seat_width, seat_height, !is_open (space, place),
                              MAX (0, plan->frame - y));
  if (!g->wide)
    plan->columns_top = plan->top;
}

/* Places a seat of several at the top, with its open hand or the token of the dealer beside it. */
static void
place_in_cell (AluetteTablePlan *plan, int place, int x, int width, int height)
{
  AluetteTableGeometry *g = plan->geometry;
  int y = plan->top;
  AluetteSeatParts *parts = &g->parts[place];

  if (is_open (plan->space, place))
    {
      int seat = MIN (ALUETTE_PORTRAIT_LEAST, width * 2 / 5);

      g->seat[place] = aluette_table_plan_box (x, y, seat, height - ALUETTE_PLAN_TOKEN - GAP);
      g->talon[place] = aluette_table_plan_box (x, y + height - ALUETTE_PLAN_TOKEN, seat,
                                                ALUETTE_PLAN_TOKEN);
      g->open[place] = aluette_table_plan_box (x + seat + GAP, y, width - seat - GAP, height);
      aluette_seat_parts_stack (plan, place, seat, height - ALUETTE_PLAN_TOKEN - GAP, FALSE);
      return;
    }
  g->seat[place] = aluette_table_plan_box (x, y, width, height);
  aluette_seat_parts_line_up (plan, place, width, height, TRUE,
                              MAX (ALUETTE_PLAN_TOKEN + GAP, plan->frame - y));
  /* The token is the one part that lies in the seat of its player. */
  g->talon[place] = aluette_table_plan_box (x + parts->cards.x, y, MAX (width - parts->cards.x, 1),
                                            ALUETTE_PLAN_TOKEN);
}

/* Places all players but the viewer beside each other. */
static void
place_row (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int n = space->n_seats - 1, m = plan->margin;
  int width = (space->width - 2 * m - (n - 1) * GAP) / n;
  int portrait = MIN (ALUETTE_PLAN_ROW_PORTRAIT, width - ALUETTE_PLAN_TOKEN - GAP);
  double lines = (space->long_names & ~1u) != 0 ? ALUETTE_PLAN_LONG_NAME_IN_ROW : 1;
  int height = portrait + 2 + (int) (lines * space->em);

  for (int place = 1; place <= n; place++)
    {
      int column = get_position (space, place) - 1;

      g->seat[place] = aluette_table_plan_box (m + column * (width + GAP), plan->top, width,
                                               height);
      aluette_seat_parts_place_row (plan, place, &g->talon[place]);
    }
  plan->top += height + GAP;
}

static void
place_top (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int n = count_top (space), m = plan->margin;
  int left = g->wide ? plan->side + 2 * m : m;
  int width, height;

  if (n == 0)
    return;
  if (n == 1)
    {
      place_opposite (plan, space->n_seats / 2);
      return;
    }
  width = (space->width - 2 * left - (n - 1) * m) / n;
  height = MIN (plan->portrait, width * 80 / 100) + (int) space->em + 2;
  for (int place = 2; place <= space->n_seats - 2; place++)
    place_in_cell (plan, place, left + (get_position (space, place) - 2) * (width + m), width,
                   height);
  plan->top += height + m / 2;
  if (!g->wide)
    plan->columns_top = plan->top;
}

/* --- Sides --- */

/* Places what a player has in a row of @room pixels: the seat, and the open hand beside it. */
static void
place_in_strip (AluetteTablePlan *plan, int place, int y, int room, int height)
{
  AluetteTableGeometry *g = plan->geometry;
  gboolean open = is_open (plan->space, place);
  int m = plan->margin, seat = open ? room * 44 / 100 : room;

  g->seat[place] = aluette_table_plan_box (m, y, seat, height);
  if (open)
    g->open[place] = aluette_table_plan_box (m + seat + 4, y, room - seat - 4, height);
  aluette_seat_parts_line_up (plan, place, seat, height, !open && place > 0, 0);
}

/* The same for a large hand, with a line for the name above it; beside the viewer's name there is
 * room for cards in the middle. */
static void
place_in_line (AluetteTablePlan *plan, int place, int y, int room, int height)
{
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin, line = MIN ((int) plan->space->em, height * 2 / 5);

  if (!is_open (plan->space, place))
    {
      place_in_strip (plan, place, y, place == 0 ? room * 44 / 100 : room, height);
      return;
    }
  g->seat[place] = aluette_table_plan_box (m, y, room, line);
  g->open[place] = aluette_table_plan_box (m, y + line, room, height - line);
  aluette_seat_parts_place_line (plan, place, room, line);
}

/* Gives each player a row, with the viewer in the last one. A row has the seat, the open hand,
 * space for the talon, and the played card at the end. */
static void
place_strips (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int n = space->n_seats, m = plan->margin;
  int height = aluette_table_plan_clamp ((plan->middle_bottom - plan->top) / n, 24, 140);
  int trick = (int) (height / ALUETTE_CARD_TALL), talon = height * 2 / 5;
  int room = space->width - 2 * m - trick - talon - 8;

  for (int i = 1; i <= n; i++)
    {
      int place = i % n, y = plan->top + (i - 1) * height;

      if (space->hand_cards > ALUETTE_PLAN_FEW_CARDS)
        place_in_line (plan, place, y, room, height - 3);
      else
        place_in_strip (plan, place, y, room, height - 3);
      g->talon[place] = aluette_table_plan_box (m + room + 4, y + height / 6, talon,
                                                height * 2 / 3);
    }
  g->trick = g->shown = aluette_table_plan_box (space->width - m - trick, plan->top, trick,
                                                n * height);
  if (space->hand_cards > ALUETTE_PLAN_FEW_CARDS && !is_open (space, 0))
    g->shown = aluette_table_plan_box (m + g->seat[0].width + GAP, g->seat[0].y,
                                       room - g->seat[0].width - GAP, height - 3);
  g->trick_card = aluette_card_width (trick - 4);
  g->shown_card = MAX (g->trick_card, MIN_SHOWN);
}

/* Places a seat in a column at the left or right. The talon is at the right of the player, which is
 * below or above the seat on the screen: beside the column, or in a narrow table within it. */
static void
place_side (AluetteTablePlan *plan, int place, int x, int y, int height, gboolean right)
{
  AluetteTableGeometry *g = plan->geometry;
  gboolean open = is_open (plan->space, place);
  int em = (int) plan->space->em, m = plan->margin;
  /* The face is more important than the size of the talon. */
  int talon = g->wide ? 0
                      : MIN (MIN (plan->mark + GAP, height / 4),
                             MAX (ALUETTE_PLAN_TOKEN, height - plan->portrait - em - GAP));
  int hang = (int) (ALUETTE_PLAN_CARDS_HANG * plan->portrait);
  int seat = open ? MIN (ALUETTE_PORTRAIT_LEAST + em + 2, height / 2)
                  : plan->portrait + hang
                        + aluette_seat_parts_name_height (plan, place, ALUETTE_PLAN_LONG_NAME)
                        + plan->mark + 2 * GAP;
  int start, inner;

  seat = MIN (seat, height - talon);
  start = open ? y : y + (height - seat - talon) / 2;
  g->seat[place] = aluette_table_plan_box (x, right ? start + talon : start, plan->side, seat);
  inner = right ? x - m - plan->lane : x + plan->side + m;
  if (g->wide)
    g->talon[place] = aluette_table_plan_box (inner,
                                              MAX (plan->top,
                                                   right ? start : start + seat - plan->mark),
                                              plan->lane, plan->mark);
  else
    g->talon[place] = aluette_table_plan_box (x, right ? start : start + seat + GAP, plan->side,
                                              talon - GAP);
  if (open)
    {
      /* Cards lie on the cloth, not on its frame, below the talon. */
      int inset = g->wide ? MIN (MAX (0, plan->frame - m), plan->lane) : 0;
      int above = MAX (y + seat + talon, g->wide ? g->talon[place].y + plan->mark : 0) + GAP;

      g->open[place] = aluette_table_plan_box (right ? x - inset : x + inset, above, plan->side,
                                               y + height - above);
      aluette_seat_parts_line_up (plan, place, plan->side, seat, FALSE, 0);
    }
  else
    aluette_seat_parts_stack (plan, place, plan->side, seat, TRUE);
}

static void
place_columns (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  int n = space->n_seats;
  int right_x = space->width - plan->margin - plan->side;
  int height = plan->columns_bottom - plan->columns_top;
  int left = space->counterclockwise ? n - 1 : 1;

  if (n == 2)
    return;
  place_side (plan, left, plan->margin, plan->columns_top, height, FALSE);
  place_side (plan, n - left, right_x, plan->columns_top, height, TRUE);
}

/* --- The trick --- */

static void
place_trick (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  gboolean columns = plan->kind == ALUETTE_PLAN_AROUND && (space->n_seats > 2 || g->wide);
  int side = columns ? plan->side + 2 * plan->margin + plan->lane : plan->margin;
  int width = space->width - 2 * side, height = plan->middle_bottom - plan->top;
  gboolean line;

  g->trick = aluette_table_plan_box (side, plan->top, width, height);
  g->trick_card = MIN (aluette_trick_arrange (space->n_seats, g->trick.width, g->trick.height,
                                              &line),
                       aluette_card_width (g->hand_card * 1.35));
  g->shown = g->trick;
  g->shown_card = MAX (aluette_card_width (g->hand_card * SHOWN), MIN_SHOWN);
}

static gboolean
lies_on (const GdkRectangle *part, const GdkRectangle *seat, const GdkRectangle *box)
{
  GdkRectangle moved = { part->x + seat->x, part->y + seat->y, part->width, part->height };

  return gdk_rectangle_intersect (&moved, box, NULL);
}

/* Returns: whether nothing but cards of the trick and speeches can lie on a box */
static gboolean
is_free (const AluetteTablePlan *plan, const GdkRectangle *box)
{
  const AluetteTableGeometry *g = plan->geometry;
  static const GdkRectangle table = { 0 };

  if (box->x < 0 || box->y < 0 || box->x + box->width > plan->space->width
      || lies_on (&g->score_panel, &table, box) || lies_on (&g->prompt, &table, box)
      || lies_on (&g->hand, &table, box))
    return FALSE;
  for (int place = 0; place < plan->space->n_seats; place++)
    {
      const AluetteSeatParts *parts = &g->parts[place];
      const GdkRectangle *seat = &g->seat[place];

      if (lies_on (&parts->portrait, seat, box) || lies_on (&parts->name, seat, box)
          || lies_on (&parts->cards, seat, box) || lies_on (&parts->tricks, seat, box)
          || lies_on (&g->talon[place], &table, box))
        return FALSE;
    }
  return TRUE;
}

/* Places the strokes of chalk: above the viewer's face, and beside the others on the side of the
 * middle. */
static void
place_chalk (AluetteTablePlan *plan, int place)
{
  AluetteTableGeometry *g = plan->geometry;
  GdkRectangle face = g->parts[place].portrait, box;
  int height = aluette_table_plan_clamp (face.height * CHALK_HEIGHT, CHALK_LEAST, CHALK_MOST);
  int width = height * CHALK_WIDE;
  int position = get_position (plan->space, place), n = plan->space->n_seats;
  int x = g->seat[place].x + face.x, y = g->seat[place].y + face.y;

  if (plan->kind != ALUETTE_PLAN_AROUND || plan->space->open != 0 || face.width == 0)
    return;
  if (position == 0)
    y -= height + GAP;
  else if (n > 2 && position == 1)
    x += face.width + CHALK_GAP;
  else
    {
      /* The talon is beside the upper half of the face. */
      x -= width + CHALK_GAP;
      y += face.height - height;
    }
  box = aluette_table_plan_box (x, y, width, height);
  if (is_free (plan, &box))
    g->chalk[place] = box;
}

static void
place_parts (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;

  place_score_panel (plan);
  if (plan->kind == ALUETTE_PLAN_ROW)
    place_row (plan);
  else if (plan->kind == ALUETTE_PLAN_AROUND)
    place_top (plan);
  aluette_table_bottom_place (plan);
  aluette_table_bottom_place_prompt (plan);
  if (plan->kind == ALUETTE_PLAN_STRIPS)
    place_strips (plan);
  else
    {
      if (plan->kind == ALUETTE_PLAN_AROUND)
        place_columns (plan);
      place_trick (plan);
    }
  for (int place = 0; place < space->n_seats; place++)
    {
      aluette_seat_parts_place_speech (plan, place);
      aluette_face_swelling_compute (space, plan->geometry, place);
    }
  for (int place = 0; place < space->n_seats; place++)
    place_chalk (plan, place);
}

/* Returns: whether all players but the viewer have a face */
static gboolean
have_faces (const AluetteTablePlan *plan)
{
  for (int place = 1; place < plan->space->n_seats; place++)
    if (plan->geometry->parts[place].portrait.width < ALUETTE_PORTRAIT_MINIMUM)
      return FALSE;
  return TRUE;
}

void
aluette_table_geometry_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry)
{
  AluetteTableGeometry crowded;
  AluetteTablePlan plan;

  memset (geometry, 0, sizeof *geometry);
  aluette_table_plan_init (&plan, space, geometry);
  place_parts (&plan);
  if (plan.kind != ALUETTE_PLAN_AROUND || space->open != 0 || geometry->parts[0].portrait.width > 0
      || have_faces (&plan))
    return;
  /* A question in the place of the viewer's face may also leave no room for those at the sides, but
   * for a row at the top. */
  crowded = *geometry;
  memset (geometry, 0, sizeof *geometry);
  aluette_table_plan_init (&plan, space, geometry);
  plan.kind = ALUETTE_PLAN_ROW;
  place_parts (&plan);
  if (!have_faces (&plan))
    *geometry = crowded;
}
