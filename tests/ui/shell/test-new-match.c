/* SPDX-License-Identifier: GPL-3.0-or-later */

/* New matches of all games in the window of the program: set up, started, resumed and set up again.
 * The settings keep the last match of each game. */

#include <adwaita.h>
#include <string.h>

#include "matches-driver.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-page.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-navigation.h"
#include "ui/shell/aluette-setup-page.h"
#include "testing.h"
#include "window-driver.h"

/* As a version with one game has left it. */
#define SETUP                                                                                      \
  "%aluette 1\nrules six\nseats 6\nplayer 1 human Anne\nplayer 2 bot:novice Luc\n"                 \
  "player 3 bot:novice Rose\nplayer 4 bot:novice Marc\nplayer 5 bot:novice Jean\n"                 \
  "player 6 bot:novice Jeanne\n"

static void
new_match (WindowDriver *f, const char *game)
{
  assert_true (gtk_widget_activate_action (f->window, "win.new-match", "s", game));
  ui_driver_settle (f->window);
}

static AluetteSetupPage *
get_page (WindowDriver *f)
{
  return ALUETTE_SETUP_PAGE (ui_driver_find (f->window, ALUETTE_TYPE_SETUP_PAGE, 0));
}

/* Returns: (transfer full): what is set up */
static char *
format_setup (WindowDriver *f)
{
  return aluette_game_setup_to_text (aluette_setup_page_get_game (get_page (f)),
                                     aluette_setup_page_get_header (get_page (f)));
}

static void
activate_action (WindowDriver *f, const char *action)
{
  assert_true (gtk_widget_activate_action (f->window, action, NULL));
  ui_driver_settle (f->window);
}

/* Returns: (transfer none): the match on the table */
static AluetteGame *
get_game (WindowDriver *f)
{
  GtkWidget *view = ui_driver_find (f->window, ALUETTE_TYPE_MATCH_VIEW, 0);

  return aluette_match_view_get_game (ALUETTE_MATCH_VIEW (view));
}

/* Returns: the number of the match stored last */
static gint64
find_last_match (WindowDriver *f)
{
  AluetteMatchFilter filter = { .state = ALUETTE_MATCHES_ANY };
  g_autoptr (GArray) all = aluette_database_find_matches (f->database, &filter, NULL);
  gint64 last = 0;

  for (guint i = 0; i < all->len; i++)
    last = MAX (last, g_array_index (all, gint64, i));
  return last;
}

/* Returns: (transfer none) (nullable): the question who plays */
static GtkWidget *
find_question (WindowDriver *f)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

static void
introduce (WindowDriver *f, const char *proposed, const char *name)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (find_question (f));
  GtkWidget *row = ui_driver_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, 0);

  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (row)), proposed);
  for (const char *const *bad = (const char *const[]) { " ", "Anne  Rose", NULL }; *bad; bad++)
    {
      gtk_editable_set_text (GTK_EDITABLE (row), *bad);
      assert_false (adw_message_dialog_get_response_enabled (dialog, "play"));
    }
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  assert_true (adw_message_dialog_get_response_enabled (dialog, "play"));
  gtk_widget_activate_default (row);
  main_loop_wait_for (find_question (f) == NULL);
  ui_driver_settle (f->window);
}

/* The first press in a new window: a new user starts a match without setting it up. */
TEST (test_first_match)
{
  WindowDriver *f = *state;

  assert_null (ui_driver_find (f->window, ALUETTE_TYPE_SETUP_PAGE, 0));
  g_settings_reset (f->settings, "player-name");
  activate_action (f, "win.start");
  assert_non_null (find_question (f));
  introduce (f, "Anne", "Rose");
  assert_string_equal (aluette_game_get_header (get_game (f))->players[0].name, "Rose");
  activate_action (f, "win.home");
}

