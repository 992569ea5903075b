/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-geometry.h"

#include <math.h>
#include <string.h>

#include "ui/table/aluette-face-swelling.h"
#include "ui/table/aluette-table-plan.h"

/* The minimum height of a strip, which is the row of one player, in pixels. */
#define MIN_STRIP 40

/* The height of a button of the prompt and the gap above it, in pixels. */
#define BUTTON_ROW 50

/* The minimum height of the trick, in pixels, and the same where all players are in a row. */
#define MIN_TRICK 76
#define LEAST_TRICK 35

/* The share of the table's height that a portrait takes, and of its width that it never exceeds. */
#define PORTRAIT_SHARE 0.24
#define PORTRAIT_WIDTH 0.22

/* The height of a line of normal text, in pixels. Portraits grow with larger text. */
#define NORMAL_EM 17.0

/* Tables with columns that are lower than this many lines of text have the prompt beside the hand,
 * at least so many lines wide. A hand of few cards, in one row, takes more of such a table. */
#define LOW 28
#define CORNER_WIDTH 9.6
#define FEW_CARDS 9

/* Narrow tables that are higher than this many lines of text have room for long names, and at the
 * sides for the players beside a large hand. */
#define TALL 30

/* The most width of cards that lie in the middle, in cards of the hand, and at least in pixels. */
#define SHOWN 1.25
#define MIN_SHOWN 56

#define GAP ALUETTE_PLAN_GAP

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
  return aluette_table_plan_clamp (MIN (space->width, space->height) / 60.0, 5, 24);
}

static int
get_mark (const AluetteTableSpace *space)
{
  return is_wide (space) ? aluette_table_plan_clamp (space->height * 0.06, 34, 110) : 30;
}

static int
get_score_height (const AluetteTableSpace *space)
{
  if (is_wide (space))
    return (int) fmax (4.4 * space->em + 8, space->score_lines * space->em + 12);
  return (int) (space->score_lines > 1 ? 0.9 * space->score_lines * space->em + 16
                                       : 1.6 * space->em);
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
  return aluette_table_plan_clamp (fmin (preferred, room),
                                   MIN (ALUETTE_PORTRAIT_LEAST, space->height / 5.0),
                                   ALUETTE_PORTRAIT_MOST);
}

static int
get_side (const AluetteTableSpace *space)
{
  int least = get_portrait (space) + 2 * GAP;

  if (is_wide (space))
    return MAX (least,
                aluette_table_plan_clamp (space->width * 0.17, fmin (7.5 * space->em, least + 60),
                                          22 * space->em));
  return MAX (least - GAP, aluette_table_plan_clamp (space->width * 0.22, 64, 9 * space->em));
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
         && (space->height < 30 * space->em || (space->open & ~(1u << space->n_seats / 2)) != 0);
}

/* Returns: where the players have their seats */
static AluettePlanKind
get_kind (const AluetteTableSpace *space)
{
  if (has_strips (space))
    return ALUETTE_PLAN_STRIPS;
  return !is_wide (space) && space->n_seats > 2 && space->hand_cards > FEW_CARDS
                 && space->height < TALL * space->em
             ? ALUETTE_PLAN_ROW
             : ALUETTE_PLAN_AROUND;
}

int
aluette_table_prompt_width (const AluetteTableSpace *space)
{
  int margin = get_margin (space);
  int room = space->width - 2 * margin;

  if (is_wide (space))
    room -= 2 * (get_side (space) + margin + get_mark (space));
  else if (get_kind (space) == ALUETTE_PLAN_AROUND)
    room -= get_portrait (space) + 2 * GAP + get_mark (space);
  return aluette_table_plan_clamp (room, 0, 42 * space->em);
}

int
aluette_table_full_width (const AluetteTableSpace *space)
{
  return space->width - 2 * get_margin (space);
}

int
aluette_table_score_width (const AluetteTableSpace *space)
{
  return is_wide (space) ? 0 : space->width - 2 * get_margin (space);
}

int
aluette_table_corner_width (const AluetteTableSpace *space)
{
  return is_low (space) ? MAX (get_side (space), (int) (CORNER_WIDTH * space->em)) : 0;
}

/* --- Bottom --- */

static int
count_hand (const AluetteTableSpace *space)
{
  return space->hand_cards > 0 ? MIN (space->hand_cards, ALUETTE_MAX_HAND) : 9;
}

