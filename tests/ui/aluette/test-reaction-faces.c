/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/aluette-local-game.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/aluette/table/aluette-reaction-controller.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-talk-controller.h"

/* Faces at a table react when a trick is over, and to a player who thinks for a long time, who is
 * also spoken to. */

typedef struct
{
  GtkWidget *window;
  AluetteTable *table;
  AluetteGame *game;
  AluetteReactionController *controller;
  AluetteTalkController *talk;
  GSettings *settings;
  guint n_reactions; /* faces that showed an expression after a card or a trick */
  gboolean said;     /* somebody spoke of a trick */
} Fixture;

static void
open_table (Fixture *fixture, guint bored_ms)
{
  fixture->n_reactions = 0;
  fixture->said = FALSE;
  fixture->game = table_driver_new_game (&(TableSetup) { .seed = 5 });
  fixture->table = ALUETTE_TABLE (aluette_table_new ());
  g_object_set (fixture->table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  fixture->controller = aluette_reaction_controller_new (fixture->table, bored_ms);
  fixture->settings = g_settings_new ("io.github.aluette.Aluette");
  fixture->talk = aluette_talk_controller_new (fixture->table, fixture->settings, bored_ms / 2);
  fixture->window = ui_driver_open_window (GTK_WIDGET (fixture->table), 700, 600);
  aluette_table_set_game (fixture->table, fixture->game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (fixture->game));
}

static void
close_table (Fixture *fixture)
{
  g_object_unref (fixture->controller);
  g_object_unref (fixture->talk);
  g_object_unref (fixture->settings);
  ui_driver_close (fixture->window);
  g_object_unref (fixture->game);
}

/* Returns: how many faces show an expression; -1 for any */
static guint
count_faces (Fixture *fixture, int expression)
{
  guint n = 0;

  for (guint seat = 0; seat < 4; seat++)
    {
      GtkWidget *portrait = aluette_table_get_portrait (fixture->table, seat);
      int shown = portrait != NULL ? aluette_portrait_get_expression (ALUETTE_PORTRAIT (portrait))
                                   : -1;

      n += shown >= 0 && (expression < 0 || shown == expression);
    }
  return n;
}

/* Called after the faces have reacted to a card or a trick. */
static void
landed_cb (AluetteTable *table, Fixture *fixture)
{
  fixture->n_reactions += count_faces (fixture, -1);
  fixture->said |= ui_driver_shows (GTK_WIDGET (table), "All that for nothing")
                   || ui_driver_shows (GTK_WIDGET (table), "I was waiting for that one");
}

TEST (test_tricks)
{
  Fixture fixture;

  open_table (&fixture, ALUETTE_BORED_MS);
  g_signal_connect (fixture.table, "landed", G_CALLBACK (landed_cb), &fixture);
  assert_int_equal (count_faces (&fixture, -1), 0);
  assert_true (table_driver_play_until (fixture.game, "turn", 1, 200));
  assert_true (fixture.n_reactions > 0);
  main_loop_wait_for (count_faces (&fixture, -1) == 0);
  close_table (&fixture);
}

/* In the first deal somebody speaks of a spoiled trick, or a strong card that was beaten. */
TEST (test_talk_of_tricks)
{
  Fixture fixture;

  open_table (&fixture, ALUETTE_BORED_MS);
  g_signal_connect (fixture.table, "landed", G_CALLBACK (landed_cb), &fixture);
  assert_true (table_driver_play_until (fixture.game, "deal-over", 0, 500));
  assert_true (fixture.said);
  close_table (&fixture);
}

/* Who has won a deal smiles or laughs, the others sulk or are sorry, until the next deal. */
TEST (test_end)
{
  Fixture fixture;
  guint n;

  open_table (&fixture, ALUETTE_BORED_MS);
  assert_true (table_driver_play_until (fixture.game, "deal-over", 0, 500));
  aluette_table_finish_animations (fixture.table);
  main_loop_wait_for (count_faces (&fixture, -1) == 4);
  n = count_faces (&fixture, ALUETTE_EXPRESSION_SMILE)
      + count_faces (&fixture, ALUETTE_EXPRESSION_LAUGH);
  assert_int_equal (n, 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture.table), "table.continue", NULL);
  main_loop_wait_for (count_faces (&fixture, -1) == 0);
  close_table (&fixture);
}

TEST (test_yawn)
{
  Fixture fixture;

  open_table (&fixture, 100);
  assert_true (table_driver_play_until (fixture.game, "turn", 0, 200));
  main_loop_wait_for (count_faces (&fixture, ALUETTE_EXPRESSION_YAWN) == 1);
  close_table (&fixture);
}

/* Whether somebody speaks to a player who thinks for long, which a setting turns off. */
static void
check_talk (gboolean talk)
{
  Fixture fixture;

  open_table (&fixture, 100);
  g_settings_set_boolean (fixture.settings, "talk", talk);
  assert_true (table_driver_play_until (fixture.game, "turn", 0, 200));
  if (talk)
    main_loop_wait_for (ui_driver_shows (GTK_WIDGET (fixture.table), "put the coffee on?"));
  main_loop_wait_for (count_faces (&fixture, ALUETTE_EXPRESSION_YAWN) == 1);
  assert_int_equal (ui_driver_shows (GTK_WIDGET (fixture.table), "put the coffee on?"), talk);
  g_settings_reset (fixture.settings, "talk");
  close_table (&fixture);
}

TEST (test_talk)
{
  check_talk (TRUE);
}

TEST (test_no_talk)
{
  check_talk (FALSE);
}

/* A match that leaves the table leaves no timer behind. */
TEST (test_no_match)
{
  Fixture fixture;

  open_table (&fixture, 50);
  assert_true (table_driver_play_until (fixture.game, "turn", 0, 200));
  aluette_table_set_game (fixture.table, NULL);
  assert_int_equal (count_faces (&fixture, ALUETTE_EXPRESSION_YAWN), 0);
  close_table (&fixture);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
