/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of the table shows faces, cards and bare cloth, in the middle of a trick, by counting
 * pixels. Prints the figures of docs/table.md, and checks the size of the portraits. */

#include <string.h>

#include "model/session/aluette-local-game.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-card-pile.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-table.h"
#include "ui/table/aluette-trick.h"
#include "ui/table/aluette-won-tricks.h"

/* A picture of the table, 4 bytes per pixel. */
typedef struct
{
  gsize width, height;
  guint32 *pixels;
} Picture;

static Picture
take_picture (GtkWidget *table)
{
  g_autoptr (GdkTexture) texture = NULL;
  Picture picture;

  ui_driver_settle (table);
  texture = ui_driver_render (table);
  picture.width = (gsize) gdk_texture_get_width (texture);
  picture.height = (gsize) gdk_texture_get_height (texture);
  picture.pixels = g_new (guint32, picture.width * picture.height);
  gdk_texture_download (texture, (guchar *) picture.pixels, picture.width * 4);
  return picture;
}

/* Returns: the percentage of pixels that differ */
static double
compare (const Picture *a, const Picture *b)
{
  gsize n = 0;

  assert_int_equal (a->width, b->width);
  assert_int_equal (a->height, b->height);
  for (gsize i = 0; i < a->width * a->height; i++)
    n += a->pixels[i] != b->pixels[i];
  return 100.0 * (double) n / (double) (a->width * a->height);
}

static gboolean
is_face (GtkWidget *widget, gconstpointer unused)
{
  return ALUETTE_IS_PORTRAIT (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_card_place (GtkWidget *widget, gconstpointer unused)
{
  return ALUETTE_IS_HAND (widget) || ALUETTE_IS_TRICK (widget) || ALUETTE_IS_CARD_PILE (widget)
         || ALUETTE_IS_WON_TRICKS (widget);
}

static gboolean
is_on_table (GtkWidget *widget, gconstpointer table)
{
  return gtk_widget_get_parent (widget) == table;
}

/* Returns: the percentage of pixels that show the widgets that match: those that change without
 * them */
static double
measure (GtkWidget *table, UiDriverMatch match)
{
  Picture with = take_picture (table), without;
  GtkWidget *widget;
  double share;

  for (guint n = 0; (widget = ui_driver_find_match (table, match, table, n)) != NULL; n++)
    gtk_widget_set_opacity (widget, 0);
  without = take_picture (table);
  for (guint n = 0; (widget = ui_driver_find_match (table, match, table, n)) != NULL; n++)
    gtk_widget_set_opacity (widget, 1);
  share = compare (&with, &without);
  g_free (with.pixels);
  g_free (without.pixels);
  return share;
}

/* Returns: the width of the smallest portrait */
static int
get_portrait (GtkWidget *table)
{
  GtkWidget *face;
  int least = G_MAXINT;

  for (guint n = 0; (face = ui_driver_find_match (table, is_face, NULL, n)) != NULL; n++)
    least = MIN (least, gtk_widget_get_width (face));
  return least;
}

/* Prints the shares of a table in a window of a size. Returns: the share of the faces */
static double
report (const char *rules, guint seats, int width, int height, int least)
{
  g_autoptr (AluetteGame) game = table_driver_new_game (&(TableSetup) {
      .rules = rules, .seats = seats, .seed = 5 });
  GtkWidget *table = aluette_table_new (), *window;
  double faces, cards, bare;

  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, NULL);
  assert_true (table_driver_play_until (game, "turn", 1, 500));
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  window = ui_driver_present (table, width, height);
  /* Less its border, the window has the size. */
  assert_true (gtk_widget_get_width (table) >= width - 12);
  faces = measure (table, is_face);
  cards = measure (table, is_card_place);
  bare = 100 - measure (table, is_on_table);
  print_message ("# %u seats, %4d × %3d: bare %2.0f %%, cards %2.0f %%, faces %4.1f %%, portrait "
                 "%3d px\n",
                 seats > 0 ? seats : 4, width, height, bare, cards, faces, get_portrait (table));
  assert_true (get_portrait (table) >= least);
  assert_true (bare + cards + faces > 50);
  ui_driver_close (window);
  return faces;
}

/* With small portraits, faces took 2.7 % of the table. */
TEST (test_shares)
{
  assert_true (report (NULL, 0, 1024, 720, 150) > 4 * 2.7);
  report (NULL, 0, 1400, 850, 190);
  report (NULL, 0, 700, 480, 72);
  report (NULL, 0, 360, 640, 72);
  report ("six", 6, 1024, 720, 150);
  report ("six", 6, 360, 640, 72);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
