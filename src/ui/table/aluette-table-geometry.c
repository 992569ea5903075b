/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-geometry.h"

#include <math.h>
#include <string.h>

#include "ui/table/aluette-face-swelling.h"

/* The minimum height of a strip, which is the row of one player, in pixels. */
#define MIN_STRIP 40

/* The height of a button of the prompt and the gap above it, in pixels. */
#define BUTTON_ROW 50

/* The minimum height of the trick, in pixels. */
#define MIN_TRICK 76

/* The share of the table's height that a portrait takes, and of its width that it never exceeds. */
#define PORTRAIT_SHARE 0.24
#define PORTRAIT_WIDTH 0.22

/* The height of a line of normal text, in pixels. Portraits grow with larger text. */
#define NORMAL_EM 17.0

/* How far the backs of a hand cover a portrait, and hang below it, in sides of the portrait. The
 * chin is above. */
#define CARDS_OVER 0.18
#define CARDS_HANG 0.16

/* The height of the token of the dealer, which is shown without a talon, in pixels. */
#define DEALER_TOKEN 22

/* The width of the backs of a full hand divided by their height. */
#define FAN_WIDTH 2.2

/* Tables with columns that are lower than this many lines of text have the prompt beside the hand,
 * at least so many lines wide. A hand of few cards, in one row, takes more of such a table. */
#define LOW 28
#define CORNER_WIDTH 9.6
#define FEW_CARDS 9

#define GAP 4

/* Intermediate results, in pixels. */
typedef struct
{
  const AluetteTableSpace *space;
  AluetteTableGeometry *geometry;
  gboolean strips; /* little space and open hands at the sides: a row per player in order of play */
  int margin;
  int frame;    /* width of the frame of the table */
  int side;     /* width of the columns at the left and right */
  int portrait;
  int mark;     /* height of the won tricks and of the talon */
  int lane;     /* width of the talon beside a column */
  int top;      /* bottom of the score panel and the seats at the top */
  int columns_top;
  int columns_bottom;
  int middle_bottom; /* bottom of the area for the trick */
} Plan;

static int
clamp_to_int (double value, double low, double high)
{
  return (int) fmax (low, fmin (value, high));
}

static GdkRectangle
make_rectangle (int x, int y, int width, int height)
{
  return (GdkRectangle) { x, y, MAX (0, width), MAX (0, height) };
}

/* Returns: whether a table has room for columns from top to bottom: it is large, or low and wide */
static gboolean
is_wide (const AluetteTableSpace *space)
{
  return (space->width >= 36 * space->em && space->height >= 25 * space->em)
         || (space->width >= 1.3 * space->height && space->width >= 26 * space->em
             && space->height >= 16 * space->em);
}

/* Returns: whether a table with columns is so low that cards would be small below a prompt */
static gboolean
is_low (const AluetteTableSpace *space)
{
  return is_wide (space) && space->height < LOW * space->em;
}

static int
get_margin (const AluetteTableSpace *space)
{
  return clamp_to_int (MIN (space->width, space->height) / 60.0, 5, 24);
}

static int
get_mark (const AluetteTableSpace *space)
{
  return is_wide (space) ? clamp_to_int (space->height * 0.06, 34, 110) : 30;
}

static int
get_score_height (const AluetteTableSpace *space)
{
  return (int) (is_wide (space) ? 4.4 * space->em + 8 : 1.6 * space->em);
}

/* Returns: the side of a portrait: a share of the table, as long as its column has room for it, the
 * seat of the viewer and the score, or in a narrow table for all parts below each other. */
static int
get_portrait (const AluetteTableSpace *space)
{
  double grow = fmax (1, 1 + 0.25 * (space->em / NORMAL_EM - 1));
  double preferred = fmin (PORTRAIT_SHARE * space->height * grow, PORTRAIT_WIDTH * space->width);
  double room;

  if (is_wide (space))
    room = (space->height - get_score_height (space) - 2 * space->em - get_mark (space)
            - 4 * get_margin (space) - 3 * GAP)
           / 2.0;
  else
    room = (0.74 * space->height - 4 * space->em - 84) / 3;
  return clamp_to_int (fmin (preferred, room), MIN (ALUETTE_PORTRAIT_LEAST, space->height / 5.0),
                       ALUETTE_PORTRAIT_MOST);
}

static int
get_side (const AluetteTableSpace *space)
{
  int least = get_portrait (space) + 2 * GAP;

  if (is_wide (space))
    return MAX (least, clamp_to_int (space->width * 0.17, fmin (7.5 * space->em, least + 60),
                                     22 * space->em));
  return MAX (least - GAP, clamp_to_int (space->width * 0.22, 64, 9 * space->em));
}

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

/* Returns: whether there is little space and open hands at the sides, so that each player has a row
 * in the order of play */
