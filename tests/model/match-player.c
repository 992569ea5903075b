/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A process of its own that plays matches of bots into a database and says on standard output, for
 * each event, that it is kept; made to be killed, or to run into a full disk or a closed folder.
 *
 *   match-player [--limit BYTES] [--nobody] DATABASE [N_MATCHES]
 *
 * Lines: "read-only", "refused MESSAGE", "kept MATCH N_EVENTS", "undone MATCH N_EVENTS",
 * "failed MESSAGE", "over N_EVENTS". */

#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "database-driver.h"
#include "match-driver.h"

typedef struct
{
  gint64 match;
  gboolean failed;
} Player;

/* Whole lines at once: whatever was said before a kill has been written. */
static void
say (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list values;

  va_start (values, format);
  line = g_strdup_vprintf (format, values);
  va_end (values);
  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (1);
}

static void
on_changed (AluetteGame *game, guint first, guint n_events, Player *player)
{
  if (!player->failed)
    say ("%s %" G_GINT64_FORMAT " %u\n", n_events > 0 ? "kept" : "undone", player->match,
         first + n_events);
}

static void
on_storage_failed (AluetteGame *game, const char *message, Player *player)
{
  player->failed = TRUE;
  say ("failed %s\n", message);
}

static AluetteGame *
new_game (AluetteDatabase *database, guint64 seed, Player *player)
{
  AluRecordHeader header;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  journal = aluette_database_create_match (database, &header, seed, &player->match, &error);
  if (journal == NULL)
    say ("refused %s\n", error->message);
  return aluette_game_new (&header, seed, journal, NULL);
}

static AluetteGame *
next_game (AluetteDatabase *database, guint64 seed, Player *player)
{
  AluetteMatchFilter unfinished = { .state = ALUETTE_MATCHES_UNFINISHED };
  g_autoptr (GArray) ids = aluette_database_find_matches (database, &unfinished, NULL);
  AluetteGame *game = NULL;

  if (ids != NULL && ids->len > 0)
    {
      player->match = g_array_index (ids, gint64, 0);
      game = aluette_database_open_match (database, player->match, NULL);
    }
  return game != NULL ? game : new_game (database, seed, player);
}

static gboolean
is_over (AluetteGame *game)
{
  AluView view = aluette_game_get_view (game, ALU_NOBODY);

  return alu_match_over (&view.match);
}

static void
play (AluetteGame *game, Player *player)
{
  Driver driver;

  g_signal_connect (game, "changed", G_CALLBACK (on_changed), player);
  g_signal_connect (game, "storage-failed", G_CALLBACK (on_storage_failed), player);
  driver_adopt (&driver, game);
  for (guint i = 0; !is_over (game); i++)
    {
      driver_play (&driver, 1);
      if (i % 3 == 1 && aluette_game_undo (game))
        driver_settle (&driver);
    }
  say ("over %u\n", aluette_game_get_n_events (game));
  driver_clear (&driver);
}

static void
limit_files (const char *bytes)
{
  struct rlimit limit = { (rlim_t) g_ascii_strtoull (bytes, NULL, 10), RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &limit);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database;
  guint n_matches;

  for (; argc > 2 && g_str_has_prefix (argv[1], "--"); argc--, argv++)
    {
      if (g_str_equal (argv[1], "--limit"))
        {
          limit_files (argv[2]);
          argc--, argv++;
        }
      else if (geteuid () == 0 && (setgid (65534) != 0 || setuid (65534) != 0))
        return 1;
    }
  database = aluette_database_open (argv[1], &report, &error);
  if (database == NULL)
    say ("refused %s\n", error->message);
  if (report.read_only)
    say ("read-only\n");
  if (database == NULL)
    return 0;
  n_matches = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : G_MAXUINT;
  for (guint i = 0; i < n_matches; i++)
    {
      Player player = { 0 };

      play (next_game (database, (guint64) getpid () * 1000 + i, &player), &player);
    }
  database_close (database);
  aluette_database_report_clear (&report);
  return 0;
}
