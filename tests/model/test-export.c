/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches for other programs: CSV of deals, JSON of everything, records that come back the same. */

#include <string.h>

#include "database-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "match-driver.h"
#include "model/aluette/aluette-match-summary.h"
#include "model/session/aluette-export.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-export.h"
#include "testing.h"

#define N_MATCHES 25

static void
make_header (AluGameHeader *header)
{
  driver_header (header, ALU_RULES_CLASSIC, "human,random,petit-jean:1,random");
  g_strlcpy (header->players[0].name, "Anne, dite \"la Vache\"", sizeof header->players[0].name);
  g_strlcpy (header->event, "Soirée à Bouin", sizeof header->event);
  g_strlcpy (header->date, "2026-11-20", sizeof header->date);
}

TEST (test_csv)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autoptr (AluetteMatchSummary) summary = NULL;
  g_autofree char *head = NULL;
  g_autofree char *record = NULL;
  g_autofree char *csv = NULL;
  g_auto (GStrv) columns = NULL;
  g_auto (GStrv) lines = NULL;
  AluGameHeader header;

  make_header (&header);
  driver_random_log (&header, 1, events, G_MAXUINT);
  summary = aluette_match_summary_new (&header, (const AluEvent *) events->data, events->len);
  record = aluette_record_write (&alu_aluette_kind, &header, (const AluEvent *) events->data,
                                 events->len);
  head = aluette_export_csv_head (record);
  columns = g_strsplit (head, ",", 0);
  csv = aluette_export_csv_deals (12, record, NULL);
  lines = g_strsplit (csv, "\r\n", 0);
  assert_int_equal (g_strv_length (lines), summary->deals->len + 1);
  assert_string_equal (lines[summary->deals->len], "");
  assert_int_equal (g_strv_length (columns), 28);
  assert_true (g_str_has_suffix (head, "\r\n"));
  for (guint i = 0; i < summary->deals->len; i++)
    {
      guint n_commas = 0;

      assert_true (g_str_has_prefix (lines[i], "12,2026-11-20,Soirée à Bouin,,classic,"));
      assert_non_null (strstr (lines[i], ",\"Anne, dite \"\"la Vache\"\"\",Léon 2,,Léon 4,,"));
      for (const char *p = lines[i]; *p != '\0'; p++)
        n_commas += *p == ',' ? 1 : 0;
      assert_int_equal (n_commas, 28); /* one of them with her name */
    }
  assert_null (aluette_export_csv_deals (1, "bread", NULL));
}

TEST (test_json)
{
  AluGameHeader header;
  g_autofree char *record = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) unfinished = NULL;
  JsonObject *match;
  JsonObject *anne;
  guint n_deals;
  JsonObject *last;

  make_header (&header);
  record = driver_random_record (&header, 2, G_MAXUINT);
  node = aluette_export_json (7, record, NULL);
  match = json_node_get_object (node);
  assert_int_equal (json_object_get_int_member (match, "match"), 7);
  assert_string_equal (json_object_get_string_member (match, "date"), "2026-11-20");
  assert_true (json_object_get_null_member (match, "place"));
  assert_string_equal (json_object_get_string_member (match, "record"), record);
  assert_int_equal (json_object_get_int_member (json_object_get_object_member (match, "options"),
                                                "target"),
                    5);
  anne = json_array_get_object_element (json_object_get_array_member (match, "players"), 0);
  assert_string_equal (json_object_get_string_member (anne, "name"), "Anne, dite \"la Vache\"");
  n_deals = json_array_get_length (json_object_get_array_member (match, "deals"));
  last = json_array_get_object_element (json_object_get_array_member (match, "deals"), n_deals - 1);
  for (guint team = 0; team < 2; team++)
    assert_int_equal (json_array_get_int_element (json_object_get_array_member (last, "score"),
                                                  team),
                      json_array_get_int_element (json_object_get_array_member (match, "score"),
                                                  team));
  assert_false (json_object_get_null_member (match, "end"));
  g_free (record);
  record = driver_random_record (&header, 2, 30);
  unfinished = aluette_export_json (7, record, NULL);
  assert_true (json_object_get_null_member (json_node_get_object (unfinished), "end"));
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static guint
export_all (AluetteDatabase *database, AluetteExportFormat format, GFile *target)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  aluette_database_export_async (database, NULL, format, target, NULL, on_done, &result);
  main_loop_wait_for (result != NULL);
  assert_true (aluette_database_export_finish (database, result, &n, &error));
  return n;
}

static GPtrArray *
files_in (GFile *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFileEnumerator) list = g_file_enumerate_children (folder, "standard::name",
                                                                G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFile *file = NULL;

  while (g_file_enumerator_iterate (list, NULL, &file, NULL, NULL) && file != NULL)
    g_ptr_array_add (files, g_object_ref (file));
  return files;
}

/* Exports from one database and imports into another: the same matches, each without its deal in
 * play. */
