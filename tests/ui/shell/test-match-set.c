/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Best of three matches in the program's own window: bots play each match; the test checks what the
 * window says and proposes in between. */

#include <adwaita.h>
#include <string.h>

#include "matches-driver.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-game-setup.h"
#include "ui/common/aluette-focus-scroll.h"
#include "ui/shell/aluette-home-page.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-window.h"
#include "testing.h"
#include "window-driver.h"

#define SETUP                                                                                      \
  "%aluette 1\nrules classic\noption target 1\nseats 4\nplayer 1 bot:random Anne\n"                \
  "player 2 bot:random Luc\nplayer 3 bot:random Rose\nplayer 4 bot:random Marc\n"
/* Maximum number of sets until one has a third match and another has none. */
#define MAX_SETS 20

static void
activate_action (WindowDriver *fixture, const char *action)
{
  if (!gtk_widget_activate_action (fixture->window, action, NULL))
    fail_msg ("no action %s", action);
  ui_driver_settle (fixture->window);
}

/* Closes the current toast; the next one is shown only then. */
static void
close_toast (WindowDriver *fixture)
{
  GtkWidget *toast = ui_driver_find (fixture->window, g_type_from_name ("AdwToastWidget"), 0);

  if (toast != NULL)
    g_signal_emit_by_name (ui_driver_find (toast, GTK_TYPE_BUTTON, 0), "clicked");
}

static AluetteGame *
game_of (WindowDriver *fixture)
{
  GtkWidget *view = ui_driver_find (fixture->window, ALUETTE_TYPE_MATCH_VIEW, 0);

  return aluette_match_view_get_game (ALUETTE_MATCH_VIEW (view));
}

/* Starts the match that is set up and lets bots play it. Returns: the team that won. */
static AluTeam
start_and_play_match (WindowDriver *fixture)
{
  AluView view;

  activate_action (fixture, "win.start");
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game_of (fixture)), 0, 0);
  main_loop_wait_for ((view = aluette_local_game_get_aluette_view (
                           ALUETTE_LOCAL_GAME (game_of (fixture)), ALU_NOBODY),
                       alu_match_over (&view.match)));
  main_loop_run_pending ();
  return (AluTeam) view.match.winner;
}

/* Returns: (transfer none): what follows the name of the match in the set, “Match 2. …”. */
static const char *
standing_of (const guint *won, char *text, gsize size)
{
  const char *leaders = won[0] > won[1] ? "Anne and Rose" : "Luc and Marc";
  guint most = MAX (won[0], won[1]), least = MIN (won[0], won[1]);

  if (most == least)
    g_snprintf (text, size, "Matches won: %u each", most);
  else if (most == 2)
    g_snprintf (text, size, "Winner: %s, %u matches to %u", leaders, most, least);
  else
    g_snprintf (text, size, "Ahead: %s, %u to %u", leaders, most, least);
  return text;
}

/* Changes the language twice: each window is rebuilt each time. */
static void
switch_language (WindowDriver *fixture)
{
  window_driver_set_language (fixture, "fr");
  window_driver_set_language (fixture, "en");
}

static AluetteSetupPage *
setup_page (WindowDriver *fixture)
{
  return ALUETTE_SETUP_PAGE (ui_driver_find (fixture->window, ALUETTE_TYPE_SETUP_PAGE, 0));
}

/* Plays a set, with a change of the language before its second match. Returns: the number of its
 * matches. */
static guint
play_set (WindowDriver *fixture)
{
  static const char *const names[] = { "Match 1", "Match 2", "Decider" };
  guint won[2] = { 0, 0 }, n = 0;
  char standing[80], proposal[100];

  do
    {
      won[start_and_play_match (fixture)]++;
      n++;
      standing_of (won, standing, sizeof standing);
      main_loop_wait_for (ui_driver_shows (fixture->window, standing));
      close_toast (fixture);
      activate_action (fixture, "win.again");
      if (MAX (won[0], won[1]) == 2)
        break;
      g_snprintf (proposal, sizeof proposal, "%s. %s", names[n], standing);
      if (n == 1)
        switch_language (fixture);
      if (!ui_driver_shows (GTK_WIDGET (setup_page (fixture)), proposal))
        fail_msg ("“%s” is not proposed", proposal);
    }
  while (n < 3);
  assert_int_equal (MAX (won[0], won[1]), 2);
  assert_false (ui_driver_shows (GTK_WIDGET (setup_page (fixture)), "Match 2."));
  assert_false (ui_driver_shows (GTK_WIDGET (setup_page (fixture)), "Decider."));
  assert_true (aluette_setup_page_get_set (setup_page (fixture)));
  return n;
}

