/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match in a window: it is paused while the user cannot see the table. */

#include <adwaita.h>
#include <string.h>

#include "engine/tarot/tarot-kind.h"
#include "main-loop.h"
#include "model/session/aluette-local-game.h"
#include "page-driver.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-save-record.h"

typedef struct
{
  GtkWidget *window;
  AluetteMatchView *view;
  AluetteGame *game;
} Fixture;

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->game = table_driver_new_game (&(TableSetup) {
      .players = "human,bot:novice,bot:novice,bot:novice", .seed = 3 });
  fixture->view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  aluette_match_view_set_game (fixture->view, fixture->game);
  *state = fixture;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  g_free (fixture);
  return 0;
}

static void
wait_until_ready (Fixture *fixture, gboolean ready)
{
  main_loop_wait_for (aluette_game_get_ready (fixture->game) == ready);
}

static void
show_page (Fixture *fixture, const char *action)
{
  assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->view), action, NULL));
}

TEST_WITH (test_hidden_window, set_up, tear_down)
{
  Fixture *fixture = *state;

  assert_false (aluette_game_get_ready (fixture->game));
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until_ready (fixture, TRUE);
  gtk_widget_set_visible (fixture->window, FALSE);
  wait_until_ready (fixture, FALSE);
}

TEST_WITH (test_pages, set_up, tear_down)
{
  static const char *const pages[] = { "match.scoreboard", "match.timeline" };
  Fixture *fixture = *state;

  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until_ready (fixture, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      show_page (fixture, pages[i]);
      wait_until_ready (fixture, FALSE);
      show_page (fixture, "match.table");
      wait_until_ready (fixture, TRUE);
    }
}

/* Such as a window for preferences. */
TEST_WITH (test_dialog, set_up, tear_down)
{
  Fixture *fixture = *state;
  GtkWidget *dialog = gtk_window_new (), *other = gtk_window_new ();

  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until_ready (fixture, TRUE);
  gtk_window_present (GTK_WINDOW (other)); /* beside the match, not in front of it */
  assert_true (aluette_game_get_ready (fixture->game));
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (fixture->window));
  gtk_window_present (GTK_WINDOW (dialog));
  assert_false (aluette_game_get_ready (fixture->game));
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_until_ready (fixture, TRUE);
  gtk_window_destroy (GTK_WINDOW (other));
}

/* When the language changes, a new view takes over the match, and the old one disappears. */
TEST_WITH (test_restored, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteMatchView *next = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  GtkWidget *window = gtk_window_new ();

  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until_ready (fixture, TRUE);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (next));
  gtk_window_present (GTK_WINDOW (window));
  main_loop_wait_for (gtk_widget_get_mapped (GTK_WIDGET (next)));
  page_driver_begin (GTK_WIDGET (next), GTK_WIDGET (fixture->view));
  gtk_widget_set_visible (fixture->window, FALSE);
  assert_true (aluette_game_get_ready (fixture->game));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: (transfer full): a match of Tarot. @level: (nullable): of three bots; NULL for people */
static AluetteGame *
new_tarot_game (const char *level)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GError) error = NULL;
  AluetteGame *game;
  AluGameRules rules;

  alu_game_rules_init (&tarot_kind, &rules, 0, 4);
  alu_game_header_init (header, &rules);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_snprintf (header->players[seat].name, sizeof header->players[seat].name, "P%u", seat + 1);
      if (level == NULL || seat == 0)
        continue;
      header->players[seat].kind = ALU_GAME_BOT;
      g_strlcpy (header->players[seat].level, level, sizeof header->players[seat].level);
    }
  game = aluette_local_game_new (&tarot_kind, header, 1, NULL, &error);
  assert_non_null (game);
  return game;
}

