/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notes of people on deals: as lines, in the database, and in match files. */

#include <string.h>

#include "database-driver.h"
#include "engine/alu-record.h"
#include "model/session/aluette-match-record.h"
#include "model/session/aluette-notes.h"
#include "model/session/aluette-record.h"
#include "record-driver.h"
#include "testing.h"

typedef struct
{
  char *path;
  AluetteDatabase *database;
} Fixture;

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->path = database_new_path ();
  f->database = database_open (f->path);
  *state = f;
  return f->database != NULL ? 0 : -1;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  database_close (f->database);
  database_remove (f->path);
  g_free (f->path);
  g_free (f);
  return 0;
}

static void
assert_note (const char *notes, guint deal, const char *text)
{
  g_autofree char *note = aluette_notes_get (notes, deal);

  assert_string_equal (note, text);
}

TEST (test_lines)
{
  g_autofree char *one = aluette_notes_set ("", 1, "Monsieur\twas  late \n\n Vache, too", NULL);
  g_autofree char *two = aluette_notes_set (one, 0, "a", NULL);
  g_autofree char *ten = aluette_notes_set (two, 9, "z", NULL);
  g_autofree char *less = aluette_notes_set (ten, 1, " \n", NULL);
  g_autofree char *merged = aluette_notes_merge ("note 2 own\n", ten);

  assert_string_equal (one, "note 2 Monsieur was late\nnote 2 Vache, too\n");
  assert_string_equal (ten, "note 1 a\nnote 2 Monsieur was late\nnote 2 Vache, too\nnote 10 z\n");
  assert_string_equal (less, "note 1 a\nnote 10 z\n");
  assert_string_equal (merged, "note 1 a\nnote 2 own\nnote 10 z\n");
  assert_note (ten, 1, "Monsieur was late\nVache, too");
  assert_note (ten, 2, "");
}

static void
assert_refused (const char *text, int code)
{
  g_autoptr (GError) error = NULL;

  assert_null (aluette_notes_set ("", 0, text, &error));
  assert_true (g_error_matches (error, ALUETTE_RECORD_ERROR, code));
}

TEST (test_bad_notes)
{
  g_autofree char *long_line = g_strnfill (ALU_GAME_MAX_NAME + 1, 'x');
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i <= ALU_RECORD_MAX_NOTE_LINES; i++)
    g_string_append (lines, "x\n");
  assert_refused (long_line, ALU_RECORD_LINE_TOO_LONG);
  assert_refused (lines->str, ALU_RECORD_LONG_NOTE);
  assert_refused ("a\x1b[2Jb", ALU_RECORD_NOT_TEXT);
  assert_refused ("a\xff", ALU_RECORD_NOT_TEXT);
}

/* Imports a record, whose notes come back. Returns: the match. */
static gint64
import (AluetteDatabase *database, const char *record, const char *known)
{
  gint64 match = aluette_database_import_record (database, record, -1, NULL, NULL);
  g_autofree char *stored = aluette_database_load_known (database, match, NULL);

  assert_string_equal (stored, known);
  return match;
}

/* A match file with notes is imported and exported without loss. What is imported again does not
 * replace a note. */
TEST_WITH (test_exchange, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;

  for (const AluGameKind *const *kind = alu_game_kinds; *kind != NULL; kind++)
    {
      g_autofree char *record = record_driver_play (*kind, G_MAXUINT);
      g_autofree char *noted = g_strconcat (record, "note 1 a\nnote 1 b\nnote 3 Pas d’atout\n",
                                            NULL);
      g_autofree char *other = g_strconcat (record, "note 1 x\nnote 2 y\n", NULL);
      g_autofree char *both = g_strconcat (
          record, "note 1 a\nnote 1 b\nnote 2 y\nnote 3 Pas d’atout\n", NULL);
      gint64 match = import (database, noted, noted);

      assert_int_equal (import (database, record, noted), match);
      assert_int_equal (import (database, other, both), match);
      assert_true (aluette_database_rename_match (database, match, "Veillée", NULL, NULL));
      g_free (both);
      both = aluette_database_load_known (database, match, NULL);
      assert_true (g_str_has_suffix (both, "note 2 y\nnote 3 Pas d’atout\n"));
    }
}

/* Only notes on finished deals are told, as the deals themselves. */
TEST_WITH (test_deal_in_play, set_up, tear_down)
{
  AluetteDatabase *database = ((Fixture *) *state)->database;
  g_autofree char *record = record_driver_play (alu_game_kinds[0], 2);
  gint64 match = aluette_database_import_record (database, record, -1, NULL, NULL);
  g_autofree char *known = NULL;
  g_autoptr (AluetteMatchRecord) read = NULL;

  assert_true (aluette_database_set_note (database, match, 0, "a", NULL));
  assert_true (aluette_database_set_note (database, match, 1, "b", NULL));
  known = aluette_database_load_known (database, match, NULL);
  assert_true (g_str_has_suffix (known, "note 1 a\n"));
  read = aluette_match_record_new (known, NULL);
  assert_int_equal (aluette_match_record_get_n_deals (read), 1);
}

/* Notes survive the recovery of a damaged file. */
TEST_WITH (test_recovery, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *record = record_driver_play (alu_game_kinds[0], G_MAXUINT);
  gint64 match = aluette_database_import_record (f->database, record, -1, NULL, NULL);
  AluetteDatabaseReport report = { 0 };
  g_autofree char *known = NULL;

  assert_true (aluette_database_set_note (f->database, match, 0, "a", NULL));
  assert_false (aluette_database_set_note (f->database, match, 0, "\x01", NULL));
  database_close (f->database);
  assert_true (aluette_database_recover (f->path, &report, NULL));
  aluette_database_report_clear (&report);
  f->database = database_open (f->path);
  known = aluette_database_load_known (f->database, match, NULL);
  assert_true (g_str_has_suffix (known, "note 1 a\n"));
}
