/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "presentation/portraits/aluette-face-drawing.h"
#include "presentation/portraits/aluette-gesture.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-face-swelling.h"
#include "ui/table/aluette-table-geometry.h"
#include "testing.h"

/* At every size, text scale, number of seats and direction of play: everything is within the table,
 * nothing overlaps, faces and cards are large enough, and cards hide no gesture. */

#define MOST_BOXES (5 + 6 * ALUETTE_MAX_PLACES)

typedef struct
{
  GdkRectangle boxes[MOST_BOXES];
  char names[MOST_BOXES][16];
  int n;
} Boxes;

static void
boxes_add (Boxes *boxes, const char *name, int place, GdkRectangle box)
{
  boxes->boxes[boxes->n] = box;
  g_snprintf (boxes->names[boxes->n++], sizeof boxes->names[0], "%s %d", name, place);
}

static char *
describe_space (const AluetteTableSpace *space)
{
  return g_strdup_printf ("%d×%d, em %.0f, %d seats%s, open %x, %d cards", space->width,
                          space->height, space->em, space->n_seats,
                          space->counterclockwise ? " counterclockwise" : "", space->open,
                          space->hand_cards);
}

static GdkRectangle
shift_box (const GdkRectangle *box, const GdkRectangle *seat)
{
  return (GdkRectangle) { box->x + seat->x, box->y + seat->y, box->width, box->height };
}

/* @least: whether the seat may have room for its name only */
static void
add_seat (Boxes *boxes, const AluetteTableGeometry *g, int place, gboolean least)
{
  const AluetteSeatParts *parts = &g->parts[place];

  if (parts->portrait.height > 0 || !least)
    boxes_add (boxes, "portrait", place, shift_box (&parts->portrait, &g->seat[place]));
  boxes_add (boxes, "name", place, shift_box (&parts->name, &g->seat[place]));
  if (parts->tricks.width > 0 && parts->tricks.height > 0)
    boxes_add (boxes, "tricks", place, shift_box (&parts->tricks, &g->seat[place]));
}

static void
check_boxes (const AluetteTableSpace *space, const Boxes *boxes)
{
  g_autofree char *where = describe_space (space);
  GdkRectangle table = { 0, 0, space->width, space->height }, common;

  for (int i = 0; i < boxes->n; i++)
    {
      const GdkRectangle *box = &boxes->boxes[i];

      if (box->width <= 0 || box->height <= 0 || !gdk_rectangle_intersect (box, &table, &common)
          || !gdk_rectangle_equal (box, &common))
        fail_msg ("%s: %s is %d,%d %d×%d", where, boxes->names[i], box->x, box->y, box->width,
                  box->height);
      for (int k = 0; k < i; k++)
        if (gdk_rectangle_intersect (box, &boxes->boxes[k], &common))
          fail_msg ("%s: %s lies over %s by %d×%d", where, boxes->names[i], boxes->names[k],
                    common.width, common.height);
    }
}

/* Strokes of chalk lie under nothing but cards of the trick, and speeches. */
static void
check_chalk (const AluetteTableSpace *space, const AluetteTableGeometry *g, const Boxes *boxes)
{
  g_autofree char *where = describe_space (space);

  for (int place = 0; place < space->n_seats; place++)
    for (int i = 0; i < boxes->n; i++)
      if (g->chalk[place].width > 0 && !g_str_has_prefix (boxes->names[i], "trick ")
          && gdk_rectangle_intersect (&g->chalk[place], &boxes->boxes[i], NULL))
        fail_msg ("%s: %s lies over the chalk of %d", where, boxes->names[i], place);
}

