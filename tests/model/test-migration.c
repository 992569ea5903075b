/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of older versions: no match is lost, and lists and statistics are as before. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "database-driver.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-database-schema.h"

static const char *sample;

/* What the tables of version 3 showed, by the queries of version 3: rows of text. */
static const char *const old_queries[] = {
  "SELECT 'list', id, names, rules, n_deals, score_a, score_b, over, ifnull (winner, 2),"
  " ifnull (set_id, 0), ifnull (set_number, 0) FROM matches WHERE deleted IS NULL ORDER BY id",
  "SELECT 'player', name, count (*), sum (over), sum (won), sum (drawn), sum (deals),"
  " sum (points), sum (team_deals), sum (against), sum (team_mordiennes), sum (suffered),"
  " sum (own_deals), sum (mordiennes), sum (tricks), sum (spoiled), sum (offers), sum (accepted),"
  " sum (proposals), sum (signs), sum (understood), sum (caught), sum (read), sum (spied)"
  " FROM seats WHERE match NOT IN (SELECT id FROM matches WHERE deleted IS NOT NULL)"
  " AND kind <> 2 GROUP BY name ORDER BY name",
  "SELECT 'rules', rules, count (*), sum (over), sum (won), sum (drawn), sum (deals),"
  " sum (points), sum (team_deals), sum (against), sum (team_mordiennes), sum (suffered),"
  " sum (own_deals), sum (mordiennes), sum (tricks), sum (spoiled), sum (offers), sum (accepted),"
  " sum (proposals), sum (signs), sum (understood), sum (caught), sum (read), sum (spied)"
  " FROM seats WHERE match NOT IN (SELECT id FROM matches WHERE deleted IS NOT NULL)"
  " AND kind <> 2 GROUP BY rules ORDER BY rules",
};

static char *
query_old (const char *path)
{
  AluetteConnection *connection = aluette_connection_open (path, ALUETTE_CONNECTION_CREATE, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (old_queries); i++)
    {
      sqlite3_stmt *query = aluette_connection_query (connection, NULL, old_queries[i], "");

      assert_non_null (query);
      while (aluette_connection_step (connection, query, NULL))
        for (int column = 0; column < sqlite3_column_count (query); column++)
          g_string_append_printf (text, "%s%c", (const char *) sqlite3_column_text (query, column),
                                  column + 1 < sqlite3_column_count (query) ? ' ' : '\n');
    }
  aluette_connection_close (connection);
  return g_string_free (text, FALSE);
}

static void
append_info (GString *text, AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);

  g_string_append_printf (text, "list %d ", (int) columns->match);
  for (guint seat = 0; seat < columns->seats; seat++)
    g_string_append_printf (text, "%s%c", aluette_match_info_get_name (info, seat),
                            seat + 1 < columns->seats ? '\n' : ' ');
  g_string_append_printf (text, "%s %u %d %d %d %d %d %u\n", columns->rules, columns->n_deals,
                          columns->points[0], columns->points[1], columns->over,
                          columns->winners == 0 ? 2 : (columns->winners & 1) == 0,
                          (int) columns->set, columns->set_number);
  assert_string_equal (columns->kind, "aluette");
  for (guint seat = 2; seat < columns->seats; seat++)
    assert_int_equal (columns->points[seat], columns->points[seat - 2]);
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(AluetteStatsRow *const *) a)->key, (*(AluetteStatsRow *const *) b)->key);
}

static void
append_stats (GString *text, AluetteDatabase *database, const char *word, AluetteStatsGroup group)
{
  g_autoptr (GPtrArray) rows = database_stats (database, group,
                                               &(AluetteStatsFilter) { .with_bots = TRUE });

  g_ptr_array_sort (rows, compare_rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);

      g_string_append_printf (text, "%s %s %u %u %u %u %u %d", word, row->key, row->matches,
                              row->matches_over, row->matches_won, row->matches_drawn, row->deals,
                              (int) row->points);
      for (guint m = 0; m < row->kind->n_metrics; m++)
        g_string_append_printf (text, " %d", (int) row->metrics[m]);
      g_string_append_c (text, '\n');
    }
}

static char *
query_new (AluetteDatabase *database)
{
  GString *text = g_string_new (NULL);

  for (gint64 match = 1; match <= 60; match++)
    {
      g_autoptr (AluetteMatchInfo) info = NULL;

      if (match == 10) /* deleted */
        continue;
      info = aluette_database_get_info (database, match, NULL);
      assert_non_null (info);
      append_info (text, info);
    }
  append_stats (text, database, "player", ALUETTE_STATS_BY_PLAYER);
  append_stats (text, database, "rules", ALUETTE_STATS_BY_RULES);
  return g_string_free (text, FALSE);
}

static char *
copy_sample (void)
{
  char *path = database_new_path ();
  g_autofree char *data = NULL;
  gsize length;

  assert_true (g_file_get_contents (sample, &data, &length, NULL));
  assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
  return path;
}

