/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every view of the program's own window, with large text, wide and as narrow as a phone: no text
 * is cut off. The first argument is the language, the second one is in how many looks, from the one
 * with the least room. With a third one, only the views whose names start with it are checked, and
 * then every sheet of a lesson. If ALUETTE_TEST_OUTPUT names a folder, a picture of each view is
 * written there. */

#include <adwaita.h>
#include <string.h>

#include "cut-text.h"
#include "matches-driver.h"
#include "model/session/aluette-local-game.h"
#include "model/storage/aluette-database-list.h"
#include "network-driver.h"
#include "table-driver.h"
#include "testing.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/common/aluette-focus-scroll.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/matches/aluette-statistics-page.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-navigation.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-storage-bar.h"
#include "ui/shell/aluette-window.h"
#include "ui/table/aluette-game-choice.h"
#include "ui/table/aluette-table.h"

#define HEIGHT 760

typedef struct
{
  double text_scale;
  int width;
} Look;

static const Look looks[] = { { 1.5, 360 }, { 1.5, 800 }, { 1, 360 } };

typedef struct
{
  AluetteApplication *app;
  AluetteDatabase *database;
  GtkWidget *window;
  const char *language;
  guint n_looks;
  const Look *state;
  const char *only; /* (nullable) */
  GString *view;    /* the name of the view */
  GHashTable *cut;  /* the texts that are cut off */
  guint n_labels;
  const char *folder; /* (nullable): for pictures */
  gboolean reviewed;  /* whether a review was checked with this look */
} Fixture;

static Fixture truncation; /* the test with the arguments of the program */

/* Records a text that is cut, with the first view in which it occurs. */
static void
record_cut (Fixture *fixture, GtkWidget *widget, const char *how)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GString *what = g_string_new (NULL);

  g_string_printf (what, "%s, text %g, %d px: “%s” %s", fixture->language,
                   fixture->state->text_scale, fixture->state->width,
                   GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                         : G_OBJECT_TYPE_NAME (widget),
                   how);
  for (guint i = 0; parent != NULL && i < 4; i++, parent = gtk_widget_get_parent (parent))
    g_string_append_printf (what, " < %s", G_OBJECT_TYPE_NAME (parent));
  if (g_hash_table_contains (fixture->cut, what->str))
    g_string_free (what, TRUE);
  else
    g_hash_table_insert (fixture->cut, g_string_free (what, FALSE), g_strdup (fixture->view->str));
}

static void
look_at (Fixture *fixture, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0'
      && gtk_widget_get_child_visible (widget) && !cut_text_is_allowed (widget))
    {
      const char *how = cut_text_find (widget);

      fixture->n_labels++;
      if (how != NULL)
        record_cut (fixture, widget, how);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (fixture, child);
}

static void
save_picture (Fixture *fixture, GtkWidget *native)
{
  g_autofree char *name = NULL, *path = NULL;

  if (fixture->folder == NULL)
    return;
  name = g_strdup_printf ("%s-%g-%d-%s.png", fixture->language, fixture->state->text_scale,
                          fixture->state->width, fixture->view->str);
  path = g_build_filename (fixture->folder, g_strdelimit (name, "/ ", '-'), NULL);
  ui_driver_save (native, path);
}

/* Returns the content of the window, without the frame that GTK draws if there is no window
 * manager. */
static GtkWidget *
get_content (GtkWidget *window)
{
  if (ADW_IS_APPLICATION_WINDOW (window))
    return adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  if (ADW_IS_WINDOW (window))
    return adw_window_get_content (ADW_WINDOW (window));
  return gtk_window_get_child (GTK_WINDOW (window));
}

static int
get_min_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Returns: (transfer none): the innermost widget that makes @widget so wide. */
static GtkWidget *
find_widest (GtkWidget *widget)
{
  GtkWidget *widest = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child)
        && (widest == NULL || get_min_width (child) > get_min_width (widest)))
      widest = child;
  return widest != NULL ? find_widest (widest) : widget;
}

