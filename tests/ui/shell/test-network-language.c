/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A change of the language while the user is at a table on the network: the windows are rebuilt,
 * but the table, the seat, the match and the connection stay. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <adwaita.h>
#include <cmocka.h>

#include "main-loop.h"
#include "model/network/aluette-screen-game.h"
#include "ui-driver.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-window.h"
#include "ui/together/aluette-lobby-page.h"
#include "ui/together/aluette-people-bar.h"

typedef struct
{
  AluetteApplication *app;
  GSettings *settings;
  GtkWidget *window;
  AluetteGuest *guest; /* of the table owner in the window */
  gboolean was_lost;   /* the connection */
} Fixture;

static void
note_state (Fixture *f)
{
  AluetteGuestState state = aluette_guest_get_state (f->guest);

  f->was_lost |= state < ALUETTE_GUEST_SETUP || state > ALUETTE_GUEST_OVER;
}

static void
set_language (Fixture *f, const char *language)
{
  g_settings_set_string (f->settings, "language", language);
  main_loop_run_pending ();
  f->window = GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (f->app)));
  ui_driver_settle (f->window);
}

/* Returns: (transfer none): of the page of the table before the match */
static AluetteGuest *
find_guest (Fixture *f)
{
  GtkWidget *lobby = ui_driver_find (f->window, ALUETTE_TYPE_LOBBY_PAGE, 0);

  return aluette_network_table_get_guest (
      aluette_lobby_page_get_table (ALUETTE_LOBBY_PAGE (lobby)));
}

static AluetteMatchView *
find_view (Fixture *f)
{
  return ALUETTE_MATCH_VIEW (ui_driver_find (f->window, ALUETTE_TYPE_MATCH_VIEW, 0));
}

static gboolean
shows_score (Fixture *f)
{
  gboolean shown;

  g_object_get (find_view (f), "show-score", &shown, NULL);
  return shown;
}

static void
test_waiting_room (void **state)
{
  Fixture *f = *state;
  guint seat;

  gtk_widget_activate_action (f->window, "win.set-up-table", "s", "");
  ui_driver_settle (f->window);
  gtk_widget_activate_action (f->window, "win.open-table", NULL);
  f->guest = g_object_ref (find_guest (f));
  main_loop_wait_for (aluette_guest_get_seat (f->guest) < ALU_GAME_MAX_SEATS);
  g_signal_connect_swapped (f->guest, "changed", G_CALLBACK (note_state), f);
  seat = aluette_guest_get_seat (f->guest);
  set_language (f, "fr");
  assert_ptr_equal (find_guest (f), f->guest);
  assert_non_null (ui_driver_find_button (f->window, "Commencer la partie"));
  set_language (f, "en");
  assert_ptr_equal (find_guest (f), f->guest);
  assert_non_null (ui_driver_find_button (f->window, "Begin the Match"));
  assert_int_equal (aluette_guest_get_seat (f->guest), seat);
  assert_false (f->was_lost);
}

/* The match goes on in the new window, on the same page, and does not wait for the old one. */
static void
test_match (void **state)
{
  Fixture *f = *state;
  AluetteGame *game;

  aluette_guest_begin (f->guest);
  main_loop_wait_for (aluette_guest_get_game (f->guest) != NULL);
  ui_driver_settle (f->window);
  game = aluette_match_view_get_game (find_view (f));
  assert_true (ALUETTE_IS_SCREEN_GAME (game));
  for (guint i = 0; i < 2; i++)
    {
      main_loop_wait_for (aluette_game_get_ready (game));
      g_object_set (find_view (f), "show-score", TRUE, NULL);
      set_language (f, i == 0 ? "fr" : "en");
      assert_ptr_equal (aluette_match_view_get_game (find_view (f)), game);
      assert_true (shows_score (f));
      assert_non_null (ui_driver_find (f->window, ALUETTE_TYPE_PEOPLE_BAR, 0));
      g_object_set (find_view (f), "show-score", FALSE, NULL);
    }
  main_loop_wait_for (aluette_game_get_ready (game));
  assert_false (f->was_lost);
}

/* Somebody who has paused the match is told so in the other language, and can continue. */
static void
test_pause (void **state)
{
  Fixture *f = *state;

  aluette_guest_set_paused (f->guest, TRUE);
  set_language (f, "fr");
  assert_true (aluette_guest_get_wants_pause (f->guest));
  assert_non_null (ui_driver_find_label (f->window, "Vous avez mis la partie en pause."));
  set_language (f, "en");
  assert_non_null (ui_driver_find_label (f->window, "You have paused the match."));
  aluette_guest_set_paused (f->guest, FALSE);
  assert_false (f->was_lost);
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  *state = f;
  f->app = aluette_application_new ();
  f->settings = aluette_application_get_settings (f->app);
  g_settings_set_string (f->settings, "animation-speed", "off");
  g_settings_set_string (f->settings, "language", "en");
  if (!g_application_register (G_APPLICATION (f->app), NULL, NULL))
    return -1;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  f->window = GTK_WIDGET (aluette_window_new (ADW_APPLICATION (f->app)));
  gtk_window_present (GTK_WINDOW (f->window));
  ui_driver_settle (f->window);
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  g_signal_handlers_disconnect_by_data (f->guest, f);
  gtk_widget_activate_action (f->window, "win.leave-table", NULL);
  g_object_unref (f->guest);
  gtk_window_destroy (GTK_WINDOW (f->window));
  main_loop_run_pending ();
  g_object_unref (f->app);
  g_free (f);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_waiting_room),
    cmocka_unit_test (test_match),
    cmocka_unit_test (test_pause),
  };

  aluette_language_init ();
  return cmocka_run_group_tests_name ("network-language", tests, set_up, tear_down);
}