/* A match of Tarot is set up, stored, left, resumed, and set up again. */
TEST (test_tarot)
{
  WindowDriver *f = *state;
  g_autofree AluGameHeader *last = g_new0 (AluGameHeader, 1);
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autofree char *set_up = NULL, *again = NULL;
  gint64 match;

  new_match (f, "tarot");
  gtk_widget_activate_action (GTK_WIDGET (get_page (f)), "setup.preset", "u", 2);
  set_up = format_setup (f);
  activate_action (f, "win.start");
  assert_string_equal (aluette_game_get_kind (get_game (f))->id, "tarot");
  match = find_last_match (f);
  info = aluette_database_get_info (f->database, match, NULL);
  assert_string_equal (aluette_match_info_get_columns (info)->kind, "tarot");
  assert_int_equal (aluette_match_info_get_columns (info)->seats, 5);
  activate_action (f, "win.home");
  assert_true (gtk_widget_activate_action (f->window, "win.resume", "x", match));
  ui_driver_settle (f->window);
  assert_non_null (get_game (f));
  assert_int_equal (aluette_game_get_header (get_game (f))->rules.n_seats, 5);
  activate_action (f, "win.again");
  assert_string_equal (aluette_setup_page_get_game (get_page (f))->id, "tarot");
  activate_action (f, "win.home");
  new_match (f, "aluette");
  assert_true (gtk_widget_activate_action (f->window, "win.rematch", "x", match));
  assert_string_equal (aluette_setup_page_get_game (get_page (f))->id, "tarot");
  again = format_setup (f);
  assert_non_null (strstr (again, "Yvonne"));
  assert_true (aluette_last_setup_get (f->settings, alu_game_kind_from_id ("tarot"), last));
  assert_int_equal (last->rules.n_seats, 5);
  /* The other game keeps its own. */
  assert_true (aluette_last_setup_get (f->settings, alu_game_kind_from_id ("aluette"), last));
  assert_int_equal (last->rules.n_seats, 6);
  activate_action (f, "win.home");
}

/* The score of real tables of all games is kept: begun, left and continued. */
TEST (test_score_sheets)
{
  WindowDriver *f = *state;

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      AluetteNavigation *navigation;
      g_autoptr (AluetteMatchInfo) info = NULL;
      GType type;
      gint64 match;

      g_action_group_activate_action (G_ACTION_GROUP (f->app), "keep-score", NULL);
      ui_driver_settle (f->window);
      aluette_setup_page_choose_game (get_page (f), alu_game_kinds[i]);
      assert_true (alu_game_header_is_real (aluette_setup_page_get_header (get_page (f))));
      activate_action (f, "win.start");
      navigation = ALUETTE_NAVIGATION (ui_driver_find (f->window, ALUETTE_TYPE_NAVIGATION, 0));
      type = G_OBJECT_TYPE (aluette_navigation_get_page (navigation));
      match = find_last_match (f);
      info = aluette_database_get_info (f->database, match, NULL);
      assert_string_equal (aluette_match_info_get_columns (info)->kind, alu_game_kinds[i]->id);
      assert_true (aluette_match_info_get_columns (info)->real_table);
      activate_action (f, "win.home");
      assert_true (gtk_widget_activate_action (f->window, "win.resume", "x", match));
      ui_driver_settle (f->window);
      assert_true (G_OBJECT_TYPE (aluette_navigation_get_page (navigation)) == type);
      assert_true (gtk_widget_activate_action (f->window, "win.rematch", "x", (gint64) 0));
      assert_true (alu_game_header_is_real (aluette_setup_page_get_header (get_page (f))));
      activate_action (f, "win.home");
    }
}

/* The button of the game played last comes first. */
TEST (test_last_game_is_first)
{
  WindowDriver *f = *state;
  GtkWidget *first, *second;

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      aluette_last_setup_set_game (f->settings, alu_game_kinds[i]);
      ui_driver_settle (f->window);
      first = ui_driver_find_button (f->window, i == 0 ? "Play Aluette" : "Play Tarot");
      second = ui_driver_find_button (f->window, i == 0 ? "Play Tarot" : "Play Aluette");
      assert_non_null (first);
      assert_non_null (second);
      assert_true (gtk_widget_get_next_sibling (gtk_widget_get_parent (first))
                   == gtk_widget_get_parent (second));
      assert_true (gtk_widget_has_css_class (first, "suggested-action"));
      g_signal_emit_by_name (second, "clicked");
      ui_driver_settle (f->window);
      assert_string_equal (aluette_setup_page_get_game (get_page (f))->id,
                           i == 0 ? "tarot" : "aluette");
      activate_action (f, "win.home");
    }
}

/* After a lesson was opened, the start page offers to go on with it. */
TEST (test_last_page_is_offered)
{
  WindowDriver *f = *state;

  aluette_page_open (f->window, "lesson", g_variant_new_string ("race"));
  ui_driver_settle (f->window);
  activate_action (f, "win.home");
  main_loop_wait_for (ui_driver_shows (f->window, "Lesson, "));
  aluette_page_open (f->window, "statistics", NULL);
  ui_driver_settle (f->window);
  activate_action (f, "win.home");
  main_loop_wait_for (ui_driver_shows (f->window, "Lesson, "));
}