/* Whether GTK or libadwaita makes the layout of the window, which may then be wider. */
static gboolean
is_of_toolkit (Fixture *fixture)
{
  return GTK_IS_SHORTCUTS_WINDOW (fixture->window)
         || (ADW_IS_ABOUT_WINDOW (fixture->window) && fixture->state->text_scale > 1);
}

/* Checks the window. Its content must not be wider than the window. */
static void
look_at_window (Fixture *fixture)
{
  int width;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), fixture->state->width, HEIGHT);
  ui_driver_settle (fixture->window);
  width = get_min_width (get_content (fixture->window));
  if (width > fixture->state->width && !is_of_toolkit (fixture))
    {
      g_autofree char *how = g_strdup_printf ("makes the window %d px wide", width);

      record_cut (fixture, find_widest (get_content (fixture->window)), how);
    }
  look_at (fixture, fixture->window);
  save_picture (fixture, fixture->window);
}

static gboolean
is_review_in_front (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_REVIEW_PAGE (widget) && gtk_widget_get_mapped (widget);
}

/* Waits for the first review of a deal; one per look is enough. */
static void
wait_for_review (Fixture *fixture)
{
  GtkWidget *review = ui_driver_find_match (fixture->window, is_review_in_front, NULL, 0);

  if (fixture->reviewed || review == NULL)
    return;
  main_loop_wait_for (aluette_review_page_get_review (ALUETTE_REVIEW_PAGE (review)) != NULL);
  fixture->reviewed = TRUE;
}

/* Checks each page of a switcher. */
static void
look_at_pages (Fixture *fixture, GtkWidget *switcher)
{
  g_autoptr (GObject) stack = NULL;
  g_autoptr (GtkSelectionModel) pages = NULL;
  gsize length = fixture->view->len;
  guint n;

  g_object_get (switcher, "stack", &stack, NULL);
  g_object_get (stack, "pages", &pages, NULL);
  n = g_list_model_get_n_items (G_LIST_MODEL (pages));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);
      g_autofree char *name = NULL;
      gboolean visible;

      g_object_get (page, "name", &name, "visible", &visible, NULL);
      if (!visible)
        continue;
      gtk_selection_model_select_item (pages, i, TRUE);
      g_string_append_printf (fixture->view, "/%s", name);
      ui_driver_settle (fixture->window);
      wait_for_review (fixture);
      look_at_window (fixture);
      g_string_truncate (fixture->view, length);
    }
  gtk_selection_model_select_item (pages, 0, TRUE);
}

static void
look_at_popover (Fixture *fixture, GtkWidget *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  gsize length = fixture->view->len;

  if (popover == NULL || !gtk_widget_is_sensitive (button))
    return;
  /* A menu opens only in view. */
  gtk_widget_grab_focus (button);
  aluette_focus_scroll_reveal (GTK_WINDOW (fixture->window));
  ui_driver_settle (fixture->window);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_driver_settle (fixture->window);
  g_string_append (fixture->view, "/menu");
  look_at (fixture, GTK_WIDGET (popover));
  save_picture (fixture, GTK_WIDGET (popover));
  g_string_truncate (fixture->view, length);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  ui_driver_settle (fixture->window);
}

/* The course of each game. */
static void
look_at_courses (Fixture *fixture, GtkWidget *choice)
{
  GtkWidget *button, *first = gtk_widget_get_first_child (choice);

  for (button = first; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      ui_driver_settle (fixture->window);
      look_at_window (fixture);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), TRUE);
}

/* Opens everything that a view leads to: pages of switchers, and menus. Switchers in a bar belong
 * to the start page. */
static void
check_whole_page (Fixture *fixture)
{
  GtkWidget *root = fixture->window, *found;

  look_at_window (fixture);
  for (guint n = 0; (found = ui_driver_find (root, GTK_TYPE_MENU_BUTTON, n)) != NULL; n++)
    if (gtk_widget_get_mapped (found))
      look_at_popover (fixture, found);
  for (guint n = 0; (found = ui_driver_find (root, ADW_TYPE_VIEW_SWITCHER, n)) != NULL; n++)
    if (gtk_widget_get_mapped (found)
        && gtk_widget_get_ancestor (found, ADW_TYPE_HEADER_BAR) == NULL
        && gtk_widget_get_ancestor (found, ADW_TYPE_VIEW_SWITCHER_BAR) == NULL)
      look_at_pages (fixture, found);
  for (guint n = 0; (found = ui_driver_find (root, GTK_TYPE_STACK_SWITCHER, n)) != NULL; n++)
    if (gtk_widget_get_mapped (found))
      look_at_pages (fixture, found);
  found = ui_driver_find (root, ALUETTE_TYPE_GAME_CHOICE, 0);
  if (found != NULL && gtk_widget_get_ancestor (found, ALUETTE_TYPE_LEARN_PAGE) != NULL)
    look_at_courses (fixture, found);
}

