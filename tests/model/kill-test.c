/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kills a process that plays matches at random moments: every event that it said was kept is there
 * afterwards, and the database is sound. Usage: kill-test PLAYER [TIMES], 50 times without. */

#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "database-driver.h"
#include "model/aluette-record.h"

#define SEED 20261121

/* What the player said of its last match before it was killed. */
typedef struct
{
  gint64 match;
  guint n_events;
  gboolean undone; /* the last word was of an undo: the event before may be gone or back */
} LastWord;

static void
note_line (LastWord *word, const char *line)
{
  g_auto (GStrv) tokens = g_strsplit (line, " ", 0);

  if (g_strv_length (tokens) != 3)
    return;
  word->undone = g_str_equal (tokens[0], "undone");
  word->match = g_ascii_strtoll (tokens[1], NULL, 10);
  word->n_events = (guint) g_ascii_strtoull (tokens[2], NULL, 10);
}

/* Reads what comes until @end, kills, and reads the rest. Lines break off nowhere. */
static gboolean
run_and_kill (const char *player, const char *path, gint64 microseconds, LastWord *word)
{
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, player,
                                                      path, NULL);
  gint64 end = g_get_monotonic_time () + microseconds;
  g_autoptr (GDataInputStream) lines = NULL;
  gboolean killed = FALSE;
  char *line;

  if (process == NULL)
    return FALSE;
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL)) != NULL)
    {
      note_line (word, line);
      g_free (line);
      if (!killed && g_get_monotonic_time () >= end)
        {
          g_subprocess_send_signal (process, SIGKILL);
          killed = TRUE;
        }
    }
  return g_subprocess_wait (process, NULL, NULL) && killed;
}

static guint
count_events (const char *record)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);

  return aluette_record_read (record, -1, header, events, NULL) ? events->len : 0;
}

static const char *
check (const char *path, const LastWord *word)
{
  AluetteDatabaseReport report;
  AluetteDatabase *database = aluette_database_open (path, &report, NULL);
  g_autofree char *record = NULL;
  const char *fault = NULL;
  guint n_events;

  if (database == NULL)
    return "the database does not open";
  record = aluette_database_load_record (database, word->match, NULL);
  n_events = record != NULL ? count_events (record) : 0;
  if (report.damaged)
    fault = "the database is damaged";
  else if (record == NULL)
    fault = "the match is gone";
  else if (n_events + 1 < word->n_events + (word->undone ? 0 : 1))
    fault = "an event that was kept is gone";
  aluette_database_report_clear (&report);
  database_close (database);
  return fault;
}

int
main (int argc, char **argv)
{
  g_autofree char *path = database_new_path ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  guint times = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : 50;
  guint failed = 0;
  gint64 matches = 0;

  setlocale (LC_ALL, "");
  g_print ("1..%u\n", times);
  for (guint i = 1; i <= times; i++)
    {
      LastWord word = { 0 };
      gint64 moment = g_rand_int_range (rand, 0, 120000);
      const char *fault = run_and_kill (argv[1], path, moment, &word)
                              ? check (path, &word)
                              : "the player ended by itself";

      failed += fault != NULL ? 1 : 0;
      matches = word.match;
      g_print ("%s %u - killed after %" G_GINT64_FORMAT " µs at event %u of match %" G_GINT64_FORMAT
               "%s%s\n",
               fault != NULL ? "not ok" : "ok", i, moment, word.n_events, word.match,
               fault != NULL ? ": " : "", fault != NULL ? fault : "");
    }
  g_print ("# %u kills, %u faults, %" G_GINT64_FORMAT " matches\n", times, failed, matches);
  database_remove (path);
  return failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
