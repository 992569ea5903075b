/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* unshare () */

/* A process of its own that fills a database and says on standard output what is kept; made to be
 * killed, or to run into a full disk or a closed folder.
 *
 *   match-player [--limit BYTES] [--disk BYTES] [--nobody] DATABASE [N_MATCHES]
 *                                              plays matches of bots: with no file larger than so,
 *                                              on a disk of its own that is no larger, as a user
 *                                              without rights
 *   match-player DATABASE sheet | tarot-sheet | tournament
 *                                              does action after action on a new one
 *   match-player DATABASE import FOLDER        imports the records of a folder
 *
 * Lines: "no disk", "read-only", "refused MESSAGE", "kept NUMBER N_EVENTS", "undoing NUMBER 0",
 * "failed MESSAGE", "over N_EVENTS", "ready". */

#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include "database-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "engine/tarot/tarot-kind.h"
#include "main-loop.h"
#include "match-driver.h"
#include "model-actions.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/aluette/aluette-score-sheet.h"
#include "model/storage/aluette-database-tournament.h"

typedef struct
{
  AluetteDatabase *database;
  gint64 match;
} Player;

/* Writes whole lines at once: a line that was written before a kill is complete. */
static void
print_line (const char *format, ...)
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
on_log_changed (AluetteGame *game, guint first, guint n_events, Player *player)
{
  AluetteJournal *journal = aluette_local_game_get_journal (ALUETTE_LOCAL_GAME (game));

  if (journal == NULL)
    return;
  if (aluette_backlog_has (aluette_database_get_backlog (player->database), NULL))
    {
      print_line ("waits\n");
      return;
    }
  player->match = aluette_database_get_journal_match (journal);
  print_line ("kept %" G_GINT64_FORMAT " %u\n", player->match, first + n_events);
}

static void
on_storage_failed (AluetteGame *game, const char *message, Player *player)
{
  print_line ("failed %s\n", message);
}

static AluetteGame *
new_game (AluetteDatabase *database, guint64 seed, Player *player)
{
  AluGameHeader header;
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  driver_header (&header, ALU_RULES_CLASSIC, "human,random,random,random");
  journal = database_create_match (database, &header, seed, &player->match, &error);
  if (journal == NULL)
    print_line ("refused %s\n", error->message);
  return aluette_local_game_new (&alu_aluette_kind, &header, seed, journal, NULL);
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
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY);

  return alu_match_over (&view.match);
}

static void
play_game (AluetteGame *game, Player *player)
{
  Driver driver;

  g_signal_connect (game, "log-changed", G_CALLBACK (on_log_changed), player);
  g_signal_connect (game, "storage-failed", G_CALLBACK (on_storage_failed), player);
  driver_adopt (&driver, game);
  for (guint i = 0; !is_over (game); i++)
    {
      driver_play (&driver, 1);
      if (i % 3 != 1 || !aluette_game_can_undo (game))
        continue;
      /* From here to the next line, less may be stored than before. */
      print_line ("undoing %" G_GINT64_FORMAT " 0\n", player->match);
      aluette_game_undo (game);
      driver_settle (&driver);
    }
  print_line ("over %u\n", aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)));
  driver_clear (&driver);
}

static void
fill_sheet (AluetteDatabase *database)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteScoreSheet) sheet = NULL;
  AluGameHeader header;
  gint64 match;

  driver_header (&header, ALU_RULES_CLASSIC, "person,person,person,person");
  journal = database_create_match (database, &header, 0, &match, NULL);
  sheet = aluette_score_sheet_new (&header, journal, NULL);
  for (guint step = 0;; step++)
    {
      print_line ("kept %" G_GINT64_FORMAT " %u\n", match, step);
      act_on_sheet (sheet, step);
    }
}

