/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches in the database: played, resumed, found, renamed, deleted, imported, counted. */

#include <string.h>

#include <glib/gstdio.h>

#include "database-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "match-driver.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/aluette/aluette-match-summary.h"
#include "model/session/aluette-game-setup.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-database-tournament.h"
#include "testing.h"

typedef struct
{
  char *path;
  AluetteDatabase *database;
} Fixture;

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture->path = database_new_path ();
  fixture->database = database_open (fixture->path);
  *state = fixture;
  return fixture->database != NULL ? 0 : -1;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  database_close (fixture->database);
  database_remove (fixture->path);
  g_free (fixture->path);
  g_free (fixture);
  return 0;
}

static gint64
start_match (AluetteDatabase *database, Driver *driver, const char *players, guint64 seed)
{
  AluGameHeader header;
  gint64 match = 0;
  g_autoptr (AluetteJournal) journal = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, players);
  journal = database_create_match (database, &header, seed, &match, NULL);
  assert_non_null (journal);
  driver_adopt (driver, aluette_local_game_new (&alu_aluette_kind, &header, seed, journal, NULL));
  return match;
}

static gint64
import_random (AluetteDatabase *database, const AluGameHeader *header, guint64 seed, guint n_max)
{
  g_autofree char *record = driver_random_record (header, seed, n_max);
  gint64 match = aluette_database_import_record (database, record, -1, NULL, NULL);

  assert_int_not_equal (match, 0);
  return match;
}

static void
assert_kept (AluetteDatabase *database, gint64 match, AluetteGame *game)
{
  g_autofree char *kept = aluette_database_load_record (database, match, NULL);
  g_autofree char *record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));

  assert_string_equal (kept, record);
}

TEST_WITH (test_every_event_is_kept, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  Driver driver;
  gint64 match = start_match (database, &driver, "human,random,random,random", 1);
  AluEvent event;

  assert_kept (database, match, driver.game);
  driver_settle (&driver);
  while (driver_choose (&driver, &event))
    {
      assert_kept (database, match, driver.game);
      assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver.game), &event, NULL));
      assert_kept (database, match, driver.game);
      driver_settle (&driver);
      if (aluette_game_undo (driver.game))
        {
          assert_kept (database, match, driver.game);
          assert_true (aluette_game_redo (driver.game));
        }
    }
  assert_kept (database, match, driver.game);
  driver_clear (&driver);
}

TEST_WITH (test_resumed_where_it_was, set_up, tear_down)
{
  Fixture *fixture = *state;
  Driver driver;
  Driver whole;
  gint64 match = start_match (fixture->database, &driver, "human,random,random,random", 2);
  g_autoptr (AluetteMatchInfo) info = NULL;

  for (guint i = 0; i < 200; i++)
    {
      AluetteGame *game;
      AluView view;

      driver_play (&driver, 3);
      driver_clear (&driver);
      if (i % 5 == 0)
        {
          database_close (fixture->database);
          fixture->database = database_open (fixture->path);
          assert_non_null (fixture->database);
        }
      game = aluette_database_open_match (fixture->database, match, NULL);
      assert_non_null (game);
      driver_adopt (&driver, game);
      view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), 0);
      if (alu_match_over (&view.match))
        break;
    }
  /* The same as a match played without interruption. */
  start_match (fixture->database, &whole, "human,random,random,random", 2);
  driver_play (&whole, G_MAXUINT);
  assert_kept (fixture->database, match, whole.game);
  driver_clear (&whole);
  driver_clear (&driver);
  info = aluette_database_get_info (fixture->database, match, NULL);
  assert_true (aluette_match_info_get_columns (info)->over);
  assert_string_equal (aluette_match_info_get_name (info, 1), "Léon 2");
}

TEST_WITH (test_undo_in_a_finished_match, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  AluGameHeader header;
  gint64 match;
  AluetteGame *game;
  g_autoptr (AluetteMatchInfo) info = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,human,human,human");
  match = import_random (database, &header, 3, G_MAXUINT);
  info = aluette_database_get_info (database, match, NULL);
  assert_true (aluette_match_info_get_columns (info)->over);
  g_clear_object (&info);
  game = aluette_database_open_match (database, match, NULL);
  assert_true (aluette_game_undo (game));
  assert_kept (database, match, game);
  info = aluette_database_get_info (database, match, NULL);
  assert_false (aluette_match_info_get_columns (info)->over);
  assert_true (aluette_game_redo (game));
  assert_kept (database, match, game);
  g_object_unref (game);
}

