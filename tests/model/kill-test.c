/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kills a process that fills a database at random moments: all that it reported as stored must be
 * there afterward, and the database must be valid.
 *
 *   kill-test PLAYER [TIMES [play | faults | sheet | tarot-sheet | tournament | import]]
 *                                              50 times play without
 *
 * With “faults”, the disk of a player who plays is full or read-only most of the time; this needs
 * ALUETTE_FAULTY_DISK. */

#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "database-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "match-driver.h"
#include "model-actions.h"
#include "model/aluette/aluette-score-sheet.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-tournament.h"

#define SEED 20261121
#define N_FILES 400

/* The last line that the player wrote before it was killed. */
typedef struct
{
  gint64 number; /* of the match or tournament */
  guint n;       /* number of events or actions that are stored */
  gboolean waits; /* events came later that were not stored */
} LastWord;

typedef struct
{
  const char *player;
  const char *job;
  char *path;
  char *records; /* folder of the records to import */
  char *state;   /* (nullable): file with the state of the disk */
  GRand *rand;
} Test;

static void
note_line (LastWord *word, const char *line)
{
  g_auto (GStrv) tokens = g_strsplit (line, " ", 0);

  word->waits = g_str_equal (line, "waits") || (word->waits && *line == '\0');
  if (g_strv_length (tokens) != 3)
    return;
  word->number = g_ascii_strtoll (tokens[1], NULL, 10);
  word->n = (guint) g_ascii_strtoull (tokens[2], NULL, 10);
}

static gboolean
on_time (gpointer process)
{
  g_subprocess_send_signal (process, SIGKILL);
  return G_SOURCE_REMOVE;
}

static void
on_output (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
on_change_of_disk (gpointer data)
{
  static const char *const states[] = { "full", "read-only", "" };
  const Test *test = data;
  const char *state = states[g_rand_int_range (test->rand, 0, G_N_ELEMENTS (states))];

  g_file_set_contents (test->state, state, -1, NULL);
  return G_SOURCE_CONTINUE;
}

static GSubprocess *
start_player (const Test *test)
{
  gboolean plays = g_str_equal (test->job, "play") || test->state != NULL;
  const char *arguments[] = { test->player, test->path, plays ? NULL : test->job, test->records,
                              NULL };
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
      G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *folder = g_path_get_dirname (test->path);

  if (test->state != NULL)
    {
      g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", g_getenv ("ALUETTE_FAULTY_DISK"), TRUE);
      g_subprocess_launcher_setenv (launcher, "ALUETTE_DISK_FOLDER", folder, TRUE);
      g_subprocess_launcher_setenv (launcher, "ALUETTE_DISK_STATE", test->state, TRUE);
      g_subprocess_launcher_setenv (launcher, "ASAN_OPTIONS", "verify_asan_link_order=0", TRUE);
    }
  return g_subprocess_launcher_spawnv (launcher, arguments, NULL);
}

/* Runs the player for a time, kills it, and reads its output. */
static const char *
run_and_kill (Test *test, guint ms, LastWord *word)
{
  g_autoptr (GSubprocess) process = start_player (test);
  g_autoptr (GAsyncResult) result = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *said = NULL;
  guint changes = test->state != NULL ? g_timeout_add (20, on_change_of_disk, test) : 0;

  if (process == NULL)
    return "the player does not start";
  g_timeout_add_full (G_PRIORITY_DEFAULT, ms, on_time, g_object_ref (process), g_object_unref);
  g_subprocess_communicate_utf8_async (process, NULL, NULL, on_output, &result);
  main_loop_wait_for (result != NULL);
  g_clear_handle_id (&changes, g_source_remove);
  if (test->state != NULL)
    g_file_set_contents (test->state, "", 0, NULL);
  if (!g_subprocess_communicate_utf8_finish (process, result, &said, NULL, NULL)
      || (test->state == NULL && !g_subprocess_get_if_signaled (process)))
    return "the player ended by itself";
  lines = g_strsplit (said, "\n", 0);
  for (guint i = 0; lines[i] != NULL; i++)
    note_line (word, lines[i]);
  return NULL;
}

static guint
count_events (const char *record)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  return aluette_record_read (&alu_aluette_kind, record, -1, header, events, NULL) ? events->len
                                                                                   : 0;
}

static const char *
check_play (AluetteDatabase *database, const LastWord *word)
{
  g_autofree char *record = NULL;

  if (word->number == 0)
    return NULL; /* killed before the first event */
  record = aluette_database_load_record (database, word->number, NULL);
  if (record == NULL)
    return "the match is gone";
  return count_events (record) < word->n ? "an event is gone" : NULL;
}

/* The sheet after the last action that was reported, or after the next one. */
static const char *
check_sheet (AluetteDatabase *database, const LastWord *word)
{
  g_autoptr (AluetteScoreSheet) sheet = NULL;
  g_autofree char *record = NULL, *before = NULL, *after = NULL;
  AluGameHeader header;

  if (word->number == 0)
    return NULL;
  driver_header (&header, ALU_RULES_CLASSIC, "person,person,person,person");
  sheet = aluette_score_sheet_new (&header, NULL, NULL);
  for (guint step = 0; step < word->n; step++)
    act_on_sheet (sheet, step);
  before = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  act_on_sheet (sheet, word->n);
  after = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  record = aluette_database_load_record (database, word->number, NULL);
  return g_strcmp0 (record, before) != 0 && g_strcmp0 (record, after) != 0 ? "the sheet is another"
                                                                           : NULL;
}

