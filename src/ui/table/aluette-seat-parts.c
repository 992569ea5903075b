/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-table-plan.h"

#define GAP ALUETTE_PLAN_GAP

/* How far the backs of a hand cover a portrait, in sides of the portrait. The chin is above. */
#define CARDS_OVER 0.18

/* The minimum height of won tricks: smaller ones are not shown. */
#define MIN_TRICKS 10

/* The width of the backs of a full hand divided by their height. */
#define FAN_WIDTH 2.2

/* The height of a long name beside a portrait, in lines of text; the most height, in pixels. */
#define LONG_NAME_BESIDE 1.7
#define MAX_NAME 44

/* The width of a name beside a portrait that would be too small above it, in pixels. */
#define NARROW_NAME 42

int
aluette_seat_parts_name_height (const AluetteTablePlan *plan, int place, double lines)
{
  const AluetteTableSpace *space = plan->space;

  if (!plan->tall || (space->long_names & (1u << place)) == 0)
    return (int) space->em;
  return (int) fmin (lines * space->em, MAX_NAME);
}

void
aluette_seat_parts_stack (const AluetteTablePlan *plan, int place, int width, int height,
                          gboolean cards)
{
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  int name = MIN (aluette_seat_parts_name_height (plan, place, ALUETTE_PLAN_LONG_NAME),
                  MAX ((int) plan->space->em, height - 2));
  int p = MAX (0, MIN (plan->portrait, MIN (width, height - name)));
  int left = (width - p) / 2;
  int hang = cards ? aluette_table_plan_clamp (height - p - name - 24 - GAP, 0,
                                               ALUETTE_PLAN_CARDS_HANG * p)
                   : 0;
  int over = (int) (CARDS_OVER * p), tricks;

  parts->portrait = aluette_table_plan_box (left, 0, p, p);
  if (cards)
    parts->cards = aluette_table_plan_box (left, p - over, p, over + hang);
  parts->dip = over;
  parts->name = aluette_table_plan_box (0, p + hang + 2, width, name);
  parts->name_lines = name > plan->space->em ? 3 : 2;
  tricks = MIN (height - p - hang - name - GAP, plan->mark);
  parts->tricks = aluette_table_plan_box (0, p + hang + name + GAP, width,
                                          tricks < MIN_TRICKS ? 0 : tricks);
}

/* Returns: the height of a name beside a portrait */
static int
get_height_beside (const AluetteTablePlan *plan, int place)
{
  const AluetteTableSpace *space = plan->space;
  gboolean is_long = (space->long_names & (1u << place)) != 0;

  return (int) (is_long ? fmin (LONG_NAME_BESIDE * space->em, MAX_NAME) : space->em);
}

void
aluette_seat_parts_line_up (const AluetteTablePlan *plan, int place, int width, int height,
                            gboolean cards, int above)
{
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  int em = (int) plan->space->em, name = get_height_beside (plan, place);
  gboolean beside = width - plan->portrait >= 5.5 * em;
  int p = MIN (plan->portrait, beside ? height : height - em - 2);
  int narrow = MIN (MIN (plan->portrait, height), width - 2 * GAP - NARROW_NAME);
  int x, y = above, room, backs;

  if (p < ALUETTE_PORTRAIT_MINIMUM && narrow > p)
    {
      beside = TRUE;
      p = narrow;
    }
  p = MAX (0, MIN (p, width * 80 / 100));
  x = p + 2 * GAP;
  room = MAX (0, width - x);
  parts->portrait = aluette_table_plan_box (0, 0, p, p);
  parts->name = beside ? aluette_table_plan_box (x, y, room, name)
                       : aluette_table_plan_box (0, p + 2, cards ? p : width, em);
  parts->name_lines = 2;
  if (beside)
    y += name + 2;
  backs = cards ? MAX (0, MIN ((p - y) / 2, p * 2 / 5)) : 0;
  parts->cards = aluette_table_plan_box (x, y, cards ? MIN (room, (int) (backs * FAN_WIDTH)) : 0,
                                         backs);
  y += backs + (cards ? GAP : 0);
  parts->tricks = aluette_table_plan_box (x, y, room, MIN (height - y, plan->mark));
  if (!beside)
    parts->tricks.height = MIN (parts->tricks.height, p - y);
}

