/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-plan.h"

/* The minimum height of a strip, which is the row of one player, in pixels. */
#define MIN_STRIP 40

/* The height of a button of the prompt and the gap above it, in pixels. */
#define BUTTON_ROW 50

/* The minimum height of the trick, in pixels, and the same where all players are in a row. */
#define MIN_TRICK 76
#define LEAST_TRICK 35

/* Large text: from this height of a line on. The hand is then higher, because the text takes from
 * its width. */
#define LARGE_EM 20

#define GAP ALUETTE_PLAN_GAP

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
  int bottom = g->hand.y - 2, talon = plan->mark;
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
  int natural = space->full_height > 0 ? space->full_height : space->prompt_height;
  int prompt = aluette_table_plan_clamp (natural, least, MAX (least, most));

  g->prompt = aluette_table_plan_box (m, bottom - prompt, aluette_table_full_width (space), prompt);
  g->seat[0] = aluette_table_plan_box (m, g->prompt.y - GAP - line, width, line);
  g->talon[0] = aluette_table_plan_box (space->width - m - talon, g->seat[0].y, talon, line);
  aluette_seat_parts_place_line (plan, 0, width, line);
  plan->columns_bottom = g->seat[0].y - GAP;
}

void
aluette_table_bottom_place (AluetteTablePlan *plan)
{
  const AluetteTableSpace *space = plan->space;
  AluetteTableGeometry *g = plan->geometry;
  gboolean wide = g->wide;
  int m = plan->margin;
  int left = wide ? plan->side + 2 * m : m;
  int corner = MAX (aluette_table_corner_width (space), plan->side);
  int room = space->width - left - (wide ? corner + 2 * m : m);
  gboolean large_text = space->em > LARGE_EM;
  double share = wide && count_hand (space) <= ALUETTE_PLAN_FEW_CARDS
                     ? (plan->low ? 0.27 : large_text ? 0.36 : 0.29)
                 : wide                              ? 0.235
                 : plan->kind == ALUETTE_PLAN_STRIPS ? 0.165
                 : plan->kind == ALUETTE_PLAN_ROW    ? 0.185
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
  g->prompt = aluette_table_plan_box (space->width - 2 * plan->margin - width, y, width, height);
  plan->middle_bottom = g->hand.y - GAP;
  return TRUE;
}

void
aluette_table_bottom_place_prompt (AluetteTablePlan *plan)
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