static gboolean
has_strips (const AluetteTableSpace *space)
{
  return !is_wide (space) && space->open != 0
         && (space->height < 30 * space->em
             || (space->open & ~(1u << space->n_seats / 2)) != 0);
}

int
aluette_table_prompt_width (const AluetteTableSpace *space)
{
  int margin = get_margin (space);
  int room = space->width - 2 * margin;

  if (is_wide (space))
    room -= 2 * (get_side (space) + margin + get_mark (space));
  else if (!has_strips (space))
    room -= get_portrait (space) + 2 * GAP + get_mark (space);
  return clamp_to_int (room, 0, 42 * space->em);
}

int
aluette_table_corner_width (const AluetteTableSpace *space)
{
  return is_low (space) ? MAX (get_side (space), (int) (CORNER_WIDTH * space->em)) : 0;
}

/* --- The parts of a seat --- */

/* Sets the parts below each other. @cards: whether the backs of a hand are shown */
static void
stack_parts (const Plan *plan, AluetteSeatParts *parts, int width, int height, gboolean cards)
{
  int em = (int) plan->space->em;
  int p = MIN (plan->portrait, MIN (width, height - em));
  int left = (width - p) / 2;
  int hang = cards ? clamp_to_int (height - p - em - 24 - GAP, 0, CARDS_HANG * p) : 0;
  int over = (int) (CARDS_OVER * p);

  parts->portrait = make_rectangle (left, 0, p, p);
  if (cards)
    parts->cards = make_rectangle (left, p - over, p, over + hang);
  parts->dip = over;
  parts->name = make_rectangle (0, p + hang + 2, width, em);
  parts->tricks = make_rectangle (0, p + hang + em + GAP, width,
                                  MIN (height - p - hang - em - GAP, plan->mark));
}

/* Sets the parts beside the portrait, the name only where it has room. The cards cover nothing.
 * @above: the height to leave above what is beside it */
static void
line_up_parts (const Plan *plan, AluetteSeatParts *parts, int width, int height, gboolean cards,
               int above)
{
  int em = (int) plan->space->em;
  gboolean beside = width - plan->portrait >= 5.5 * em;
  int p = MIN (plan->portrait, beside ? height : height - em - 2);
  int x, y = above, room, backs;

  p = MAX (0, MIN (p, width * 80 / 100));
  x = p + 2 * GAP;
  room = MAX (0, width - x);
  parts->portrait = make_rectangle (0, 0, p, p);
  parts->name = beside ? make_rectangle (x, y, room, em)
                       : make_rectangle (0, p + 2, cards ? p : width, em);
  if (beside)
    y += em + 2;
  backs = cards ? MAX (0, MIN ((p - y) / 2, p * 2 / 5)) : 0;
  parts->cards = make_rectangle (x, y, cards ? MIN (room, (int) (backs * FAN_WIDTH)) : 0, backs);
  y += backs + (cards ? GAP : 0);
  parts->tricks = make_rectangle (x, y, room, MIN (height - y, plan->mark));
  if (!beside)
    parts->tricks.height = MIN (parts->tricks.height, p - y);
}

/* Sets where the player's speech appears. */
static void
place_speech (const Plan *plan, int place)
{
  const AluetteTableSpace *space = plan->space;
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  const GdkRectangle *seat = &plan->geometry->seat[place], *face = &parts->portrait;
  int position = get_position (space, place), n = space->n_seats;
  int width = (int) (9 * space->em), height = (int) (2.6 * space->em);
  gboolean left = n > 2 && position == 1, right = n > 2 && position == n - 1;
  int x = left ? face->x + face->width + GAP : right ? face->x - width - GAP
                                                     : face->x + (face->width - width) / 2;
  int y = left || right ? face->y + face->height / 4
          : position == 0 ? face->y - height - GAP : face->y + face->height + GAP;

  x = CLAMP (x, -seat->x, MAX (-seat->x, space->width - width - seat->x));
  parts->speech = make_rectangle (x, y, MIN (width, space->width), height);
}

/* --- Bottom --- */

static int
count_hand (const AluetteTableSpace *space)
{
  return space->hand_cards > 0 ? MIN (space->hand_cards, ALUETTE_MAX_HAND) : 9;
}

