/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two people at one screen, at a table on the network: from the page of the table to their cards,
 * of which each sees only their own. */

#include <adwaita.h>

#include "main-loop.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/together/aluette-lobby-page.h"
#include "ui/together/aluette-people-bar.h"
#include "ui/together/aluette-screen-people.h"
#include "window-driver.h"

#define BOTH (1 << 0 | 1 << 1)

typedef struct
{
  WindowDriver program;
  AluetteNetworkRoom *table;
} Fixture;

static GtkWidget *
find_form (Fixture *f)
{
  return ui_driver_find (f->program.window, ALUETTE_TYPE_SCREEN_PEOPLE, 0);
}

static AluetteTable *
find_table (Fixture *f)
{
  return ALUETTE_TABLE (ui_driver_find (f->program.window, ALUETTE_TYPE_TABLE, 0));
}

static guint
get_seats_here (Fixture *f)
{
  return aluette_network_room_get_seats_here (f->table);
}

static void
add_person (Fixture *f, const char *name)
{
  GtkWidget *entry = ui_driver_find (find_form (f), GTK_TYPE_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_widget_activate_action (find_form (f), "screen.add", NULL);
}

TEST (test_adding)
{
  Fixture *f = *state;
  GtkWidget *entry;

  gtk_widget_activate_action (f->program.window, "win.set-up-table", "s", "");
  ui_driver_settle (f->program.window);
  gtk_widget_activate_action (f->program.window, "win.open-table", NULL);
  f->table = g_object_ref (aluette_lobby_page_get_table (
      ALUETTE_LOBBY_PAGE (ui_driver_find (f->program.window, ALUETTE_TYPE_LOBBY_PAGE, 0))));
  main_loop_wait_for (get_seats_here (f) == 1 << 0);
  ui_driver_settle (f->program.window);
  entry = ui_driver_find (find_form (f), GTK_TYPE_ENTRY, 0);
  assert_true (gtk_widget_get_mapped (entry));
  add_person (f, "  ");
  assert_true (gtk_widget_is_focus (gtk_root_get_focus (GTK_ROOT (f->program.window))));
  add_person (f, "Anne");
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
  main_loop_wait_for (get_seats_here (f) == BOTH);
  main_loop_wait_for (ui_driver_shows (f->program.window, "Anne (at this screen)"));
  add_person (f, "anne");
  main_loop_wait_for (ui_driver_shows (f->program.window, "Somebody at this table already has this "
                                                          "name. Choose another name and ask "
                                                          "again."));
  assert_int_equal (get_seats_here (f), BOTH);
}

TEST (test_removing)
{
  Fixture *f = *state;
  AluetteGuest *guest = aluette_network_room_get_guest (f->table);

  ui_driver_click (f->program.window, "Remove");
  main_loop_wait_for (g_str_equal (aluette_guest_get_seat_state (guest, 1), "open"));
  main_loop_wait_for (get_seats_here (f) == 1 << 0);
  main_loop_wait_for (!ui_driver_shows (f->program.window, "Anne (at this screen)"));
  add_person (f, "Anne");
  main_loop_wait_for (get_seats_here (f) == BOTH);
}

static guint
get_viewer (Fixture *f)
{
  guint seat;

  g_object_get (find_table (f), "viewer-seat", &seat, NULL);
  return seat;
}

typedef struct
{
  gboolean has_come, is_done;
} Answer;

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->is_done = aluette_game_request_finish (ALUETTE_GAME (game), result, NULL);
  answer->has_come = TRUE;
}

/* Asks for the first thing that is legal for whoever is asked. Returns: their seat as a bit; or 0
 * if it was refused, because a bot has proposed something at the same moment. */
static guint
act (Fixture *f)
{
  AluetteGame *game = aluette_network_room_get_game (f->table);
  const AluGameKind *kind = aluette_game_get_kind (game);
  guint seat = aluette_game_get_awaited (game);
  g_autofree char *events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  AluetteSeatLog *log = aluette_game_get_seat_log (game, seat);
  Answer answer = { 0 };

  assert_true (kind->legal (aluette_view_get_bytes (aluette_seat_log_get_view (log)), (int) seat,
                            events)
               > 0);
  aluette_game_request_async (game, seat, events, NULL, on_answer, &answer);
  main_loop_wait_for (answer.has_come);
  return answer.is_done ? 1u << seat : 0;
}

/* Behind the curtain nobody sees cards; then only whoever is in front does. */
static void
take_turn (Fixture *f)
{
  AluetteGame *game = aluette_network_room_get_game (f->table);
  guint seat;

  main_loop_wait_for (aluette_game_get_awaited (game) != ALU_GAME_SPECTATOR);
  ui_driver_settle (f->program.window);
  seat = aluette_game_get_awaited (game);
  if (get_viewer (f) != seat)
    {
      main_loop_wait_for (ui_driver_find_button (f->program.window, "I’m Here") != NULL);
      assert_int_equal (get_viewer (f), ALU_GAME_SPECTATOR);
      ui_driver_click (f->program.window, "I’m Here");
      ui_driver_settle (f->program.window);
    }
  assert_int_equal (get_viewer (f), seat);
}

TEST (test_turns)
{
  Fixture *f = *state;
  guint acted = 0;

  ui_driver_click (f->program.window, "Begin the Match");
  main_loop_wait_for (aluette_network_room_get_game (f->table) != NULL);
  main_loop_wait_for (aluette_game_get_seats_here (aluette_network_room_get_game (f->table))
                      == BOTH);
  while (acted != BOTH)
    {
      take_turn (f);
      acted |= act (f);
    }
}

static void
on_said (AluetteGuest *guest, guint seat, const char *phrase, guint *speaker)
{
  *speaker = seat;
}

/* Whoever is in front of the screen says the phrases. */
TEST (test_phrases)
{
  Fixture *f = *state;
  GtkWidget *bar = ui_driver_find (f->program.window, ALUETTE_TYPE_PEOPLE_BAR, 0);
  guint speaker = ALU_GAME_SPECTATOR;

  g_signal_connect (aluette_network_room_get_guest (f->table), "said", G_CALLBACK (on_said),
                    &speaker);
  take_turn (f);
  gtk_widget_activate_action (bar, "people.say", "s", "moment");
  main_loop_wait_for (speaker == get_viewer (f));
  g_signal_handlers_disconnect_by_data (aluette_network_room_get_guest (f->table), &speaker);
}

/* Another language is another window, with the same people in front of it. */
TEST (test_language)
{
  Fixture *f = *state;

  window_driver_set_language (&f->program, "fr");
  assert_int_equal (get_seats_here (f), BOTH);
  window_driver_set_language (&f->program, "en");
  assert_int_equal (aluette_game_get_seats_here (aluette_network_room_get_game (f->table)), BOTH);
  take_turn (f);
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  *state = f;
  window_driver_init (&f->program);
  g_settings_set_string (f->program.settings, "player-name", "Rose");
  return window_driver_open (&f->program) ? 0 : -1;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  gtk_widget_activate_action (f->program.window, "win.leave-table", NULL);
  g_clear_object (&f->table);
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
