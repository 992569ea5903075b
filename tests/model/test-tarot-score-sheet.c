/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score of Tarot at a real table: results, corrections, undo, and how they are stored. */

#include <string.h>

#include <sqlite3.h>

#include "database-driver.h"
#include "match-driver.h"
#include "model-actions.h"

#include "engine/tarot/tarot-kind.h"
#include "model/tarot/aluette-tarot-score-sheet.h"
#include "testing.h"

typedef struct
{
  MemoryJournal *journal;
  AluetteTarotScoreSheet *sheet;
} Table;

static void
table_init (Table *table, int n_seats, const char *deals)
{
  static const char *const names[] = { "Anne", "Léon", "Rose", "Émile", "Jean-Marie" };
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluGameRules rules;

  assert_int_equal (alu_game_rules_init (&tarot_kind, &rules, TAROT_RULES_MAISON, n_seats),
                    TAROT_OK);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &rules, "deals", deals), TAROT_OK);
  alu_game_header_init (header, &rules);
  for (int seat = 0; seat < n_seats; seat++)
    {
      header->players[seat].kind = ALU_GAME_PERSON;
      g_strlcpy (header->players[seat].name, names[seat], sizeof header->players[seat].name);
    }
  table->journal = memory_journal_new ();
  table->sheet = aluette_tarot_score_sheet_new (header, ALUETTE_JOURNAL (table->journal), NULL);
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
  g_autoptr (AluetteTarotScoreSheet) again = NULL;
  g_autofree char *record_again = NULL;

  assert_true (g_str_has_suffix (record, lines));
  again = aluette_tarot_score_sheet_new_from_record (record, NULL, NULL);
  assert_non_null (again);
  record_again = aluette_sheet_get_record (ALUETTE_SHEET (again));
  assert_string_equal (record_again, record);
}

/* Seats count from 1; 0 is nobody. */
static AluetteTarotSheetDeal
make_deal (int taker, int partner, TarotBid contract, int bouts, int half_points)
{
  AluetteTarotSheetDeal deal = { 0 };

  tarot_sheet_init (&deal.sheet);
  deal.sheet.taker = (uint8_t) (taker - 1);
  deal.sheet.partner = partner > 0 ? (uint8_t) (partner - 1) : TAROT_NOBODY;
  deal.sheet.contract = (uint8_t) contract;
  deal.sheet.bouts = (uint8_t) bouts;
  deal.sheet.half_points[0] = (int16_t) half_points;
  return deal;
}

static void
must_add (Table *table, AluetteTarotSheetDeal deal)
{
  g_autoptr (GError) error = NULL;

  if (!aluette_sheet_add_deal (ALUETTE_SHEET (table->sheet), &deal, &error))
    fail_msg ("%s", error->message);
  assert_kept (table);
}

static void
assert_score (Table *table, int n_seats, const gint32 *expected)
{
  for (int seat = 0; seat < n_seats; seat++)
    assert_int_equal (aluette_tarot_score_sheet_get_score (table->sheet, (guint) seat),
                      expected[seat]);
}

/* Twenty deals with five players, each from the examples of the rules; the totals are computed by
 * hand. */
TEST (test_twenty_deals)
{
  static const gint32 total[] = { 5 * (132 + 264 - 55 + 46), 5 * (-66 - 66 + 80 + 46),
                                  5 * (-66 - 66 - 55 - 184), 5 * (66 - 66 - 55 + 46),
                                  5 * (-66 - 66 + 85 + 46) };
  AluetteTarotSheetDeal deal;
  Table table;

  table_init (&table, 5, "0");
  for (int round = 0; round < 5; round++)
    {
      deal = make_deal (1, 4, TAROT_GARDE, 2, 98); /* 132 -66 -66 66 -66 */
      must_add (&table, deal);
      deal = make_deal (1, 0, TAROT_GARDE, 2, 98); /* 264 -66 -66 -66 -66 */
      must_add (&table, deal);
      deal = make_deal (2, 5, TAROT_PETITE, 1, 121); /* -55 80 -55 -55 85 */
      deal.sheet.petit = TAROT_DEFENSE;
      deal.sheet.handfuls[0] = TAROT_SIMPLE;
      deal.sheet.miseres[4] = 1 << TAROT_MISERE_HONORS;
      must_add (&table, deal);
      deal = make_deal (3, 0, TAROT_PETITE, 1, 61); /* fails by 20.5, so by 21: 46 46 -184 46 46 */
      must_add (&table, deal);
    }
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 20);
  assert_score (&table, 5, total);
  table_clear (&table);
}

