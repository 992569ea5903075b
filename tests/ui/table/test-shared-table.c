/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table with three people at one screen, and a fourth elsewhere. */

#include <adwaita.h>

#include "model/network/aluette-remote-game.h"
#include "network-room-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/table/aluette-table.h"

typedef struct
{
  Table network;
  AluetteRemoteGame *game;
  GtkWidget *table;
  GtkWidget *window;
} Fixture;

static AluetteGame *
get_game (Fixture *f)
{
  return ALUETTE_GAME (f->game);
}

static guint
get_viewer (Fixture *f)
{
  guint seat;

  g_object_get (f->table, "viewer-seat", &seat, NULL);
  return seat;
}

static AluetteRemoteGame *
get_remote_game (Fixture *f, guint seat)
{
  return aluette_guest_get_game (f->network.seats[seat].guest);
}

/* Seat 0 is elsewhere; the others are at this screen. */
static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  *state = f;
  table_init (&f->network, "aluette", "classic", "human,human,human,human", 7);
  table_seat (&f->network, "Anne,Rose");
  table_seat_beside (&f->network, &f->network.seats[1], "Léon");
  table_seat_beside (&f->network, &f->network.seats[1], "Émile");
  table_begin (&f->network);
  f->game = g_object_ref (get_remote_game (f, 1));
  aluette_remote_game_add (f->game, get_remote_game (f, 2));
  aluette_remote_game_add (f->game, get_remote_game (f, 3));
  f->table = aluette_table_new ();
  g_object_set (f->table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_table_set_game (ALUETTE_TABLE (f->table), get_game (f));
  f->window = ui_driver_open_window (f->table, 900, 700);
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  g_object_unref (f->game);
  table_clear (&f->network);
  g_free (f);
  return 0;
}

static void
act (Fixture *f, const char *action)
{
  g_action_group_activate_action (aluette_table_get_actions (ALUETTE_TABLE (f->table)), action,
                                  NULL);
}

/* Lets people play until @seat is asked, and they come in front of the screen. */
static void
bring_to_screen (Fixture *f, guint seat)
{
  for (guint n = 0; n < 200 && aluette_game_get_awaited (get_game (f)) != seat; n++)
    table_play (&f->network, 1);
  assert_int_equal (aluette_game_get_awaited (get_game (f)), seat);
  act (f, "here");
  assert_int_equal (get_viewer (f), seat);
}

/* @seat leaves the table: the others go on without them, and nobody sees their cards. */
static void
remove_from_screen (Fixture *f, guint seat)
{
  aluette_guest_ask (f->network.seats[0].guest, "remove", seat);
  table_run (&f->network, 100);
  aluette_remote_game_remove (f->game, get_remote_game (f, seat));
}

/* Somebody who has been in front of the screen is sent away while the table waits for another. */
TEST_WITH (test_viewer_sent_away, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteGame *game = get_game (f);

  bring_to_screen (f, 3);
  while (aluette_game_get_awaited (game) == 3)
    table_play (&f->network, 1);
  main_loop_wait_for (aluette_game_get_awaited (game) == ALU_GAME_SPECTATOR);
  assert_int_equal (get_viewer (f), 3);
  aluette_game_set_screen_ready (game, ALUETTE_BUSY_LOOK, FALSE);
  remove_from_screen (f, 3);
  assert_int_equal (get_viewer (f), ALU_GAME_SPECTATOR);
  aluette_game_set_screen_ready (game, ALUETTE_BUSY_LOOK, TRUE);
  assert_true (aluette_game_get_ready (game));
  remove_from_screen (f, 2);
  assert_int_equal (get_viewer (f), 1);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
