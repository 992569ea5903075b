/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-tournament.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-journal-queue.h"
#include "model/storage/aluette-match-lock.h"

/* Matches and tournaments share one lock file, so the numbers of tournaments start far above those
 * of matches. */
#define FIRST_LOCK (G_GINT64_CONSTANT (1) << 48)

/* The journal of a tournament. While it exists, no other window can change the tournament. */
#define ALUETTE_TYPE_TOURNAMENT_JOURNAL (aluette_tournament_journal_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournamentJournal, aluette_tournament_journal, ALUETTE,
                      TOURNAMENT_JOURNAL, GObject)

struct _AluetteTournamentJournal
{
  GObject parent_instance;

  AluetteDatabase *database;
  gint64 tournament;
  int lock; /* file descriptor */
  AluetteJournalQueue *queue;
};

static gboolean
insert_line (AluetteTournamentJournal *self, guint index, const char *line, GError **error)
{
  AluetteConnection *connection = self->database->main;

  if (!aluette_connection_run (connection, error,
                               "INSERT INTO tournament_lines (tournament, number, line)"
                               " VALUES (?, ?, ?)",
                               "iis", self->tournament, (gint64) index, line))
    return FALSE;
  return !g_str_has_prefix (line, "name ")
         || aluette_connection_run (connection, error,
                                    "UPDATE tournaments SET name = rtrim (?, char (10))"
                                    " WHERE id = ?",
                                    "si", line + strlen ("name "), self->tournament);
}

static gboolean
delete_lines (AluetteTournamentJournal *self, guint index, GError **error)
{
  return aluette_connection_run (self->database->main, error,
                                 "DELETE FROM tournament_lines WHERE tournament = ? AND number >= ?",
                                 "ii", self->tournament, (gint64) index);
}

static gboolean
tournament_journal_write (AluetteJournal *journal, const AluetteJournalEdit *edit, GError **error)
{
  AluetteTournamentJournal *self = ALUETTE_TOURNAMENT_JOURNAL (journal);

  if (edit->removes && !delete_lines (self, edit->first, error))
    return FALSE;
  for (guint i = 0; i < edit->lines->len; i++)
    if (!insert_line (self, edit->first + i, g_ptr_array_index (edit->lines, i), error))
      return FALSE;
  return aluette_connection_run (self->database->main, error,
                                 "UPDATE tournaments SET modified = unixepoch () WHERE id = ?", "i",
                                 self->tournament);
}

/* People enter all changes, so each one can wait for the disk. */
static void
tournament_journal_append (AluetteJournal *journal, guint index, const char *lines,
                           gboolean deal_ended)
{
  aluette_journal_queue_append (ALUETTE_TOURNAMENT_JOURNAL (journal)->queue, index, lines, TRUE);
}

static void
tournament_journal_replace (AluetteJournal *journal, guint index, const char *const *lines)
{
  aluette_journal_queue_replace (ALUETTE_TOURNAMENT_JOURNAL (journal)->queue, index, lines, TRUE);
}

static void
journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = tournament_journal_append;
  iface->replace = tournament_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTournamentJournal, aluette_tournament_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL, journal_iface_init))

static void
aluette_tournament_journal_dispose (GObject *object)
{
  AluetteTournamentJournal *self = ALUETTE_TOURNAMENT_JOURNAL (object);

  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
  g_clear_pointer (&self->queue, aluette_journal_queue_free);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_tournament_journal_parent_class)->dispose (object);
}

static void
aluette_tournament_journal_class_init (AluetteTournamentJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_tournament_journal_dispose;
}

static void
aluette_tournament_journal_init (AluetteTournamentJournal *self)
{
  self->lock = -1;
}

static AluetteJournal *
claim_tournament (AluetteDatabase *database, gint64 id, GError **error)
{
  g_autoptr (AluetteTournamentJournal) self = g_object_new (ALUETTE_TYPE_TOURNAMENT_JOURNAL, NULL);

  self->database = g_object_ref (database);
  self->tournament = id;
  self->queue = aluette_journal_queue_new (database->backlog, database, ALUETTE_JOURNAL (self),
                                           tournament_journal_write, NULL);
  self->lock = aluette_match_lock_open (database->path);
  if (self->lock < 0 || aluette_match_lock_take (self->lock, FIRST_LOCK + id, FALSE, FALSE))
    return ALUETTE_JOURNAL (g_steal_pointer (&self));
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE,
                       _("This tournament is open in another window"));
  return NULL;
}

