/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tournament: pairs from a list, rounds, results, standings, undo, and its log. */

#include <string.h>

#include "database-driver.h"
#include "match-driver.h"
#include "model/storage/aluette-database-tournament.h"
#include "model/tournament/aluette-pairing.h"
#include "testing.h"

static AluetteTournament *
new_tournament (guint n_pairs, AluetteJournal *journal)
{
  AluetteTournament *tournament = aluette_tournament_new ("Concours de Bouin", journal, NULL);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 1; i <= n_pairs; i++)
    g_string_append_printf (list, "%u. Anne %u & Léon %u\n", i, i, i);
  assert_int_equal (aluette_tournament_add_pairs (tournament, list->str, NULL), n_pairs);
  return tournament;
}

/* The log is complete: reading it gives the same standings. */
static void
assert_log_says_all (AluetteTournament *tournament)
{
  g_autofree char *text = aluette_tournament_get_text (tournament);
  g_autoptr (AluetteTournament) again = aluette_tournament_new_from_text (text, NULL, NULL);
  g_autoptr (GArray) standings = aluette_tournament_get_standings (tournament);
  g_autoptr (GArray) standings_again = NULL;
  g_autofree char *text_again = NULL;

  assert_non_null (again);
  text_again = aluette_tournament_get_text (again);
  assert_string_equal (text, text_again);
  standings_again = aluette_tournament_get_standings (again);
  assert_int_equal (standings->len, standings_again->len);
  if (standings->len > 0)
    assert_memory_equal (standings->data, standings_again->data,
                         standings->len * sizeof (AluetteStanding));
}

static void
play_round (AluetteTournament *tournament, GRand *rand)
{
  guint round = aluette_tournament_get_n_rounds (tournament);
  g_autoptr (GError) error = NULL;

  assert_true (aluette_tournament_draw_round (tournament, g_rand_int (rand), NULL));
  assert_false (aluette_tournament_draw_round (tournament, 1, &error));
  assert_true (g_error_matches (error, ALUETTE_TOURNAMENT_ERROR,
                                ALUETTE_TOURNAMENT_ERROR_UNFINISHED));
  for (guint i = 0; i < aluette_tournament_get_n_tables (tournament, round); i++)
    {
      const AluetteTournamentTable *table = aluette_tournament_get_table (tournament, round, i);
      guint points[2] = { 5, (guint) g_rand_int_range (rand, 0, 5) };

      if (table->pairs[1] == ALUETTE_BYE)
        continue;
      if (g_rand_boolean (rand))
        {
          points[0] = points[1];
          points[1] = 5;
        }
      assert_true (aluette_tournament_set_result (tournament, round, i, points, NULL));
    }
  assert_int_equal (aluette_tournament_get_n_missing (tournament, round), 0);
}

TEST (test_thirty_seven_pairs)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (37);
  AluetteTournament *tournament = new_tournament (37, NULL);
  g_autoptr (GHashTable) met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) standings = NULL;
  guint won = 0;

  for (guint round = 0; round < 4; round++)
    {
      play_round (tournament, rand);
      assert_int_equal (aluette_tournament_get_n_tables (tournament, round), 19);
      for (guint i = 0; i < 19; i++)
        {
          const AluetteTournamentTable *table = aluette_tournament_get_table (tournament, round, i);

          assert_true (g_hash_table_add (met,
                                         g_strdup_printf ("%u %u",
                                                          MIN (table->pairs[0], table->pairs[1]),
                                                          MAX (table->pairs[0], table->pairs[1]))));
          assert_int_equal (table->number, table->pairs[1] == ALUETTE_BYE ? 0 : i + 1);
        }
      assert_log_says_all (tournament);
    }
  standings = aluette_tournament_get_standings (tournament);
  for (guint i = 0; i < standings->len; i++)
    {
      const AluetteStanding *row = &g_array_index (standings, AluetteStanding, i);

      assert_int_equal (row->played + row->byes, 4);
      assert_int_equal (row->won + row->lost, 4);
      won += row->won;
      if (i > 0)
        assert_true (row[-1].won >= row->won && row[-1].rank <= row->rank);
    }
  assert_int_equal (won, 4 * 19);
  g_object_unref (tournament);
}