/* Places the viewer's seat in a narrow table above the hand, with the prompt beside it. */
static void
place_own_row (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin, width = aluette_table_prompt_width (space);
  int height = plan->portrait + (int) space->em + plan->mark * 3 / 4 + 2 * GAP;
  int bottom = g->hand.y - 2, talon = get_mark (space);
  int most = MAX (height, bottom - plan->top - MIN_TRICK - height / 2);
  int prompt = clamp_to_int (space->prompt_height, height, most);

  g->seat[0] = make_rectangle (m, bottom - height, plan->portrait, height);
  g->talon[0] = make_rectangle (space->width - m - talon, bottom - plan->mark, talon, plan->mark);
  g->prompt = make_rectangle (m + plan->portrait + GAP + m / 2, bottom - prompt, width, prompt);
  plan->columns_bottom = bottom - prompt - GAP;
  stack_parts (plan, &g->parts[0], plan->portrait, height, FALSE);
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
  int corner = MAX (aluette_table_corner_width (space), plan->side);
  int room = space->width - left - (wide ? corner + 2 * m : m);
  double share = is_low (space) && count_hand (space) <= FEW_CARDS ? 0.27
                 : wide                                           ? 0.235
                 : plan->strips                                   ? 0.165
                                                                  : 0.2;
  AluetteHandRows rows = aluette_hand_rows_compute (count_hand (space), room,
                                                    space->height * share);
  int hand_height = aluette_hand_rows_height (&rows);

  g->hand_card = rows.card;
  g->hand_rows = rows.rows;
  g->hand = make_rectangle (left, space->height - hand_height - m / 2, room, hand_height);
  plan->columns_bottom = g->hand.y - m;
  if (plan->strips)
    return;
  if (wide)
    {
      int height = plan->portrait + (int) space->em + plan->mark + 2 * GAP;

      g->seat[0] = make_rectangle (m, space->height - height - m, plan->side, height);
      g->talon[0] = make_rectangle (space->width - m - plan->side,
                                    space->height - plan->mark - 2 * m, plan->side, plan->mark);
      plan->columns_bottom = MIN (g->hand.y, g->seat[0].y) - m;
      stack_parts (plan, &g->parts[0], plan->side, height, FALSE);
      return;
    }
  place_own_row (plan);
}

/* Places the prompt beside the hand if there is such a corner, and the prompt fits there. */
static gboolean
place_in_corner (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int width = aluette_table_corner_width (space);
  /* The middle ends above the hand, and the column of the right may be narrower than the corner. */
  int y = width > plan->side + plan->lane ? MAX (g->seat[0].y, g->hand.y) : g->seat[0].y;
  int height = g->talon[0].y - GAP - y;

  if (width == 0 || space->corner_height == 0 || space->corner_height > height)
    return FALSE;
  g->prompt = make_rectangle (space->width - plan->margin - width, y, width, height);
  plan->middle_bottom = g->hand.y - GAP;
  return TRUE;
}

/* Places the prompt above the hand, unless it is in the row of the viewer's seat. */
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

  if (!g->wide && !plan->strips)
    {
      plan->middle_bottom = plan->columns_bottom;
      return;
    }
  if (place_in_corner (plan))
    return;
  g->prompt = make_rectangle ((space->width - width) / 2, bottom - height, width, height);
  plan->middle_bottom = g->prompt.y - 4;
}

static void
place_score_panel (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin;

  g->score_panel = make_rectangle (m, m, g->wide ? plan->side : space->width - 2 * m,
                                   get_score_height (space));
  plan->columns_top = g->score_panel.y + g->score_panel.height + m;
  plan->top = g->wide ? m : plan->columns_top;
}

/* --- Top --- */

/* Places the only seat at the top, with its open hand beside or below it. */
static void
place_opposite (Plan *plan, int place)
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
  int open_height = clamp_to_int (space->height * 0.13, 52, 260);

  plan->top = y + seat_height + m / 2;
  if (is_open (space, place) && g->wide)
    {
      open_height = MAX (open_height, seat_height);
      x = left + talon + m;
      g->open[place] = make_rectangle (x + seat_width + m, y, room - seat_width - talon - 2 * m,
                                       open_height);
      plan->top = y + open_height + m / 2;
    }
  else if (is_open (space, place))
    {
      g->open[place] = make_rectangle (m, plan->top, space->width - 2 * m, open_height);
      plan->top += open_height + m / 2;
    }
  g->seat[place] = make_rectangle (x, y, seat_width, seat_height);
  g->talon[place] = make_rectangle (x - m - talon, y, talon, plan->mark);
  line_up_parts (plan, &g->parts[place], seat_width, seat_height, !is_open (space, place),
                 MAX (0, plan->frame - y));
  if (!g->wide)
    plan->columns_top = plan->top;
}

