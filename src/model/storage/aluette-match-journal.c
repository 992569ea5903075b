/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-journal.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-journal-queue.h"
#include "model/storage/aluette-match-columns.h"
#include "model/storage/aluette-match-follower.h"
#include "model/storage/aluette-match-lock.h"
#include "model/storage/aluette-match-log.h"

/* What is stored of a match before its first event. */
typedef struct
{
  char *header;
  guint64 seed;
  GBytes *key; /* (nullable) */
} NewMatch;

struct _AluetteMatchJournal
{
  GObject parent_instance;

  AluetteDatabase *database;
  gint64 match;
  NewMatch *new_match; /* (nullable): until it is stored */
  gint64 *previous;    /* (nullable): until the link to the best of three is stored */
  int lock; /* file descriptor */
  AluetteJournalQueue *queue;
  AluetteMatchFollower *follower; /* (nullable): has read the log as it is stored */
};

static void
new_match_free (NewMatch *new_match)
{
  g_free (new_match->header);
  g_clear_pointer (&new_match->key, g_bytes_unref);
  g_free (new_match);
}

static gboolean
take_lock (AluetteMatchJournal *self, GError **error)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = aluette_match_lock_open (self->database->path);
  if (self->lock < 0 || aluette_match_lock_take (self->lock, self->match, FALSE, FALSE))
    return TRUE;
  g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE,
                       _("This match is being played in another window"));
  return FALSE;
}

/* Claims the match before another process can see it and treat it as abandoned. */
static gboolean
write_new_match (AluetteMatchJournal *self, GError **error)
{
  AluetteConnection *connection = self->database->main;
  const NewMatch *new_match = self->new_match;

  if (new_match == NULL)
    return TRUE;
  self->match = aluette_database_add_match (connection, new_match->seed, new_match->key, error);
  return self->match != 0
         && aluette_match_log_start (connection, self->match, new_match->header, error)
         && take_lock (self, error)
         && aluette_match_columns_refresh_from_log (connection, self->match, error);
}

static gboolean
write_lines (AluetteMatchJournal *self, const AluetteJournalEdit *edit, GError **error)
{
  AluetteConnection *connection = self->database->main;

  if (edit->removes && !aluette_match_log_truncate (connection, self->match, edit->first, error))
    return FALSE;
  for (guint i = 0; i < edit->lines->len; i++)
    if (!aluette_match_log_append (connection, self->match, edit->first + i,
                                   g_ptr_array_index (edit->lines, i), error))
      return FALSE;
  return TRUE;
}

/* Updates the follower to the end of the log. Uses the lines of @edit, or reads the whole log if
 * there is no follower or if events were removed that it has read. */
static gboolean
update_follower (AluetteMatchJournal *self, const AluetteJournalEdit *edit, GError **error)
{
  if (edit->removes)
    g_clear_pointer (&self->follower, aluette_match_follower_free);
  if (self->follower == NULL)
    {
      self->follower = aluette_match_follower_new_from_log (self->database->main, self->match,
                                                            error);
      return self->follower != NULL;
    }
  for (guint i = 0; i < edit->lines->len; i++)
    if (!aluette_match_follower_read (self->follower, g_ptr_array_index (edit->lines, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
update_match (AluetteMatchJournal *self, GError **error)
{
  AluetteConnection *connection = self->database->main;

  return aluette_match_columns_refresh (connection, self->match, self->follower, NULL, error)
         && aluette_connection_run (connection, error,
                                    "UPDATE matches SET modified = unixepoch () WHERE id = ?", "i",
                                    self->match);
}

/* Lists show nothing that changes within a deal, unless events are removed. */
static gboolean
match_journal_write (AluetteJournal *journal, const AluetteJournalEdit *edit, GError **error)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);

  if (write_new_match (self, error)
      && (self->previous == NULL
          || aluette_database_write_link (self->database->main, self->match, *self->previous,
                                          error))
      && write_lines (self, edit, error) && update_follower (self, edit, error)
      && ((!edit->sync && !edit->removes) || update_match (self, error)))
    return TRUE;
  g_clear_pointer (&self->follower, aluette_match_follower_free);
  return FALSE;
}

static void
match_journal_written (AluetteJournal *journal, const AluetteJournalEdit *edit)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);
  gboolean is_listed = self->new_match != NULL || self->previous != NULL || edit->sync;

  g_clear_pointer (&self->new_match, new_match_free);
  g_clear_pointer (&self->previous, g_free);
  if (edit->sync)
    aluette_database_checkpoint (self->database);
  if (is_listed)
    aluette_database_announce (self->database);
}

static void
aluette_match_journal_append (AluetteJournal *journal, guint index, const char *lines,
                              gboolean deal_ended)
{
  aluette_journal_queue_append (ALUETTE_MATCH_JOURNAL (journal)->queue, index, lines, deal_ended);
}

/* To remove events need not wait for the disk. */
static void
aluette_match_journal_replace (AluetteJournal *journal, guint index, const char *const *lines)
{
  aluette_journal_queue_replace (ALUETTE_MATCH_JOURNAL (journal)->queue, index, lines,
                                 lines[0] != NULL);
}