/* Four pairs, computed by hand: wins, then difference, points, and results of the opponents. */
TEST (test_standings)
{
  static const char text[] = "%tournament 1\nname Test\npair 1 A\npair 2 B\npair 3 C\npair 4 D\n"
                             "round 1 1-2 3-4\nresult 1 1 5 3\nresult 1 2 5 3\n"
                             "round 2 1-3 2-4\nresult 2 1 5 4\nresult 2 2 2 2\n";
  g_autoptr (AluetteTournament) tournament = aluette_tournament_new_from_text (text, NULL, NULL);
  g_autoptr (GArray) standings = NULL;
  const AluetteStanding *rows;

  assert_non_null (tournament);
  standings = aluette_tournament_get_standings (tournament);
  rows = (const AluetteStanding *) standings->data;
  assert_int_equal (rows[0].pair, 0);
  assert_int_equal (rows[0].won, 2);
  assert_int_equal (rows[0].points, 10);
  assert_int_equal (rows[0].against, 7);
  assert_int_equal (rows[0].opponents_won, 1);
  assert_int_equal (rows[1].pair, 2);
  /* B and D have a draw each and equal points; B lost to A with two wins, D to C with one. */
  assert_int_equal (rows[2].pair, 1);
  assert_int_equal (rows[2].rank, 3);
  assert_int_equal (rows[2].drawn, 1);
  assert_int_equal (rows[3].pair, 3);
  assert_int_equal (rows[3].rank, 4);
}

TEST (test_pasted_list)
{
  g_autoptr (AluetteTournament) tournament = aluette_tournament_new ("Fête", NULL, NULL);
  guint n_known;

  assert_int_equal (aluette_tournament_add_pairs (tournament,
                                                  "1. Anne  et\tLéon \r\n\r\n• Rose & Jean\n"
                                                  "2) Odile, Yves\n  3 Mousquetaires\nanne et léon",
                                                  &n_known),
                    4);
  assert_int_equal (n_known, 1);
  assert_string_equal (aluette_tournament_get_pair (tournament, 0), "Anne et Léon");
  assert_string_equal (aluette_tournament_get_pair (tournament, 1), "Rose & Jean");
  assert_string_equal (aluette_tournament_get_pair (tournament, 2), "Odile, Yves");
  assert_string_equal (aluette_tournament_get_pair (tournament, 3), "3 Mousquetaires");
  assert_true (aluette_tournament_rename_pair (tournament, 3, "Les trois", NULL));
  assert_string_equal (aluette_tournament_get_pair (tournament, 3), "Les trois");
  assert_false (aluette_tournament_rename_pair (tournament, 3, "", NULL));
  assert_log_says_all (tournament);
}

/* A list is stored as one change: with a file, each change waits for the disk. */
TEST (test_pasted_list_is_one_change)
{
  g_autoptr (MemoryJournal) journal = memory_journal_new ();
  g_autoptr (AluetteTournament) tournament
      = aluette_tournament_new ("Fête", ALUETTE_JOURNAL (journal), NULL);
  guint n_before = journal->n_changes;
  g_autofree char *text = NULL;
  g_autofree char *stored = NULL;

  assert_int_equal (aluette_tournament_add_pairs (tournament, "A\nB\nC\nD\n", NULL), 4);
  assert_int_equal (journal->n_changes - n_before, 1);
  text = aluette_tournament_get_text (tournament);
  stored = memory_journal_text (journal);
  assert_string_equal (stored, text);
}

TEST (test_leaving_and_returning)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  g_autoptr (AluetteTournament) tournament = new_tournament (6, NULL);
  g_autoptr (GError) error = NULL;

  play_round (tournament, rand);
  for (guint pair = 0; pair < 5; pair++)
    assert_true (aluette_tournament_set_playing (tournament, pair, FALSE, NULL));
  assert_false (aluette_tournament_draw_round (tournament, 1, &error));
  assert_true (g_error_matches (error, ALUETTE_TOURNAMENT_ERROR, ALUETTE_TOURNAMENT_ERROR_TOO_FEW));
  assert_true (aluette_tournament_set_playing (tournament, 0, TRUE, NULL));
  aluette_tournament_add_pairs (tournament, "Late & Later", NULL);
  play_round (tournament, rand);
  assert_int_equal (aluette_tournament_get_n_tables (tournament, 1), 2);
  assert_log_says_all (tournament);
}

