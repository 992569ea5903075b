/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score of Tarot at a table of six or seven: who sits out, totals, and how it is stored. */

#include <string.h>

#include <glib/gstdio.h>

#include "database-driver.h"
#include "model-actions.h"

#include "engine/tarot/tarot-kind.h"
#include "main-loop.h"
#include "model/storage/aluette-database-export.h"
#include "model/storage/aluette-database-list.h"
#include "model/storage/aluette-database-schema.h"
#include "model/tarot/aluette-tarot-export.h"
#include "model/tarot/aluette-tarot-score-sheet.h"
#include "testing.h"

typedef struct
{
  char *path;
  AluetteDatabase *database;
  gint64 match;
  AluetteTarotScoreSheet *sheet;
} Table;

static void
table_init (Table *table, const char *deals)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (AluetteJournal) journal = NULL;

  table->path = database_new_path ();
  table->database = database_open (table->path);
  init_tarot_table (header);
  alu_game_rules_set_option (&tarot_kind, &header->rules, "deals", deals);
  journal = aluette_database_create_match (table->database, &tarot_kind, header, 0, NULL,
                                           &table->match, NULL);
  table->sheet = aluette_tarot_score_sheet_new (header, journal, NULL);
  assert_non_null (table->sheet);
}

static void
table_clear (Table *table)
{
  g_clear_object (&table->sheet);
  database_close (table->database);
  database_remove (table->path);
  g_free (table->path);
}

/* Closes the sheet and opens that of a match. */
static void
reopen (Table *table, gint64 match)
{
  g_autofree char *before = aluette_sheet_get_record (ALUETTE_SHEET (table->sheet));
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&table->sheet);
  table->sheet = aluette_tarot_score_sheet_open (table->database, match, &error);
  if (table->sheet == NULL)
    fail_msg ("%s", error->message);
  after = aluette_sheet_get_record (ALUETTE_SHEET (table->sheet));
  assert_string_equal (after, before);
}

/* Adds a Garde of seat 0 of the line-up, made by 8, with the partner in seat 3: 132, -66 … */
static void
add_garde (Table *table)
{
  AluetteTarotSheetDeal deal = { 0 };
  g_autoptr (GError) error = NULL;

  tarot_sheet_init (&deal.sheet);
  deal.sheet.taker = 0;
  deal.sheet.partner = 3;
  deal.sheet.contract = TAROT_GARDE;
  deal.sheet.bouts = 2;
  deal.sheet.half_points[0] = 98;
  aluette_tarot_score_sheet_propose_line_up (
      table->sheet, aluette_sheet_get_n_deals (ALUETTE_SHEET (table->sheet)), deal.line_up);
  if (!aluette_sheet_add_deal (ALUETTE_SHEET (table->sheet), &deal, &error))
    fail_msg ("%s", error->message);
}

static void
add_person (Table *table, const char *name)
{
  g_autoptr (GError) error = NULL;

  if (!aluette_tarot_score_sheet_add_person (table->sheet, name, &error))
    fail_msg ("%s", error->message);
}

static void
assert_scores (Table *table, const gint32 *scores)
{
  for (guint i = 0; i < aluette_tarot_score_sheet_get_n_people (table->sheet); i++)
    assert_int_equal (aluette_tarot_score_sheet_get_score (table->sheet, i), scores[i]);
}

/* Returns: the line-up proposed for a deal: “12345” */
static char *
propose (Table *table, guint index)
{
  guint8 line_up[TAROT_MAX_SEATS];
  GString *text = g_string_new (NULL);

  aluette_tarot_score_sheet_propose_line_up (table->sheet, index, line_up);
  for (guint seat = 0; seat < 5; seat++)
    g_string_append_printf (text, "%u", line_up[seat] + 1u);
  return g_string_free (text, FALSE);
}

/* With six, the dealer sits out; with seven, the dealer and whoever dealt before. */
TEST (test_line_ups)
{
  static const char *const of_six[] = { "23456", "13456", "12456", "12356", "12346", "12345" };
  static const char *const of_seven[] = { "23456", "34567", "14567", "12567",
                                          "12367", "12347", "12345" };
  Table table;

  table_init (&table, "0");
  add_person (&table, "Six");
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *line_up = propose (&table, i);

      assert_string_equal (line_up, of_six[i % 6]);
    }
  add_person (&table, "Seven");
  for (guint i = 0; i < 14; i++)
    {
      g_autofree char *line_up = propose (&table, i);

      assert_string_equal (line_up, of_seven[i % 7]);
    }
  assert_false (aluette_tarot_score_sheet_add_person (table.sheet, "Eight", NULL));
  table_clear (&table);
}