G_GNUC_PRINTF (2, 3) static gboolean is_selected (Fixture *fixture, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_vprintf (fixture->view, format, arguments);
  va_end (arguments);
  return fixture->only == NULL || g_str_has_prefix (fixture->view->str, fixture->only);
}

static void
activate_action (Fixture *fixture, const char *action)
{
  if (g_str_has_prefix (action, "app."))
    g_action_group_activate_action (G_ACTION_GROUP (fixture->app), action + 4, NULL);
  else if (!gtk_widget_activate_action (fixture->window, action, NULL))
    fail_msg ("no action %s", action);
}

static gboolean
is_loading (GtkWidget *widget, gconstpointer data)
{
  GtkSelectionModel *model = NULL;
  GListModel *list = NULL;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (ALUETTE_IS_STATISTICS_PAGE (widget))
    return aluette_statistics_page_is_loading (ALUETTE_STATISTICS_PAGE (widget));
  if (GTK_IS_GRID_VIEW (widget))
    model = gtk_grid_view_get_model (GTK_GRID_VIEW (widget));
  if (GTK_IS_NO_SELECTION (model))
    list = gtk_no_selection_get_model (GTK_NO_SELECTION (model));
  return ALUETTE_IS_MATCH_LIST (list) && aluette_match_list_get_loading (ALUETTE_MATCH_LIST (list));
}

/* Whether a puzzle is being generated. */
static gboolean
lacks_puzzle (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_PRACTICE_PAGE (widget) && gtk_widget_get_mapped (widget)
         && aluette_practice_page_get_puzzle (ALUETTE_PRACTICE_PAGE (widget)) == NULL;
}

/* Waits for the data that other threads read or compute for the visible page. */
static void
wait_for_content (Fixture *fixture)
{
  ui_driver_settle (fixture->window);
  main_loop_wait_for (ui_driver_count (fixture->window, is_loading, NULL) == 0);
  ui_driver_settle (fixture->window);
}

static void
wait_for_puzzle (Fixture *fixture)
{
  main_loop_wait_for (ui_driver_count (fixture->window, lacks_puzzle, NULL) == 0);
}

/* Waits until a human must act at the table, if there is one, and no card moves. */
static void
wait_for_table (Fixture *fixture)
{
  GtkWidget *view = ui_driver_find (fixture->window, ALUETTE_TYPE_MATCH_VIEW, 0);
  GtkWidget *table;
  AluetteGame *game;

  ui_driver_settle (fixture->window);
  if (view == NULL || !gtk_widget_get_mapped (view))
    return;
  table = ui_driver_find (view, ALUETTE_TYPE_TABLE, 0);
  game = aluette_match_view_get_game (ALUETTE_MATCH_VIEW (view));
  /* Bots play at once until somebody else is asked. */
  if (ALUETTE_IS_LOCAL_GAME (game))
    aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  table_driver_run (game);
  main_loop_wait_for (!aluette_table_is_busy (ALUETTE_TABLE (table)));
  ui_driver_settle (fixture->window);
}

/* Each of the views of the start page. */
static void
look_at_views (Fixture *fixture)
{
  static const char *const names[] = { "play", "learn", "signs", "matches" };
  GtkWidget *views = ui_driver_find (fixture->window, ADW_TYPE_VIEW_STACK, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (is_selected (fixture, "%s", names[i]))
      {
        adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), names[i]);
        wait_for_content (fixture);
        check_whole_page (fixture);
      }
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "play");
}

