/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <string.h>

#include "model/session/aluette-local-game.h"
#include "presentation/aluette/aluette-decks.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-score-panel.h"
#include "ui/table/aluette-seat.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/table/aluette-table.h"
#include "ui/table/aluette-told-cards.h"
#include "ui/table/aluette-trick.h"

/* What the parts of the table look like: marks of sides, and what moves. */

/* Returns: whether a pixel of @widget has nearly this color */
static gboolean
has_color (GtkWidget *widget, guint red, guint green, guint blue)
{
  g_autoptr (GdkTexture) texture = ui_driver_render (widget);
  gsize width = (gsize) gdk_texture_get_width (texture);
  gsize height = (gsize) gdk_texture_get_height (texture);
  g_autofree guchar *pixels = g_malloc (width * height * 4);

  gdk_texture_download (texture, pixels, width * 4);
  for (gsize i = 0; i < width * height; i++)
    if (ABS (pixels[4 * i + 2] - (int) red) <= 2 && ABS (pixels[4 * i + 1] - (int) green) <= 2
        && ABS (pixels[4 * i] - (int) blue) <= 2)
      return TRUE;
  return FALSE;
}

static gboolean
is_whole (GtkWidget *root, const char *text)
{
  GtkWidget *label = ui_driver_find_label (root, text);

  return label != NULL && !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

static gboolean
has_mark (GtkWidget *widget, guint side)
{
  return side == 0 ? has_color (widget, 200, 67, 43) : has_color (widget, 45, 95, 143);
}

/* A side that is not known has no mark. */
TEST (test_side_of_seat)
{
  static const guint sides[] = { 0, 1, ALU_GAME_SIDE_UNKNOWN, ALU_GAME_NO_SIDE };
  AluetteTableStyle *style = aluette_table_style_new (aluette_decks_get (ALU_ORDER_ALUETTE));
  GtkWidget *seat = aluette_seat_new (style);
  GtkWidget *window = ui_driver_open_window (seat, 200, 260);
  AluetteSeatParts parts = { .portrait = { 20, 20, 150, 150 }, .name = { 20, 180, 150, 20 } };

  aluette_seat_set_parts (ALUETTE_SEAT (seat), &parts);
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      AluetteTableSeat shown = { .name = g_strdup ("Rose"), .villager = 1, .side = sides[i] };

      aluette_seat_set_state (ALUETTE_SEAT (seat), &shown, FALSE);
      ui_driver_settle (window);
      assert_int_equal (has_mark (seat, 0), sides[i] == 0);
      assert_int_equal (has_mark (seat, 1), sides[i] == 1);
      g_free (shown.name);
    }
  ui_driver_close (window);
  g_object_unref (style);
}

/* The slate shows the same marks, and the names beside them are whole. */
TEST (test_side_of_score)
{
  GtkWidget *panel = aluette_score_panel_new ();
  GtkWidget *window = ui_driver_open_window (panel, 220, 90);
  AluetteTableScore score = { .n_rows = 2, .target = 5, .points = { 1, 2 } };

  score.names[0] = (char *) "Us";
  score.names[1] = (char *) "Them";
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  ui_driver_settle (window);
  assert_false (has_mark (panel, 0) || has_mark (panel, 1));
  score.has_sides = TRUE;
  score.sides[1] = 1;
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  ui_driver_settle (window);
  assert_true (has_mark (panel, 0) && has_mark (panel, 1));
  /* The narrowest slate is as wide as a column of a low table. */
  for (int width = 220; width >= 110; width--)
    {
      gtk_widget_size_allocate (panel, &(GdkRectangle) { 0, 0, width, 80 }, -1);
      if (!is_whole (panel, "Us") || !is_whole (panel, "Them"))
        fail_msg ("a name is cut at a width of %d", width);
    }
  ui_driver_close (window);
}