/* Places a seat of several at the top, with its open hand or the token of the dealer beside it. */
static void
place_in_cell (Plan *plan, int place, int x, int width, int height)
{
  AluetteTableGeometry *g = plan->geometry;
  int y = plan->top;
  AluetteSeatParts *parts = &g->parts[place];

  if (is_open (plan->space, place))
    {
      int seat = MIN (ALUETTE_PORTRAIT_LEAST, width * 2 / 5);

      g->seat[place] = make_rectangle (x, y, seat, height - DEALER_TOKEN - GAP);
      g->talon[place] = make_rectangle (x, y + height - DEALER_TOKEN, seat, DEALER_TOKEN);
      g->open[place] = make_rectangle (x + seat + GAP, y, width - seat - GAP, height);
      stack_parts (plan, parts, seat, height - DEALER_TOKEN - GAP, FALSE);
      return;
    }
  g->seat[place] = make_rectangle (x, y, width, height);
  line_up_parts (plan, parts, width, height, TRUE, MAX (DEALER_TOKEN + GAP, plan->frame - y));
  /* The token is the one part that lies in the seat of its player. */
  g->talon[place] = make_rectangle (x + parts->cards.x, y, MAX (width - parts->cards.x, 1),
                                    DEALER_TOKEN);
}

static void
place_top (Plan *plan)
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
      gboolean open = is_open (space, place);
      int seat = open ? room * 44 / 100 : room;

      g->seat[place] = make_rectangle (m, y, seat, height - 3);
      if (open)
        g->open[place] = make_rectangle (m + seat + 4, y, room - seat - 4, height - 3);
      g->talon[place] = make_rectangle (m + room + 4, y + height / 6, talon, height * 2 / 3);
      line_up_parts (plan, &g->parts[place], seat, height - 3, !open && place > 0, 0);
    }
  g->trick = make_rectangle (space->width - m - trick, plan->top, trick, n * height);
  g->trick_card = aluette_card_width (trick - 4);
}

/* Places a seat in a column at the left or right. The talon is at the right of the player, which is
 * below or above the seat on the screen: beside the column, or in a narrow table within it. */
static void
place_side (Plan *plan, int place, int x, int y, int height, gboolean right)
{
  AluetteTableGeometry *g = plan->geometry;
  gboolean open = is_open (plan->space, place);
  int em = (int) plan->space->em, m = plan->margin;
  /* The face is more important than the size of the talon. */
  int talon = g->wide ? 0 : MIN (MIN (plan->mark + GAP, height / 4),
                                 MAX (DEALER_TOKEN, height - plan->portrait - em - GAP));
  int hang = (int) (CARDS_HANG * plan->portrait);
  int seat = open ? MIN (ALUETTE_PORTRAIT_LEAST + em + 2, height / 2)
                  : plan->portrait + hang + em + plan->mark + 2 * GAP;
  int start, inner;

  seat = MIN (seat, height - talon);
  start = open ? y : y + (height - seat - talon) / 2;
  g->seat[place] = make_rectangle (x, right ? start + talon : start, plan->side, seat);
  inner = right ? x - m - plan->lane : x + plan->side + m;
  if (g->wide)
    g->talon[place] = make_rectangle (inner, MAX (plan->top, right ? start
                                                                  : start + seat - plan->mark),
                                      plan->lane, plan->mark);
  else
    g->talon[place] = make_rectangle (x, right ? start : start + seat + GAP, plan->side,
                                      talon - GAP);
  if (open)
    {
      g->open[place] = make_rectangle (x, y + seat + talon + GAP, plan->side,
                                       height - seat - talon - GAP);
      line_up_parts (plan, &g->parts[place], plan->side, seat, FALSE, 0);
    }
  else
    stack_parts (plan, &g->parts[place], plan->side, seat, TRUE);
}

static void
place_columns (Plan *plan)
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
place_trick (Plan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  gboolean columns = space->n_seats > 2 || g->wide;
  int side = columns ? plan->side + 2 * plan->margin + plan->lane : plan->margin;
  int width = space->width - 2 * side, height = plan->middle_bottom - plan->top;
  gboolean line;

  g->trick = make_rectangle (side, plan->top, width, height);
  g->trick_card = MIN (aluette_trick_arrange (space->n_seats, g->trick.width, g->trick.height,
                                              &line),
                       aluette_card_width (g->hand_card * 1.1));
}

void
aluette_table_geometry_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry)
{
  Plan plan = { .space = space, .geometry = geometry };

  memset (geometry, 0, sizeof *geometry);
  geometry->wide = is_wide (space);
  plan.margin = get_margin (space);
  plan.frame = (int) (MIN (space->width, space->height) * ALUETTE_TABLE_FRAME);
  plan.side = get_side (space);
  plan.portrait = get_portrait (space);
  plan.mark = get_mark (space);
  plan.lane = geometry->wide ? plan.mark : 0;
  plan.strips = has_strips (space);
  place_score_panel (&plan);
  if (!plan.strips)
    place_top (&plan);
  place_bottom (&plan);
  place_prompt (&plan);
  if (plan.strips)
    place_strips (&plan);
  else
    {
      place_columns (&plan);
      place_trick (&plan);
    }
  for (int place = 0; place < space->n_seats; place++)
    {
      place_speech (&plan, place);
      aluette_face_swelling_compute (space, geometry, place);
    }
}
