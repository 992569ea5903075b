/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score of a real table: results, corrections, undo, and results found from tricks alone. */

#include <string.h>

#include "database-driver.h"
#include "match-driver.h"

#include "model/aluette/aluette-score-sheet.h"
#include "model/session/aluette-record.h"
#include "testing.h"

static const AluetteSheetDeal a_wins = { .winner = ALU_TEAM_A, .reason = ALU_REASON_TRICKS };
static const AluetteSheetDeal b_wins = { .winner = ALU_TEAM_B, .reason = ALU_REASON_TRICKS };
static const AluetteSheetDeal b_mordienne = { .winner = ALU_TEAM_B,
                                              .reason = ALU_REASON_MORDIENNE };
static const AluetteSheetDeal nobody = { .winner = ALU_NOBODY, .reason = ALU_REASON_NONE };

typedef struct
{
  MemoryJournal *journal;
  AluetteScoreSheet *sheet;
} Table;

static void
table_init (Table *table)
{
  AluGameHeader header;

  driver_header (&header, ALU_RULES_CLASSIC, "person,person,person,person");
  table->journal = memory_journal_new ();
  table->sheet = aluette_score_sheet_new (&header, ALUETTE_JOURNAL (table->journal), NULL);
  assert_non_null (table->sheet);
}

static void
table_clear (Table *table)
{
  g_object_unref (table->sheet);
  g_object_unref (table->journal);
}

/* The journal contains the log, and reading the record again gives the same record. */
static void
assert_kept (Table *table)
{
  g_autofree char *record = aluette_sheet_get_record (ALUETTE_SHEET (table->sheet));
  g_autofree char *lines = memory_journal_text (table->journal);
  g_autoptr (AluetteScoreSheet) again = NULL;
  g_autofree char *record_again = NULL;

  assert_true (g_str_has_suffix (record, lines));
  again = aluette_score_sheet_new_from_record (record, NULL, NULL);
  assert_non_null (again);
  record_again = aluette_sheet_get_record (ALUETTE_SHEET (again));
  assert_string_equal (record, record_again);
}

static void
assert_score (Table *table, guint a, guint b)
{
  assert_int_equal (aluette_score_sheet_get_score (table->sheet, ALU_TEAM_A), a);
  assert_int_equal (aluette_score_sheet_get_score (table->sheet, ALU_TEAM_B), b);
}

TEST (test_match_is_kept)
{
  Table table;

  table_init (&table);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 0),
                    ALUETTE_SHEET_NO_DEALER);
  assert_true (aluette_sheet_set_first_dealer (ALUETTE_SHEET (table.sheet), 2, NULL));
  assert_kept (&table);
  assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &a_wins, NULL));
  assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &nobody, NULL));
  assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &b_mordienne, NULL));
  assert_score (&table, 1, 2);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 3), 1);
  assert_kept (&table);
  for (guint i = 0; i < 4; i++)
    assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &a_wins, NULL));
  assert_true (aluette_sheet_is_over (ALUETTE_SHEET (table.sheet)));
  assert_int_equal (aluette_score_sheet_get_winner (table.sheet), ALU_TEAM_A);
  assert_false (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &a_wins, NULL));
  assert_kept (&table);
  table_clear (&table);
}

TEST (test_correction_changes_what_follows)
{
  Table table;
  guint score[2];

  table_init (&table);
  for (guint i = 0; i < 4; i++)
    aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), i % 2 ? &b_wins : &a_wins, NULL);
  assert_score (&table, 2, 2);
  assert_true (aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet), 0, &b_mordienne, NULL));
  assert_score (&table, 1, 4);
  aluette_score_sheet_get_deal (table.sheet, 1, score);
  assert_int_equal (score[0], 0);
  assert_int_equal (score[1], 3);
  assert_kept (&table);
  assert_true (aluette_sheet_set_first_dealer (ALUETTE_SHEET (table.sheet), 3, NULL));
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 4), 3);
  assert_kept (&table);
  assert_true (aluette_sheet_remove_deal (ALUETTE_SHEET (table.sheet), 1, NULL));
  assert_score (&table, 1, 3);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 3);
  assert_kept (&table);
  table_clear (&table);
}

TEST (test_correction_ends_the_match_earlier)
{
  Table table;

  table_init (&table);
  for (guint i = 0; i < 8; i++)
    aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), i % 2 ? &b_wins : &a_wins, NULL);
  assert_score (&table, 4, 4);
  aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet), 1, &a_wins, NULL);
  assert_score (&table, 5, 2);
  assert_int_equal (aluette_sheet_get_n_crossed_out (ALUETTE_SHEET (table.sheet)), 1);
  assert_kept (&table);
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_score (&table, 4, 4);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 8);
  assert_kept (&table);
  assert_true (aluette_sheet_redo (ALUETTE_SHEET (table.sheet)));
  assert_score (&table, 5, 2);
  table_clear (&table);
}

