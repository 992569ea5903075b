/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A change of the language while the user is at a table on the network: the windows are rebuilt,
 * but the table, the seat, the match and the connection stay. */

#include <adwaita.h>

#include "main-loop.h"
#include "model/network/aluette-remote-game.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/together/aluette-lobby-page.h"
#include "ui/together/aluette-people-bar.h"
#include "window-driver.h"

typedef struct
{
  WindowDriver program;
  AluetteGuest *guest; /* of the table owner in the window */
  gboolean was_lost;   /* the connection */
} Fixture;

static void
note_state (Fixture *f)
{
  AluetteGuestState state = aluette_guest_get_state (f->guest);

  f->was_lost |= state < ALUETTE_GUEST_SETUP || state > ALUETTE_GUEST_OVER;
}

/* Returns: (transfer none): of the page of the table before the match */
static AluetteGuest *
find_guest (Fixture *f)
{
  GtkWidget *lobby = ui_driver_find (f->program.window, ALUETTE_TYPE_LOBBY_PAGE, 0);

  return aluette_network_room_get_guest (aluette_lobby_page_get_table (ALUETTE_LOBBY_PAGE (lobby)));
}

static AluetteMatchView *
find_view (Fixture *f)
{
  return ALUETTE_MATCH_VIEW (ui_driver_find (f->program.window, ALUETTE_TYPE_MATCH_VIEW, 0));
}

static gboolean
shows_score (Fixture *f)
{
  gboolean shown;

  g_object_get (find_view (f), "show-score", &shown, NULL);
  return shown;
}

TEST (test_waiting_room)
{
  Fixture *f = *state;
  guint seat;

  gtk_widget_activate_action (f->program.window, "win.set-up-table", "s", "");
  ui_driver_settle (f->program.window);
  gtk_widget_activate_action (f->program.window, "win.open-table", NULL);
  f->guest = g_object_ref (find_guest (f));
  main_loop_wait_for (aluette_guest_get_seat (f->guest) < ALU_GAME_MAX_SEATS);
  g_signal_connect_swapped (f->guest, "changed", G_CALLBACK (note_state), f);
  seat = aluette_guest_get_seat (f->guest);
  window_driver_set_language (&f->program, "fr");
  assert_ptr_equal (find_guest (f), f->guest);
  assert_non_null (ui_driver_find_button (f->program.window, "Commencer la partie"));
  window_driver_set_language (&f->program, "en");
  assert_ptr_equal (find_guest (f), f->guest);
  assert_non_null (ui_driver_find_button (f->program.window, "Begin the Match"));
  assert_int_equal (aluette_guest_get_seat (f->guest), seat);
  assert_false (f->was_lost);
}

/* The match goes on in the new window, on the same page, and does not wait for the old one. */
TEST (test_match)
{
  Fixture *f = *state;
  AluetteGame *game;

  aluette_guest_begin (f->guest);
  main_loop_wait_for (aluette_guest_get_game (f->guest) != NULL);
  ui_driver_settle (f->program.window);
  game = aluette_match_view_get_game (find_view (f));
  assert_true (ALUETTE_IS_REMOTE_GAME (game));
  for (guint i = 0; i < 2; i++)
    {
      main_loop_wait_for (aluette_game_get_ready (game));
      g_object_set (find_view (f), "show-score", TRUE, NULL);
      window_driver_set_language (&f->program, i == 0 ? "fr" : "en");
      assert_ptr_equal (aluette_match_view_get_game (find_view (f)), game);
      assert_true (shows_score (f));
      assert_non_null (ui_driver_find (f->program.window, ALUETTE_TYPE_PEOPLE_BAR, 0));
      g_object_set (find_view (f), "show-score", FALSE, NULL);
    }
  main_loop_wait_for (aluette_game_get_ready (game));
  assert_false (f->was_lost);
}

/* Somebody who has paused the match is told so in the other language, and can continue. */
TEST (test_pause)
{
  Fixture *f = *state;

  aluette_guest_set_paused (f->guest, TRUE);
  window_driver_set_language (&f->program, "fr");
  assert_true (aluette_guest_get_wants_pause (f->guest));
  assert_non_null (ui_driver_find_label (f->program.window, "Vous avez mis la partie en pause."));
  window_driver_set_language (&f->program, "en");
  assert_non_null (ui_driver_find_label (f->program.window, "You have paused the match."));
  aluette_guest_set_paused (f->guest, FALSE);
  assert_false (f->was_lost);
}

static gboolean
has_one_window (Fixture *f)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (f->program.app))) == 1;
}

/* The language changes again before the new window is shown: the last window has the match. */
TEST (test_two_changes)
{
  Fixture *f = *state;
  AluetteGame *game = aluette_match_view_get_game (find_view (f));

  g_settings_set_string (f->program.settings, "language", "fr");
  window_driver_set_language (&f->program, "en");
  main_loop_wait_for (has_one_window (f));
  assert_ptr_equal (aluette_match_view_get_game (find_view (f)), game);
  assert_non_null (ui_driver_find (f->program.window, ALUETTE_TYPE_PEOPLE_BAR, 0));
  assert_false (f->was_lost);
}

/* A window that is closed before the new one is shown does not come back. */
TEST (test_closed)
{
  Fixture *f = *state;
  GtkWindow *second;

  g_action_group_activate_action (G_ACTION_GROUP (f->program.app), "new-window", NULL);
  main_loop_run_pending ();
  second = gtk_application_get_windows (GTK_APPLICATION (f->program.app))->data;
  assert_ptr_not_equal (second, f->program.window);
  g_settings_set_string (f->program.settings, "language", "fr");
  gtk_window_destroy (second);
  window_driver_set_language (&f->program, "en");
  main_loop_wait_for (has_one_window (f));
  assert_non_null (find_view (f));
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  *state = f;
  window_driver_init (&f->program);
  return window_driver_open (&f->program) ? 0 : -1;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  g_signal_handlers_disconnect_by_data (f->guest, f);
  gtk_widget_activate_action (f->program.window, "win.leave-table", NULL);
  g_object_unref (f->guest);
  window_driver_clear (&f->program);
  g_free (f);
  return 0;
}

int
main (void)
{
  aluette_language_init ();
  return testing_run (set_up, tear_down);
}