/* The targets of the actions of the program and its window. */
static void
look_at_actions (Fixture *fixture)
{
  static const char *const actions[] = { "app.new-match", "app.keep-score" };
  static const char *const pages[] = { "tournaments", "statistics", "drills",
                                       "practice",    "knowledge",  "day",
                                       "challenges",  "together",   "themes",
                                       "tarot-day",   "tarot-challenges" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions) + G_N_ELEMENTS (pages); i++)
    if (is_selected (fixture, "%s", i < G_N_ELEMENTS (actions)
                                        ? strchr (actions[i], '.') + 1
                                        : pages[i - G_N_ELEMENTS (actions)]))
      {
        if (i < G_N_ELEMENTS (actions))
          activate_action (fixture, actions[i]);
        else
          aluette_page_open (fixture->window, pages[i - G_N_ELEMENTS (actions)], NULL);
        wait_for_content (fixture);
        check_whole_page (fixture);
        activate_action (fixture, "win.home");
      }
}

/* The set-up page of each game, with its options and several numbers of seats. */
static void
look_at_setups (Fixture *fixture)
{
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    if (is_selected (fixture, "setup/%s", alu_game_kinds[i]->id))
      {
        GtkWidget *page;

        gtk_widget_activate_action (fixture->window, "win.new-match", "s", alu_game_kinds[i]->id);
        wait_for_content (fixture);
        page = ui_driver_find (fixture->window, ALUETTE_TYPE_SETUP_PAGE, 0);
        g_object_set (ui_driver_find (page, ADW_TYPE_EXPANDER_ROW, 0), "expanded", TRUE, NULL);
        for (guint preset = 2; preset < 4; preset++)
          {
            gtk_widget_activate_action (page, "setup.preset", "u", preset);
            ui_driver_settle (page);
            check_whole_page (fixture);
          }
        activate_action (fixture, "win.home");
      }
}

static AluetteNavigation *
get_navigation (Fixture *fixture)
{
  return ALUETTE_NAVIGATION (ui_driver_find (fixture->window, ALUETTE_TYPE_NAVIGATION, 0));
}

static GtkWidget *
navigation_page (Fixture *fixture)
{
  return GTK_WIDGET (aluette_navigation_get_page (get_navigation (fixture)));
}

/* Each drill, a puzzle, a tournament and the score of a real table. */
static void
look_at_navigation (Fixture *fixture)
{
  static const char *const inner[][3] = { { "drills", "drills.open", "what" },
                                          { "drills", "drills.open", "who" },
                                          { "drills", "drills.open", "now" },
                                          { "practice", "practice.open", "mixed" },
                                          { "practice", "practice.open", "race" } };

  for (gsize i = 0; i < G_N_ELEMENTS (inner); i++)
    if (is_selected (fixture, "%s/%s", inner[i][1], inner[i][2]))
      {
        aluette_page_open (fixture->window, inner[i][0], NULL);
        gtk_widget_activate_action (navigation_page (fixture), inner[i][1], "s", inner[i][2]);
        wait_for_puzzle (fixture);
        check_whole_page (fixture);
      }
  if (is_selected (fixture, "tournament"))
    {
      g_autoptr (AluetteTournament) tournament
          = matches_driver_new_tournament (fixture->database, 9, 3);

      aluette_page_open (fixture->window, "tournament", g_variant_new_int64 (1));
      check_whole_page (fixture);
    }
  activate_action (fixture, "win.home");
}

static void
look_at_stage (const char *stage, gpointer data)
{
  if (is_selected (data, "network-%s", stage))
    check_whole_page (data);
}

static void
look_at_lessons (Fixture *fixture)
{
  AluetteLearnerData *learner_data = aluette_user_data_get_learner_data (
      aluette_application_get_user_data (fixture->app), "aluette");
  AluetteCourse *course = aluette_learner_data_get_course (learner_data);

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);
      guint n = aluette_lesson_get_n_steps (lesson);

      for (guint step = fixture->only != NULL ? 0 : i % n; step <= n;
           step += fixture->only != NULL ? 1 : n)
        if (is_selected (fixture, "lesson %s %u", aluette_lesson_get_id (lesson), step))
          {
            aluette_lesson_progress_set_step_async (
                aluette_learner_data_get_progress (learner_data), lesson, step, NULL, NULL, NULL);
            aluette_page_open (fixture->window, "lesson",
                               g_variant_new_string (aluette_lesson_get_id (lesson)));
            look_at_window (fixture);
          }
    }
  if (is_selected (fixture, "exercises"))
    {
      aluette_page_open (fixture->window, "exercises", g_variant_new_string ("aluette"));
      check_whole_page (fixture);
    }
  activate_action (fixture, "win.home");
}