TEST (test_impossible_results_are_refused)
{
  AluetteSheetDeal deal = {
    .winner = ALU_TEAM_A, .reason = ALU_REASON_TRICKS, .has_tricks = TRUE, .tricks = { 1, 5, 1, 1 }
  };
  Table table;
  g_autoptr (GError) error = NULL;

  table_init (&table);
  assert_false (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &deal, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_BAD_RESULT));
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 0);
  assert_false (aluette_sheet_can_undo (ALUETTE_SHEET (table.sheet)));
  deal.winner = ALU_TEAM_B;
  assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &deal, NULL));
  assert_kept (&table);
  deal.tricks[1] = 9;
  g_clear_error (&error);
  assert_false (aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet), 0, &deal, &error));
  assert_int_equal (aluette_score_sheet_get_deal (table.sheet, 0, NULL)->tricks[1], 5);
  table_clear (&table);
}

TEST (test_misdeal_keeps_the_dealer)
{
  Table table;

  table_init (&table);
  aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &a_wins, NULL);
  aluette_score_sheet_note_misdeal (table.sheet);
  aluette_score_sheet_note_misdeal (table.sheet);
  assert_int_equal (aluette_score_sheet_get_n_misdeals (table.sheet), 2);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 1), 1);
  aluette_sheet_undo (ALUETTE_SHEET (table.sheet));
  assert_int_equal (aluette_score_sheet_get_n_misdeals (table.sheet), 1);
  aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &b_wins, NULL);
  assert_int_equal (aluette_score_sheet_get_n_misdeals (table.sheet), 0);
  assert_kept (&table);
  table_clear (&table);
}

/* Random changes: the journal follows them, and undo leads back to an empty sheet. */
TEST (test_random_changes)
{
  static const guint8 reasons[] = { ALU_REASON_TRICKS,         ALU_REASON_MORDIENNE,
                                    ALU_REASON_OFFER_ACCEPTED, ALU_REASON_OFFER_REFUSED,
                                    ALU_REASON_CONCEDED,       ALU_REASON_PENALTY };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  Table table;

  table_init (&table);
  for (guint i = 0; i < 400; i++)
    {
      guint n = aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet));
      AluetteSheetDeal deal = { .winner = (guint8) g_rand_int_range (rand, 0, 2),
                                .reason = reasons[g_rand_int_range (rand, 0, 6)] };

      switch (g_rand_int_range (rand, 0, 6))
        {
        case 0:
          aluette_sheet_undo (ALUETTE_SHEET (table.sheet));
          break;
        case 1:
          aluette_sheet_redo (ALUETTE_SHEET (table.sheet));
          break;
        case 2:
          if (n > 0)
            aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet),
                                        (guint) g_rand_int_range (rand, 0, (gint32) n), &deal,
                                        NULL);
          break;
        case 3:
          if (n > 3)
            aluette_sheet_remove_deal (ALUETTE_SHEET (table.sheet),
                                       (guint) g_rand_int_range (rand, 0, (gint32) n), NULL);
          break;
        default:
          aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &deal, NULL);
        }
      assert_kept (&table);
    }
  while (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)))
    assert_kept (&table);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 0);
  table_clear (&table);
}

typedef struct
{
  guint8 tricks[4];
  guint n_spoiled;
  guint winner;
  guint ask_first;
  guint mordienne;
} Reading;

TEST (test_what_tricks_say)
{
  static const Reading readings[] = {
    { { 1, 1, 4, 2 }, 1, ALU_TEAM_A, 0, 2 },
    { { 3, 3, 2, 1 }, 0, ALU_NOBODY, 3, ALU_NOBODY },
    { { 3, 1, 3, 2 }, 0, ALU_TEAM_A, 0, ALU_NOBODY },
    { { 0, 0, 0, 0 }, 9, ALU_NOBODY, 0, ALU_NOBODY },
    { { 2, 2, 2, 3 }, 0, ALU_TEAM_B, 0, 3 },
    { { 2, 2, 2, 2 }, 1, ALU_NOBODY, 15, ALU_NOBODY },
  };
  AluetteTricksReading reading;
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      guint8 tricks[ALU_MAX_SEATS] = { 0 };

      memcpy (tricks, readings[i].tricks, 4);
      aluette_tricks_read (&rules, tricks, &reading);
      assert_false (reading.too_many);
      assert_int_equal (reading.n_spoiled, readings[i].n_spoiled);
      assert_int_equal (reading.winner, readings[i].winner);
      assert_int_equal (reading.ask_first, readings[i].ask_first);
      assert_int_equal (reading.mordienne, readings[i].mordienne);
    }
  aluette_tricks_read (&rules, (guint8[ALU_MAX_SEATS]) { 5, 5 }, &reading);
  assert_true (reading.too_many);
  alu_rules_init (&rules, ALU_RULES_TWELVE, 4);
  aluette_tricks_read (&rules, (guint8[ALU_MAX_SEATS]) { 1, 4, 4, 0 }, &reading);
  assert_int_equal (reading.winner, ALU_TEAM_A);
  assert_int_equal (reading.mordienne, ALU_NOBODY);
}