/* The new header counts for the follower and for the lists, too. */
static gboolean
store_header (AluetteMatchJournal *self, const char *lines, GError **error)
{
  g_clear_pointer (&self->follower, aluette_match_follower_free);
  return aluette_match_log_set_header (self->database->main, self->match, lines, error)
         && aluette_match_columns_refresh_from_log (self->database->main, self->match, error);
}

static gboolean
aluette_match_journal_set_header (AluetteJournal *journal, const char *lines, GError **error)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);
  gboolean good;

  if (!aluette_match_journal_flush (self, error)
      || !aluette_database_begin (self->database, error))
    return FALSE;
  good = store_header (self, lines, error);
  good = aluette_database_end (self->database, good, error);
  if (good)
    aluette_database_announce (self->database);
  return good;
}

static void
journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = aluette_match_journal_append;
  iface->replace = aluette_match_journal_replace;
  iface->set_header = aluette_match_journal_set_header;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMatchJournal, aluette_match_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL, journal_iface_init))

/* Packs a finished match. If this fails, maintenance does it at the next start. */
static void
pack_if_over (AluetteMatchJournal *self)
{
  AluetteConnection *connection = self->database->main;
  g_autofree char *record = NULL;
  gint64 over;

  if (!aluette_connection_get_int (connection, &over, 0, NULL,
                                   "SELECT over FROM matches WHERE id = ?", "i", self->match)
      || !over || !aluette_database_begin_within (self->database, ALUETTE_DATABASE_BRIEF_MS, NULL))
    return;
  record = aluette_match_log_read (connection, self->match, NULL, NULL);
  aluette_database_end (self->database,
                        record != NULL
                            && aluette_match_log_pack (connection, self->match, record, NULL),
                        NULL);
}

static void
aluette_match_journal_dispose (GObject *object)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (object);

  if (self->queue != NULL && self->new_match == NULL)
    pack_if_over (self);
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
  g_clear_pointer (&self->queue, aluette_journal_queue_free);
  g_clear_pointer (&self->follower, aluette_match_follower_free);
  g_clear_pointer (&self->new_match, new_match_free);
  g_clear_pointer (&self->previous, g_free);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_match_journal_parent_class)->dispose (object);
}

static void
aluette_match_journal_class_init (AluetteMatchJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_match_journal_dispose;
}

static void
aluette_match_journal_init (AluetteMatchJournal *self)
{
  self->lock = -1;
}

/* Unpacks the log, so that events can be appended. */
static gboolean
open_log (AluetteMatchJournal *self, AluetteDatabase *database, GError **error)
{
  gint64 packed;
  gboolean good;

  if (!aluette_connection_get_int (database->main, &packed, 0, error,
                                   "SELECT 1 FROM records WHERE match = ?", "i", self->match))
    return FALSE;
  if (!packed)
    return TRUE;
  if (!aluette_database_begin (database, error))
    return FALSE;
  good = aluette_match_log_unpack (database->main, self->match, error);
  return aluette_database_end (database, good, error);
}

static AluetteMatchJournal *
match_journal_new (AluetteDatabase *database)
{
  AluetteMatchJournal *self = g_object_new (ALUETTE_TYPE_MATCH_JOURNAL, NULL);

  self->database = g_object_ref (database);
  return self;
}

/* From now on, the match belongs to this journal. */
static void
create_queue (AluetteMatchJournal *self)
{
  self->queue = aluette_journal_queue_new (self->database->backlog, self->database,
                                           ALUETTE_JOURNAL (self), match_journal_write,
                                           match_journal_written);
}

AluetteMatchJournal *
aluette_match_journal_claim (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteMatchJournal) self = match_journal_new (database);

  self->match = match;
  if (!take_lock (self, error) || !open_log (self, database, error))
    return NULL;
  create_queue (self);
  return g_steal_pointer (&self);
}

AluetteMatchJournal *
aluette_match_journal_create (AluetteDatabase *database, const char *header, guint64 seed,
                              GBytes *key)
{
  AluetteMatchJournal *self = match_journal_new (database);

  self->new_match = g_new0 (NewMatch, 1);
  self->new_match->header = g_strdup (header);
  self->new_match->seed = seed;
  self->new_match->key = key != NULL ? g_bytes_ref (key) : NULL;
  create_queue (self);
  aluette_journal_queue_submit (self->queue, NULL);
  return self;
}

void
aluette_match_journal_link (AluetteMatchJournal *self, gint64 previous)
{
  g_free (self->previous);
  self->previous = g_memdup2 (&previous, sizeof previous);
  aluette_journal_queue_submit (self->queue, NULL);
}

gboolean
aluette_match_journal_flush (AluetteMatchJournal *self, GError **error)
{
  return !aluette_backlog_has (self->database->backlog, self)
         || aluette_journal_queue_submit (self->queue, error);
}

gint64
aluette_match_journal_get_match (AluetteMatchJournal *self)
{
  return self->new_match == NULL ? self->match : 0;
}

AluetteDatabase *
aluette_match_journal_get_database (AluetteMatchJournal *self)
{
  return self->database;
}