/* A sixth person comes after two deals: the deals before stay, and there is one total. */
TEST (test_total)
{
  static const gint32 before[] = { 264, -132, -132, 132, -132, 0 };
  g_autoptr (GError) error = NULL;
  AluetteTarotSheetDeal deal;
  Table table;

  table_init (&table, "0");
  add_garde (&table);
  add_garde (&table);
  add_person (&table, "Six");
  assert_false (aluette_tarot_score_sheet_add_person (table.sheet, "Six", &error));
  assert_scores (&table, before);
  reopen (&table, table.match);
  add_garde (&table); /* 3 deals: 1 2 4 5 6; 132 -66 . -66 66 -66 */
  assert_int_equal (aluette_tarot_score_sheet_get_score (table.sheet, 2), -132);
  assert_int_equal (aluette_tarot_score_sheet_get_score (table.sheet, 4), -66);
  assert_int_equal (aluette_tarot_score_sheet_get_score (table.sheet, 5), -66);
  assert_int_equal (database_count (table.database, &(AluetteMatchFilter) { 0 }), 2);
  reopen (&table, table.match + 1);
  assert_true (aluette_sheet_get_dealer (ALUETTE_SHEET (table.sheet), 2) == 2);
  /* The deal had other players than it seemed: 1 2 3 4 5. */
  deal = *aluette_tarot_score_sheet_get_deal (table.sheet, 2, NULL);
  memcpy (deal.line_up, (const guint8[]) { 0, 1, 2, 3, 4 }, sizeof deal.line_up);
  assert_true (aluette_sheet_correct_deal (ALUETTE_SHEET (table.sheet), 2, &deal, NULL));
  assert_int_equal (aluette_tarot_score_sheet_get_score (table.sheet, 5), 0);
  assert_int_equal (database_count (table.database, &(AluetteMatchFilter) { 0 }), 1);
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_int_equal (aluette_tarot_score_sheet_get_score (table.sheet, 5), -66);
  assert_int_equal (database_count (table.database, &(AluetteMatchFilter) { 0 }), 2);
  assert_true (aluette_sheet_remove_deal (ALUETTE_SHEET (table.sheet), 2, NULL));
  assert_scores (&table, before);
  reopen (&table, table.match);
  table_clear (&table);
}

/* The same person cannot sit twice, nor one who is not there. */
TEST (test_impossible)
{
  static const guint8 line_ups[][TAROT_MAX_SEATS] = { { 0, 0, 1, 2, 3 },
                                                      { 0, 1, 2, 3, 6 },
                                                      { 255, 0, 1, 2, 3 } };
  AluetteTarotSheetDeal deal = { .passed = TRUE };
  Table table;

  table_init (&table, "0");
  add_person (&table, "Six");
  tarot_sheet_init (&deal.sheet);
  for (gsize i = 0; i < G_N_ELEMENTS (line_ups); i++)
    {
      memcpy (deal.line_up, line_ups[i], sizeof deal.line_up);
      assert_false (aluette_sheet_add_deal (ALUETTE_SHEET (table.sheet), &deal, NULL));
    }
  table_clear (&table);
}

/* Whether the session is over in the list of matches, and there with its only winner. */
static gboolean
is_listed_over (const Table *table)
{
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (table->database, table->match,
                                                                 NULL);
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  AluetteMatchFilter filter = { .sessions_once = TRUE, .state = ALUETTE_MATCHES_OVER };
  g_autoptr (GArray) over = aluette_database_find_matches (table->database, &filter, NULL);

  assert_true (columns->session);
  assert_int_equal (over->len, columns->over ? 1 : 0);
  if (columns->over)
    assert_string_equal (aluette_match_info_get_name (info, g_bit_nth_lsf (columns->winners, -1)),
                         "Player 1");
  else
    assert_int_equal (columns->winners, 0);
  return columns->over;
}

