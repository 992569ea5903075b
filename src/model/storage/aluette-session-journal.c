/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-session-journal.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-journal-queue.h"
#include "model/storage/aluette-match-columns.h"
#include "model/storage/aluette-match-journal.h"
#include "model/storage/aluette-match-log.h"
#include "model/storage/aluette-stored-record.h"

struct _AluetteSessionJournal
{
  GObject parent_instance;

  AluetteDatabase *database;
  AluetteMatchJournal *first; /* of the first match, which it claims */
  gint64 session;             /* number of the first match */
  AluetteJournalQueue *queue;
};

static AluetteConnection *
get_connection (AluetteSessionJournal *self)
{
  return self->database->main;
}

/* The log. Row 0 is the head, row n + 1 is event n. */

static GPtrArray *
read_log (AluetteConnection *connection, gint64 session, char **head, GError **error)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) failure = NULL;
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT lines FROM sessions WHERE session = ? ORDER BY number", "i",
      session);

  if (query == NULL)
    return NULL;
  *head = NULL;
  while (aluette_connection_step (connection, query, &failure))
    {
      char *lines = g_strdup ((const char *) sqlite3_column_text (query, 0));

      if (*head == NULL)
        *head = lines;
      else
        g_ptr_array_add (events, lines);
    }
  sqlite3_reset (query);
  if (failure == NULL)
    return g_steal_pointer (&events);
  g_clear_pointer (head, g_free);
  g_propagate_error (error, g_steal_pointer (&failure));
  return NULL;
}

static gboolean
write_row (AluetteSessionJournal *self, guint number, const char *lines, GError **error)
{
  return aluette_connection_run (get_connection (self), error,
                                 "INSERT OR REPLACE INTO sessions (session, number, lines)"
                                 " VALUES (?, ?, ?)",
                                 "iis", self->session, (gint64) number, lines);
}

static gboolean
write_edit (AluetteSessionJournal *self, const AluetteJournalEdit *edit, GError **error)
{
  if (edit->removes
      && !aluette_connection_run (get_connection (self), error,
                                  "DELETE FROM sessions WHERE session = ? AND number > ?", "ii",
                                  self->session, (gint64) edit->first))
    return FALSE;
  for (guint i = 0; i < edit->lines->len; i++)
    if (!write_row (self, edit->first + i + 1, g_ptr_array_index (edit->lines, i), error))
      return FALSE;
  return TRUE;
}

/* The matches that follow from the log */

const char *
aluette_session_event_split (const char *event, char **name, char **header)
{
  const char *start = strchr (event, '\n');
  const char *end = start != NULL ? strstr (start, "\n\n") : NULL;

  *name = g_strndup (event, strcspn (event, "\t\n"));
  *header = end != NULL ? g_strndup (start + 1, (gsize) (end - start)) : g_strdup ("");
  return end != NULL ? end + 2 : "";
}

/* Adds an event to the record of its match. @records: (element-type utf8 GString) */
static void
add_event (GHashTable *records, const char *event)
{
  g_autofree char *name = NULL;
  g_autofree char *header = NULL;
  const char *lines = aluette_session_event_split (event, &name, &header);
  GString *record = g_hash_table_lookup (records, name);

  if (record == NULL)
    {
      record = g_string_new (header);
      g_hash_table_insert (records, g_steal_pointer (&name), record);
    }
  g_string_append (record, lines);
}

static void
record_free (gpointer record)
{
  g_string_free (record, TRUE);
}

/* Stores the record of a match if it has changed. It stays unpacked and without a hash, because
 * the match of a line-up can begin like one of another evening. */
static gboolean
store_match (AluetteConnection *connection, gint64 match, const char *record, GError **error)
{
  g_autofree char *stored = aluette_match_log_read (connection, match, NULL, NULL);
  g_autoptr (AluetteMatchFollower) follower = NULL;

  if (g_strcmp0 (stored, record) == 0)
    return TRUE;
  if (!aluette_match_log_store (connection, match, record, error)
      || !aluette_match_log_unpack (connection, match, error))
    return FALSE;
  follower = aluette_match_follower_new_from_log (connection, match, error);
  return follower != NULL
         && aluette_match_columns_refresh (connection, match, follower, NULL, error)
         && aluette_connection_run (connection, error,
                                    "UPDATE matches SET modified = unixepoch () WHERE id = ?", "i",
                                    match);
}