/* The matches form one set in the database, and the list of matches says so. */
static void
check_kept (WindowDriver *fixture, guint n)
{
  g_autoptr (GArray) all = aluette_database_find_matches (fixture->database,
                                                          &(AluetteMatchFilter) { 0 }, NULL);
  gint64 last = 0, set = 0;

  for (guint i = 0; i < all->len; i++)
    last = MAX (last, g_array_index (all, gint64, i));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (fixture->database,
                                                                     last - (gint64) (n - 1 - i),
                                                                     NULL);
      const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);

      assert_int_equal (columns->set_number, i + 1);
      assert_true (columns->set != 0 && (i == 0 || columns->set == set));
      set = columns->set;
    }
  activate_action (fixture, "win.home");
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (ui_driver_find (fixture->window,
                                                                         ADW_TYPE_VIEW_STACK, 0)),
                                         "matches");
  main_loop_wait_for (ui_driver_shows (fixture->window, n == 3 ? "Decider" : "Match 2"));
  main_loop_wait_for (ui_driver_shows (fixture->window, "Match 1"));
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (ui_driver_find (fixture->window,
                                                                         ADW_TYPE_VIEW_STACK, 0)),
                                         "play");
}

TEST (test_sets)
{
  WindowDriver *fixture = *state;
  gboolean straight = FALSE, belle = FALSE;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "new-match", NULL);
  ui_driver_settle (fixture->window);
  for (guint i = 0; i < MAX_SETS && !(straight && belle); i++)
    {
      guint n = play_set (fixture);

      if (n == 2 ? !straight : !belle)
        {
          check_kept (fixture, n);
          g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "new-match", NULL);
        }
      straight = straight || n == 2;
      belle = belle || n == 3;
    }
  assert_true (straight);
  assert_true (belle);
}

/* The match being set up stays when the window is rebuilt in another language. */
TEST (test_setup_stays)
{
  WindowDriver *fixture = *state;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "new-match", NULL);
  ui_driver_settle (fixture->window);
  for (guint i = 0; i < 2; i++)
    {
      gboolean set = !aluette_setup_page_get_set (setup_page (fixture));

      aluette_setup_page_set_set (setup_page (fixture), set, NULL);
      switch_language (fixture);
      assert_int_equal (aluette_setup_page_get_set (setup_page (fixture)), set);
    }
  activate_action (fixture, "win.home");
}

/* A focused button that was scrolled out of view is scrolled back before it is pressed. */
TEST (test_focus_in_sight)
{
  WindowDriver *fixture = *state;
  GtkWidget *scroller;
  GtkAdjustment *along;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "new-match", NULL);
  ui_driver_settle (fixture->window);
  scroller = ui_driver_find (GTK_WIDGET (setup_page (fixture)), GTK_TYPE_SCROLLED_WINDOW, 0);
  along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  assert_true (gtk_widget_child_focus (scroller, GTK_DIR_TAB_FORWARD));
  assert_false (aluette_focus_scroll_reveal (GTK_WINDOW (fixture->window)));
  gtk_adjustment_set_value (along, gtk_adjustment_get_upper (along));
  ui_driver_settle (fixture->window);
  assert_true (aluette_focus_scroll_reveal (GTK_WINDOW (fixture->window)));
  ui_driver_settle (fixture->window);
  assert_false (aluette_focus_scroll_reveal (GTK_WINDOW (fixture->window)));
  activate_action (fixture, "win.home");
}

/* Returns: (transfer none): a lesson that is not open */
static GtkWidget *
other_page (AdwViewStack *pages)
{
  g_autoptr (GtkSelectionModel) all = adw_view_stack_get_pages (pages);
  guint i = 0;
  g_autoptr (AdwViewStackPage) page = NULL;

  while (gtk_selection_model_is_selected (all, i))
    i++;
  page = g_list_model_get_item (G_LIST_MODEL (all), i);
  return adw_view_stack_page_get_child (page);
}

/* The open page of a view with several pages stays, too. */
TEST (test_page_stays)
{
  WindowDriver *fixture = *state;
  g_autofree char *name = NULL;

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *views = ui_driver_find (fixture->window, ADW_TYPE_VIEW_STACK, 0);
      AdwViewStack *pages;

      adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "signs");
      ui_driver_settle (fixture->window);
      pages = ADW_VIEW_STACK (ui_driver_find (views, ADW_TYPE_VIEW_STACK, 1));
      assert_non_null (pages);
      adw_view_stack_set_visible_child (pages, other_page (pages));
      g_free (name);
      name = g_strdup (adw_view_stack_get_visible_child_name (pages));
      switch_language (fixture);
      views = ui_driver_find (fixture->window, ADW_TYPE_VIEW_STACK, 0);
      pages = ADW_VIEW_STACK (ui_driver_find (views, ADW_TYPE_VIEW_STACK, 1));
      assert_string_equal (adw_view_stack_get_visible_child_name (pages), name);
    }
}

