/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "matches-driver.h"
#include "model/storage/aluette-connection.h"
#include "page-driver.h"
#include "ui/charts/aluette-bar-chart.h"
#include "ui/common/aluette-switch-row.h"
#include "ui/matches/aluette-statistics-chooser.h"
#include "ui/matches/aluette-statistics-page.h"
#include "testing.h"

typedef struct
{
  AluetteDatabase *database;
  GtkWidget *page;
  GtkWidget *window;
  char *player; /* who played most */
} Fixture;

static void
await_counted (GtkWidget *page)
{
  main_loop_wait_for (!aluette_statistics_page_is_loading (ALUETTE_STATISTICS_PAGE (page)));
}

static GtkDropDown *
who_of (GtkWidget *page)
{
  GtkWidget *choice = ui_driver_find (page, ALUETTE_TYPE_STATISTICS_CHOOSER, 0);

  return GTK_DROP_DOWN (ui_driver_find (choice, GTK_TYPE_DROP_DOWN, 0));
}

static GtkDropDown *
group_of (GtkWidget *page)
{
  return GTK_DROP_DOWN (ui_driver_find (page, GTK_TYPE_DROP_DOWN, 1));
}

static void
include_bots (GtkWidget *page)
{
  aluette_switch_row_set_active (
      ALUETTE_SWITCH_ROW (ui_driver_find (page, ALUETTE_TYPE_SWITCH_ROW, 0)), TRUE);
}

static const char *
name_at (GtkDropDown *who, guint number)
{
  return gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (who)), number);
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->database = matches_driver_new_database ();
  f->page = aluette_statistics_page_new (f->database);
  f->window = ui_driver_present (f->page, 600, 700);
  await_counted (f->page);
  f->player = g_strdup (name_at (who_of (f->page), 1));
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  matches_driver_close_database (f->database);
  g_free (f->player);
  g_free (f);
  return 0;
}

/* Chooses an item by its text. */
static gboolean
choose_player (GtkWidget *page, const char *name)
{
  GtkDropDown *who = who_of (page);
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (who));

  for (guint i = 0; i < n; i++)
    if (g_str_equal (name_at (who, i), name))
      {
        gtk_drop_down_set_selected (who, i);
        await_counted (page);
        return TRUE;
      }
  return FALSE;
}

static const char *
get_chosen_player (GtkWidget *page)
{
  return name_at (who_of (page), gtk_drop_down_get_selected (who_of (page)));
}

/* Whether the table has as many rows as the database finds. */
static gboolean
table_matches_database (Fixture *f, GtkWidget *page, const AluetteStatsFilter *filter)
{
  GtkColumnView *table = GTK_COLUMN_VIEW (ui_driver_find (page, GTK_TYPE_COLUMN_VIEW, 0));
  AluetteStatsGroup group = (AluetteStatsGroup) gtk_drop_down_get_selected (group_of (page));
  g_autoptr (GPtrArray) rows = database_stats (f->database, group, filter);

  return rows->len > 0
         && g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (table)))
                == rows->len;
}

TEST_WITH (test_groups, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteStatsFilter all = { NULL }, one = { .player = f->player };

  for (guint i = ALUETTE_STATS_BY_PLAYER; i <= ALUETTE_STATS_BY_OPPONENT; i++)
    {
      gtk_drop_down_set_selected (group_of (f->page), i);
      await_counted (f->page);
      assert_true (table_matches_database (f, f->page, &all));
    }
  assert_true (choose_player (f->page, f->player));
  for (guint i = ALUETTE_STATS_BY_PLAYER; i <= ALUETTE_STATS_BY_OPPONENT; i++)
    {
      gtk_drop_down_set_selected (group_of (f->page), i);
      await_counted (f->page);
      assert_true (table_matches_database (f, f->page, &one));
    }
}

/* The first pair in the list: its text and its key. */
static const char *
first_pair (Fixture *f, char **key)
{
  GtkDropDown *who = who_of (f->page);

  for (guint i = 1;; i++)
    {
      const char *name = name_at (who, i);
      g_auto (GStrv) names = name != NULL ? g_strsplit (name, ", ", -1) : NULL;

      if (name == NULL || g_strv_length (names) > 1)
        {
          *key = name != NULL ? g_strjoinv ("\n", names) : NULL;
          return name;
        }
    }
}

TEST_WITH (test_pair, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *key = NULL;
  g_autofree char *name = g_strdup (first_pair (f, &key));
  GtkWidget *bars = ui_driver_find (f->page, ALUETTE_TYPE_BAR_CHART, 0);
  AluetteStatsFilter pair = { .team = key };
  g_autofree char *spoken = NULL, *label = NULL;

  assert_non_null (name);
  assert_true (choose_player (f->page, name));
  gtk_drop_down_set_selected (group_of (f->page), ALUETTE_STATS_BY_TEAM);
  await_counted (f->page);
  assert_true (table_matches_database (f, f->page, &pair));
  spoken = g_strdup_printf ("Matches Won (%%): %s", name);
  label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (bars), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                              spoken);
  assert_null (label);
  gtk_drop_down_set_selected (group_of (f->page), ALUETTE_STATS_BY_PLAYER);
  await_counted (f->page);
  assert_true (table_matches_database (f, f->page, &pair));
}

/* The choice stays when matches are added, and in the window of another language; a player who is
 * no longer in the list is deselected. */