AluetteTournament *
aluette_database_create_tournament (AluetteDatabase *self, const char *name, gint64 *id,
                                    GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteTournament) trial = NULL;
  gboolean good;
  gint64 tournament;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self) && name != NULL, NULL);
  trial = aluette_tournament_new (name, NULL, error); /* an invalid name must not create a row */
  if (trial == NULL || !aluette_database_begin (self, error))
    return NULL;
  good = aluette_connection_run (self->main, error,
                                 "INSERT INTO tournaments (created, modified)"
                                 " VALUES (unixepoch (), unixepoch ())",
                                 "");
  tournament = sqlite3_last_insert_rowid (aluette_connection_get_sqlite (self->main));
  if (!aluette_database_end (self, good, error))
    return NULL;
  journal = claim_tournament (self, tournament, error);
  if (journal == NULL)
    return NULL;
  if (id != NULL)
    *id = tournament;
  return aluette_tournament_new (name, journal, error);
}

static char *
read_text (AluetteDatabase *self, gint64 id, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GError *failure = NULL;
  sqlite3_stmt *query = aluette_connection_query (
      self->main, error, "SELECT line FROM tournament_lines WHERE tournament = ? ORDER BY number", "i",
      id);

  if (query == NULL)
    return NULL;
  while (aluette_connection_step (self->main, query, &failure))
    g_string_append (text, (const char *) sqlite3_column_text (query, 0));
  if (failure == NULL && text->len == 0)
    g_set_error_literal (&failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH,
                         _("Tournament not found"));
  if (failure == NULL)
    return g_string_free (g_steal_pointer (&text), FALSE);
  g_propagate_error (error, failure);
  return NULL;
}

AluetteTournament *
aluette_database_open_tournament (AluetteDatabase *self, gint64 id, GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  if (!self->read_only)
    {
      journal = claim_tournament (self, id, error);
      if (journal == NULL)
        return NULL;
    }
  text = read_text (self, id, error);
  return text != NULL ? aluette_tournament_new_from_text (text, journal, error) : NULL;
}

static void
tournament_info_free (AluetteTournamentInfo *info)
{
  g_free (info->name);
  g_free (info);
}

/* A row without a name is left over from a crash while the tournament was created. */
GPtrArray *
aluette_database_list_tournaments (AluetteDatabase *self, GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (
      (GDestroyNotify) tournament_info_free);
  GError *failure = NULL;
  sqlite3_stmt *query;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);

  query = aluette_connection_query (
      self->main, error,
      "SELECT id, name, created, modified FROM tournaments WHERE deleted IS NULL AND name <> ''"
      " ORDER BY modified DESC, id DESC",
      "");

  if (query == NULL)
    return NULL;
  while (aluette_connection_step (self->main, query, &failure))
    {
      AluetteTournamentInfo *info = g_new0 (AluetteTournamentInfo, 1);

      info->tournament = sqlite3_column_int64 (query, 0);
      info->name = g_strdup ((const char *) sqlite3_column_text (query, 1));
      info->created = sqlite3_column_int64 (query, 2);
      info->modified = sqlite3_column_int64 (query, 3);
      g_ptr_array_add (list, info);
    }
  if (failure == NULL)
    return g_steal_pointer (&list);
  g_propagate_error (error, failure);
  return NULL;
}

gboolean
aluette_database_delete_tournament (AluetteDatabase *self, gint64 id, gboolean deleted,
                                    GError **error)
{
  gboolean good;

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), FALSE);
  if (!aluette_database_begin (self, error))
    return FALSE;
  good = aluette_connection_run (
      self->main, error,
      "UPDATE tournaments SET deleted = CASE ? WHEN 1 THEN unixepoch () END WHERE id = ?", "ii",
      (gint64) (deleted != FALSE), id);
  return aluette_database_end (self, good, error);
}