TEST_WITH (test_one_window_a_match, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteDatabase *other = database_open (fixture->path);
  g_autoptr (GError) error = NULL;
  Driver driver;
  gint64 match = start_match (fixture->database, &driver, "human,random,random,random", 4);
  AluetteGame *game;

  assert_null (aluette_database_open_match (fixture->database, match, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE));
  g_clear_error (&error);
  assert_null (aluette_database_open_match (other, match, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE));
  driver_play (&driver, 5);
  driver_clear (&driver);
  game = aluette_database_open_match (other, match, NULL);
  assert_non_null (game);
  g_object_unref (game);
  g_clear_error (&error);
  assert_null (aluette_database_open_match (other, 999, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH));
  database_close (other);
}

TEST_WITH (test_found_by_anything, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  AluGameHeader header;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  g_strlcpy (header.place, "Bouin", sizeof header.place);
  g_strlcpy (header.event, "Soirée d’été", sizeof header.event);
  g_strlcpy (header.date, "2025-08-15", sizeof header.date);
  g_strlcpy (header.players[0].name, "Élodie", sizeof header.players[0].name);
  import_random (database, &header, 5, G_MAXUINT);
  driver_header (&header, ALU_RULES_TWELVE, "human,random");
  g_strlcpy (header.players[0].name, "Anne", sizeof header.players[0].name);
  import_random (database, &header, 6, 30);
  driver_header (&header, ALU_RULES_SIX, "person,person,person,person,person,person");
  g_strlcpy (header.players[0].name, "Anne", sizeof header.players[0].name);
  import_random (database, &header, 7, 0);

  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 3);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .text = "elodie" }), 1);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .text = "BOUIN soiree" }), 1);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .text = "anne bouin" }), 0);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .text = "2025-08" }), 1);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .player = "Anne" }), 2);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .rules = "twelve" }), 1);
  assert_int_equal (database_count (database,
                                    &(AluetteMatchFilter) { .state = ALUETTE_MATCHES_UNFINISHED }),
                    2);
  assert_int_equal (database_count (database,
                                    &(AluetteMatchFilter) { .state = ALUETTE_MATCHES_OVER }),
                    1);
  assert_int_equal (database_count (database,
                                    &(AluetteMatchFilter) { .tables = ALUETTE_TABLES_REAL }),
                    1);
  for (AluetteMatchSort sort = 0; sort <= ALUETTE_MATCHES_BY_NAMES; sort++)
    assert_int_equal (database_count (database,
                                      &(AluetteMatchFilter) { .text = "n", .sort = sort }),
                      3);
}

TEST_WITH (test_list_model, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  g_autoptr (AluetteMatchList) list = NULL;
  AluGameHeader header;
  gint64 unfinished;

  driver_header (&header, ALU_RULES_CLASSIC, "random,random,random,random");
  unfinished = import_random (database, &header, 1, 20);
  for (guint64 seed = 2; seed < 20; seed++)
    import_random (database, &header, seed, G_MAXUINT);
  list = aluette_match_list_new (database);
  main_loop_wait_for (!aluette_match_list_get_loading (list));
  assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (list)), 19);
  for (guint i = 0; i < 19; i++)
    {
      g_autoptr (AluetteMatchInfo) info = g_list_model_get_item (G_LIST_MODEL (list), i);

      assert_int_equal (aluette_match_info_get_columns (info)->over, i > 0);
    }
  /* Each key press cancels the search of the previous one. */
  aluette_match_list_set_filter (list, &(AluetteMatchFilter) { .text = "l" });
  aluette_match_list_set_filter (list, &(AluetteMatchFilter) { .text = "le" });
  aluette_match_list_set_filter (list, &(AluetteMatchFilter) { .text = "lex" });
  main_loop_wait_for (!aluette_match_list_get_loading (list));
  assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (list)), 0);
  aluette_match_list_set_filter (list, &(AluetteMatchFilter) { 0 });
  aluette_database_delete_matches (database, &unfinished, 1, NULL);
  main_loop_wait_for (g_list_model_get_n_items (G_LIST_MODEL (list)) == 18);
  main_loop_wait_for (!aluette_match_list_get_loading (list));
  assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (list)), 18);
}