/* Changes the file into one of an older version. */
static void
downgrade_database (const char *path, int version)
{
  static const char second[] = "DROP TABLE concours_lines; DROP TABLE concours;"
                               "PRAGMA user_version = 2";
  static const char first[]
      = "DROP TABLE seats; DROP INDEX matches_recent; DROP INDEX matches_in_play;"
        "DROP INDEX matches_set; DROP INDEX matches_deleted;"
        "ALTER TABLE matches DROP COLUMN names; ALTER TABLE matches DROP COLUMN search;"
        "ALTER TABLE matches DROP COLUMN set_id; ALTER TABLE matches DROP COLUMN set_number;"
        "PRAGMA user_version = 1";
  AluetteConnection *connection = aluette_connection_open (path, ALUETTE_CONNECTION_CREATE, NULL);

  if (version <= 2)
    assert_true (aluette_connection_exec (connection, second, NULL));
  if (version == 1)
    assert_true (aluette_connection_exec (connection, first, NULL));
  aluette_connection_close (connection);
}

static void
check_migration (int version)
{
  g_autofree char *path = copy_sample ();
  g_autofree char *shown = NULL;
  g_autofree char *expected = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database;
  AluetteMatchKey key;
  gboolean has_key;

  if (version == 1) /* has no best of three */
    {
      AluetteConnection *old = aluette_connection_open (path, ALUETTE_CONNECTION_CREATE, NULL);

      assert_true (aluette_connection_exec (old,
                                            "UPDATE matches SET set_id = NULL, set_number = NULL",
                                            NULL));
      aluette_connection_close (old);
    }
  expected = query_old (path);
  downgrade_database (path, version);
  database = aluette_database_open (path, &report, NULL);
  assert_non_null (database);
  assert_int_equal (report.migrated_from, version);
  assert_false (report.damaged);
  assert_non_null (report.copy);
  aluette_database_report_clear (&report);
  shown = query_new (database);
  assert_string_equal (shown, expected);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 59);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .kind = "aluette" }), 59);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .kind = "tarot" }), 0);
  assert_true (aluette_database_get_key (database, 11, &key, &has_key, NULL));
  assert_false (has_key);
  for (gint64 match = 1; match <= 60; match++)
    {
      g_autofree char *record = aluette_database_load_record (database, match, NULL);

      assert_non_null (record);
      assert_true (g_str_has_prefix (record, "%aluette 1\n"));
    }
  database_close (database);
  database_remove (path);
}

static void
test_versions (void **state)
{
  for (int version = 1; version <= 3; version++)
    check_migration (version);
}

/* A match of an unknown game stays in the list. */
static void
test_unknown_game (void **state)
{
  g_autofree char *path = copy_sample ();
  AluetteDatabase *database = database_open (path);
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autoptr (AluetteMatchInfo) recovered = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  AluetteGame *game;

  assert_true (aluette_connection_exec (
      database->main,
      "UPDATE matches SET kind = 'belote' WHERE id = 7; DELETE FROM records WHERE match = 7;"
      "DELETE FROM statistics_aluette WHERE match = 7;"
      "INSERT INTO events (match, number, lines) VALUES (7, 0, '%belote 2' || char (10))",
      NULL));
  info = aluette_database_get_info (database, 7, NULL);
  assert_non_null (info);
  assert_string_equal (aluette_match_info_get_columns (info)->kind, "belote");
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .kind = "belote" }), 1);
  game = aluette_database_open_match (database, 7, &error);
  assert_null (game);
  assert_non_null (error);
  g_clear_error (&error);
  assert_false (aluette_database_rename_match (database, 7, "Bouin", NULL, &error));
  assert_non_null (error);
  record = aluette_database_load_record (database, 7, NULL);
  assert_string_equal (record, "%belote 2\n");
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { 0 }), 59);
  database_close (database);
  database_remove (path);
}

/* The key of a match is stored with it. */
static void
test_key (void **state)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  const AluGameKind *kind = alu_game_kind_from_id ("tarot");
  AluetteMatchKey key = { "0123456789abcdef0123456789abcde" };
  AluetteMatchKey stored;
  gboolean has_key;
  g_autoptr (GError) error = NULL;
  AluetteJournal *journal;
  AluGameHeader header;
  AluGameRules rules;
  gint64 match;

  assert_int_equal (kind->rules_init (&rules, 0, 5), 0);
  alu_game_header_init (&header, &rules);
  journal = aluette_database_create_match (database, kind, &header, 0, &key, &match, &error);
  assert_null (journal); /* the players have no names */
  assert_non_null (error);
  for (int seat = 0; seat < 5; seat++)
    g_strlcpy (header.players[seat].name, "Anne", sizeof header.players[seat].name);
  journal = aluette_database_create_match (database, kind, &header, 0, &key, &match, NULL);
  assert_non_null (journal);
  g_object_unref (journal);
  assert_true (aluette_database_get_key (database, match, &stored, &has_key, NULL));
  assert_true (has_key);
  assert_memory_equal (&stored, &key, sizeof key);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .kind = "tarot" }), 1);
  database_close (database);
  database_remove (path);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_versions),
    cmocka_unit_test (test_unknown_game),
    cmocka_unit_test (test_key),
  };

  sample = argc > 1 ? argv[1] : "tests/data/databases/version-3.db";
  return cmocka_run_group_tests (tests, NULL, NULL);
}