TEST (test_there_and_back)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *other_path = database_new_path ();
  g_autofree char *folder_path = g_strconcat (path, "-records", NULL);
  g_autofree char *inside = g_build_filename (folder_path, "x", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (folder_path);
  g_autoptr (GFile) json = g_file_new_build_filename (folder_path, "all.json", NULL);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (AluetteImportReport) report = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  AluetteDatabase *database = database_open (path);
  AluetteDatabase *other = database_open (other_path);
  AluGameHeader header;

  make_header (&header);
  for (guint i = 0; i < N_MATCHES; i++)
    {
      g_autofree char *record = NULL;

      /* Makes sure that matches whose first deal is in play differ in what may be known. */
      g_snprintf (header.players[1].name, sizeof header.players[1].name, "Léon %u", i + 1);
      record = driver_random_record (&header, i, i % 5 ? G_MAXUINT : 33);
      assert_true (aluette_database_import_record (database, record, -1, NULL, NULL) > 0);
    }
  assert_int_equal (export_all (database, ALUETTE_EXPORT_RECORDS, folder), N_MATCHES);
  files = files_in (folder);
  assert_int_equal (files->len, N_MATCHES);
  report = database_import (other, files);
  assert_int_equal (report->n_imported, N_MATCHES);
  assert_int_equal (database_count (other, &(AluetteMatchFilter) { 0 }), N_MATCHES);
  assert_int_equal (export_all (database, ALUETTE_EXPORT_JSON, json), N_MATCHES);
  assert_true (json_parser_load_from_file (parser, g_file_peek_path (json), NULL));
  assert_int_equal (json_array_get_length (json_node_get_array (json_parser_get_root (parser))),
                    N_MATCHES);
  assert_int_equal (export_all (database, ALUETTE_EXPORT_CSV, json), N_MATCHES);
  database_close (database);
  database_close (other);
  database_remove (inside);
  database_remove (path);
  database_remove (other_path);
}

static void
import_tarot (AluetteDatabase *database, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                            "tarot", name, NULL);
  g_autofree char *record = NULL;

  assert_true (g_file_get_contents (path, &record, NULL, NULL));
  assert_true (aluette_database_import_record (database, record, -1, NULL, NULL) > 0);
}

/* Each game has a table of its own, whatever the order of the matches. */
TEST (test_tables)
{
  g_autofree char *path = database_new_path ();
  g_autofree char *csv_path = g_strconcat (path, ".csv", NULL);
  g_autoptr (GFile) csv = g_file_new_for_path (csv_path);
  g_autofree char *record = NULL, *text = NULL;
  g_auto (GStrv) tables = NULL;
  AluetteDatabase *database = database_open (path);
  AluGameHeader header;

  make_header (&header);
  record = driver_random_record (&header, 1, G_MAXUINT);
  import_tarot (database, "four-garde.tarot");
  assert_true (aluette_database_import_record (database, record, -1, NULL, NULL) > 0);
  import_tarot (database, "five-goulash.tarot");
  assert_int_equal (export_all (database, ALUETTE_EXPORT_CSV, csv), 3);
  assert_true (g_file_get_contents (csv_path, &text, NULL, NULL));
  tables = g_strsplit (text, "\r\n\r\n", -1);
  assert_int_equal (g_strv_length (tables), 2);
  assert_true (g_str_has_prefix (tables[0], "match,date,event,place,rules,deal,dealer,taker,"));
  assert_non_null (strstr (tables[0], "\r\n1,"));
  assert_non_null (strstr (tables[0], "\r\n3,"));
  assert_true (g_str_has_prefix (tables[1], "match,date,event,place,rules,deal,dealer,winner,"));
  assert_non_null (strstr (tables[1], "\r\n2,"));
  database_close (database);
  database_remove (csv_path);
  database_remove (path);
}

/* Why an export failed. */
static GError *
failure_of (AluetteDatabase *database, GArray *matches, AluetteExportFormat format, GFile *target,
            GCancellable *cancellable)
{
  g_autoptr (GAsyncResult) result = NULL;
  GError *error = NULL;

  aluette_database_export_async (database, matches, format, target, cancellable, on_done, &result);
  main_loop_wait_for (result != NULL);
  assert_false (aluette_database_export_finish (database, result, NULL, &error));
  assert_non_null (error);
  return error;
}

/* An export that fails says why, and leaves an older file as it was. */
TEST (test_failures)
{
  static const gint64 chosen[] = { 1, 99 };
  g_autofree char *path = database_new_path ();
  g_autofree char *name = g_strconcat (path, "-export.json", NULL);
  g_autofree char *text = NULL;
  g_autofree char *record = NULL;
  g_autoptr (GFile) target = g_file_new_for_path (name);
  g_autoptr (GFile) below = g_file_get_child (target, "nowhere");
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  AluetteDatabase *database = database_open (path);
  AluGameHeader header;

  make_header (&header);
  record = driver_random_record (&header, 1, G_MAXUINT);
  assert_true (aluette_database_import_record (database, record, -1, NULL, NULL) > 0);
  assert_true (g_file_set_contents (name, "older", -1, NULL));
  g_array_append_vals (matches, chosen, G_N_ELEMENTS (chosen));
  for (int format = ALUETTE_EXPORT_RECORDS; format <= ALUETTE_EXPORT_JSON; format++)
    {
      GFile *file = format == ALUETTE_EXPORT_RECORDS ? below : target;
      g_autoptr (GError) error = failure_of (database, matches, (AluetteExportFormat) format, file,
                                             NULL);

      if (format != ALUETTE_EXPORT_RECORDS)
        assert_true (g_error_matches (error, ALUETTE_DATABASE_ERROR,
                                      ALUETTE_DATABASE_ERROR_NO_MATCH));
      g_clear_error (&error);
      error = failure_of (database, NULL, (AluetteExportFormat) format, below, NULL);
      assert_true (error->domain == G_IO_ERROR);
      assert_true (g_file_get_contents (name, &text, NULL, NULL));
      assert_string_equal (text, "older");
      g_clear_pointer (&text, g_free);
    }
  g_cancellable_cancel (cancellable);
  {
    g_autoptr (GError) error = failure_of (database, NULL, ALUETTE_EXPORT_JSON, target,
                                           cancellable);

    assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  }
  database_close (database);
  database_remove (path);
}