TEST_WITH (test_renamed_deleted_restored, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  AluGameHeader header;
  g_autofree char *record = NULL;
  gint64 match;
  gboolean known;
  g_autoptr (GError) error = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  match = import_random (database, &header, 7, 50);
  assert_true (aluette_database_rename_match (database, match, "Fête", "Noirmoutier", &error));
  record = aluette_database_load_record (database, match, NULL);
  assert_non_null (strstr (record, "\nevent Fête\nplace Noirmoutier\n"));
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .text = "fete" }), 1);
  assert_false (aluette_database_rename_match (database, match, "two\nlines", NULL, &error));
  assert_true (aluette_database_delete_matches (database, &match, 1, NULL));
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 0);
  assert_true (aluette_database_restore_matches (database, &match, 1, NULL));
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 1);
  /* The same match with its old name, deleted or not, is recognized and restored. */
  aluette_database_delete_matches (database, &match, 1, NULL);
  g_free (record);
  record = driver_random_record (&header, 7, 50);
  assert_int_equal (aluette_database_import_record (database, record, -1, &known, NULL), match);
  assert_true (known);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 1);
}

static void
count_call (guint *n)
{
  ++*n;
}

/* Many changes at once are announced once, and the next change again. */
TEST_WITH (test_announced_once, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  AluGameHeader header;
  gint64 match;
  guint n = 0;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  match = import_random (database, &header, 7, 50);
  g_signal_connect_swapped (database, "changed", G_CALLBACK (count_call), &n);
  assert_true (aluette_database_rename_match (database, match, "Fête", NULL, NULL));
  assert_true (aluette_database_rename_match (database, match, "Foire", NULL, NULL));
  main_loop_wait_for (n > 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_int_equal (n, 1);
  assert_true (aluette_database_rename_match (database, match, "Fête", NULL, NULL));
  main_loop_wait_for (n == 2);
}

TEST_WITH (test_match_in_play_is_recognized, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  g_autofree char *record = NULL;
  gboolean known = FALSE;
  Driver driver;
  gint64 match = start_match (database, &driver, "human,random,random,random", 8);

  driver_play (&driver, 4);
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (driver.game));
  assert_int_equal (aluette_database_import_record (database, record, -1, &known, NULL), match);
  assert_true (known);
  driver_clear (&driver);
}

static GFile *
write_file (const char *folder, guint number, const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s/%05u.aluette", folder, number);

  assert_true (g_file_set_contents (name, text, -1, NULL));
  return g_file_new_for_path (name);
}

TEST_WITH (test_import_of_good_and_broken, set_up, tear_down)
{
  Fixture *fixture = *state;
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (AluetteImportReport) report = NULL, again = NULL;
  AluGameHeader header;

  driver_header (&header, ALU_RULES_GRIMAUD, "human,random,random,random");
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *record = driver_random_record (&header, i, G_MAXUINT);

      if (i % 10 == 3) /* a score that the rules contradict */
        *(strstr (record, "\nscore ") + 7) = '7';
      g_ptr_array_add (files, write_file (folder, i, record));
    }
  g_ptr_array_add (files, g_file_new_build_filename (folder, "absent.aluette", NULL));
  report = database_import (fixture->database, files);
  assert_int_equal (report->n_imported, 54);
  assert_int_equal (report->n_known, 0);
  assert_int_equal (report->faults->len, 7);
  for (guint i = 0; i < 6; i++)
    {
      AluetteImportFault *fault = g_ptr_array_index (report->faults, i);

      assert_true (g_str_has_suffix (fault->name, "3.aluette"));
      assert_true (g_str_has_prefix (fault->message, "Line "));
    }
  assert_int_equal (database_count (fixture->database, &(AluetteMatchFilter) { 0 }), 54);
  again = database_import (fixture->database, files);
  assert_int_equal (again->n_imported, 0);
  assert_int_equal (again->n_known, 54);
}