static void
look_at_help (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "help", "C", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".page") && is_selected (fixture, "help %s", name))
      {
        g_autofree char *topic = g_strndup (name, strlen (name) - strlen (".page"));

        aluette_page_open (fixture->window, "help", g_variant_new_string (topic));
        look_at_window (fixture);
      }
  activate_action (fixture, "win.home");
}

static void
look_at_match (Fixture *fixture, gint64 match)
{
  if (is_selected (fixture, "match %" G_GINT64_FORMAT, match))
    {
      aluette_page_open (fixture->window, "stored-match", g_variant_new_int64 (match));
      check_whole_page (fixture);
    }
}

static void
look_at_resumed (Fixture *fixture, gint64 match)
{
  if (is_selected (fixture, "resumed %" G_GINT64_FORMAT, match))
    {
      gtk_widget_activate_action (fixture->window, "win.resume", "x", match);
      wait_for_table (fixture);
      check_whole_page (fixture);
      activate_action (fixture, "win.home");
    }
}

/* The page of a match of each kind, and the table or score sheet of each unfinished one. */
static void
look_at_matches (Fixture *fixture)
{
  AluetteMatchFilter filter = { .sort = ALUETTE_MATCHES_OLDEST };
  g_autoptr (GArray) matches = aluette_database_find_matches (fixture->database, &filter, NULL);
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < matches->len; i++)
    {
      gint64 match = g_array_index (matches, gint64, i);
      g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (fixture->database, match,
                                                                     NULL);
      const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);

      if (g_hash_table_add (kinds, g_strdup_printf ("%s %d %d", columns->rules, columns->over,
                                                    columns->real_table)))
        look_at_match (fixture, match);
      if (!columns->over)
        look_at_resumed (fixture, match);
    }
  activate_action (fixture, "win.home");
}

static void
change_display_settings (Fixture *fixture, const Look *state)
{
  GSettings *settings = aluette_application_get_settings (fixture->app);
  GtkWindow *old;

  fixture->state = state;
  fixture->reviewed = FALSE;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * state->text_scale),
                NULL);
  g_settings_set_string (settings, "language", fixture->language);
  g_settings_set_int (settings, "window-width", state->width);
  g_settings_set_int (settings, "window-height", HEIGHT);
  old = gtk_application_get_active_window (GTK_APPLICATION (fixture->app));
  if (old != NULL)
    gtk_window_destroy (old);
  fixture->window = GTK_WIDGET (aluette_window_new (ADW_APPLICATION (fixture->app)));
  /* GTK does not draw fully transparent widgets, which saves most of the time. */
  gtk_widget_set_opacity (fixture->window, fixture->folder != NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  ui_driver_settle (fixture->window);
}

static gboolean
is_never_stored (gpointer data)
{
  return FALSE;
}

/* The message about a match that cannot be stored. */
static void
look_at_advice (Fixture *fixture)
{
  AluetteMatchFilter filter = { .state = ALUETTE_MATCHES_UNFINISHED,
                                .tables = ALUETTE_TABLES_PLAYED };
  AluetteBacklog *backlog = aluette_application_get_backlog (
      ALUETTE_APPLICATION (g_application_get_default ()));
  g_autoptr (GArray) matches = NULL;

  if (!is_selected (fixture, "advice"))
    return;
  matches = aluette_database_find_matches (fixture->database, &filter, NULL);
  gtk_widget_activate_action (fixture->window, "win.resume", "x",
                              g_array_index (matches, gint64, 0));
  wait_for_table (fixture);
  aluette_backlog_set (backlog, fixture->database, is_never_stored, NULL, 12,
                       "Le disque est plein");
  ui_driver_settle (fixture->window);
  look_at (fixture, ui_driver_find (fixture->window, ALUETTE_TYPE_STORAGE_BAR, 0));
  save_picture (fixture, fixture->window);
  aluette_backlog_clear (backlog);
  activate_action (fixture, "win.home");
}

