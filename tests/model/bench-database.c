/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Times the database with very many matches and prints a line of milliseconds for each operation:
 * bench-database [MATCHES], by default 100,000. Goals: first list within 150 ms, filter within 100
 * ms, the main loop never blocked for more than 50 ms. */

#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "database-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "match-driver.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-columns.h"
#include "model/storage/aluette-match-log.h"

/* Records imported from files. */
#define N_FILES 10000

static const char *const names[] = {
  "Anne",  "Léon",     "Jean",     "Rose",   "Élodie", "Gaston",    "Marie", "Yves",
  "Odile", "Baptiste", "Célestin", "Denise", "Firmin", "Gwenaëlle", "Henri", "Irène",
};

static const char *const places[] = { "Bouin", "Noirmoutier", "Challans", "Beauvoir-sur-Mer", "" };

/* Wall-clock time and processor time of this process. They differ on a busy machine. */
typedef struct
{
  double wall;
  double processor;
} Moment;

static Moment
get_moment (void)
{
  struct timespec spent;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &spent);
  return (Moment) { (double) g_get_monotonic_time () / 1e3,
                    (double) spent.tv_sec * 1e3 + (double) spent.tv_nsec / 1e6 };
}

/* A value in MB from the kernel's data about this process. */
static double
memory_mb (const char *line)
{
  g_autofree char *status = NULL;
  char *found = NULL;

  if (g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    found = strstr (status, line);
  return found != NULL ? g_ascii_strtod (found + strlen (line), NULL) / 1024.0 : 0;
}

static void
report_time (const char *what, Moment since)
{
  Moment end = get_moment ();

  g_print ("%-46s %9.1f ms %9.1f ms of the processor\n", what, end.wall - since.wall,
           end.processor - since.processor);
}

static void
report_hold_up (double ms)
{
  g_print ("%-46s %9.1f ms\n", "main loop held up meanwhile, at most", ms);
}

/* Short matches, two deals each, of people who meet again and again over twenty years. */
static void
make_header (AluGameHeader *header, guint number)
{
  static const char *const tables[] = { "human,random,human,random", "human,random,random,random" };

  driver_header (header, number % 5 == 0 ? ALU_RULES_GRIMAUD : ALU_RULES_CLASSIC,
                 tables[number % 2]);
  header->rules.options[ALU_OPTION_DEALS] = 2;
  for (guint seat = 0; seat < 4; seat++)
    g_strlcpy (header->players[seat].name,
               names[(number * 7 + number / 16 + seat * 5) % G_N_ELEMENTS (names)],
               sizeof header->players[seat].name);
  g_strlcpy (header->place, places[number % G_N_ELEMENTS (places)], sizeof header->place);
  g_snprintf (header->date, sizeof header->date, "%04u-%02u-%02u", 2005 + number % 20,
              1 + number / 20 % 12, 1 + number / 240 % 28);
}

static gboolean
add_match (AluetteConnection *connection, guint number)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autoptr (AluetteMatchFollower) follower = NULL;
  g_autofree char *record = NULL, *hash = NULL;
  AluGameHeader header;
  gint64 match = aluette_database_add_match (connection, number, NULL, NULL);

  make_header (&header, number);
  driver_random_log (&header, number, events, number % 500 == 0 ? 40 : G_MAXUINT);
  record = aluette_record_write (&alu_aluette_kind, &header, (const AluEvent *) events->data,
                                 events->len);
  hash = aluette_match_log_hash (record);
  follower = aluette_match_follower_new_from_text (record, NULL);
  return match != 0 && aluette_match_log_store (connection, match, record, NULL)
         && aluette_match_columns_refresh (connection, match, follower, hash, NULL);
}

static gboolean
fill_database (AluetteDatabase *database, guint n_matches)
{
  Moment start = get_moment ();

  for (guint i = 0; i < n_matches;)
    {
      if (!aluette_database_begin (database, NULL))
        return FALSE;
      for (guint end = MIN (i + 1000, n_matches); i < end; i++)
        if (!add_match (database->main, i))
          return aluette_database_end (database, FALSE, NULL);
      if (!aluette_database_end (database, TRUE, NULL))
        return FALSE;
    }
  g_print ("%u matches generated in %.1f s\n", n_matches, (get_moment ().wall - start.wall) / 1000);
  return TRUE;
}

/* The longest time that the main loop was blocked during an operation. */
typedef struct
{
  double last;
  double longest;
  guint source;
} Watch;

static gboolean
on_tick (gpointer data)
{
  Watch *watch = data;
  double moment = get_moment ().wall;

  watch->longest = MAX (watch->longest, moment - watch->last - 1);
  watch->last = moment;
  return G_SOURCE_CONTINUE;
}

static void
watch_start (Watch *watch)
{
  watch->last = get_moment ().wall;
  watch->longest = 0;
  watch->source = g_timeout_add (1, on_tick, watch);
}

static double
watch_stop (Watch *watch)
{
  on_tick (watch);
  g_source_remove (watch->source);
  return watch->longest;
}