/* A name that a new score sheet proposes, and nobody has changed, is no player. */
TEST_WITH (test_proposed_names_are_no_players, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (GPtrArray) players = NULL;
  AluGameHeader header;
  AluGameRules rules;

  alu_game_rules_init (alu_game_kinds[0], &rules, 0, 0);
  aluette_game_setup_propose_real (&rules, &header);
  g_strlcpy (header.players[1].name, "Anne", sizeof header.players[1].name);
  aluette_game_setup_stamp (&header);
  journal = aluette_database_create_match (database, alu_game_kinds[0], &header, 1, NULL, NULL,
                                           NULL);
  assert_non_null (journal);
  players = database_stats (database, ALUETTE_STATS_BY_PLAYER, &(AluetteStatsFilter) { 0 });
  assert_int_equal (players->len, 1);
  assert_string_equal (((AluetteStatsRow *) g_ptr_array_index (players, 0))->key, "Anne");
}

static const char *
get_key (GPtrArray *rows, guint i)
{
  return ((AluetteStatsRow *) g_ptr_array_index (rows, i))->key;
}

/* Humans play with and against everybody at their table who has a name. */
TEST_WITH (test_partners_and_opponents, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  g_autoptr (GPtrArray) partners = NULL, opponents = NULL, total = NULL;
  AluetteStatsFilter all = { 0 };
  AluGameHeader header;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  import_random (database, &header, 1, G_MAXUINT);
  import_random (database, &header, 2, G_MAXUINT);
  partners = database_stats (database, ALUETTE_STATS_BY_PARTNER, &all);
  opponents = database_stats (database, ALUETTE_STATS_BY_OPPONENT, &all);
  total = database_stats (database, ALUETTE_STATS_TOTAL, &all);
  assert_int_equal (partners->len, 1);
  assert_string_equal (get_key (partners, 0), header.players[2].name);
  assert_int_equal (opponents->len, 2);
  assert_string_equal (get_key (opponents, 0), header.players[1].name);
  assert_string_equal (get_key (opponents, 1), header.players[3].name);
  assert_int_equal (total->len, 1);
  assert_int_equal (((AluetteStatsRow *) g_ptr_array_index (total, 0))->matches, 2);
}