/* A session that has ended by its total is over in lists, until a deal is taken back. */
TEST (test_end)
{
  g_autoptr (GArray) matches = NULL;
  Table table;

  table_init (&table, "3");
  add_person (&table, "Six");
  for (guint i = 0; i < 3; i++)
    {
      assert_false (is_listed_over (&table));
      add_garde (&table);
    }
  assert_true (is_listed_over (&table));
  assert_true (aluette_sheet_undo (ALUETTE_SHEET (table.sheet)));
  assert_false (is_listed_over (&table));
  assert_true (aluette_sheet_redo (ALUETTE_SHEET (table.sheet)));
  assert_true (is_listed_over (&table));
  reopen (&table, table.match);
  assert_true (is_listed_over (&table));
  matches = aluette_database_list_session (table.database, table.match, NULL);
  /* Three line-ups, and the five who sat there first. */
  assert_int_equal (matches->len, 4);
  table_clear (&table);
}

/* The limit of the match counts for the session, not for its matches. */
TEST (test_limit)
{
  Table table;

  table_init (&table, "3");
  add_person (&table, "Six");
  for (guint i = 0; i < 3; i++)
    {
      assert_false (aluette_sheet_is_over (ALUETTE_SHEET (table.sheet)));
      add_garde (&table);
    }
  assert_true (aluette_sheet_is_over (ALUETTE_SHEET (table.sheet)));
  assert_int_equal (aluette_tarot_score_sheet_get_winners (table.sheet), 1);
  reopen (&table, table.match);
  assert_true (aluette_sheet_is_over (ALUETTE_SHEET (table.sheet)));
  table_clear (&table);
}

static void
count_deals (gpointer record, gpointer n)
{
  g_autoptr (AluetteTarotScoreSheet) sheet = aluette_tarot_score_sheet_new_from_record (record,
                                                                                        NULL, NULL);

  assert_non_null (sheet);
  *(guint *) n += aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet));
}

/* Whatever is entered, corrected, removed and undone is stored. */
TEST (test_stored)
{
  Table table;

  table_init (&table, "0");
  add_person (&table, "Six");
  for (guint step = 0; step < 120; step++)
    {
      if (step % 10 == 0)
        reopen (&table, table.match);
      act_on_tarot_sheet (table.sheet, step);
      assert_false (aluette_backlog_has (aluette_database_get_backlog (table.database), NULL));
    }
  reopen (&table, table.match);
  table_clear (&table);
}

/* One record per line-up, which has all its deals; one table with a row per deal. */
TEST (test_exports)
{
  g_autoptr (GPtrArray) records = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *last = NULL;
  g_auto (GStrv) rows = NULL;
  guint n = 0;
  Table table;

  table_init (&table, "0");
  add_person (&table, "Six, the guest");
  for (guint i = 0; i < 8; i++)
    add_garde (&table);
  records = aluette_tarot_score_sheet_get_records (table.sheet);
  assert_int_equal (records->len, 6);
  g_ptr_array_foreach (records, count_deals, &n);
  assert_int_equal (n, 8);
  assert_int_equal (aluette_tarot_score_sheet_get_line_up (table.sheet, 6), 0);
  csv = aluette_tarot_export_csv_sheet (table.sheet, NULL);
  rows = g_strsplit (csv, "\r\n", 0);
  assert_int_equal (g_strv_length (rows), 10);
  assert_true (g_str_has_suffix (rows[0], ",person7,total7"));
  last = g_strdup_printf (",\"Six, the guest\",%d,,",
                          aluette_tarot_score_sheet_get_score (table.sheet, 5));
  assert_true (g_str_has_suffix (rows[8], last));
  table_clear (&table);
}

/* Returns: how many matches a list has */
static guint
count_listed (const Table *table, gboolean sessions_once, const char *text)
{
  AluetteMatchFilter filter = { .text = text, .sessions_once = sessions_once };
  g_autoptr (GArray) matches = aluette_database_find_matches (table->database, &filter, NULL);

  assert_non_null (matches);
  if (sessions_once && matches->len > 0)
    assert_int_equal (g_array_index (matches, gint64, 0), table->match);
  return matches->len;
}

static void
export_cb (GObject *database, GAsyncResult *result, gpointer n)
{
  assert_true (aluette_database_export_finish (ALUETTE_DATABASE (database), result, n, NULL));
}