static void
wait_for_list (AluetteMatchList *list)
{
  while (aluette_match_list_get_loading (list))
    g_main_context_iteration (NULL, TRUE);
}

static void
look_at (AluetteMatchList *list, guint row)
{
  gpointer item = g_list_model_get_item (G_LIST_MODEL (list), row);

  g_clear_object (&item);
}

static void
time_first_list (const char *path)
{
  Moment start = get_moment ();
  AluetteDatabase *database = database_open (path);
  g_autoptr (AluetteMatchList) list = NULL;

  report_time ("open the database", start);
  list = aluette_match_list_new (database);
  wait_for_list (list);
  for (guint i = 0; i < 30; i++)
    look_at (list, i);
  report_time ("first list and thirty rows, opening included", start);
  g_clear_object (&list);
  database_close (database);
}

static void
time_filters (AluetteDatabase *database)
{
  static const char *const keys[] = { "e",      "el",       "elo",          "elod",
                                      "elodie", "elodie b", "elodie bouin", "elodie bouin 2014",
                                      "xyz" };
  g_autoptr (AluetteMatchList) list = aluette_match_list_new (database);
  Watch watch;

  wait_for_list (list);
  watch_start (&watch);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *what = NULL;
      Moment start = get_moment ();

      aluette_match_list_set_filter (list, &(AluetteMatchFilter) { .text = keys[i] });
      wait_for_list (list);
      for (guint row = 0; row < 30; row++)
        look_at (list, row);
      what = g_strdup_printf ("filter “%s” (%u)", keys[i],
                              g_list_model_get_n_items (G_LIST_MODEL (list)));
      report_time (what, start);
    }
  report_hold_up (watch_stop (&watch));
}

static void
time_sorts (AluetteDatabase *database)
{
  static const char *const sorts[] = { "recent", "oldest", "by event", "by names" };

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      g_autofree char *what = g_strdup_printf ("all, %s", sorts[i]);
      Moment start = get_moment ();

      database_count (database, &(AluetteMatchFilter) { .sort = (AluetteMatchSort) i });
      report_time (what, start);
    }
}

static void
time_statistics (AluetteDatabase *database)
{
  static const char *const groups[] = { "players", "teams", "seats", "rule sets", "months",
                                        "partners", "opponents" };
  Watch watch;

  watch_start (&watch);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *all = g_strdup_printf ("statistics of all by %s", groups[i]);
      g_autofree char *one = g_strdup_printf ("statistics of one player by %s", groups[i]);
      Moment start = get_moment ();

      g_ptr_array_unref (database_stats (database, (AluetteStatsGroup) i,
                                         &(AluetteStatsFilter) { 0 }));
      report_time (all, start);
      start = get_moment ();
      g_ptr_array_unref (database_stats (database, (AluetteStatsGroup) i,
                                         &(AluetteStatsFilter) { .player = "Élodie" }));
      report_time (one, start);
    }
  report_hold_up (watch_stop (&watch));
}

static void
time_maintenance (const char *path)
{
  AluetteDatabase *database = database_open (path);
  Moment start = get_moment ();

  aluette_database_start_maintenance (database);
  database_close (database);
  report_time ("check of the whole file, in the background", start);
}

/* Imports files while a match is being played in the window. */
static void
time_import (AluetteDatabase *database, const char *path, guint n_files)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (AluetteImportReport) result = NULL;
  Moment start;
  Watch watch;

  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%05u.aluette", folder, i);
      g_autofree char *record = NULL;
      AluGameHeader header;

      make_header (&header, i);
      record = driver_random_record (&header, 1000000 + i, G_MAXUINT);
      g_file_set_contents (name, record, -1, NULL);
      g_ptr_array_add (files, g_file_new_for_path (name));
    }
  start = get_moment ();
  watch_start (&watch);
  result = database_import (database, files);
  report_time ("import of the files", start);
  report_hold_up (watch_stop (&watch));
  g_print ("%u files: %u imported, %u known, %u faults\n", n_files, result->n_imported,
           result->n_known, result->faults->len);
}

int
main (int argc, char **argv)
{
  guint n_matches = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 100000;
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  GStatBuf info;

  setlocale (LC_ALL, "");
  if (database == NULL || !fill_database (database, n_matches))
    return EXIT_FAILURE;
  database_close (database);
  if (g_stat (path, &info) == 0)
    g_print ("%.1f MB on disk\n", (double) info.st_size / 1e6);
  g_print ("%.1f MB of memory before\n", memory_mb ("VmRSS:"));
  time_first_list (path);
  time_first_list (path);
  database = database_open (path);
  time_filters (database);
  time_sorts (database);
  time_statistics (database);
  time_maintenance (path);
  g_print ("%.1f MB of memory after\n", memory_mb ("VmRSS:"));
  time_import (database, path, MIN (n_matches, N_FILES));
  database_close (database);
  database_remove (path);
  return EXIT_SUCCESS;
}