TEST_WITH (test_statistics_agree_with_the_logs, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  g_autoptr (GPtrArray) players = NULL, teams = NULL, seats = NULL;
  struct
  {
    guint matches, deals, points, against, team_mordiennes, suffered, tricks, signs, understood,
        caught, spoiled, offers;
  } sum = { 0 };
  AluGameHeader header;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,human,random");
  for (guint64 seed = 0; seed < 250; seed++)
    {
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
      g_autoptr (AluetteMatchSummary) summary = NULL;

      driver_random_log (&header, seed, events, G_MAXUINT);
      summary = aluette_match_summary_new (&header, (AluEvent *) events->data, events->len);
      sum.matches++;
      sum.deals += summary->deals->len;
      sum.points += summary->counts.teams[0].points;
      sum.against += summary->counts.teams[1].points;
      sum.team_mordiennes += summary->counts.teams[0].mordiennes;
      sum.suffered += summary->counts.teams[1].mordiennes;
      sum.tricks += summary->counts.seats[0].tricks;
      sum.signs += summary->counts.seats[0].signs_made;
      sum.understood += summary->counts.seats[0].signs_understood;
      sum.caught += summary->counts.seats[0].signs_caught;
      sum.spoiled += summary->counts.seats[0].spoiled;
      sum.offers += summary->counts.seats[0].offers;
      import_random (database, &header, seed, G_MAXUINT);
    }
  players = database_stats (database, ALUETTE_STATS_BY_PLAYER, &(AluetteStatsFilter) { 0 });
  assert_int_equal (players->len, 2);
  for (guint i = 0; i < 2; i++)
    {
      AluetteStatsRow *row = g_ptr_array_index (players, i);

      assert_int_equal (row->matches, sum.matches);
      assert_int_equal (row->deals, sum.deals);
      assert_int_equal (row->points, sum.points);
      assert_int_equal (aluette_stats_row_get (row, "against"), sum.against);
      assert_int_equal (aluette_stats_row_get (row, "team_mordiennes"), sum.team_mordiennes);
      assert_int_equal (aluette_stats_row_get (row, "suffered"), sum.suffered);
      if (!g_str_equal (row->key, "Léon 1"))
        continue;
      assert_int_equal (aluette_stats_row_get (row, "tricks"), sum.tricks);
      assert_int_equal (aluette_stats_row_get (row, "signs"), sum.signs);
      assert_int_equal (aluette_stats_row_get (row, "understood"), sum.understood);
      assert_int_equal (aluette_stats_row_get (row, "caught"), sum.caught);
      assert_int_equal (aluette_stats_row_get (row, "spoiled"), sum.spoiled);
      assert_int_equal (aluette_stats_row_get (row, "offers"), sum.offers);
    }
  assert_true (sum.signs > 0 && sum.understood > 0 && sum.caught > 0 && sum.spoiled > 0);
  assert_true (sum.team_mordiennes > 0 && sum.suffered > 0);
  teams = database_stats (database, ALUETTE_STATS_BY_TEAM, &(AluetteStatsFilter) { 0 });
  assert_int_equal (teams->len, 1);
  assert_string_equal (((AluetteStatsRow *) g_ptr_array_index (teams, 0))->key, "Léon 1\nLéon 3");
  assert_int_equal (((AluetteStatsRow *) g_ptr_array_index (teams, 0))->points, sum.points);
  assert_int_equal (((AluetteStatsRow *) g_ptr_array_index (teams, 0))->matches, sum.matches);
  seats = database_stats (database, ALUETTE_STATS_BY_SEAT,
                          &(AluetteStatsFilter) { .player = "Léon 3" });
  assert_int_equal (seats->len, 1);
  assert_string_equal (((AluetteStatsRow *) g_ptr_array_index (seats, 0))->key, "3");
}

/* For one pair, its matches are counted once, and nobody else's matches are. */
TEST_WITH (test_statistics_of_a_pair, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  const AluetteStatsFilter pair = { .team = "Anne\nRose" }, nobody = { .team = "Anne\nÉmile" };
  AluGameHeader header;

  driver_header (&header, ALU_RULES_CLASSIC, "human,human,human,human");
  for (guint i = 0; i < 6; i++)
    {
      /* Four matches of Anne and Rose, in either order; two in which they are opponents. */
      g_strlcpy (header.players[i % 2 * 2].name, "Anne", sizeof header.players[0].name);
      g_strlcpy (header.players[i < 4 ? 2 - i % 2 * 2 : 1].name, "Rose",
                 sizeof header.players[0].name);
      g_strlcpy (header.players[i < 4 ? 1 : 2 - i % 2 * 2].name, "Léon",
                 sizeof header.players[0].name);
      g_strlcpy (header.players[3].name, "Émile", sizeof header.players[0].name);
      import_random (database, &header, 80 + i, G_MAXUINT);
    }
  for (int group = ALUETTE_STATS_BY_PLAYER; group <= ALUETTE_STATS_BY_MONTH; group++)
    {
      g_autoptr (GPtrArray) rows = database_stats (database, (AluetteStatsGroup) group, &pair);
      g_autoptr (GPtrArray) none = database_stats (database, (AluetteStatsGroup) group, &nobody);
      gboolean each = group == ALUETTE_STATS_BY_PLAYER || group == ALUETTE_STATS_BY_SEAT;

      assert_int_equal (none->len, 0);
      assert_int_equal (rows->len, each ? 2 : 1);
      for (guint i = 0; i < rows->len; i++)
        assert_int_equal (((AluetteStatsRow *) g_ptr_array_index (rows, i))->matches, 4);
    }
}

static void
link_match (AluetteDatabase *database, gint64 match, gint64 previous)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *record = aluette_database_claim_record (database, match, &journal, NULL);

  assert_non_null (record);
  aluette_database_link_match (journal, previous);
}