TEST (test_changes)
{
  static const gint32 made[] = { 276, -92, -92, -92 }, failed[] = { -78, 26, 26, 26 };
  static const gint32 nothing[4] = { 0 };
  AluetteTarotSheetDeal garde = make_deal (1, 0, TAROT_GARDE, 1, 124);
  AluetteTarotSheetDeal petite = make_deal (1, 0, TAROT_PETITE, 0, 110);
  AluetteTarotSheetDeal passed = { .passed = TRUE };
  Table table;

  garde.sheet.handfuls[2] = TAROT_SIMPLE;
  table_init (&table, 4, "0");
  aluette_sheet_set_first_dealer (ALUETTE_SHEET (table.sheet), 2, NULL);
  must_add (&table, garde);
  assert_score (&table, 4, made);
  must_add (&table, passed);
  assert_score (&table, 4, made);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 0), 2);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 2), 0);
  assert_true (aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet), 0, &petite, NULL));
  assert_kept (&table);
  assert_score (&table, 4, failed);
  aluette_sheet_remove_deal (ALUETTE_SHEET (table.sheet), 0, NULL);
  assert_kept (&table);
  assert_score (&table, 4, nothing);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 1);
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_score (&table, 4, failed);
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_score (&table, 4, made);
  assert_kept (&table);
  assert_true (aluette_sheet_redo (ALUETTE_SHEET (table.sheet)));
  assert_score (&table, 4, failed);
  while (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)))
    assert_kept (&table);
  assert_false (aluette_sheet_can_undo (ALUETTE_SHEET (table.sheet)));
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 0);
  table_clear (&table);
}

TEST (test_refused)
{
  AluetteTarotSheetDeal rows[8];
  Table table;

  table_init (&table, 4, "0");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    rows[i] = make_deal (1, 0, TAROT_GARDE, 2, 98);
  rows[0].sheet.half_points[0] = 97;                           /* half a point with four players */
  rows[1].sheet.half_points[0] = 184;                          /* more than the deck has */
  rows[2].sheet.half_points[0] = 10;                           /* below two bouts' points */
  rows[3].sheet.partner = 2;                                   /* a partner with four players */
  rows[4].sheet.taker = 4;                                     /* a seat that does not exist */
  rows[5].sheet.bouts = 0, rows[5].sheet.petit = TAROT_ATTACK; /* the petit without a bout */
  rows[6].sheet.slam = TAROT_ATTACK, rows[6].sheet.petit = TAROT_DEFENSE;
  rows[7].sheet.handfuls[0] = TAROT_TRIPLE, rows[7].sheet.handfuls[1] = TAROT_SIMPLE;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) preview_error = NULL;

      assert_false (aluette_tarot_score_sheet_preview (table.sheet, &rows[i], NULL,
                                                       &preview_error));
      assert_false (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &rows[i], &error));
      assert_true (error->domain == ALUETTE_TAROT_SHEET_ERROR);
      assert_int_equal (error->code, preview_error->code);
      assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 0);
    }
  table_clear (&table);
}

TEST (test_preview)
{
  AluetteTarotSheetDeal deal = make_deal (3, 0, TAROT_GARDE, 2, 104);
  TarotScore score;
  Table table;

  table_init (&table, 4, "0");
  deal.sheet.petit = TAROT_ATTACK;
  assert_true (aluette_tarot_score_sheet_preview (table.sheet, &deal, &score, NULL));
  assert_int_equal (score.total, 92);
  assert_int_equal (score.marks[2], 276);
  table_clear (&table);
}

/* A match of two deals ends. After the correction of a passed deal, the deals after the new end are
 * crossed out. */