void
aluette_seat_parts_place_row (const AluetteTablePlan *plan, int place, GdkRectangle *talon)
{
  const GdkRectangle *seat = &plan->geometry->seat[place];
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  int p = MIN (ALUETTE_PLAN_ROW_PORTRAIT, seat->width - ALUETTE_PLAN_TOKEN - GAP);
  int x = p + GAP, room = seat->width - x, backs;

  parts->portrait = aluette_table_plan_box (0, 0, p, p);
  parts->name = aluette_table_plan_box (0, p + 2, seat->width, seat->height - p - 2);
  parts->name_lines = parts->name.height > plan->space->em ? 4 : 2;
  *talon = aluette_table_plan_box (seat->x + x, seat->y, room, ALUETTE_PLAN_TOKEN);
  backs = room < 2 * ALUETTE_PLAN_TOKEN ? 0 : (int) MIN (room / FAN_WIDTH, ALUETTE_PLAN_TOKEN);
  parts->cards = aluette_table_plan_box (x, ALUETTE_PLAN_TOKEN + 2,
                                         MIN (room, (int) (backs * FAN_WIDTH)), backs);
  parts->tricks = aluette_table_plan_box (x, ALUETTE_PLAN_TOKEN + backs + GAP, room,
                                          MIN (p - ALUETTE_PLAN_TOKEN - backs - GAP, plan->mark));
}

void
aluette_seat_parts_place_line (const AluetteTablePlan *plan, int place, int width, int height)
{
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  int tricks = MIN (3 * ALUETTE_PLAN_TOKEN, width / 4);

  parts->name = aluette_table_plan_box (0, 0, width - tricks - GAP, height);
  parts->name_lines = 1;
  parts->tricks = aluette_table_plan_box (width - tricks, 0, tricks, height);
}

/* Sets where a player speaks around whom there is no room: below the seat in a row at the top, over
 * the end of the line of the viewer's name, and where everybody has a row, beside the face. */
static void
place_speech_near (const AluetteTablePlan *plan, int place)
{
  const AluetteTableSpace *space = plan->space;
  const GdkRectangle *seat = &plan->geometry->seat[place];
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  int line = (int) (ALUETTE_PLAN_SPEECH * space->em), x = parts->portrait.width + GAP;

  if (plan->kind == ALUETTE_PLAN_ROW && place > 0)
    parts->speech = aluette_table_plan_box (0, seat->height + 2, seat->width, line);
  else if (parts->portrait.width == 0)
    parts->speech = aluette_table_plan_box (seat->width / 2, seat->height - line, seat->width / 2,
                                            line);
  else
    parts->speech = aluette_table_plan_box (x, MAX (0, seat->height - line),
                                            MIN (9 * (int) space->em, seat->width - x), line);
}

void
aluette_seat_parts_place_speech (const AluetteTablePlan *plan, int place)
{
  const AluetteTableSpace *space = plan->space;
  AluetteSeatParts *parts = &plan->geometry->parts[place];
  const GdkRectangle *seat = &plan->geometry->seat[place], *face = &parts->portrait;
  int position = aluette_place_get_position (space->n_seats, place, space->counterclockwise);
  int n = space->n_seats;
  int width = (int) (9 * space->em), height = (int) (2.6 * space->em);
  gboolean left = n > 2 && position == 1, right = n > 2 && position == n - 1;
  int inner = right ? MIN (face->x, parts->name.x)
                    : MAX (face->x + face->width, parts->name.x + parts->name.width);
  int x = left ? inner + GAP : right ? inner - width - GAP : face->x + (face->width - width) / 2;
  const GdkRectangle *talon = &plan->geometry->talon[place];
  /* The talon of a seat at the right is beside its top. */
  int y = left            ? face->y + face->height / 4
          : right         ? MAX (face->y + face->height / 2,
                                 talon->y + talon->height + GAP - seat->y)
          : position == 0 ? face->y - height - GAP
                          : face->y + face->height + GAP;

  if (plan->kind != ALUETTE_PLAN_AROUND)
    {
      place_speech_near (plan, place);
      return;
    }
  /* Others are close below those at the top on a narrow table, or where these are several. */
  if ((!plan->geometry->wide || n > 4) && position != 0 && !left && !right)
    {
      x = face->x + face->width * 2 / 3;
      y = face->y + (int) ((plan->geometry->wide ? 0.72 : 0.5) * face->height);
    }
  x = CLAMP (x, -seat->x, MAX (-seat->x, space->width - width - seat->x));
  parts->speech = aluette_table_plan_box (x, y, MIN (width, space->width), height);
}