TEST_WITH (test_sets, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  AluGameHeader header;
  gint64 matches[3], set = 0;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  for (guint i = 0; i < 3; i++)
    {
      matches[i] = import_random (database, &header, 50 + i, G_MAXUINT);
      if (i > 0)
        link_match (database, matches[i], matches[i - 1]);
    }
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, matches[i], NULL);
      const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);

      assert_int_equal (columns->set_number, i + 1);
      assert_true (columns->set != 0 && (i == 0 || columns->set == set));
      set = columns->set;
    }
}

static void
count_failure (guint *n_failures, const char *message)
{
  assert_true (*message != '\0');
  (*n_failures)++;
}

/* The list reports once that it cannot be read, not at each change of the database. */
static void
check_failed_list (AluetteDatabase *database)
{
  g_autoptr (AluetteMatchList) list = aluette_match_list_new (database);
  guint n_failures = 0;

  g_signal_connect_swapped (list, "failed", G_CALLBACK (count_failure), &n_failures);
  for (guint i = 0; i < 2; i++)
    {
      main_loop_wait_for (!aluette_match_list_get_loading (list));
      g_signal_emit_by_name (database, "changed");
    }
  main_loop_wait_for (!aluette_match_list_get_loading (list));
  assert_int_equal (n_failures, 1);
}

/* A query that fails reports an error: it does not look like an empty list or an unknown match. */
TEST_WITH (test_query_errors_are_reported, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteDatabase *database = fixture->database;
  AluetteConnection *other = aluette_connection_open (fixture->path, ALUETTE_CONNECTION_CREATE,
                                                      NULL);
  GError *errors[3] = { NULL };

  assert_null (aluette_database_get_info (database, 1, &errors[0]));
  assert_true (g_error_matches (errors[0], ALUETTE_DATABASE_ERROR,
                                ALUETTE_DATABASE_ERROR_NO_MATCH));
  assert_true (aluette_connection_exec (other,
                                        "ALTER TABLE matches RENAME TO no_matches;"
                                        "ALTER TABLE tournaments RENAME TO no_tournaments",
                                        NULL));
  aluette_connection_close (other);
  assert_null (aluette_database_get_info (database, 1, &errors[1]));
  assert_null (aluette_database_list_tournaments (database, &errors[2]));
  for (guint i = 1; i < G_N_ELEMENTS (errors); i++)
    assert_true (g_error_matches (errors[i], ALUETTE_DATABASE_ERROR,
                                  ALUETTE_DATABASE_ERROR_FAILED));
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    g_error_free (errors[i]);
  check_failed_list (database);
}

/* A finished deal is not read again at the end of the next one: damage to its lines does not affect
 * the match in play. */
TEST_WITH (test_no_deal_is_replayed, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteConnection *other = aluette_connection_open (fixture->path, ALUETTE_CONNECTION_CREATE,
                                                      NULL);
  g_autoptr (AluetteMatchInfo) info = NULL;
  Driver driver;
  gint64 match = start_match (fixture->database, &driver, "human,random,random,random", 3);
  const AluetteMatchColumns *columns;

  while (aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), 0).match.n_deals
         < 2)
    driver_play (&driver, 1);
  assert_true (aluette_connection_run (
      other, NULL, "UPDATE events SET lines = 'spoilt' WHERE match = ? AND number = 5", "i",
      match));
  aluette_connection_close (other);
  driver_play (&driver, G_MAXUINT);
  assert_int_equal (driver.n_failures, 0);
  info = aluette_database_get_info (fixture->database, match, NULL);
  columns = aluette_match_info_get_columns (info);
  assert_int_equal (columns->n_deals,
                    aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver.game), 0)
                        .match.n_deals);
  assert_true (columns->over);
  driver_clear (&driver);
}

/* A value that cannot be bound is an error, not a NULL. */
TEST_WITH (test_values_that_do_not_fit, set_up, tear_down)
{
  Fixture *fixture = *state;
  AluetteConnection *connection = fixture->database->main;
  g_autoptr (GError) error = NULL;

  assert_false (aluette_connection_run (connection, &error, "DELETE FROM matches WHERE id = ?",
                                        "ii", (gint64) 1, (gint64) 2));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FAILED));
}