TEST (test_sheet_in_the_database)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  AluetteJournal *journal;
  AluetteScoreSheet *sheet;
  AluGameHeader header;
  gint64 match;
  g_autofree char *record = NULL;
  g_autofree char *kept = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "person,person,person,person");
  journal = database_create_match (database, &header, 0, &match, NULL);
  sheet = aluette_score_sheet_new (&header, journal, NULL);
  g_object_unref (journal);
  for (guint i = 0; i < 8; i++)
    aluette_sheet_add_deal (ALUETTE_SHEET (sheet), i % 2 ? &b_wins : &a_wins, NULL);
  aluette_sheet_correct_deal (ALUETTE_SHEET (sheet), 3, &nobody, NULL);
  g_object_unref (sheet);
  sheet = aluette_score_sheet_open (database, match, NULL);
  assert_non_null (sheet);
  assert_int_equal (aluette_score_sheet_get_score (sheet, ALU_TEAM_B), 3);
  aluette_sheet_correct_deal (ALUETTE_SHEET (sheet), 1, &a_wins, NULL);
  assert_true (aluette_sheet_is_over (ALUETTE_SHEET (sheet)));
  record = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  g_object_unref (sheet);
  kept = aluette_database_load_record (database, match, NULL);
  assert_string_equal (record, kept);
  database_close (database);
  database_remove (path);
}

/* New names are in the file and in the lists at once, and stay with all that is entered later. */
TEST (test_names_are_stored)
{
  static const char *const names[] = { "Anne", "Luc", "Zoé", "Paul" };
  static const char *const bad[] = { "Anne", "two  spaces", "Zoé", "Paul" };
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  AluetteScoreSheet *sheet;
  AluGameHeader header;
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  gint64 match;
  g_autofree char *record = NULL;
  g_autofree char *kept = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "person,person,person,person");
  g_object_unref (database_create_match (database, &header, 0, &match, NULL));
  sheet = aluette_score_sheet_open (database, match, NULL);
  aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &a_wins, NULL);
  assert_false (aluette_score_sheet_set_names (sheet, bad, &error));
  assert_non_null (error);
  assert_string_equal (aluette_score_sheet_get_header (sheet)->players[0].name,
                       header.players[0].name);
  assert_true (aluette_score_sheet_set_names (sheet, names, NULL));
  aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &b_wins, NULL);
  aluette_sheet_undo (ALUETTE_SHEET (sheet));
  record = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  assert_non_null (strstr (record, "player 3 person Zoé\n"));
  kept = aluette_database_load_record (database, match, NULL);
  assert_string_equal (record, kept);
  info = aluette_database_get_info (database, match, NULL);
  assert_string_equal (aluette_match_info_get_name (info, 3), "Paul");
  g_object_unref (sheet);
  database_close (database);
  database_remove (path);
}

/* If the luettes decide who are partners, the draw is stored, too. */
TEST (test_draw_is_kept)
{
  static const char record[] = "%aluette 1\nrules grimaud\nseats 4\n"
                               "player 1 person Anne\nplayer 2 person Léon\n"
                               "player 3 person Marcel\nplayer 4 person Rose\n"
                               "draw 3d=1 3c=3 2d=2 2c=4\n"
                               "deal 1 dealer 3\nresult A 1 tricks\nscore 1 0\n";
  g_autoptr (AluetteScoreSheet) sheet = aluette_score_sheet_new_from_record (record, NULL, NULL);
  g_autofree char *again = NULL;

  assert_non_null (sheet);
  assert_int_equal (aluette_score_sheet_get_header (sheet)->rules.options[ALU_OPTION_DRAW],
                    ALU_DRAW_LUETTES);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (sheet), 0), 2);
  again = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  assert_string_equal (again, record);
}

/* A match played with cards is refused as a sheet, and so is a text that is no record. */
TEST (test_other_records)
{
  AluGameHeader header;
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) damage = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "random,random,random,random");
  record = driver_random_record (&header, 4, 0);
  assert_null (aluette_score_sheet_new_from_record (record, NULL, &error));
  assert_true (g_error_matches (error, ALUETTE_GAME_ERROR, ALU_ERROR_REAL_TABLE));
  assert_null (aluette_score_sheet_new_from_record ("%aluette 1\nseats none\n", NULL, &damage));
  assert_true (damage->domain == ALUETTE_RECORD_ERROR);
}

TEST (test_undo_says_what_it_can)
{
  Table table;

  table_init (&table);
  assert_false (aluette_sheet_can_undo (ALUETTE_SHEET (table.sheet)));
  assert_false (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &a_wins, NULL));
  assert_true (aluette_sheet_can_undo (ALUETTE_SHEET (table.sheet)));
  assert_false (aluette_sheet_can_redo (ALUETTE_SHEET (table.sheet)));
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_true (aluette_sheet_can_redo (ALUETTE_SHEET (table.sheet)));
  assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &b_wins, NULL));
  assert_false (aluette_sheet_can_redo (ALUETTE_SHEET (table.sheet)));
  assert_false (aluette_sheet_redo (ALUETTE_SHEET (table.sheet)));
  table_clear (&table);
}