/* The names of both players of a team fit on the slate of a small table. */
TEST (test_long_names)
{
  GtkWidget *panel = aluette_score_panel_new ();
  GtkWidget *window = ui_driver_open_window (panel, 300, 200);
  AluetteTableScore score = { .n_rows = 2, .target = 5,
                              .names = { (char *) "Émile and Rose", (char *) "Léon and Marcel" } };

  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  ui_driver_settle (window);
  gtk_widget_size_allocate (panel, &(GdkRectangle) { 0, 0, 140, 70 }, -1);
  assert_true (is_whole (panel, "Émile and Rose"));
  assert_true (is_whole (panel, "Léon and Marcel"));
  ui_driver_close (window);
}

/* New points are drawn; an undo, another match and a panel that is not animated show them at once.
 */
TEST (test_chalk)
{
  GtkWidget *panel = aluette_score_panel_new ();
  AluetteTableScore score = { .n_rows = 2, .target = 5, .points = { 1, 2 } };
  GtkWidget *window;

  score.names[0] = (char *) "Us";
  score.names[1] = (char *) "Them";
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  window = ui_driver_open_window (panel, 220, 90);
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  assert_false (aluette_score_panel_is_drawing (ALUETTE_SCORE_PANEL (panel)));
  aluette_score_panel_set_animated (ALUETTE_SCORE_PANEL (panel), TRUE);
  score.points[0] = 3;
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  assert_true (aluette_score_panel_is_drawing (ALUETTE_SCORE_PANEL (panel)));
  main_loop_wait_for (!aluette_score_panel_is_drawing (ALUETTE_SCORE_PANEL (panel)));
  score.points[0] = 2;
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  assert_false (aluette_score_panel_is_drawing (ALUETTE_SCORE_PANEL (panel)));
  score.points[0] = 3;
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (panel), &score);
  assert_true (aluette_score_panel_is_drawing (ALUETTE_SCORE_PANEL (panel)));
  ui_driver_close (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static gboolean
is_in_trick (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_CARD (widget) && ALUETTE_IS_TRICK (gtk_widget_get_parent (widget));
}

/* Plays a card for each seat. Returns: the cards that then lie in the middle */
static guint
play_trick (GtkWidget *table, AluetteGame *game, GtkWidget *window)
{
  for (guint i = 0; i < 4; i++)
    assert_true (table_driver_play_human (game));
  ui_driver_settle (window);
  return ui_driver_count (table, is_in_trick, NULL);
}

/* In a lesson, the finished trick stays until the next card, whatever the learner does. */
TEST (test_hold_tricks)
{
  static const gboolean holds[] = { TRUE, FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (holds); i++)
    {
      TableSetup setup = { .players = "human,human,human,human", .seed = 3 };
      g_autoptr (AluetteGame) game = table_driver_new_game (&setup);
      GtkWidget *table = aluette_table_new ();
      GtkWidget *window = ui_driver_open_window (table, 700, 600);

      g_object_set (table, "viewer", 0, "animation-speed", ALUETTE_SPEED_OFF, "hold-tricks",
                    holds[i], NULL);
      aluette_table_set_game (ALUETTE_TABLE (table), game);
      aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
      table_driver_run (game);
      assert_int_equal (play_trick (table, game, window), 4);
      /* A table that holds the trick waits for nothing. */
      assert_int_equal (aluette_table_is_busy (ALUETTE_TABLE (table)), !holds[i]);
      gtk_widget_activate_action (table, "table.hurry", NULL);
      ui_driver_settle (window);
      assert_int_equal (ui_driver_count (table, is_in_trick, NULL), holds[i] ? 4 : 0);
      assert_true (table_driver_play_human (game));
      ui_driver_settle (window);
      assert_int_equal (ui_driver_count (table, is_in_trick, NULL), 1);
      ui_driver_close (window);
    }
}

/* The setting for the pause after a trick also counts if somebody at this screen leads. */
TEST (test_trick_pause)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.aluette.Aluette");
  TableSetup setup = { .players = "human,human,human,human", .seed = 3 };
  g_autoptr (AluetteGame) game = table_driver_new_game (&setup);
  GtkWidget *table = aluette_table_new ();
  GtkWidget *window = ui_driver_open_window (table, 700, 600);
  guint pause;

  g_settings_set_string (settings, "trick-pause", "until-click");
  aluette_table_settings_bind (ALUETTE_TABLE (table), settings);
  g_object_get (table, "trick-pause", &pause, NULL);
  assert_true (pause > 60 * 1000);
  g_settings_set_string (settings, "trick-pause", "short");
  g_object_get (table, "trick-pause", &pause, NULL);
  assert_in_range (pause, 1, 1000);
  g_object_set (table, "viewer", 0, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 1, NULL);
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  table_driver_run (game);
  play_trick (table, game, window);
  main_loop_wait_for (ui_driver_count (table, is_in_trick, NULL) == 0);
  g_settings_reset (settings, "trick-pause");
  ui_driver_close (window);
}