TEST_WITH (test_kept, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *page = aluette_statistics_page_new (f->database);
  GtkWidget *window;
  AluetteStatsFilter one = { .player = f->player };

  assert_true (choose_player (f->page, f->player));
  gtk_drop_down_set_selected (group_of (f->page), ALUETTE_STATS_BY_MONTH);
  for (guint i = 0; i < 4; i++)
    matches_driver_add_played (f->database, 60 + i);
  main_loop_run_pending ();
  await_counted (f->page);
  assert_string_equal (get_chosen_player (f->page), f->player);
  assert_true (table_matches_database (f, f->page, &one));
  window = ui_driver_present (page, 600, 700);
  page_driver_begin (page, f->page);
  await_counted (page);
  assert_string_equal (get_chosen_player (page), f->player);
  assert_int_equal (gtk_drop_down_get_selected (group_of (page)), ALUETTE_STATS_BY_MONTH);
  assert_true (table_matches_database (f, page, &one));
  gtk_window_destroy (GTK_WINDOW (window));
  include_bots (f->page);
  await_counted (f->page);
  assert_string_equal (get_chosen_player (f->page), f->player);
}

/* Runs @sql on the database of the page, as another program could. */
static void
run_sql (Fixture *f, const char *sql)
{
  const char *path = g_object_get_data (G_OBJECT (f->database), "path");
  g_autoptr (AluetteConnection) connection = aluette_connection_open (path,
                                                                      ALUETTE_CONNECTION_CREATE,
                                                                      NULL);

  assert_non_null (connection);
  assert_true (aluette_connection_exec (connection, sql, NULL));
}

static gboolean
shows_list_error (Fixture *f)
{
  GtkWidget *chooser = ui_driver_find (f->page, ALUETTE_TYPE_STATISTICS_CHOOSER, 0);
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (chooser));

  return subtitle != NULL
         && g_str_has_prefix (subtitle, "The list of players could not be loaded: ");
}

/* A list that cannot be loaded reports the error until it can. */
TEST_WITH (test_list_error, set_up, tear_down)
{
  Fixture *f = *state;

  assert_false (shows_list_error (f));
  run_sql (f, "ALTER TABLE seats RENAME TO chairs");
  g_signal_emit_by_name (f->database, "changed");
  await_counted (f->page);
  assert_true (shows_list_error (f));
  run_sql (f, "ALTER TABLE chairs RENAME TO seats");
  g_signal_emit_by_name (f->database, "changed");
  await_counted (f->page);
  assert_false (shows_list_error (f));
}

static gboolean
has_column (GtkColumnView *table, const char *title)
{
  GListModel *columns = gtk_column_view_get_columns (table);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      if (g_strcmp0 (gtk_column_view_column_get_title (column), title) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether the row of a card, found by its title, says this. */
static gboolean
card_says (GtkWidget *page, const char *title, const char *text)
{
  GtkWidget *label = ui_driver_find_label (page, title);
  GtkWidget *row = label != NULL ? gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW) : NULL;

  return row != NULL && ui_driver_find_label (row, text) != NULL;
}

/* The cards sum up what the table details, of those whom the filters choose. */
TEST_WITH (test_cards, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteStatsFilter one = { .player = f->player };
  GtkWidget *details = ui_driver_find (f->page, GTK_TYPE_COLUMN_VIEW, 0);
  GtkWidget *filters = ui_driver_find (f->page, GTK_TYPE_MENU_BUTTON, 0);
  g_autoptr (GPtrArray) partners = NULL, total = NULL;
  g_autofree char *matches = NULL;

  assert_string_equal (gtk_menu_button_get_label (GTK_MENU_BUTTON (filters)), "Filters");
  assert_true (choose_player (f->page, f->player));
  assert_string_equal (gtk_menu_button_get_label (GTK_MENU_BUTTON (filters)), "1 Filter");
  total = database_stats (f->database, ALUETTE_STATS_TOTAL, &one);
  assert_int_equal (total->len, 1);
  matches = g_strdup_printf ("%u", ((AluetteStatsRow *) total->pdata[0])->matches);
  assert_true (card_says (f->page, "Matches", matches));
  partners = database_stats (f->database, ALUETTE_STATS_BY_PARTNER, &one);
  assert_non_null (
      ui_driver_find_label (f->page, ((AluetteStatsRow *) partners->pdata[0])->key));
  assert_false (gtk_widget_get_mapped (details));
  ui_driver_click (f->page, "More");
  assert_true (gtk_widget_get_mapped (details));
}

/* Each game has its own players, groups, rule sets and values. */
TEST_WITH (test_games, set_up, tear_down)
{
  Fixture *f = *state;
  GtkColumnView *table = GTK_COLUMN_VIEW (ui_driver_find (f->page, GTK_TYPE_COLUMN_VIEW, 0));
  AdwComboRow *games = ADW_COMBO_ROW (ui_driver_find (f->page, ADW_TYPE_COMBO_ROW, 0));
  AluetteStatsFilter tarot = { .kind = "tarot", .with_bots = TRUE }, all = { NULL };
  guint n_groups = g_list_model_get_n_items (gtk_drop_down_get_model (group_of (f->page)));

  matches_driver_add_tarot (f->database, "four-garde");
  matches_driver_add_tarot (f->database, "five-goulash");
  include_bots (f->page);
  adw_combo_row_set_selected (games, 1);
  await_counted (f->page);
  assert_true (table_matches_database (f, f->page, &tarot));
  assert_true (has_column (table, "Gardes Made"));
  assert_false (has_column (table, "Tricks"));
  assert_int_equal (g_list_model_get_n_items (gtk_drop_down_get_model (group_of (f->page))),
                    n_groups - 2);
  adw_combo_row_set_selected (games, 0);
  all.with_bots = TRUE;
  await_counted (f->page);
  assert_true (table_matches_database (f, f->page, &all));
  assert_true (has_column (table, "Tricks"));
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
