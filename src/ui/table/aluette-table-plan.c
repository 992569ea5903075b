/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-plan.h"

/* The share of the table's height that a portrait takes, and of its width that it never exceeds. */
#define PORTRAIT_SHARE 0.24
#define PORTRAIT_WIDTH 0.22

/* The height of a line of normal text, in pixels. Portraits grow with larger text. */
#define NORMAL_EM 17.0

/* Tables with columns have the prompt beside the hand; those that are lower than this, in pixels,
 * at least so many lines of text wide. */
#define LOW 500
#define CORNER_WIDTH 9.6

/* The corner takes at most this share of the width of a table, from this width of a corner on, in
 * pixels. */
#define CORNER_SHARE 0.28
#define LARGE_CORNER 240

/* Narrow tables that are higher than this many lines of text have room for long names, and at the
 * sides for the players beside a large hand. */
#define TALL 30

#define GAP ALUETTE_PLAN_GAP

/* Returns: whether a table has room for columns from top to bottom: it is large, or low and wide */
static gboolean
is_wide (const AluetteTableSpace *space)
{
  return (space->width >= 36 * space->em && space->height >= 25 * space->em)
         || (space->width >= 1.3 * space->height && space->width >= 26 * space->em
             && space->height >= 16 * space->em);
}

static gboolean
is_low (const AluetteTableSpace *space)
{
  return is_wide (space) && space->height < LOW;
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
  return !is_wide (space) && space->n_seats > 2 && space->hand_cards > ALUETTE_PLAN_FEW_CARDS
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
  double most = fmax (LARGE_CORNER, CORNER_SHARE * space->width);

  if (!is_wide (space))
    return 0;
  return is_low (space) ? MAX (get_side (space), (int) fmin (CORNER_WIDTH * space->em, most))
                        : get_side (space);
}

void
aluette_table_plan_init (AluetteTablePlan *plan, const AluetteTableSpace *space,
                         AluetteTableGeometry *geometry)
{
  gboolean wide = is_wide (space);

  geometry->wide = wide;
  *plan = (AluetteTablePlan) {
    .space = space,
    .geometry = geometry,
    .kind = get_kind (space),
    .low = is_low (space),
    .tall = !wide && space->height >= TALL * space->em,
    .margin = get_margin (space),
    .frame = (int) (MIN (space->width, space->height) * ALUETTE_TABLE_FRAME),
    .side = get_side (space),
    .portrait = get_portrait (space),
    .mark = get_mark (space),
    .lane = wide ? get_mark (space) : 0,
    .score = get_score_height (space),
  };
}