/* Damage that is found while the program runs is reported, with a button to recover at once. */
TEST (test_damage_is_reported)
{
  WindowDriver *fixture = *state;
  GtkWidget *toast;
  GtkWidget *button;

  g_signal_emit_by_name (fixture->database, "damaged", "The file of your matches is damaged");
  toast = ui_driver_find (fixture->window, g_type_from_name ("AdwToastWidget"), 0);
  assert_non_null (toast);
  button = ui_driver_find (toast, GTK_TYPE_BUTTON, 0);
  assert_string_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "app.restart");
}

/* A restart asks before it ends a match that is only in memory, and waits for other processes. */
TEST (test_restart_loses_nothing)
{
  WindowDriver *fixture = *state;
  g_autofree char *path = aluette_database_default_path ();
  g_autoptr (AluetteGame) game = NULL;
  g_autoptr (AluetteDatabase) other = NULL;
  AluetteDatabaseReport report;
  AluGameHeader header;
  AluGameRules rules;

  alu_game_rules_init (alu_game_kinds[0], &rules, 0, 0);
  aluette_game_setup_propose (alu_game_kinds[0], &rules, "Rose", &header);
  game = aluette_local_game_new (alu_game_kinds[0], &header, 1, NULL, NULL);
  aluette_window_play (ALUETTE_WINDOW (fixture->window), game);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "restart", NULL);
  assert_false (aluette_application_restarts (fixture->app));
  assert_non_null (ui_driver_find (fixture->window, g_type_from_name ("AdwToastWidget"), 0));

  activate_action (fixture, "win.start"); /* a match that is stored */
  other = aluette_database_open (path, &report, NULL);
  assert_non_null (other);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "restart", NULL);
  assert_false (aluette_application_restarts (fixture->app));
  g_clear_object (&other);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->app), "restart", NULL);
  assert_true (aluette_application_restarts (fixture->app));
}

/* The user is told once that a file of the learner's progress is damaged. */
TEST (test_damaged_progress_is_shown)
{
  WindowDriver *fixture = *state;
  AluetteUserData *data = aluette_application_get_user_data (fixture->app);
  g_autofree char *path = aluette_leitner_get_default_path ("signs");
  g_autofree char *folder = g_path_get_dirname (path);
  GType toast = g_type_from_name ("AdwToastWidget");

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_set_contents (path, "[cow]\nanswers=never\n", -1, NULL));
  assert_non_null (aluette_user_data_get_learner_data (data, "aluette"));
  main_loop_wait_for (ui_driver_find (fixture->window, toast, 0) != NULL);
  assert_non_null (aluette_user_data_get_learner_data (data, "aluette"));
  ui_driver_settle (fixture->window);
  assert_null (ui_driver_find (fixture->window, toast, 1));
}

/* The start page says why it cannot list the unfinished matches. It has its own database here,
 * because other pages of the window would report the same error. */
TEST (test_home_page_error_is_shown)
{
  WindowDriver *fixture = *state;
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  GtkWidget *page = ui_driver_find (fixture->window, ALUETTE_TYPE_HOME_PAGE, 0);
  const char *reason = "no such table";
  gint64 deadline = main_loop_get_deadline ();

  database_set_broken (path, TRUE);
  aluette_home_page_set_database (ALUETTE_HOME_PAGE (page), database);
  while (!ui_driver_shows (fixture->window, reason))
    {
      close_toast (fixture); /* the toast of an earlier test: the next one follows it */
      main_loop_step (deadline, reason, G_STRLOC);
    }
  aluette_home_page_set_database (ALUETTE_HOME_PAGE (page), fixture->database);
  database_close (database);
  database_remove (path);
}

static int
set_up (void **state)
{
  WindowDriver *fixture = g_new0 (WindowDriver, 1);

  *state = fixture;
  window_driver_init (fixture);
  g_settings_set_string (fixture->settings, "bot-pace", "instant");
  g_settings_set_value (fixture->settings, "last-match-setups",
                        g_variant_new_parsed ("{'aluette': %s}", SETUP));
  g_settings_set_boolean (fixture->settings, "last-match-set", TRUE);
  return window_driver_open (fixture) ? 0 : -1;
}

static int
tear_down (void **state)
{
  window_driver_clear (*state);
  g_free (*state);
  return 0;
}

int
main (void)
{
  aluette_language_init ();
  return testing_run (set_up, tear_down);
}