static gboolean
add_match (AluetteSessionJournal *self, gint64 match, const char *name, GError **error)
{
  return aluette_connection_run (get_connection (self), error,
                                 "INSERT INTO session_matches (match, session, name)"
                                 " VALUES (?, ?, ?)",
                                 "iis", match, self->session, name);
}

/* Stores a match of the session, which may be new. */
static gboolean
update_match (AluetteSessionJournal *self, const char *name, const char *record, GError **error)
{
  AluetteConnection *connection = get_connection (self);
  gint64 match;

  if (!aluette_connection_get_int (connection, &match, 0, error,
                                   "SELECT match FROM session_matches"
                                   " WHERE session = ? AND name = ?",
                                   "is", self->session, name))
    return FALSE;
  if (match == 0)
    {
      match = aluette_database_add_match (connection, 0, NULL, error);
      if (match == 0 || !add_match (self, match, name, error))
        return FALSE;
    }
  return store_match (connection, match, record, error);
}

/* Removes the deals of a match: its header stays. */
static gboolean
empty_match (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, error);
  g_autoptr (AluetteStoredRecord) stored = record != NULL
                                               ? aluette_stored_record_read (record, -1, error)
                                               : NULL;

  return stored != NULL
         && store_match (connection, match, g_ptr_array_index (stored->parts, 0), error);
}

/* Returns: (transfer full) (nullable): the matches of the session without any event; NULL with
 * @error */
static GArray *
find_empty (AluetteSessionJournal *self, GHashTable *records, GError **error)
{
  AluetteConnection *connection = get_connection (self);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) failure = NULL;
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT match, name FROM session_matches WHERE session = ?", "i",
      self->session);

  if (query == NULL)
    return NULL;
  while (aluette_connection_step (connection, query, &failure))
    {
      gint64 match = sqlite3_column_int64 (query, 0);

      if (!g_hash_table_contains (records, sqlite3_column_text (query, 1)))
        g_array_append_val (ids, match);
    }
  if (failure == NULL)
    return g_steal_pointer (&ids);
  g_propagate_error (error, g_steal_pointer (&failure));
  return NULL;
}

/* Removes matches without any event. The first one stays, because the session belongs to it. */
static gboolean
remove_empty (AluetteSessionJournal *self, GHashTable *records, GError **error)
{
  AluetteConnection *connection = get_connection (self);
  g_autoptr (GArray) ids = find_empty (self, records, error);
  gboolean good = ids != NULL;

  for (guint i = 0; good && i < ids->len; i++)
    {
      gint64 match = g_array_index (ids, gint64, i);

      good = match == self->session
                 ? empty_match (connection, match, error)
                 : aluette_connection_run (connection, error, "DELETE FROM matches WHERE id = ?",
                                           "i", match);
    }
  return good;
}

static gboolean
update_matches (AluetteSessionJournal *self, GError **error)
{
  g_autofree char *head = NULL;
  g_autoptr (GPtrArray) events = read_log (get_connection (self), self->session, &head, error);
  g_autoptr (GHashTable) records = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                          record_free);
  GHashTableIter iter;
  gpointer name, record;

  if (events == NULL)
    return FALSE;
  for (guint i = 0; i < events->len; i++)
    add_event (records, g_ptr_array_index (events, i));
  g_hash_table_iter_init (&iter, records);
  while (g_hash_table_iter_next (&iter, &name, &record))
    if (!update_match (self, name, ((GString *) record)->str, error))
      return FALSE;
  /* In lists, the first match stands for all. */
  return remove_empty (self, records, error)
         && aluette_connection_run (
             get_connection (self), error,
             "UPDATE matches SET modified = unixepoch (), over = " ALUETTE_SQL_SESSION_OVER
             " WHERE id = ?",
             "i", self->session);
}

static gboolean
session_journal_write (AluetteJournal *journal, const AluetteJournalEdit *edit, GError **error)
{
  AluetteSessionJournal *self = ALUETTE_SESSION_JOURNAL (journal);

  return write_edit (self, edit, error) && update_matches (self, error);
}