/* The tools around the table are those of the game. */
TEST_WITH (test_other_game, set_up, tear_down)
{
  static const char *const actions[] = { "match.timeline", "match.look-partner", "match.look-next" };
  Fixture *fixture = *state;
  GtkWidget *view = GTK_WIDGET (fixture->view);
  g_autoptr (AluetteGame) tarot = new_tarot_game (NULL);

  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until_ready (fixture, TRUE);
  show_page (fixture, "match.timeline");
  aluette_match_view_set_game (fixture->view, tarot);
  assert_non_null (ui_driver_find_label (view, "Tarot, 6 deals"));
  assert_null (ui_driver_find (view, ALUETTE_TYPE_SIGN_TIMELINE, 0));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    assert_false (gtk_widget_activate_action (view, actions[i], NULL));
  show_page (fixture, "match.scoreboard");
  assert_non_null (ui_driver_find_label (view, "P4"));
  aluette_match_view_set_game (fixture->view, fixture->game);
  assert_non_null (ui_driver_find (view, ALUETTE_TYPE_SIGN_TIMELINE, 0));
  assert_null (ui_driver_find_label (view, "P4"));
  show_page (fixture, "match.timeline");
  show_page (fixture, "match.table");
  wait_until_ready (fixture, TRUE);
}

/* Shows a match of Tarot whose bots have a level.
 *
 * Returns: whether the header bar and the page with the score name the signals. */
static gboolean
shows_signals (Fixture *fixture, const char *level, gboolean *scoreboard)
{
  g_autoptr (AluetteGame) tarot = new_tarot_game (level);
  GtkWidget *view = GTK_WIDGET (fixture->view);
  GtkWidget *title = ui_driver_find (view, ADW_TYPE_WINDOW_TITLE, 0);
  gboolean header;

  aluette_match_view_set_game (fixture->view, tarot);
  ui_driver_settle (view);
  header = ui_driver_find_label (title, "Official Signals") != NULL;
  assert_true ((strstr (gtk_widget_get_tooltip_text (title), "Official Signals") != NULL)
               == header);
  show_page (fixture, "match.scoreboard");
  ui_driver_settle (view);
  *scoreboard = ui_driver_shows (view, "Bots from Strong upward play");
  return header;
}

/* Players see at the table that bots follow the signals, and expect them to. */
TEST_WITH (test_signals, set_up, tear_down)
{
  Fixture *fixture = *state;
  gboolean scoreboard;

  gtk_window_present (GTK_WINDOW (fixture->window));
  assert_false (shows_signals (fixture, "strong", &scoreboard));
  assert_false (scoreboard);
  assert_true (shows_signals (fixture, "strong-fft", &scoreboard));
  assert_true (scoreboard);
}

/* In a narrow window the buttons leave room for the name of the game. */
TEST_WITH (test_short_title, set_up, tear_down)
{
  Fixture *fixture = *state;
  GtkWidget *title = ui_driver_find (GTK_WIDGET (fixture->view), ADW_TYPE_WINDOW_TITLE, 0);

  gtk_window_present (GTK_WINDOW (fixture->window));
  ui_driver_settle (fixture->window);
  assert_true (ui_driver_shows (title, "Aluette to 5 points"));
  aluette_match_view_set_narrow (fixture->view, TRUE);
  assert_null (ui_driver_find_label (title, "Aluette to 5 points"));
  assert_non_null (strstr (gtk_widget_get_tooltip_text (title), "Aluette"));
  aluette_match_view_set_narrow (fixture->view, FALSE);
  assert_true (ui_driver_shows (title, "Aluette to 5 points"));
}

/* A user who saves a match during a deal is told that the file lacks this deal. */
TEST (test_saved_file)
{
  g_autofree char *between = aluette_save_record_result ("a.aluette", FALSE);
  g_autofree char *within = aluette_save_record_result ("a.aluette", TRUE);

  assert_non_null (strstr (between, "a.aluette"));
  assert_null (strstr (between, "deal in play"));
  assert_non_null (strstr (within, "a.aluette"));
  assert_non_null (strstr (within, "deal in play"));
}

int
main (void)
{
  adw_init ();
  return testing_run (NULL, NULL);
}