/* The names of cards are in the part that the next card leaves visible. */
TEST (test_captions)
{
  static const guint8 cards[] = { ALU_MONSIEUR, ALU_MADAME, ALU_BORGNE, ALU_VACHE, 9, 10, 11, 12 };
  static const struct
  {
    int width, height;
  } sizes[] = { { 600, 170 }, { 330, 170 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (AluetteTableStyle) style
          = aluette_table_style_new (aluette_decks_get (ALU_ORDER_ALUETTE));
      GtkWidget *hand = aluette_hand_new (style, TRUE), *window;

      aluette_hand_set_capacity (ALUETTE_HAND (hand), G_N_ELEMENTS (cards));
      aluette_hand_set_cards (ALUETTE_HAND (hand), cards, G_N_ELEMENTS (cards));
      window = ui_driver_open_window (hand, sizes[i].width, sizes[i].height);
      for (guint k = 0; k + 1 < G_N_ELEMENTS (cards); k++)
        {
          AluetteCard *card = aluette_hand_get_widget (ALUETTE_HAND (hand), cards[k]);
          graphene_rect_t next;
          int width, height;

          aluette_card_get_visible_part (card, &width, &height);
          assert_true (gtk_widget_compute_bounds (
              GTK_WIDGET (aluette_hand_get_widget (ALUETTE_HAND (hand), cards[k + 1])),
              GTK_WIDGET (card), &next));
          /* The next card of the same row leans a little. */
          if (next.origin.x > 0)
            assert_in_range (width, 1, (int) next.origin.x + 14);
          if (sizes[i].width < 400 && k < 3)
            assert_true (height > 0 && height < gtk_widget_get_height (GTK_WIDGET (card)));
        }
      ui_driver_close (window);
    }
}

/* Cards that a player has told of take no room, and draw nothing, where they would be tiny. */
TEST (told_cards)
{
  AluetteTableStyle *style = aluette_table_style_new (NULL);
  GtkWidget *told = aluette_told_cards_new (style);
  GtkWidget *window;
  AluetteTableTold cards = { .n_cards = 2, .cards = { ALUETTE_NO_CARD, ALUETTE_NO_CARD },
                             .marks = { NULL, "M" }, .text = (char *) "has shown" };

  aluette_table_style_set_decks (style, aluette_decks_get (ALU_ORDER_ALUETTE));
  aluette_told_cards_set (ALUETTE_TOLD_CARDS (told), &cards);
  gtk_widget_set_size_request (told, 100, 3);
  gtk_widget_set_valign (told, GTK_ALIGN_START);
  window = ui_driver_open_window (told, 300, 200);
  assert_int_equal (aluette_told_cards_get_width (ALUETTE_TOLD_CARDS (told), 3), 0);
  assert_true (aluette_told_cards_get_width (ALUETTE_TOLD_CARDS (told), 40) > 40);
  gtk_widget_set_size_request (told, 100, 40);
  ui_driver_settle (window);
  ui_driver_close (window);
  g_object_unref (style);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