TEST (test_results_and_options_are_checked)
{
  g_autoptr (AluetteTournament) tournament = new_tournament (5, NULL);
  const guint much[2] = { 5, 1000 };
  const guint points[2] = { 5, 1 };

  assert_false (aluette_tournament_set_result (tournament, 0, 0, points, NULL));
  assert_true (aluette_tournament_set_option (tournament, ALUETTE_TOURNAMENT_FIRST_TABLE, 11,
                                              NULL));
  assert_false (aluette_tournament_set_option (tournament, ALUETTE_TOURNAMENT_SWISS, 2, NULL));
  assert_true (aluette_tournament_draw_round (tournament, 1, NULL));
  assert_int_equal (aluette_tournament_get_table (tournament, 0, 0)->number, 11);
  assert_false (aluette_tournament_set_result (tournament, 0, 0, much, NULL));
  assert_false (aluette_tournament_set_result (tournament, 0, 2, points, NULL)); /* a bye */
  assert_true (aluette_tournament_set_result (tournament, 0, 0, points, NULL));
  assert_false (aluette_tournament_cancel_round (tournament, NULL));
  assert_true (aluette_tournament_clear_result (tournament, 0, 0, NULL));
  assert_true (aluette_tournament_cancel_round (tournament, NULL));
  assert_int_equal (aluette_tournament_get_n_rounds (tournament), 0);
  assert_log_says_all (tournament);
}

TEST (test_broken_logs_are_refused)
{
  static const char *const texts[] = {
    "",
    "name Test",
    "%tournament 1\nbread",
    "%tournament 1\npair 2 A",
    "%tournament 1\npair 1 ",
    "%tournament 1\npair 1 A\npair 2 B\nround 1 1-1",
    "%tournament 1\npair 1 A\nround 1 1-2",
    "%tournament 1\nresult 1 1 5 3",
    "%tournament 1\noption swiss 7",
    "%tournament 1\nleave 1",
    "%tournament 1\npair 1 A\npair 2 B\nround 1 1-2\nround 2 1-2",
    "%tournament 1\ncancel",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      AluetteTournament *tournament = aluette_tournament_new_from_text (texts[i], NULL, &error);

      assert_non_null (error);
      assert_null (tournament);
    }
}

/* Undo to the beginning and redo to the end, in the database, with a reopening in between. */
TEST (test_undo_in_the_database)
{
  g_autofree char *path = database_new_path ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  AluetteDatabase *database = database_open (path);
  AluetteTournament *tournament;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  gint64 id;

  tournament = aluette_database_create_tournament (database, "Concours de Challans", &id, NULL);
  aluette_tournament_add_pairs (tournament, "A\nB\nC\nD\nE\n", NULL);
  play_round (tournament, rand);
  play_round (tournament, rand);
  text = aluette_tournament_get_text (tournament);
  assert_null (aluette_database_open_tournament (database, id, &error));
  assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE));
  while (aluette_tournament_undo (tournament))
    {
    }
  assert_int_equal (aluette_tournament_get_n_pairs (tournament), 0);
  while (aluette_tournament_redo (tournament))
    {
    }
  g_object_unref (tournament);
  database_close (database);

  database = database_open (path);
  list = aluette_database_list_tournaments (database, NULL);
  assert_int_equal (list->len, 1);
  assert_string_equal (((AluetteTournamentInfo *) g_ptr_array_index (list, 0))->name,
                       "Concours de Challans");
  tournament = aluette_database_open_tournament (database, id, NULL);
  kept = aluette_tournament_get_text (tournament);
  assert_string_equal (text, kept);
  g_object_unref (tournament);
  assert_true (aluette_database_delete_tournament (database, id, TRUE, NULL));
  g_ptr_array_unref (list);
  list = aluette_database_list_tournaments (database, NULL);
  assert_int_equal (list->len, 0);
  assert_true (aluette_database_delete_tournament (database, id, FALSE, NULL));
  assert_null (aluette_database_create_tournament (database, "", NULL, NULL));
  database_close (database);
  database_remove (path);
}