/* Places a high prompt in the whole row above the hand. Of the viewer's seat there is the name. */
static void
place_full_prompt (AluetteTablePlan *plan, int bottom)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin, talon = plan->mark, width = aluette_table_full_width (space);
  int row = (int) space->em;
  /* The names of the players at the sides stay visible. */
  int most = bottom - plan->top - row - 2 * GAP - MAX (2 * row, MIN_TRICK / 2);
  int prompt = MIN (space->full_height, most);

  g->prompt = aluette_table_plan_box (m, bottom - prompt, width, prompt);
  g->talon[0] = aluette_table_plan_box (space->width - m - talon, g->prompt.y - GAP - row, talon,
                                        row);
  g->seat[0] = aluette_table_plan_box (m, g->talon[0].y, width - talon - m, row);
  g->parts[0].name = aluette_table_plan_box (0, 0, g->seat[0].width, row);
  g->parts[0].name_lines = 2;
  plan->columns_bottom = g->seat[0].y - GAP;
}

/* Places the viewer's seat in a narrow table above the hand, with the prompt beside it. */
static void
place_own_row (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin, width = aluette_table_prompt_width (space);
  int em = (int) space->em,
      more = aluette_seat_parts_name_height (plan, 0, ALUETTE_PLAN_LONG_NAME) - em;
  int height = plan->portrait + em + plan->mark * 3 / 4 + 2 * GAP;
  int bottom = g->hand.y - 2, talon = get_mark (space);
  int most = MAX (height, bottom - plan->top - MIN_TRICK - height / 2);
  int prompt = aluette_table_plan_clamp (space->prompt_height, height, most);

  /* A long name takes the place of the won tricks, unless there is room for both. */
  if (bottom - plan->columns_top - MAX (prompt, height + more) >= plan->portrait + 3 * em)
    height += more;
  prompt = MAX (prompt, height);
  if (space->prompt_height > most && space->full_height > 0)
    {
      place_full_prompt (plan, bottom);
      return;
    }
  g->seat[0] = aluette_table_plan_box (m, bottom - height, plan->portrait, height);
  g->talon[0] = aluette_table_plan_box (space->width - m - talon, bottom - plan->mark, talon,
                                        plan->mark);
  g->prompt = aluette_table_plan_box (m + plan->portrait + GAP + m / 2, bottom - prompt, width,
                                      prompt);
  plan->columns_bottom = bottom - prompt - GAP;
  aluette_seat_parts_stack (plan, 0, plan->portrait, height, FALSE);
}

/* Places the prompt above the hand of the viewer, in the whole width, and above it a line with
 * their name. The bids of the others stay visible. */
static void
place_own_line (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin, bottom = g->hand.y - 2, line = (int) space->em;
  int talon = 2 * ALUETTE_PLAN_TOKEN, width = space->width - 2 * m - talon - GAP;
  int speech = space->speaks ? (int) (ALUETTE_PLAN_SPEECH * space->em) + GAP : 0;
  int least = (int) (2 * space->em) + GAP;
  int most = bottom - plan->top - line - 2 * GAP - MAX (speech, LEAST_TRICK);
  int prompt = aluette_table_plan_clamp (space->prompt_height, least, MAX (least, most));

  g->prompt = aluette_table_plan_box (m, bottom - prompt, aluette_table_full_width (space), prompt);
  g->seat[0] = aluette_table_plan_box (m, g->prompt.y - GAP - line, width, line);
  g->talon[0] = aluette_table_plan_box (space->width - m - talon, g->seat[0].y, talon, line);
  aluette_seat_parts_place_line (plan, 0, width, line);
  plan->columns_bottom = g->seat[0].y - GAP;
}

/* Places the hand at the bottom, and the viewer's seat in the corner or in a row above the hand. */
static void
place_bottom (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  gboolean wide = g->wide;
  int m = plan->margin;
  int left = wide ? plan->side + 2 * m : m;
  int corner = MAX (aluette_table_corner_width (space), plan->side);
  int room = space->width - left - (wide ? corner + 2 * m : m);
  double share = is_low (space) && count_hand (space) <= FEW_CARDS ? 0.27
                 : wide                                            ? 0.235
                 : plan->kind == ALUETTE_PLAN_STRIPS               ? 0.165
                 : plan->kind == ALUETTE_PLAN_ROW                  ? 0.185
                                                                   : 0.2;
  AluetteHandRows rows = aluette_hand_rows_compute (count_hand (space), room,
                                                    space->height * share);
  int hand_height = aluette_hand_rows_height (&rows);

  g->hand_card = rows.card;
  g->hand_rows = rows.rows;
  g->hand = aluette_table_plan_box (left, space->height - hand_height - m / 2, room, hand_height);
  plan->columns_bottom = g->hand.y - m;
  if (plan->kind == ALUETTE_PLAN_STRIPS)
    return;
  if (wide)
    {
      int height = plan->portrait + (int) space->em + plan->mark + 2 * GAP;

      g->seat[0] = aluette_table_plan_box (m, space->height - height - m, plan->side, height);
      g->talon[0] = aluette_table_plan_box (space->width - m - plan->side,
                                            space->height - plan->mark - 2 * m, plan->side,
                                            plan->mark);
      plan->columns_bottom = MIN (g->hand.y, g->seat[0].y) - m;
      aluette_seat_parts_stack (plan, 0, plan->side, height, FALSE);
      return;
    }
  if (plan->kind == ALUETTE_PLAN_ROW)
    place_own_line (plan);
  else
    place_own_row (plan);
}

