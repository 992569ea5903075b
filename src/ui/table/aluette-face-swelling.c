/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-face-swelling.h"

/* The cards of a trick lean: a face keeps this far away from them, in pixels. */
#define LEAN_GAP 4

#define STEP 0.01

/* Returns: the card of the trick that @place plays, and what it may cover as it leans */
static graphene_rect_t
get_card (const AluetteTableSpace *space, const AluetteTableGeometry *g, int place)
{
  float width = (float) g->trick_card, height = width * (float) ALUETTE_CARD_TALL;
  int position = aluette_place_get_position (space->n_seats, place, space->counterclockwise);
  graphene_point_t center;
  gboolean line;

  aluette_trick_arrange (space->n_seats, g->trick.width, g->trick.height, &line);
  aluette_trick_slot (space->n_seats, position, line, g->trick_card, &center);
  center.x += (float) g->trick.x + (float) g->trick.width / 2;
  center.y += (float) g->trick.y + (float) g->trick.height / 2;
  return GRAPHENE_RECT_INIT (center.x - width / 2 - LEAN_GAP, center.y - height / 2 - LEAN_GAP,
                             width + 2 * LEAN_GAP, height + 2 * LEAN_GAP);
}

static gboolean
covers_a_card (const AluetteTableSpace *space, const AluetteTableGeometry *g,
               const graphene_rect_t *face)
{
  for (int place = 0; place < space->n_seats; place++)
    {
      graphene_rect_t card = get_card (space, g, place);

      if (graphene_rect_intersection (face, &card, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the share of the growth of a face at the side or at the bottom that is above it */
static float
get_share_above (const AluetteTableSpace *space, int position)
{
  if (position == 0)
    return 1;
  return space->n_seats > 2 && (position == 1 || position == space->n_seats - 1) ? 0.5f : 0;
}

/* Sets which point of the portrait stays where it is if it grows by @growth pixels. */
static void
set_anchor (const AluetteTableSpace *space, AluetteTableGeometry *g, int place, float growth)
{
  AluetteSeatParts *parts = &g->parts[place];
  int position = aluette_place_get_position (space->n_seats, place, space->counterclockwise);
  int left = g->seat[place].x + parts->portrait.x;
  int right = space->width - left - parts->portrait.width;
  int above = g->seat[place].y + parts->portrait.y
              - (g->wide ? 0 : g->score_panel.y + g->score_panel.height);
  float share = get_share_above (space, position);

  parts->anchor_y = share > 0 ? share : CLAMP ((float) above / growth, 0, 1);
  if (share > 0)
    parts->anchor_x = position <= 1 ? 0 : 1;
  else
    parts->anchor_x = CLAMP (0.5f, 1 - (float) right / growth, (float) left / growth);
}

void
aluette_face_swelling_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry,
                               int place)
{
  const GdkRectangle *seat = &geometry->seat[place];
  AluetteSeatParts *parts = &geometry->parts[place];
  const GdkRectangle *face = &parts->portrait;
  /* Where each player has a row, the trick is beyond all faces. */
  gboolean rows = geometry->trick.height > geometry->trick.width * ALUETTE_TRICK_LIST;

  for (parts->most_scale = ALUETTE_SWELL; parts->most_scale > 1; parts->most_scale -= (float) STEP)
    {
      float growth = (parts->most_scale - 1) * (float) face->width;
      graphene_rect_t grown;

      set_anchor (space, geometry, place, MAX (growth, 1));
      grown = GRAPHENE_RECT_INIT ((float) (seat->x + face->x) - parts->anchor_x * growth,
                                  (float) (seat->y + face->y) - parts->anchor_y * growth,
                                  (float) face->width + growth, (float) face->height + growth);
      if (rows || !covers_a_card (space, geometry, &grown))
        return;
    }
  parts->most_scale = 1;
}