static void
session_journal_written (AluetteJournal *journal, const AluetteJournalEdit *edit)
{
  AluetteSessionJournal *self = ALUETTE_SESSION_JOURNAL (journal);

  aluette_database_checkpoint (self->database);
  aluette_database_announce (self->database);
}

/* The journal */

static void
session_journal_append (AluetteJournal *journal, guint index, const char *lines,
                        gboolean deal_ended)
{
  aluette_journal_queue_append (ALUETTE_SESSION_JOURNAL (journal)->queue, index, lines, deal_ended);
}

static void
session_journal_replace (AluetteJournal *journal, guint index, const char *const *lines)
{
  aluette_journal_queue_replace (ALUETTE_SESSION_JOURNAL (journal)->queue, index, lines, TRUE);
}

static void
journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = session_journal_append;
  iface->replace = session_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteSessionJournal, aluette_session_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL, journal_iface_init))

static void
aluette_session_journal_dispose (GObject *object)
{
  AluetteSessionJournal *self = ALUETTE_SESSION_JOURNAL (object);

  g_clear_pointer (&self->queue, aluette_journal_queue_free);
  g_clear_object (&self->first);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_session_journal_parent_class)->dispose (object);
}

static void
aluette_session_journal_class_init (AluetteSessionJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_session_journal_dispose;
}

static void
aluette_session_journal_init (AluetteSessionJournal *self)
{
}

static AluetteSessionJournal *
session_journal_new (AluetteMatchJournal *first)
{
  AluetteSessionJournal *self = g_object_new (ALUETTE_TYPE_SESSION_JOURNAL, NULL);

  self->first = g_object_ref (first);
  self->session = aluette_match_journal_get_match (first);
  self->database = g_object_ref (aluette_match_journal_get_database (first));
  self->queue = aluette_journal_queue_new (self->database->backlog, self->database,
                                           ALUETTE_JOURNAL (self), session_journal_write,
                                           session_journal_written);
  return self;
}

AluetteJournal *
aluette_session_journal_begin (AluetteJournal *journal, const char *head, const char *first,
                               GPtrArray *events, GError **error)
{
  g_autoptr (AluetteSessionJournal) self = NULL;
  gboolean good;

  if (!aluette_match_journal_flush (ALUETTE_MATCH_JOURNAL (journal), error))
    return NULL;
  self = session_journal_new (ALUETTE_MATCH_JOURNAL (journal));
  if (!aluette_database_begin (self->database, error))
    return NULL;
  good = write_row (self, 0, head, error) && add_match (self, self->session, first, error);
  for (guint i = 0; i < events->len && good; i++)
    good = write_row (self, i + 1, g_ptr_array_index (events, i), error);
  good = good && update_matches (self, error);
  return aluette_database_end (self->database, good, error)
             ? ALUETTE_JOURNAL (g_steal_pointer (&self))
             : NULL;
}

gboolean
aluette_session_journal_open (AluetteDatabase *database, gint64 match, char **head,
                              GPtrArray **events, AluetteJournal **journal, GError **error)
{
  g_autoptr (AluetteMatchJournal) first = NULL;
  gint64 session;

  *head = NULL;
  *events = NULL;
  *journal = NULL;
  if (!aluette_connection_get_int (database->main, &session, 0, error,
                                   "SELECT session FROM session_matches WHERE match = ?", "i",
                                   match))
    return FALSE;
  if (session == 0)
    return TRUE;
  if (!database->read_only)
    {
      first = aluette_match_journal_claim (database, session, error);
      if (first == NULL)
        return FALSE;
      *journal = ALUETTE_JOURNAL (session_journal_new (first));
    }
  *events = read_log (database->main, session, head, error);
  if (*events != NULL && *head != NULL)
    return TRUE;
  if (*events != NULL)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_DAMAGED,
                         _("The saved match is damaged"));
  g_clear_pointer (events, g_ptr_array_unref);
  g_clear_object (journal);
  return FALSE;
}

gboolean
aluette_session_journal_set_head (AluetteSessionJournal *self, const char *head, GError **error)
{
  if (!aluette_database_begin (self->database, error))
    return FALSE;
  return aluette_database_end (self->database, write_row (self, 0, head, error), error);
}
