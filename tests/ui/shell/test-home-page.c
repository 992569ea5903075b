/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "matches-driver.h"
#include "model/session/aluette-game-setup.h"
#include "presentation/common/aluette-settings.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/shell/aluette-home-faces.h"
#include "ui/shell/aluette-home-page.h"
#include "ui/shell/aluette-left-page.h"
#include "ui/shell/aluette-resume-row.h"
#include "testing.h"

typedef struct
{
  char *path;
  AluetteDatabase *database;
  GtkWidget *page;
  GtkStack *pages; /* it is one of these */
  GtkWidget *window;
} Fixture;

static void
open_page (Fixture *f, int width, int height)
{
  f->page = g_object_new (ALUETTE_TYPE_HOME_PAGE, NULL);
  f->pages = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (f->pages, f->page, "home");
  gtk_stack_add_named (f->pages, gtk_label_new (NULL), "match");
  f->window = ui_driver_open_window (GTK_WIDGET (f->pages), width, height);
  aluette_home_page_set_database (ALUETTE_HOME_PAGE (f->page), f->database);
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->path = database_new_path ();
  f->database = database_open (f->path);
  open_page (f, 500, 700);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  database_close (f->database);
  database_remove (f->path);
  g_free (f->path);
  g_free (f);
  return 0;
}

static void
add_match_of_game (Fixture *f, const AluGameKind *kind, const char *name)
{
  AluGameRules rules;
  AluGameHeader header;
  g_autoptr (AluetteJournal) journal = NULL;

  alu_game_rules_init (kind, &rules, 0, 0);
  aluette_game_setup_propose (kind, &rules, name, &header);
  aluette_game_setup_stamp (&header);
  journal = aluette_database_create_match (f->database, kind, &header, 1, NULL, NULL, NULL);
  assert_non_null (journal);
  aluette_home_page_refresh (ALUETTE_HOME_PAGE (f->page));
}

static void
add_match (Fixture *f, const char *name)
{
  add_match_of_game (f, alu_game_kinds[0], name);
}

/* Returns: whether the page offers to go on with a match. */
static gboolean
offers_match (Fixture *f)
{
  return gtk_widget_get_visible (ui_driver_find (f->page, ALUETTE_TYPE_RESUME_ROW, 0));
}

/* A user who has not played yet is asked whether they know the game; later not any more. */
TEST_WITH (test_welcome, set_up, tear_down)
{
  Fixture *f = *state;

  main_loop_wait_for (ui_driver_find_button (f->page, "Learn in Five Minutes") != NULL);
  add_match (f, "Anne");
  main_loop_wait_for (offers_match (f));
  assert_null (ui_driver_find_button (f->page, "Learn in Five Minutes"));
  assert_true (ui_driver_shows (f->page, "Resume"));
  assert_true (ui_driver_shows (f->page, "Anne"));
}

static void
listed_cb (GObject *database, GAsyncResult *result, gpointer listed)
{
  g_autoptr (GPtrArray) matches
      = aluette_database_list_matches_finish (ALUETTE_DATABASE (database), result, NULL);

  *(gboolean *) listed = matches != NULL;
}

/* A match that is started from the page does not change it while its table comes in. */
TEST_WITH (test_start, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteMatchFilter filter = { .state = ALUETTE_MATCHES_UNFINISHED };
  gboolean listed = FALSE;

  main_loop_wait_for (ui_driver_find_button (f->page, "Learn in Five Minutes") != NULL);
  add_match (f, "Anne");
  gtk_stack_set_visible_child_name (f->pages, "match");
  aluette_database_list_matches_async (f->database, &filter, 0, 1, NULL, listed_cb, &listed);
  main_loop_wait_for (listed);
  assert_false (offers_match (f));
  gtk_stack_set_visible_child_name (f->pages, "home");
  aluette_home_page_refresh (ALUETTE_HOME_PAGE (f->page));
  main_loop_wait_for (offers_match (f));
}

/* Unfinished matches of all games are listed, each with a line of its game. */
TEST_WITH (test_games, set_up, tear_down)
{
  Fixture *f = *state;

  add_match (f, "Anne");
  main_loop_wait_for (ui_driver_shows (f->page, "Aluette, 0 to 0"));
  add_match_of_game (f, alu_game_kind_from_id ("tarot"), "Luc");
  main_loop_wait_for (ui_driver_shows (f->page, "Tarot, deal 1"));
}

static gboolean
is_in_sight (Fixture *f, const char *label)
{
  graphene_rect_t bounds;
  GtkWidget *button = ui_driver_find_button (f->page, label);

  return gtk_widget_compute_bounds (button, f->page, &bounds) && bounds.origin.x >= 0
         && bounds.origin.y >= 0
         && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (f->page)
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (f->page);
}