/* What is being set up of each game stays in the window of another language. */
TEST (test_language)
{
  WindowDriver *f = *state;
  g_autofree char *aluette = NULL, *tarot = NULL, *after = NULL, *other = NULL;

  new_match (f, "aluette");
  gtk_widget_activate_action (GTK_WIDGET (get_page (f)), "setup.preset", "u", 2);
  aluette = format_setup (f);
  new_match (f, "tarot");
  gtk_widget_activate_action (GTK_WIDGET (get_page (f)), "setup.preset", "u", 1);
  tarot = format_setup (f);
  window_driver_set_language (f, "fr");
  assert_true (ui_driver_shows (f->window, "On joue vers la droite"));
  after = format_setup (f);
  assert_string_equal (after, tarot);
  window_driver_set_language (f, "en");
  new_match (f, "aluette");
  other = format_setup (f);
  assert_string_equal (other, aluette);
  activate_action (f, "win.home");
}

/* A damaged text, or one of a game that this version does not have, costs nothing else. */
TEST (test_damaged_settings)
{
  WindowDriver *f = *state;
  const AluGameKind *kind = alu_game_kind_from_id ("tarot");
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  g_settings_set_value (f->settings, "last-match-setups",
                        g_variant_new_parsed ("{'aluette': %s, 'tarot': '%tarot 1\\nseats 9\\n',"
                                              " 'belote': '%belote 1\\n'}",
                                              SETUP));
  assert_false (aluette_last_setup_get (f->settings, kind, header));
  assert_true (aluette_last_setup_get (f->settings, alu_game_kind_from_id ("aluette"), header));
  new_match (f, "tarot");
  assert_true (gtk_widget_is_sensitive (ui_driver_find_button (f->window, "Play")));
  aluette_last_setup_set (f->settings, kind, aluette_setup_page_get_header (get_page (f)));
  assert_true (aluette_last_setup_get (f->settings, kind, header));
  activate_action (f, "win.home");
}

/* Resizes the window to @width, as far as it goes. */
static void
resize (WindowDriver *f, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, 720);
  ui_driver_settle (f->window);
}

/* A window that was wide with a match in it can become as narrow as any other. */
TEST (test_narrow)
{
  static const char *const languages[] = { "fr", "en" };
  WindowDriver *f = *state;

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      window_driver_set_language (f, languages[l]);
      for (guint i = 0; i < 6; i++)
        {
          int width;

          resize (f, 1024);
          new_match (f, i % 2 == 0 ? "aluette" : "tarot");
          gtk_widget_activate_action (GTK_WIDGET (get_page (f)), "setup.preset", "u", i / 2);
          activate_action (f, "win.start");
          resize (f, 360);
          /* Without the frame that GTK draws around it. */
          gtk_widget_measure (
              adw_application_window_get_content (ADW_APPLICATION_WINDOW (f->window)),
              GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
          assert_true (width <= 360);
          activate_action (f, "win.home");
        }
    }
}

/* A new user is asked once who they are, and is that person in all matches from then on. No bot has
 * their name. */
TEST (test_introduction)
{
  WindowDriver *f = *state;
  const AluGameHeader *header;
  GtkWidget *question;
  g_autofree char *proposed = NULL;

  new_match (f, "aluette");
  g_settings_reset (f->settings, "player-name");
  activate_action (f, "win.start");
  question = find_question (f);
  assert_non_null (question);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "cancel");
  gtk_window_destroy (GTK_WINDOW (question));
  activate_action (f, "win.start");
  proposed = aluette_own_face_get_name (f->settings);
  introduce (f, proposed, "Rose");
  header = aluette_game_get_header (get_game (f));
  assert_string_equal (header->players[0].name, "Rose");
  for (guint seat = 1; seat < header->rules.n_seats; seat++)
    assert_string_not_equal (header->players[seat].name, "Rose");
  activate_action (f, "win.home");
  new_match (f, "tarot");
  activate_action (f, "win.start");
  assert_null (find_question (f));
  assert_string_equal (aluette_game_get_header (get_game (f))->players[0].name, "Rose");
  activate_action (f, "win.home");
}

static int
set_up (void **state)
{
  WindowDriver *f = g_new0 (WindowDriver, 1);

  *state = f;
  window_driver_init (f);
  g_settings_set_value (f->settings, "last-match-setups",
                        g_variant_new_parsed ("{'aluette': %s}", SETUP));
  return window_driver_open (f) ? 0 : -1;
}

static int
tear_down (void **state)
{
  window_driver_clear (*state);
  g_free (*state);
  return 0;
}

/* All windows have the icon of the program. */
TEST (test_icon)
{
  WindowDriver *f = *state;

  assert_string_equal (gtk_window_get_default_icon_name (),
                       g_application_get_application_id (G_APPLICATION (f->app)));
}

int
main (void)
{
  aluette_language_init ();
  return testing_run (set_up, tear_down);
}
