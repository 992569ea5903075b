/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "model/session/aluette-local-game.h"
#include "presentation/aluette/aluette-end-text.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/aluette/table/aluette-vache-end-scene.h"
#include "ui/portraits/aluette-portrait.h"

/* The scene at the end of a deal and of a match. */

typedef struct
{
  GtkWidget *window;
  AluetteTable *table;
  AluetteEndScene *scene;
  AluetteGame *game;
} Fixture;

static void
open_table (Fixture *fixture, const TableSetup *setup, int width, int height)
{
  GtkWidget *overlay = gtk_overlay_new ();

  fixture->game = table_driver_new_game (setup);
  fixture->table = ALUETTE_TABLE (aluette_table_new ());
  fixture->scene = ALUETTE_END_SCENE (
      aluette_end_scene_new (fixture->table, aluette_vache_end_scene_fill));
  g_object_set (fixture->table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->table));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->scene));
  fixture->window = ui_driver_open_window (overlay, width, height);
  aluette_table_set_game (fixture->table, fixture->game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (fixture->game));
}

static void
close_table (Fixture *fixture)
{
  ui_driver_close (fixture->window);
  g_object_unref (fixture->game);
}

static gboolean
is_shown (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (fixture->scene));
}

static gboolean
is_portrait (GtkWidget *widget, gconstpointer unused)
{
  return ALUETTE_IS_PORTRAIT (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
has_ended (Fixture *fixture)
{
  g_autoptr (GArray) events = aluette_game_get_finished (fixture->game);

  return events != NULL;
}

/* Plays to the end of the deal, and shows it. */
static void
play_deal (Fixture *fixture)
{
  assert_false (is_shown (fixture));
  assert_true (table_driver_play_until (fixture->game, "deal-over", 0, 400));
  aluette_table_finish_animations (fixture->table);
  main_loop_wait_for (is_shown (fixture));
}

TEST (test_deal)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 5 }, 700, 700);
  play_deal (&fixture);
  assert_int_equal (ui_driver_count (GTK_WIDGET (fixture.scene), is_portrait, NULL), 4);
  assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window))
               == ui_driver_find_button (GTK_WIDGET (fixture.scene), "Next Deal"));
  gtk_widget_activate_action (GTK_WIDGET (fixture.scene), "end-scene.close", NULL);
  assert_false (is_shown (&fixture));
  /* The table shows its prompt again, which also offers the next deal. */
  assert_true (gtk_widget_get_can_focus (GTK_WIDGET (fixture.table)));
  gtk_widget_activate_action (GTK_WIDGET (fixture.table), "table.continue", NULL);
  main_loop_wait_for (!has_ended (&fixture));
  play_deal (&fixture);
  ui_driver_click (GTK_WIDGET (fixture.scene), "Next Deal");
  main_loop_wait_for (!has_ended (&fixture));
  assert_false (is_shown (&fixture));
  close_table (&fixture);
}

/* Tricks and signs are looked at on the way: the scene comes back, as it was. */
TEST (test_looking_at_tricks)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 5 }, 700, 700);
  play_deal (&fixture);
  ui_driver_click (GTK_WIDGET (fixture.scene), "Signs");
  assert_true (is_shown (&fixture));
  ui_driver_click (GTK_WIDGET (fixture.scene), "Tricks");
  assert_false (is_shown (&fixture));
  gtk_widget_activate_action (GTK_WIDGET (fixture.table), "table.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture.table), "table.look-away", NULL);
  main_loop_wait_for (is_shown (&fixture));
  close_table (&fixture);
}

/* Undo after the end takes the scene away. */
TEST (test_undo)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 5 }, 700, 700);
  play_deal (&fixture);
  assert_true (aluette_game_undo (fixture.game));
  main_loop_wait_for (!is_shown (&fixture));
  play_deal (&fixture);
  close_table (&fixture);
}

/* What is shown needs no more than @width. */
static void
check_width (Fixture *fixture, int width)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (fixture->scene), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  assert_in_range (least, 1, width);
}

TEST (test_match)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 7, .options = "target=1" }, 360, 640);
  play_deal (&fixture);
  assert_non_null (ui_driver_find_button (GTK_WIDGET (fixture.scene), "Rematch"));
  check_width (&fixture, 360);
  close_table (&fixture);
}