/* Windows beside the main one. */
static void
look_at_windows (Fixture *fixture)
{
  static const char *const actions[] = { "app.preferences", "app.about", "app.shortcuts" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if (is_selected (fixture, "%s", actions[i]))
      {
        GtkWidget *main_window = fixture->window;
        g_autoptr (GList) windows = NULL;

        activate_action (fixture, actions[i]);
        ui_driver_settle (fixture->window);
        windows = gtk_window_list_toplevels ();
        for (GList *l = windows; l != NULL; l = l->next)
          if (l->data != main_window && gtk_widget_get_mapped (l->data))
            {
              fixture->window = l->data;
              check_whole_page (fixture);
              fixture->window = main_window;
              gtk_window_close (l->data);
            }
        ui_driver_settle (fixture->window);
      }
}

/* Matches of every kind, and those from records that stop at a question. */
static void
fill_database (AluetteDatabase *database)
{
  g_autofree char *folder = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                              NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  matches_driver_fill (database);
  matches_driver_add_tarot (database, "real-four"); /* a score sheet that goes on */
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "unfinished-"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autofree char *text = NULL;

        assert_true (g_file_get_contents (path, &text, NULL, NULL));
        assert_true (aluette_database_import_record (database, text, -1, NULL, NULL) != 0);
      }
}

static int
set_up (void **state)
{
  Fixture *fixture = *state = &truncation;
  GSettings *settings;

  fixture->app = aluette_application_new ();
  settings = aluette_application_get_settings (fixture->app);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_string (settings, "bot-pace", "instant");
  assert_true (g_application_register (G_APPLICATION (fixture->app), NULL, NULL));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name",
                "DejaVu Sans 10", NULL);
  fixture->database = aluette_application_get_database (fixture->app);
  fill_database (fixture->database);
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  main_loop_run_pending ();
  g_object_unref (fixture->app);
  return 0;
}

TEST_WITH (test_nothing_is_cut, set_up, tear_down)
{
  Fixture *fixture = *state;

  for (guint i = 0; i < fixture->n_looks; i++)
    {
      change_display_settings (fixture, &looks[i]);
      look_at_views (fixture);
      look_at_actions (fixture);
      look_at_setups (fixture);
      look_at_navigation (fixture);
      network_driver_visit (fixture->window, look_at_stage, fixture);
      look_at_lessons (fixture);
      look_at_help (fixture);
      look_at_matches (fixture);
      look_at_windows (fixture);
      look_at_advice (fixture);
      assert_true (fixture->reviewed || fixture->only != NULL);
    }
  assert_true (fixture->n_labels > 1000 || fixture->only != NULL);
  if (g_hash_table_size (fixture->cut) > 0)
    {
      g_autoptr (GList) cut = g_list_sort (g_hash_table_get_keys (fixture->cut),
                                           (GCompareFunc) strcmp);

      for (GList *l = cut; l != NULL; l = l->next)
        print_message ("# %s: %s\n", (const char *) g_hash_table_lookup (fixture->cut, l->data),
                       (const char *) l->data);
      fail_msg ("%u texts are cut", g_hash_table_size (fixture->cut));
    }
}

int
main (int argc, char **argv)
{
  int status;

  truncation = (Fixture) { .language = argc > 1 ? argv[1] : "en",
                           .n_looks = argc > 2 ? (guint) atoi (argv[2]) : G_N_ELEMENTS (looks),
                           .only = argc > 3 ? argv[3] : NULL,
                           .folder = g_getenv ("ALUETTE_TEST_OUTPUT"),
                           .view = g_string_new (NULL),
                           .cut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  aluette_language_init ();
  status = testing_run (NULL, NULL);
  g_hash_table_unref (truncation.cut);
  g_string_free (truncation.view, TRUE);
  return status;
}