static void
fill_tarot_sheet (AluetteDatabase *database, gboolean sixth)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteTarotScoreSheet) sheet = NULL;
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  gint64 match;

  init_tarot_table (header);
  journal = aluette_database_create_match (database, &tarot_kind, header, 0, NULL, &match,
                                           NULL);
  sheet = aluette_tarot_score_sheet_new (header, journal, NULL);
  if (sixth)
    aluette_tarot_score_sheet_add_person (sheet, "Player 6", NULL);
  for (guint step = 0;; step++)
    {
      print_line ("kept %" G_GINT64_FORMAT " %u\n", match, step);
      act_on_tarot_sheet (sheet, step);
    }
}

static void
fill_tournament (AluetteDatabase *database)
{
  g_autoptr (AluetteTournament) tournament = NULL;
  gint64 id;

  tournament = aluette_database_create_tournament (database, "Concours de Bouin", &id, NULL);
  for (guint step = 0;; step++)
    {
      print_line ("kept %" G_GINT64_FORMAT " %u\n", id, step);
      act_on_tournament (tournament, step);
    }
}

static void
import_folder (AluetteDatabase *database, const char *folder)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_file_new_build_filename (folder, name, NULL));
  print_line ("ready\n");
  for (;;)
    aluette_import_report_free (database_import (database, files));
}

/* Does not return if there is such a job. */
static void
do_job (AluetteDatabase *database, int argc, char **argv)
{
  if (argc > 2 && g_str_equal (argv[2], "sheet"))
    fill_sheet (database);
  else if (argc > 2 && g_str_equal (argv[2], "tarot-sheet"))
    fill_tarot_sheet (database, FALSE);
  else if (argc > 2 && g_str_equal (argv[2], "tarot-session"))
    fill_tarot_sheet (database, TRUE);
  else if (argc > 2 && g_str_equal (argv[2], "tournament"))
    fill_tournament (database);
  else if (argc > 3 && g_str_equal (argv[2], "import"))
    import_folder (database, argv[3]);
}

static void
limit_files (const char *bytes)
{
  struct rlimit limit = { (rlim_t) g_ascii_strtoull (bytes, NULL, 10), RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &limit);
}

/* Mounts a small disk in memory at the folder of the database. Requires rights, or user namespaces.
 * */
static gboolean
mount_disk (const char *bytes, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *size = g_strconcat ("size=", bytes, NULL);

  return (unshare (CLONE_NEWNS) == 0 || unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0)
         && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
         && mount ("tmpfs", folder, "tmpfs", 0, size) == 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  AluetteBacklog *backlog;
  AluetteDatabase *database;
  gboolean is_limited = FALSE;
  guint n_matches;

  for (; argc > 2 && g_str_has_prefix (argv[1], "--"); argc--, argv++)
    {
      is_limited = TRUE;
      if (g_str_equal (argv[1], "--limit"))
        {
          limit_files (argv[2]);
          argc--, argv++;
        }
      else if (g_str_equal (argv[1], "--disk"))
        {
          if (!mount_disk (argv[2], argv[3]))
            {
              print_line ("no disk\n");
              return 0;
            }
          argc--, argv++;
        }
      else if (geteuid () == 0 && (setgid (65534) != 0 || setuid (65534) != 0))
        return 1;
    }
  database = aluette_database_open (argv[1], &report, &error);
  if (database == NULL)
    print_line ("refused %s\n", error->message);
  if (report.read_only)
    print_line ("read-only\n");
  if (database == NULL)
    return 0;
  do_job (database, argc, argv);
  n_matches = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : G_MAXUINT;
  for (guint i = 0; i < n_matches; i++)
    {
      Player player = { .database = database };

      play_game (next_game (database, (guint64) getpid () * 1000 + i, &player), &player);
    }
  backlog = aluette_database_get_backlog (database);
  /* Other processes may hold the file, on a busy machine for long. */
  main_loop_wait_for (!aluette_backlog_has (backlog, NULL)
                      || (is_limited && aluette_backlog_get_n (backlog, NULL) > 0));
  aluette_backlog_clear (backlog);
  database_close (database);
  aluette_database_report_clear (&report);
  return 0;
}