/* Places the prompt beside the hand if there is such a corner, and the prompt fits there. */
static gboolean
place_in_corner (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int width = aluette_table_corner_width (space);
  /* The middle ends above the hand, and the column of the right may be narrower than the corner. */
  int y = width > plan->side + plan->lane ? MAX (g->seat[0].y, g->hand.y) : g->seat[0].y;
  int height = g->talon[0].y - GAP - y;

  if (width == 0 || space->corner_height == 0 || space->corner_height > height)
    return FALSE;
  g->prompt = aluette_table_plan_box (space->width - plan->margin - width, y, width, height);
  plan->middle_bottom = g->hand.y - GAP;
  return TRUE;
}

/* Places the prompt above the hand, unless it is in the row of the viewer's seat. */
static void
place_prompt (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int width = aluette_table_prompt_width (space);
  int bottom = g->wide ? g->hand.y - plan->margin : plan->columns_bottom;
  /* Always reserve space for a line and a button, so that the trick does not change its size. */
  int least = (int) (g->wide ? 1.2 * space->em + BUTTON_ROW : 2.2 * space->em);
  int most = plan->kind == ALUETTE_PLAN_STRIPS
                 ? bottom - plan->top - space->n_seats * MIN_STRIP
                 : MIN ((int) ((bottom - plan->top) * 0.75), bottom - plan->top - MIN_TRICK);
  int height = aluette_table_plan_clamp (space->prompt_height, least, MAX (least, most));

  if (!g->wide && plan->kind != ALUETTE_PLAN_STRIPS)
    {
      plan->middle_bottom = plan->columns_bottom;
      return;
    }
  if (place_in_corner (plan))
    return;
  g->prompt = aluette_table_plan_box ((space->width - width) / 2, bottom - height, width, height);
  plan->middle_bottom = g->prompt.y - 4;
}

static void
place_score_panel (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  int m = plan->margin;

  g->score_panel = aluette_table_plan_box (m, m, g->wide ? plan->side : space->width - 2 * m,
                                           get_score_height (space));
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

      if (space->hand_cards > FEW_CARDS)
        place_in_line (plan, place, y, room, height - 3);
      else
        place_in_strip (plan, place, y, room, height - 3);
      g->talon[place] = aluette_table_plan_box (m + room + 4, y + height / 6, talon,
                                                height * 2 / 3);
    }
  g->trick = g->shown = aluette_table_plan_box (space->width - m - trick, plan->top, trick,
                                                n * height);
  if (space->hand_cards > FEW_CARDS && !is_open (space, 0))
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
      g->open[place] = aluette_table_plan_box (x, y + seat + talon + GAP, plan->side,
                                               height - seat - talon - GAP);
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
                       aluette_card_width (g->hand_card * 1.1));
  g->shown = g->trick;
  g->shown_card = MAX (aluette_card_width (g->hand_card * SHOWN), MIN_SHOWN);
}

void
aluette_table_geometry_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry)
{
  AluetteTablePlan plan = { .space = space, .geometry = geometry };

  memset (geometry, 0, sizeof *geometry);
  geometry->wide = is_wide (space);
  plan.margin = get_margin (space);
  plan.frame = (int) (MIN (space->width, space->height) * ALUETTE_TABLE_FRAME);
  plan.side = get_side (space);
  plan.portrait = get_portrait (space);
  plan.mark = get_mark (space);
  plan.lane = geometry->wide ? plan.mark : 0;
  plan.kind = get_kind (space);
  plan.tall = !geometry->wide && space->height >= TALL * space->em;
  place_score_panel (&plan);
  if (plan.kind == ALUETTE_PLAN_ROW)
    place_row (&plan);
  else if (plan.kind == ALUETTE_PLAN_AROUND)
    place_top (&plan);
  place_bottom (&plan);
  place_prompt (&plan);
  if (plan.kind == ALUETTE_PLAN_STRIPS)
    place_strips (&plan);
  else
    {
      if (plan.kind == ALUETTE_PLAN_AROUND)
        place_columns (&plan);
      place_trick (&plan);
    }
  for (int place = 0; place < space->n_seats; place++)
    {
      aluette_seat_parts_place_speech (&plan, place);
      aluette_face_swelling_compute (space, geometry, place);
    }
}