TEST (test_end)
{
  AluetteTarotSheetDeal garde = make_deal (1, 0, TAROT_GARDE, 2, 98);
  AluetteTarotSheetDeal passed = { .passed = TRUE };
  g_autoptr (GError) error = NULL;
  Table table;

  table_init (&table, 4, "2");
  must_add (&table, passed);
  must_add (&table, garde);
  must_add (&table, garde);
  assert_true (aluette_sheet_is_over (ALUETTE_SHEET (table.sheet)));
  assert_int_equal (aluette_tarot_score_sheet_get_winners (table.sheet), 1);
  assert_false (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &garde, &error));
  assert_true (aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet), 0, &garde, NULL));
  assert_int_equal (aluette_sheet_get_n_crossed_out (ALUETTE_SHEET (table.sheet)), 1);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 2);
  assert_kept (&table);
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (table.sheet)), 3);
  assert_kept (&table);
  table_clear (&table);
}

/* Records of real tables are read and written again; for a damaged one, the error names the line.
 * */
TEST (test_records)
{
  static const char *const names[] = { "real-three", "real-four", "real-five" };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/tests/records/tarot/%s.tarot",
                                               g_getenv ("ALUETTE_SRCDIR"), names[i]);
      g_autoptr (AluetteTarotScoreSheet) sheet = NULL;
      g_autofree char *text = NULL;
      g_autofree char *record = NULL;

      assert_true (g_file_get_contents (path, &text, NULL, NULL));
      sheet = aluette_tarot_score_sheet_new_from_record (text, NULL, NULL);
      assert_non_null (sheet);
      record = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
      /* A deal in play is left out. */
      assert_true (g_str_has_prefix (text, record));
      assert_true (strlen (text) - strlen (record) < strlen ("deal 4 dealer 1\n") + 1);
    }
  assert_null (aluette_tarot_score_sheet_new_from_record ("%tarot 1\nrules fft\nseats 9\n", NULL,
                                                          &error));
  assert_non_null (strstr (error->message, "3"));
}

/* Changes a stored line of a match, as a fault of the disk would. */
static void
damage_line (const char *path, gint64 match, const char *from, const char *to)
{
  sqlite3 *file;
  g_autofree char *text = NULL;

  assert_int_equal (sqlite3_open (path, &file), SQLITE_OK);
  text = g_strdup_printf (
      "UPDATE events SET lines = replace (lines, '%s', '%s') WHERE match = %" G_GINT64_FORMAT, from,
      to, match);
  assert_int_equal (sqlite3_exec (file, text, NULL, NULL, NULL), SQLITE_OK);
  assert_true (sqlite3_changes (file) > 0);
  sqlite3_close (file);
}

/* A stored sheet that is damaged is not opened: the error names the line and what it should be. The
 * match stays in the database, and opens again once the line is right. */
TEST (test_damaged)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabaseReport report;
  AluetteDatabase *database = aluette_database_open (path, &report, NULL);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluetteTarotSheetDeal garde = make_deal (1, 4, TAROT_GARDE, 2, 98);
  AluetteJournal *journal;
  AluetteTarotScoreSheet *sheet;
  g_autoptr (GError) error = NULL;
  gint64 match;

  init_tarot_table (header);
  journal = aluette_database_create_match (database, &tarot_kind, header, 0, NULL, &match,
                                           NULL);
  sheet = aluette_tarot_score_sheet_new (header, journal, NULL);
  for (int i = 0; i < 3; i++)
    assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &garde, NULL));
  g_object_unref (sheet);
  g_object_unref (journal);
  damage_line (path, match, "score 264", "score 265");
  assert_null (aluette_tarot_score_sheet_open (database, match, &error));
  assert_non_null (strstr (error->message, "score 264 -132 -132 132 -132"));
  assert_true (g_str_has_prefix (error->message, "Line 22: "));
  damage_line (path, match, "score 265", "score 264");
  sheet = aluette_tarot_score_sheet_open (database, match, NULL);
  assert_non_null (sheet);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet)), 3);
  g_object_unref (sheet);
  database_close (database);
  database_remove (path);
  aluette_database_report_clear (&report);
}