/* What the step of the podium with this number, from the left, tells */
static void
check_step (Fixture *fixture, guint n, const char *spoken)
{
  GtkWidget *podium = ui_driver_find (GTK_WIDGET (fixture->scene), ALUETTE_TYPE_PODIUM, 0);
  GtkWidget *step = gtk_widget_get_first_child (podium);

  while (n-- > 0)
    step = gtk_widget_get_next_sibling (step);
  gtk_test_accessible_assert_property (step, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
}

TEST (test_signs)
{
  g_autofree char *none = aluette_end_text_match_signs (&(AluetteSeatSummary) { .tricks = 3 });
  g_autofree char *some = aluette_end_text_match_signs (
      &(AluetteSeatSummary) { .signs_made = 5, .signs_understood = 4, .signs_read = 6 });

  assert_null (none);
  assert_string_equal (some, "Your signs in this match: 5. Read by your team: 4. Caught by "
                             "opponents: 0. Signs of your team that you read: 6.");
}

/* The losers stand to the left of the winners; the curve is told. */
TEST (test_podium)
{
  GtkWidget *curve;
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 7, .options = "target=1" }, 1024, 720);
  play_deal (&fixture);
  check_step (&fixture, 0, "2. Us: 0");
  check_step (&fixture, 1, "1. Them: 1");
  curve = ui_driver_find (GTK_WIDGET (fixture.scene), ALUETTE_TYPE_LINE_CHART, 0);
  gtk_test_accessible_assert_property (curve, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Score after each deal. Anne and Rose 0. Léon and Émile 1");
  close_table (&fixture);
}

/* Returns: a picture of the podium and the curve */
static GBytes *
take_picture (GtkWidget *window, GtkWidget *podium)
{
  g_autoptr (GdkTexture) texture = NULL;

  ui_driver_settle (window);
  texture = ui_driver_render (podium);
  return gdk_texture_save_to_png_bytes (texture);
}

/* Who has not risen is not seen on the step. */
TEST (test_rising)
{
  GtkWidget *podium = aluette_podium_new ();
  GtkWidget *window;
  g_autoptr (GBytes) whole = NULL, low = NULL, risen = NULL;

  aluette_podium_add (ALUETTE_PODIUM (podium), 1, gtk_label_new ("Anne"), "Anne", "3");
  aluette_podium_add (ALUETTE_PODIUM (podium), 2, gtk_label_new ("Rose"), "Rose", "1");
  window = ui_driver_open_window (podium, 300, 200);
  whole = take_picture (window, podium);
  aluette_podium_set_progress (ALUETTE_PODIUM (podium), 0.5);
  low = take_picture (window, podium);
  aluette_podium_set_progress (ALUETTE_PODIUM (podium), 1);
  risen = take_picture (window, podium);
  assert_false (g_bytes_equal (whole, low));
  assert_true (g_bytes_equal (whole, risen));
  ui_driver_close (window);
}

/* Returns: whether a button of the scene is within the window */
static gboolean
is_in_window (Fixture *fixture, const char *label)
{
  GtkWidget *button = ui_driver_find_button (GTK_WIDGET (fixture->scene), label);
  graphene_rect_t bounds;

  return button != NULL
         && gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->scene), &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height
                <= (float) gtk_widget_get_height (GTK_WIDGET (fixture->scene));
}

/* In a low window, the faces may need scrolling, but never the buttons. */
TEST (test_low)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 7, .options = "target=1" }, 700, 420);
  play_deal (&fixture);
  ui_driver_settle (fixture.window);
  assert_true (is_in_window (&fixture, "Rematch"));
  assert_true (is_in_window (&fixture, "Tricks"));
  close_table (&fixture);
}

/* The end of a match of six, whose winners are three large faces. */
TEST (test_six_match)
{
  Fixture fixture;

  open_table (&fixture,
              &(TableSetup) { .seed = 7, .rules = "six", .seats = 6, .options = "target=1" }, 360,
              640);
  play_deal (&fixture);
  assert_int_equal (ui_driver_count (GTK_WIDGET (fixture.scene), is_portrait, NULL), 6);
  check_width (&fixture, 360);
  close_table (&fixture);
}

/* Four faces beside each other on a phone */
TEST (test_phone)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 5 }, 360, 640);
  play_deal (&fixture);
  check_width (&fixture, 360);
  close_table (&fixture);
}

TEST (test_six)
{
  Fixture fixture;

  open_table (&fixture, &(TableSetup) { .seed = 7, .rules = "six", .seats = 6 }, 360, 640);
  play_deal (&fixture);
  assert_int_equal (ui_driver_count (GTK_WIDGET (fixture.scene), is_portrait, NULL), 6);
  check_width (&fixture, 360);
  close_table (&fixture);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