/* However many matches are unfinished, the buttons for a new one are in sight, also on a phone and
 * with large text. */
TEST_WITH (test_play_is_in_sight, set_up, tear_down)
{
  static const struct
  {
    int width, height;
    double text_scale;
  } screens[] = { { 1024, 670, 1 }, { 360, 560, 1 }, { 360, 560, 1.5 } };
  Fixture *f = *state;

  for (guint i = 0; i < 4; i++)
    add_match (f, "Anne");
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      ui_driver_close (f->window);
      ui_driver_set_text_scale (screens[i].text_scale);
      open_page (f, screens[i].width, screens[i].height);
      main_loop_wait_for (ui_driver_shows (f->page, "3 Other Unfinished Matches"));
      ui_driver_settle (f->page);
      assert_true (offers_match (f));
      assert_true (is_in_sight (f, "Play Aluette"));
      assert_true (is_in_sight (f, "Play Tarot"));
    }
  ui_driver_set_text_scale (1);
}

/* @target: consumed if it is floating */
static void
check_left_page (GSettings *settings, const char *opened, GVariant *target, const char *expected)
{
  g_autoptr (GVariant) own_target = g_variant_ref_sink (target);
  g_autoptr (GVariant) page = NULL;
  const char *id;

  aluette_left_page_note (settings, opened, own_target);
  page = g_settings_get_value (settings, "left-page");
  g_variant_get_child (page, 0, "&s", &id);
  assert_string_equal (id, expected);
}

/* Lessons and activities are noted, and a theme as its activity; other pages are not. */
TEST (test_noted_pages)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();

  check_left_page (settings, "lesson", g_variant_new_string ("race"), "lesson");
  check_left_page (settings, "theme", g_variant_new ("(ss)", "practice", "spoil"), "practice");
  check_left_page (settings, "signs", g_variant_new_tuple (NULL, 0), "practice");
  g_settings_reset (settings, "left-page");
}

/* The page offers one thing to go on with: what was opened last. */
TEST_WITH (test_last_page, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (GSettings) settings = aluette_settings_new ();

  add_match (f, "Anne");
  main_loop_wait_for (offers_match (f));
  g_settings_set (settings, "left-page", "(svx)", "practice", g_variant_new_tuple (NULL, 0),
                  G_MAXINT64);
  aluette_home_page_refresh (ALUETTE_HOME_PAGE (f->page));
  main_loop_wait_for (ui_driver_shows (f->page, "Puzzles"));
  assert_false (offers_match (f));
  assert_true (ui_driver_shows (f->page, "1 Other Unfinished Match"));
  g_settings_set (settings, "left-page", "(svx)", "practice", g_variant_new_tuple (NULL, 0),
                  (gint64) 1);
  aluette_home_page_refresh (ALUETTE_HOME_PAGE (f->page));
  main_loop_wait_for (offers_match (f));
  assert_false (ui_driver_shows (f->page, "Puzzles"));
  g_settings_reset (settings, "left-page");
}

/* An unfinished match can be removed from the page for good; it stays in the database. */
TEST_WITH (test_hide, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteMatchFilter filter = { .state = ALUETTE_MATCHES_UNFINISHED };
  GtkWidget *row;

  add_match (f, "Anne");
  add_match (f, "Luc");
  main_loop_wait_for (ui_driver_shows (f->page, "1 Other Unfinished Match"));
  row = ui_driver_find (f->page, ALUETTE_TYPE_RESUME_ROW, 0);
  g_signal_emit_by_name (ui_driver_find (row, GTK_TYPE_BUTTON, 0), "clicked");
  main_loop_wait_for (!ui_driver_shows (f->page, "Other Unfinished"));
  ui_driver_close (f->window);
  open_page (f, 500, 700);
  main_loop_wait_for (offers_match (f));
  assert_false (ui_driver_shows (f->page, "Other Unfinished"));
  assert_int_equal (database_count (f->database, &filter), 2);
}

/* The players make a sign one after the other, and are still in between. */
TEST_WITH (test_faces, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteHomeFaces *faces
      = ALUETTE_HOME_FACES (ui_driver_find (f->page, ALUETTE_TYPE_HOME_FACES, 0));

  for (guint i = 0; i < 5; i++)
    {
      AluettePortrait *face
          = ALUETTE_PORTRAIT (ui_driver_find (GTK_WIDGET (faces), ALUETTE_TYPE_PORTRAIT, i % 4));

      assert_true (aluette_portrait_get_quiet (face));
      aluette_home_faces_sign (faces);
      assert_true (aluette_portrait_get_gesture (face) >= 0);
      aluette_portrait_stop (face);
      assert_true (aluette_portrait_get_quiet (face));
    }
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
