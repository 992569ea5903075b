/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "ui/table/aluette-table-geometry.h"

/* At every size, text scale and seating: everything lies within the table, nothing over another. */

typedef struct
{
  GdkRectangle boxes[4 + 2 * ALU_MAX_SEATS + 1];
  char names[4 + 2 * ALU_MAX_SEATS + 1][16];
  int n;
} Boxes;

static void
add (Boxes *boxes, const char *name, int place, GdkRectangle box)
{
  boxes->boxes[boxes->n] = box;
  g_snprintf (boxes->names[boxes->n++], sizeof boxes->names[0], "%s %d", name, place);
}

static void
check (const AluetteTableSpace *space, guint dealer)
{
  GdkRectangle table = { 0, 0, space->width, space->height }, common;
  AluetteTableGeometry g;
  Boxes boxes = { .n = 0 };

  aluette_table_geometry_compute (space, &g);
  add (&boxes, "slate", 0, g.score_panel);
  add (&boxes, "prompt", 0, g.prompt);
  add (&boxes, "hand", 0, g.hand);
  add (&boxes, "trick", 0, g.trick);
  add (&boxes, "talon", (int) dealer, g.talon[dealer]);
  for (int place = 0; place < space->n_seats; place++)
    {
      add (&boxes, "seat", place, g.seat[place]);
      if (space->open & (1u << place))
        add (&boxes, "open", place, g.open[place]);
    }
  for (int i = 0; i < boxes.n; i++)
    {
      GdkRectangle *box = &boxes.boxes[i];

      if (box->width <= 0 || box->height <= 0
          || !gdk_rectangle_intersect (box, &table, &common) || !gdk_rectangle_equal (box, &common))
        fail_msg ("%d×%d, em %.0f, %d seats, open %x: %s is %d,%d %d×%d", space->width,
                  space->height, space->em, space->n_seats, space->open, boxes.names[i], box->x,
                  box->y, box->width, box->height);
      for (int k = 0; k < i; k++)
        if (gdk_rectangle_intersect (box, &boxes.boxes[k], &common))
          fail_msg ("%d×%d, em %.0f, %d seats, open %x: %s lies over %s by %d×%d", space->width,
                    space->height, space->em, space->n_seats, space->open, boxes.names[i],
                    boxes.names[k], common.width, common.height);
    }
  if (g.hand_card < 40 || g.trick_card < 16)
    fail_msg ("%d×%d, em %.0f, %d seats, open %x: cards of %d and %d", space->width, space->height,
              space->em, space->n_seats, space->open, g.hand_card, g.trick_card);
}

static void
nothing_overlaps (void **state)
{
  static const int sizes[][2] = { { 360, 590 }, { 360, 640 }, { 412, 860 }, { 600, 560 },
                                  { 800, 550 }, { 1024, 680 }, { 1280, 750 }, { 1366, 700 },
                                  { 1920, 1030 }, { 2560, 1390 }, { 3840, 2110 } };
  static const double ems[] = { 17, 25, 34 };
  static const guint opens[][4] = { { 0, 0, 0, 0 }, { 0, 4, 12, 8 }, { 0, 52, 40, 60 } };
  guint n = 0;

  for (gsize s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (gsize e = 0; e < G_N_ELEMENTS (ems); e++)
      for (int seats = 2; seats <= 6; seats += 2)
        for (int o = 0; o < 4; o++)
          for (int prompt = 1; prompt <= 4; prompt++)
            for (guint dealer = 0; dealer < (guint) seats; dealer++, n++)
              check (&(AluetteTableSpace) { .width = sizes[s][0], .height = sizes[s][1],
                                            .n_seats = seats, .em = ems[e],
                                            .open = opens[seats / 2 - 1][o],
                                            .prompt_height = (int) (prompt * ems[e] * 1.3) },
                     dealer);
  print_message ("# %u tables\n", n);
}

/* The cards of a trick never touch, leaning or not. */
static void
cards_of_a_trick_are_apart (void **state)
{
  for (int seats = 2; seats <= 6; seats += 2)
    for (int a = 0; a < seats; a++)
      for (int b = 0; b < a; b++)
        {
          graphene_point_t p, q;

          aluette_trick_slot (seats, a, 100, &p);
          aluette_trick_slot (seats, b, 100, &q);
          assert_true (ABS (p.x - q.x) >= 104 || ABS (p.y - q.y) >= 104 * ALUETTE_CARD_TALL);
        }
}

/* Sizes too small for anything still give rectangles. */
static void
tiny_tables (void **state)
{
  for (int size = 0; size < 300; size += 7)
    for (int seats = 2; seats <= 6; seats += 2)
      {
        AluetteTableSpace space = { size, size, seats, 17, 0, 40 };
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        assert_true (g.hand.width >= 0 && g.hand.height >= 0 && g.trick.width >= 0
                     && g.trick.height >= 0 && g.prompt.height >= 0);
      }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (nothing_overlaps),
    cmocka_unit_test (cards_of_a_trick_are_apart),
    cmocka_unit_test (tiny_tables),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