/* A session is one match in lists, with the names and points of all people. It is deleted, restored
 * and exported with all its line-ups. */
TEST (test_listed_once)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GFile) target = NULL;
  g_autoptr (AluetteMatchInfo) info = NULL;
  const AluetteMatchColumns *columns;
  g_autofree char *file = NULL;
  guint n = 0;
  Table table;

  table_init (&table, "0");
  add_person (&table, "Six");
  for (guint i = 0; i < 8; i++)
    add_garde (&table);
  assert_int_equal (count_listed (&table, FALSE, NULL), 6);
  assert_int_equal (count_listed (&table, TRUE, NULL), 1);
  assert_int_equal (count_listed (&table, TRUE, "six"), 1);
  assert_int_equal (count_listed (&table, TRUE, "seven"), 0);
  info = aluette_database_get_info (table.database, table.match, NULL);
  columns = aluette_match_info_get_columns (info);
  assert_int_equal (columns->seats, 6);
  assert_int_equal (columns->n_deals, 8);
  for (guint person = 0; person < 6; person++)
    for (guint seat = 0; seat < 6; seat++)
      if (g_str_equal (aluette_match_info_get_name (info, seat),
                       aluette_tarot_score_sheet_get_names (table.sheet)[person]))
        {
          n++;
          assert_int_equal (columns->points[seat],
                            aluette_tarot_score_sheet_get_score (table.sheet, person));
        }
  assert_int_equal (n, 6);
  file = g_strconcat (table.path, ".json", NULL);
  target = g_file_new_for_path (file);
  g_array_append_val (matches, table.match);
  n = 0;
  aluette_database_export_async (table.database, matches, ALUETTE_EXPORT_JSON, target, NULL,
                                 export_cb, &n);
  main_loop_wait_for (n > 0);
  assert_int_equal (n, 6);
  g_remove (file);
  assert_true (aluette_database_delete_matches (table.database, &table.match, 1, NULL));
  assert_int_equal (count_listed (&table, FALSE, NULL), 0);
  assert_true (aluette_database_restore_matches (table.database, &table.match, 1, NULL));
  assert_int_equal (count_listed (&table, FALSE, NULL), 6);
  table_clear (&table);
}

/* Opens each match of a file, of which the first @size bytes are left, as a score sheet: it goes
 * on, or there is an error. Returns: how many go on as a session */
static guint
open_damaged (const char *bytes, gsize size)
{
  g_autofree char *path = database_new_path ();
  g_autoptr (GArray) matches = NULL;
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database;
  guint n = 0;

  assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  database = aluette_database_open (path, &report, &error);
  if (database == NULL)
    fail_msg ("%s", error->message);
  matches = aluette_database_find_matches (database,
                                           &(AluetteMatchFilter) { .sessions_once = TRUE }, NULL);
  for (guint i = 0; matches != NULL && i < matches->len; i++)
    {
      g_autoptr (GError) failure = NULL;
      Table table = { .database = database, .match = g_array_index (matches, gint64, i) };

      table.sheet = aluette_tarot_score_sheet_open (database, table.match, &failure);
      assert_true ((table.sheet != NULL) == (failure == NULL));
      if (table.sheet == NULL)
        continue;
      n += aluette_tarot_score_sheet_has_sitters (table.sheet);
      add_garde (&table);
      g_clear_object (&table.sheet);
    }
  aluette_database_report_clear (&report);
  database_close (database);
  database_remove (path);
  return n;
}

/* Of a damaged file the session goes on, or its line-ups do. */
TEST (test_damaged)
{
  g_autofree char *bytes = NULL;
  gsize size;
  guint n = 0;
  Table table;

  table_init (&table, "0");
  add_person (&table, "Six");
  for (guint i = 0; i < 40; i++)
    add_garde (&table);
  g_clear_object (&table.sheet);
  database_close (table.database);
  assert_true (g_file_get_contents (table.path, &bytes, &size, NULL));
  assert_int_equal (open_damaged (bytes, size), 1);
  for (gsize part = 1; part < 16; part++)
    n += open_damaged (bytes, size * part / 16 + 7);
  print_message ("# the session goes on in %u of 15 damaged files\n", n);
  assert_true (n > 0);
  database_remove (table.path);
  g_free (table.path);
}