/* @sixth: whether somebody sits out */
static const char *
check_tarot_sheet (AluetteDatabase *database, const LastWord *word, gboolean sixth)
{
  g_autoptr (AluetteTarotScoreSheet) sheet = NULL, stored = NULL;
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autofree char *record = NULL, *before = NULL, *after = NULL;

  if (word->number == 0)
    return NULL;
  init_tarot_table (header);
  sheet = aluette_tarot_score_sheet_new (header, NULL, NULL);
  if (sixth)
    aluette_tarot_score_sheet_add_person (sheet, "Player 6", NULL);
  for (guint step = 0; step < word->n; step++)
    act_on_tarot_sheet (sheet, step);
  before = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  act_on_tarot_sheet (sheet, word->n);
  after = aluette_sheet_get_record (ALUETTE_SHEET (sheet));
  stored = aluette_tarot_score_sheet_open (database, word->number, NULL);
  if (stored == NULL)
    return "the sheet is gone";
  record = aluette_sheet_get_record (ALUETTE_SHEET (stored));
  return g_strcmp0 (record, before) != 0 && g_strcmp0 (record, after) != 0 ? "the sheet is another"
                                                                           : NULL;
}

static const char *
check_tournament (AluetteDatabase *database, const LastWord *word)
{
  g_autoptr (AluetteTournament) twin = aluette_tournament_new ("Concours de Bouin", NULL, NULL);
  g_autoptr (AluetteTournament) tournament = NULL;
  g_autofree char *text = NULL, *before = NULL, *after = NULL;

  if (word->number == 0)
    return NULL;
  for (guint step = 0; step < word->n; step++)
    act_on_tournament (twin, step);
  before = aluette_tournament_get_text (twin);
  act_on_tournament (twin, word->n);
  after = aluette_tournament_get_text (twin);
  tournament = aluette_database_open_tournament (database, word->number, NULL);
  if (tournament == NULL)
    return "the tournament is gone";
  text = aluette_tournament_get_text (tournament);
  return !g_str_equal (text, before) && !g_str_equal (text, after) ? "the tournament is another"
                                                                   : NULL;
}

/* No record is stored in part: each of them ends as it does in its file. */
static const char *
check_import (AluetteDatabase *database)
{
  g_autoptr (GArray) ids = aluette_database_find_matches (database, &(AluetteMatchFilter) { 0 },
                                                          NULL);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *record = aluette_database_load_record (database,
                                                              g_array_index (ids, gint64, i), NULL);

      if (record == NULL || count_events (record) == 0 || strstr (record, "\nend ") == NULL)
        return "a record is half there";
    }
  return NULL;
}

static const char *
check_database (const Test *test, const LastWord *word)
{
  AluetteDatabaseReport report;
  AluetteDatabase *database = aluette_database_open (test->path, &report, NULL);
  const char *fault;

  if (database == NULL)
    return "the database does not open";
  if (report.damaged)
    fault = "the database is damaged";
  else if (g_str_equal (test->job, "sheet"))
    fault = check_sheet (database, word);
  else if (g_str_equal (test->job, "tarot-sheet"))
    fault = check_tarot_sheet (database, word, FALSE);
  else if (g_str_equal (test->job, "tarot-session"))
    fault = check_tarot_sheet (database, word, TRUE);
  else if (g_str_equal (test->job, "tournament"))
    fault = check_tournament (database, word);
  else if (g_str_equal (test->job, "import"))
    fault = check_import (database);
  else
    fault = check_play (database, word);
  aluette_database_report_clear (&report);
  database_close (database);
  return fault;
}

static void
write_records (const char *folder)
{
  g_mkdir (folder, 0700);
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%u.aluette", folder, i);
      g_autofree char *record = NULL;
      AluGameHeader header;

      driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
      record = driver_random_record (&header, i, G_MAXUINT);
      g_file_set_contents (name, record, -1, NULL);
    }
}

static void
test_init (Test *test, int argc, char **argv)
{
  test->player = argv[1];
  test->job = argc > 3 ? argv[3] : "play";
  test->path = database_new_path ();
  test->records = g_strconcat (test->path, "-records", NULL);
  if (g_str_equal (test->job, "faults"))
    test->state = g_strconcat (test->path, "-state", NULL);
  if (g_str_equal (test->job, "import"))
    write_records (test->records);
}

static void
test_clear (Test *test)
{
  g_autofree char *inside = g_build_filename (test->records, "x", NULL);

  database_remove (inside);
  database_remove (test->path);
  g_free (test->records);
  g_free (test->state);
  g_free (test->path);
}

int
main (int argc, char **argv)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  guint times = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : 50;
  guint failed = 0, n_waiting = 0;
  Test test = { .rand = rand };

  setlocale (LC_ALL, "");
  test_init (&test, argc, argv);
  g_print ("1..%u\n", times);
  for (guint i = 1; i <= times; i++)
    {
      LastWord word = { 0 };
      guint ms = (guint) g_rand_int_range (rand, 1, 160) * (test.state != NULL ? 4 : 1);
      const char *fault = run_and_kill (&test, ms, &word);

      if (fault == NULL)
        fault = check_database (&test, &word);
      failed += fault != NULL ? 1 : 0;
      n_waiting += word.waits;
      g_print ("%s %u - %s killed after %u ms at %u of number %" G_GINT64_FORMAT "%s%s\n",
               fault != NULL ? "not ok" : "ok", i, test.job, ms, word.n, word.number,
               fault != NULL ? ": " : "", fault != NULL ? fault : "");
    }
  g_print ("# %u kills, %u of them while events waited, %u faults\n", times, n_waiting, failed);
  test_clear (&test);
  return failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