static void
check_geometry (const AluetteTableSpace *space, guint dealer)
{
  g_autofree char *where = describe_space (space);
  AluetteTableGeometry g;
  Boxes boxes = { .n = 0 };

  aluette_table_geometry_compute (space, &g);
  boxes_add (&boxes, "slate", 0, g.score_panel);
  boxes_add (&boxes, "prompt", 0, g.prompt);
  boxes_add (&boxes, "hand", 0, g.hand);
  boxes_add (&boxes, "trick", 0, g.trick);
  boxes_add (&boxes, "talon", (int) dealer, g.talon[dealer]);
  for (int place = 0; place < space->n_seats; place++)
    {
      /* Rows of players with open hands may have room for names only with the largest text, and a
       * narrow table with a large hand may have no room for the viewer's face. */
      add_seat (&boxes, &g, place, space->open != 0 || (place == 0 && space->hand_cards > 9));
      if (space->open & (1u << place))
        boxes_add (&boxes, "open", place, g.open[place]);
    }
  check_boxes (space, &boxes);
  check_chalk (space, &g, &boxes);
  if (g.hand_card < 40 || g.trick_card < 16)
    fail_msg ("%s: cards of %d and %d", where, g.hand_card, g.trick_card);
}

/* There is room for the strokes of all players; on a narrow table, perhaps not for the viewer's. */
TEST (chalk)
{
  static const int sizes[][2] = { { 360, 640 }, { 1024, 680 }, { 1920, 1030 } };

  for (gsize s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (int seats = 2; seats <= 4; seats += 2)
      {
        AluetteTableSpace space = { .width = sizes[s][0], .height = sizes[s][1], .n_seats = seats,
                                    .em = 17, .hand_cards = 9, .prompt_height = 22 };
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        for (int place = 0; place < seats; place++)
          if (g.chalk[place].width == 0 && (g.wide || place > 0))
            fail_msg ("%d × %d, %d seats: no chalk at %d", sizes[s][0], sizes[s][1], seats, place);
      }
}

TEST (nothing_overlaps)
{
  static const int sizes[][2] = { { 360, 590 },  { 360, 640 },   { 412, 860 },   { 600, 560 },
                                  { 700, 433 },  { 800, 550 },   { 1024, 680 },  { 1280, 750 },
                                  { 1366, 700 }, { 1920, 1030 }, { 2560, 1390 }, { 3840, 2110 } };
  static const double ems[] = { 17, 25, 34 };
  static const guint opens[][4] = { { 0, 0, 0, 0 }, { 0, 4, 12, 8 }, { 0, 52, 40, 60 } };
  guint n = 0;

  for (gsize s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (gsize e = 0; e < G_N_ELEMENTS (ems); e++)
      for (int seats = 2; seats <= 6; seats++)
        for (int o = 0; o < (seats % 2 == 0 ? 4 : 1); o++)
          /* A low table with the largest text has no room for rows of cards. */
          for (int prompt = 1; prompt <= 4 && sizes[s][1] >= 16 * ems[e]; prompt++)
            for (guint dealer = 0; dealer < (guint) seats; dealer++, n++)
              check_geometry (&(AluetteTableSpace) { .width = sizes[s][0],
                                                     .height = sizes[s][1],
                                                     .n_seats = seats,
                                                     .counterclockwise = seats % 2 == 1,
                                                     .em = ems[e],
                                                     .open = seats % 2 == 0
                                                                 ? opens[seats / 2 - 1][o]
                                                                 : 0,
                                                     .hand_cards = seats == 3   ? 24
                                                                   : seats == 5 ? 15
                                                                                : 9,
                                                     .prompt_height = (int) (prompt * ems[e] * 1.3),
                                                     .corner_height = prompt % 2 * 90 },
                              dealer);
  print_message ("# %u tables\n", n);
}

/* The same on narrow tables with high questions, long names and several lines of scores. A question
 * may take the place of the viewer's face, and with large text of those at the sides. */
TEST (questions_have_room)
{
  static const int sizes[][2] = { { 350, 590 }, { 360, 640 }, { 412, 860 }, { 480, 700 } };
  static const double ems[] = { 17, 21, 25 };

  for (gsize s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (gsize e = 0; e < G_N_ELEMENTS (ems); e++)
      for (int seats = 3; seats <= 5; seats++)
        for (int prompt = 100; prompt <= 300; prompt += 20)
          for (int lines = 1; lines <= 3; lines++)
            {
              AluetteTableSpace space = { .width = sizes[s][0],
                                          .height = sizes[s][1],
                                          .n_seats = seats,
                                          .counterclockwise = TRUE,
                                          .em = ems[e],
                                          .hand_cards = seats == 5 ? 15 : 18,
                                          .long_names = (guint) prompt / 20,
                                          .score_lines = lines,
                                          .prompt_height = prompt,
                                          .full_height = prompt * 2 / 3 };
              g_autofree char *where = describe_space (&space);
              AluetteTableGeometry g;
              Boxes boxes = { .n = 0 };
              int dealer = (prompt / 20 + lines) % seats;

              aluette_table_geometry_compute (&space, &g);
              boxes_add (&boxes, "slate", 0, g.score_panel);
              boxes_add (&boxes, "prompt", prompt, g.prompt);
              boxes_add (&boxes, "hand", 0, g.hand);
              boxes_add (&boxes, "talon", dealer, g.talon[dealer]);
              for (int place = 0; place < seats; place++)
                add_seat (&boxes, &g, place, TRUE);
              check_boxes (&space, &boxes);
              if (g.prompt.height < MIN (prompt * 2 / 3, 130))
                fail_msg ("%s: %d for a question of %d", where, g.prompt.height, prompt);
            }
}

static void
check_faces (const AluetteTableSpace *space, int first)
{
  g_autofree char *where = describe_space (space);
  AluetteTableGeometry g;

  aluette_table_geometry_compute (space, &g);
  for (int place = first; place < space->n_seats; place++)
    if (g.parts[place].portrait.width < ALUETTE_PORTRAIT_MINIMUM)
      fail_msg ("%s, question of %d: place %d has a face of %d", where, space->prompt_height, place,
                g.parts[place].portrait.width);
}

/* Faces come before names: everybody has one in rows of players with open hands, and all others
 * beside a question of several lines, also with large text. */
TEST (faces_stay)
{
  for (int height = 460; height <= 600; height += 20)
    for (double em = 17; em < 26; em += 4.25)
      for (int cards = 4; cards <= 9; cards++)
        check_faces (&(AluetteTableSpace) { .width = 340,
                                            .height = height,
                                            .n_seats = 4,
                                            .em = em,
                                            .open = 14,
                                            .hand_cards = cards,
                                            .prompt_height = (int) (2 * em) },
                     0);
  for (int height = 560; height <= 640; height += 20)
    for (int seats = 3; seats <= 4; seats++)
      for (int lines = 2; lines <= 6; lines++)
        check_faces (&(AluetteTableSpace) { .width = 340,
                                            .height = height,
                                            .n_seats = seats,
                                            .em = 25.5,
                                            .prompt_height = (int) (lines * 35) + 40,
                                            .full_height = (int) (lines * 25.5) + 50 },
                     1);
}

/* Large hands on a small table with large text, as in Tarot on a phone: every other player has a
 * face, what they say lies beside nobody else's face or name, and the cards are large enough. */
TEST (large_hands_have_room)
{
  static const int cards[] = { [3] = 24, [4] = 18, [5] = 15 };

  for (int height = 570; height <= 640; height += 35)
    for (int seats = 3; seats <= 5; seats++)
      for (guint long_names = 0; long_names < 1u << seats; long_names++)
        for (int prompt = 60; prompt <= 150; prompt += 30)
          {
            AluetteTableSpace space = { .width = 360,
                                        .height = height,
                                        .n_seats = seats,
                                        .counterclockwise = TRUE,
                                        .em = 25.5,
                                        .hand_cards = cards[seats],
                                        .long_names = long_names,
                                        .speaks = prompt > 60,
                                        .score_lines = seats - 2,
                                        .prompt_height = prompt,
                                        .full_height = prompt };
            g_autofree char *where = describe_space (&space);
            AluetteTableGeometry g;
            Boxes boxes = { .n = 0 };

            aluette_table_geometry_compute (&space, &g);
            boxes_add (&boxes, "slate", 0, g.score_panel);
            boxes_add (&boxes, "prompt", 0, g.prompt);
            boxes_add (&boxes, "hand", 0, g.hand);
            boxes_add (&boxes, "talon", 0, g.talon[0]);
            for (int place = 0; place < seats; place++)
              {
                add_seat (&boxes, &g, place, place == 0);
                if (place > 0 && g.parts[place].portrait.width < 52)
                  fail_msg ("%s: a face of %d", where, g.parts[place].portrait.width);
                if (place > 0 && space.speaks)
                  boxes_add (&boxes, "speech", place,
                             shift_box (&g.parts[place].speech, &g.seat[place]));
              }
            check_boxes (&space, &boxes);
            if (g.hand_card < 44 || (prompt == 60 && (g.trick_card < 36 || g.shown.height < 80)))
              fail_msg ("%s, prompt of %d: cards of %d and %d, shown on %d", where, prompt,
                        g.hand_card, g.trick_card, g.shown.height);
          }
}

/* What a player says covers no talon, wherever that player sits. */
TEST (speech_is_beside_talons)
{
  static const int sizes[][2] = { { 1024, 673 }, { 1400, 803 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        AluetteTableSpace space = { .width = sizes[i][0],
                                    .height = sizes[i][1],
                                    .n_seats = 4,
                                    .em = 17,
                                    .hand_cards = 9,
                                    .speaks = TRUE,
                                    .score_lines = 2,
                                    .prompt_height = 60,
                                    .full_height = 60 };
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        for (int place = 0; place < 4; place++)
          {
            GdkRectangle speech = shift_box (&g.parts[place].speech, &g.seat[place]);

            if (gdk_rectangle_intersect (&speech, &g.talon[place], NULL))
              fail_msg ("%d×%d: the speech of place %d is over its talon", space.width,
                        space.height, place);
          }
      }
}

/* The same with all hands open after a deal: names, hands and what lies in the middle are apart. */
TEST (open_hands_have_room)
{
  static const int cards[] = { [3] = 24, [4] = 18, [5] = 15 };

  for (double em = 17; em < 26; em += 8.5)
    for (int seats = 3; seats <= 5; seats++)
      {
        AluetteTableSpace space = { .width = 360,
                                    .height = 590,
                                    .n_seats = seats,
                                    .counterclockwise = TRUE,
                                    .em = em,
                                    .open = (1u << seats) - 2,
                                    .hand_cards = cards[seats],
                                    .score_lines = 2,
                                    .prompt_height = 70,
                                    .full_height = 70 };
        g_autofree char *where = describe_space (&space);
        AluetteTableGeometry g;
        Boxes boxes = { .n = 0 };

        aluette_table_geometry_compute (&space, &g);
        boxes_add (&boxes, "slate", 0, g.score_panel);
        boxes_add (&boxes, "prompt", 0, g.prompt);
        boxes_add (&boxes, "hand", 0, g.hand);
        boxes_add (&boxes, "shown", 0, g.shown);
        for (int place = 0; place < seats; place++)
          {
            add_seat (&boxes, &g, place, TRUE);
            if (place > 0)
              boxes_add (&boxes, "open", place, g.open[place]);
            if (place > 0 && (g.open[place].height < 30 || g.open[place].width < 240))
              fail_msg ("%s: a hand in %d×%d", where, g.open[place].width, g.open[place].height);
          }
        check_boxes (&space, &boxes);
      }
}

/* Open hands at the sides lie on the cloth of a wide table, not on its frame. */
TEST (open_hands_are_on_the_cloth)
{
  for (int n_seats = 4; n_seats <= 6; n_seats += 2)
    {
      AluetteTableSpace space = { .width = 1024,
                                  .height = 670,
                                  .n_seats = n_seats,
                                  .em = 17,
                                  .open = 2u | 1u << (n_seats - 1),
                                  .prompt_height = 60 };
      int frame = (int) (space.height * ALUETTE_TABLE_FRAME);
      const GdkRectangle *left, *right;
      AluetteTableGeometry g;

      aluette_table_geometry_compute (&space, &g);
      left = &g.open[1];
      right = &g.open[n_seats - 1];
      assert_true (left->width > 0 && left->x >= frame);
      assert_true (right->width > 0 && right->x + right->width <= space.width - frame);
    }
}

/* Sizes of windows, and the size below their header bar. */
static const struct
{
  int width, height, least;
} windows[] = { { 360, 593, 72 }, { 700, 433, 72 }, { 1024, 673, 150 }, { 1400, 803, 190 } };

/* Large text does not make the cards of the hand smaller. */
TEST (cards_keep_their_size)
{
  static const int hands[][2] = { { 2, 9 }, { 4, 9 }, { 5, 15 } }; /* seats and cards */

  for (gsize w = 2; w < G_N_ELEMENTS (windows); w++)
    for (gsize i = 0; i < G_N_ELEMENTS (hands); i++)
      for (double em = 17; em <= 34; em += 4.25)
        {
          AluetteTableSpace space = { .width = windows[w].width,
                                      .height = windows[w].height,
                                      .n_seats = hands[i][0],
                                      .em = 17,
                                      .hand_cards = hands[i][1],
                                      .prompt_height = 60,
                                      .corner_height = 90 };
          AluetteTableGeometry normal, large;
          g_autofree char *where = NULL;

          aluette_table_geometry_compute (&space, &normal);
          space.em = em;
          space.prompt_height = (int) (60 * em / 17);
          where = describe_space (&space);
          aluette_table_geometry_compute (&space, &large);
          if (large.hand_card < normal.hand_card)
            fail_msg ("%s: cards of %d, not of %d", where, large.hand_card, normal.hand_card);
        }
}

/* Every face is large, larger with larger text if there is room, and never smaller. */
TEST (faces_are_large)
{
  for (gsize w = 0; w < G_N_ELEMENTS (windows); w++)
    for (int seats = 2; seats <= 6; seats++)
      for (int reverse = 0; reverse <= 1; reverse++)
        {
          int before = 0;

          for (double scale = 1; scale <= 1.5; scale += 0.25)
            {
              AluetteTableSpace space = { .width = windows[w].width,
                                          .height = windows[w].height,
                                          .n_seats = seats,
                                          .counterclockwise = reverse,
                                          .em = 17 * scale,
                                          .prompt_height = 60 };
              g_autofree char *where = describe_space (&space);
              AluetteTableGeometry g;
              int least = G_MAXINT;

              aluette_table_geometry_compute (&space, &g);
              for (int place = 0; place < seats; place++)
                least = MIN (least, g.parts[place].portrait.width);
              if (least < windows[w].least || least > ALUETTE_PORTRAIT_MOST)
                fail_msg ("%s: a face of %d", where, least);
              if (windows[w].width >= 1000 && seats <= 4 && least < before)
                fail_msg ("%s: a face of %d, smaller than %d", where, least, before);
              before = least;
            }
        }
}

/* The names of the players at the top are on the cloth, not on the frame of the table. */
TEST (names_are_on_the_cloth)
{
  for (gsize w = 0; w < G_N_ELEMENTS (windows); w++)
    for (int seats = 4; seats <= 6; seats++)
      {
        AluetteTableSpace space = { .width = windows[w].width,
                                    .height = windows[w].height,
                                    .n_seats = seats,
                                    .em = 17,
                                    .prompt_height = 60 };
        int frame = (int) (MIN (space.width, space.height) * ALUETTE_TABLE_FRAME);
        g_autofree char *where = describe_space (&space);
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        for (int place = 2; place <= seats - 2; place++)
          if (g.seat[place].y + g.parts[place].name.y < frame)
            fail_msg ("%s: a name on the frame", where);
      }
}

/* Up to 30 cards, the hand of one of three players with the dog: at least 40 pixels of each can be
 * touched. */
TEST (every_card_can_be_touched)
{
  for (gsize w = 0; w < G_N_ELEMENTS (windows); w++)
    for (int cards = 1; cards <= ALUETTE_MAX_HAND; cards++)
      {
        AluetteTableSpace space = { .width = windows[w].width,
                                    .height = windows[w].height,
                                    .n_seats = cards >= 24 ? 3 : 4,
                                    .em = 17,
                                    .hand_cards = cards,
                                    .prompt_height = 60 };
        g_autofree char *where = describe_space (&space);
        AluetteTableGeometry g;
        AluetteHandRows rows;

        aluette_table_geometry_compute (&space, &g);
        rows = aluette_hand_rows_fit (cards, g.hand.width, g.hand.height);
        if (rows.rows * rows.columns < cards || (rows.columns > 1 && rows.step < 40)
            || rows.card < 40 || rows.card + rows.step * (rows.columns - 1) > g.hand.width)
          fail_msg ("%s: %d rows of %d cards of %d at %.0f", where, rows.rows, rows.columns,
                    rows.card, rows.step);
        if (rows.rows != g.hand_rows || aluette_hand_rows_height (&rows) > g.hand.height + 2)
          fail_msg ("%s: %d rows for %d planned", where, rows.rows, g.hand_rows);
      }
}

/* A hand has few rows, which leave room to the trick, and rather smaller cards than more rows. */
TEST (hands_have_few_rows)
{
  static const struct
  {
    int width, height, cards, rows;
  } hands[] = { { 360, 593, 24, 3 }, { 350, 630, 24, 3 },  { 350, 630, 30, 4 },
                { 350, 630, 15, 2 }, { 1014, 690, 24, 2 }, { 1014, 690, 9, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      AluetteTableSpace space = { .width = hands[i].width,
                                  .height = hands[i].height,
                                  .n_seats = 3,
                                  .em = 17,
                                  .hand_cards = hands[i].cards,
                                  .prompt_height = 60 };
      g_autofree char *where = describe_space (&space);
      AluetteTableGeometry g;
      AluetteHandRows rows;

      aluette_table_geometry_compute (&space, &g);
      rows = aluette_hand_rows_fit (hands[i].cards, g.hand.width, g.hand.height);
      if (rows.rows != hands[i].rows || rows.rows != g.hand_rows || rows.step < 40)
        fail_msg ("%s: %d rows, %d planned, of cards of %d at %.1f", where, rows.rows, g.hand_rows,
                  rows.card, rows.step);
    }
}

/* The cards of a trick never touch, tilted or not. */
TEST (cards_of_a_trick_are_apart)
{
  for (int seats = 2; seats <= 6; seats++)
    for (int line = 0; line <= 1; line++)
      for (int a = 0; a < seats; a++)
        for (int b = 0; b < a; b++)
          {
            graphene_point_t p, q;

            aluette_trick_slot (seats, a, line, 100, &p);
            aluette_trick_slot (seats, b, line, 100, &q);
            if (ABS (p.x - q.x) < 104 && ABS (p.y - q.y) < 104 * ALUETTE_CARD_TALL)
              fail_msg ("%d seats, line %d: %d and %d", seats, line, a, b);
          }
}

/* --- Gestures --- */

#define FACE 100

static cairo_surface_t *
draw_face (guint villager, const AluettePose *pose)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, FACE, FACE);
  cairo_t *cr = cairo_create (surface);

  aluette_face_draw (cr, aluette_villager_get (villager), pose, FACE, FACE, 1);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns: the share of the pixels changed by a gesture that are not under the backs of the hand */
static double
get_visible_share (guint villager, AluetteGesture gesture, const AluetteSeatParts *parts)
{
  const AluettePose *rest = &aluette_villager_get (villager)->rest;
  double scale = parts->portrait.width / (double) FACE;
  AluettePose pose;
  cairo_surface_t *before, *after;
  const guint32 *a, *b;
  guint changed = 0, visible = 0;

  aluette_gesture_pose (gesture, 0.5, 1, rest, &pose);
  before = draw_face (villager, rest);
  after = draw_face (villager, &pose);
  a = (const guint32 *) (gpointer) cairo_image_surface_get_data (before);
  b = (const guint32 *) (gpointer) cairo_image_surface_get_data (after);
  for (int y = 0; y < FACE; y++)
    for (int x = 0; x < FACE; x++)
      {
        GdkRectangle point = { parts->portrait.x + (int) (x * scale),
                               parts->portrait.y + (int) (y * scale), 1, 1 };
        GdkRectangle cards = parts->cards;

        if (a[y * FACE + x] == b[y * FACE + x])
          continue;
        cards.y += parts->dip;
        changed++;
        visible += !gdk_rectangle_intersect (&point, &cards, NULL);
      }
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  assert_true (changed > 0);
  return visible / (double) changed;
}

/* During a gesture, at least 90 % of what moves is visible beside a full hand. */
TEST (gestures_are_visible)
{
  for (gsize w = 0; w < G_N_ELEMENTS (windows); w++)
    for (int seats = 2; seats <= 6; seats += 2)
      {
        AluetteTableSpace space = { .width = windows[w].width,
                                    .height = windows[w].height,
                                    .n_seats = seats,
                                    .em = 17,
                                    .prompt_height = 60 };
        g_autofree char *where = describe_space (&space);
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        for (int place = 1; place < seats; place++)
          for (int gesture = 0; gesture < ALUETTE_N_GESTURES; gesture++)
            {
              double share = get_visible_share ((guint) (gesture + place) % ALUETTE_N_VILLAGERS,
                                                (AluetteGesture) gesture, &g.parts[place]);

              if (share < 0.9)
                fail_msg ("%s, place %d: %.0f %% of %s", where, place, share * 100,
                          aluette_gesture_get_id ((AluetteGesture) gesture));
            }
      }
}

/* Returns: the card that lies in the middle before @place */
static GdkRectangle
get_trick_card (const AluetteTableSpace *space, const AluetteTableGeometry *g, int place)
{
  int width = g->trick_card, height = (int) (width * ALUETTE_CARD_TALL);
  gboolean line;
  graphene_point_t center;

  aluette_trick_arrange (space->n_seats, g->trick.width, g->trick.height, &line);
  aluette_trick_slot (space->n_seats,
                      aluette_place_get_position (space->n_seats, place, space->counterclockwise),
                      line, width, &center);
  return (GdkRectangle) { g->trick.x + g->trick.width / 2 + (int) center.x - width / 2,
                          g->trick.y + g->trick.height / 2 + (int) center.y - height / 2, width,
                          height };
}

/* Returns: the face while it is as large as a sign makes it */
static GdkRectangle
get_swollen_face (const AluetteTableGeometry *g, int place)
{
  const AluetteSeatParts *parts = &g->parts[place];
  const GdkRectangle *face = &parts->portrait;
  double growth = (fmin (ALUETTE_SWELL, parts->most_scale) - 1) * face->width;
  int side = (int) (face->width + growth);

  return (GdkRectangle) { g->seat[place].x + face->x - (int) (parts->anchor_x * growth),
                          g->seat[place].y + face->y - (int) (parts->anchor_y * growth), side,
                          side };
}

/* A face that swells while it makes a sign stays on the table, and covers no card of the trick. */
TEST (swollen_faces_cover_no_card)
{
  for (gsize w = 0; w < G_N_ELEMENTS (windows); w++)
    for (int seats = 2; seats <= 6; seats++)
      {
        AluetteTableSpace space = { .width = windows[w].width,
                                    .height = windows[w].height,
                                    .n_seats = seats,
                                    .counterclockwise = seats % 2 == 1,
                                    .em = 17,
                                    .prompt_height = 60 };
        g_autofree char *where = describe_space (&space);
        GdkRectangle table = { 0, 0, space.width, space.height }, common;
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        for (int place = 1; place < seats; place++)
          {
            GdkRectangle face = get_swollen_face (&g, place);

            if (g.parts[place].most_scale < 1.05)
              fail_msg ("%s: the face of %d grows to %.2f only", where, place,
                        g.parts[place].most_scale);
            if (!gdk_rectangle_intersect (&face, &table, &common)
                || !gdk_rectangle_equal (&face, &common))
              fail_msg ("%s: the face of %d leaves the table", where, place);
            if (gdk_rectangle_intersect (&face, &g.score_panel, &common))
              fail_msg ("%s: the face of %d covers %d×%d of the slate", where, place, common.width,
                        common.height);
            for (int other = 0; other < seats; other++)
              {
                GdkRectangle card = get_trick_card (&space, &g, other);

                if (gdk_rectangle_intersect (&face, &card, &common))
                  fail_msg ("%s: the face of %d covers %d×%d of the card of %d", where, place,
                            common.width, common.height, other);
              }
          }
      }
}

/* In a low window, the cards of the trick and of the hand stay large, as the prompt is beside the
 * hand. */
TEST (low_tables)
{
  static const struct
  {
    int width, height, trick, hand;
    double em;
  } rows[] = { { 800, 430, 72, 64, 17 },
               { 900, 400, 64, 60, 17 },
               { 700, 433, 60, 60, 25 },
               { 700, 433, 68, 64, 17 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AluetteTableSpace space = { .width = rows[i].width,
                                  .height = rows[i].height,
                                  .n_seats = 4,
                                  .em = rows[i].em,
                                  .hand_cards = 9,
                                  .prompt_height = 80,
                                  .corner_height = 100 };
      g_autofree char *where = describe_space (&space);
      AluetteTableGeometry g;

      assert_true (aluette_table_corner_width (&space) > 0);
      aluette_table_geometry_compute (&space, &g);
      if (g.trick_card < rows[i].trick || g.hand_card < rows[i].hand)
        fail_msg ("%s: cards of %d in the trick, of %d in the hand", where, g.trick_card,
                  g.hand_card);
    }
}

/* Sizes too small for anything still give rectangles. */
TEST (tiny_tables)
{
  for (int size = 0; size < 300; size += 7)
    for (int seats = 2; seats <= 6; seats++)
      {
        AluetteTableSpace space = {
          .width = size, .height = size, .n_seats = seats, .em = 17, .prompt_height = 40
        };
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        assert_true (g.hand.width >= 0 && g.hand.height >= 0 && g.trick.width >= 0
                     && g.trick.height >= 0 && g.prompt.height >= 0);
      }
}

/* On a wide table, a long name beside the portrait at the top, such as that of somebody who is
 * away, has two lines above the cards. */
TEST (long_names_at_the_top)
{
  static const int sizes[][2] = { { 800, 550 }, { 1120, 600 }, { 1366, 700 }, { 1920, 1030 } };

  for (gsize s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (guint is_long = 0; is_long < 2; is_long++)
      {
        AluetteTableSpace space = { .width = sizes[s][0],
                                    .height = sizes[s][1],
                                    .n_seats = 4,
                                    .em = 17,
                                    .hand_cards = 9,
                                    .long_names = is_long << 2,
                                    .prompt_height = 80 };
        g_autofree char *where = describe_space (&space);
        const AluetteSeatParts *top;
        AluetteTableGeometry g;

        aluette_table_geometry_compute (&space, &g);
        top = &g.parts[2];
        if (top->name.x < top->portrait.width || top->name.height != (is_long ? 28 : 17)
            || top->cards.y < top->name.y + top->name.height || top->cards.height < 20)
          fail_msg ("%s: a name of %d at %d, cards of %d at %d", where, top->name.height,
                    top->name.y, top->cards.height, top->cards.y);
      }
}
