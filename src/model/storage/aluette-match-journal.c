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

struct _AluetteMatchJournal
{
  GObject parent_instance;

  AluetteDatabase *database;
  gint64 match;
  int lock; /* file descriptor */
  AluetteJournalQueue *queue;
  AluetteMatchFollower *follower; /* (nullable): has read the log as it is stored */
};

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

  if (write_lines (self, edit, error) && update_follower (self, edit, error)
      && ((!edit->sync && !edit->removes) || update_match (self, error)))
    return TRUE;
  g_clear_pointer (&self->follower, aluette_match_follower_free);
  return FALSE;
}

static void
match_journal_written (AluetteJournal *journal, const AluetteJournalEdit *edit)
{
  AluetteMatchJournal *self = ALUETTE_MATCH_JOURNAL (journal);

  if (!edit->sync)
    return;
  aluette_database_checkpoint (self->database);
  aluette_database_announce (self->database);
}

static gboolean
aluette_match_journal_append (AluetteJournal *journal, guint index, const char *lines,
                              gboolean deal_ended, GError **error)
{
  return aluette_journal_queue_append (ALUETTE_MATCH_JOURNAL (journal)->queue, index, lines,
                                       deal_ended, error);
}

static gboolean
aluette_match_journal_truncate (AluetteJournal *journal, guint index, GError **error)
{
  const char *const none[] = { NULL };

  return aluette_journal_queue_replace (ALUETTE_MATCH_JOURNAL (journal)->queue, index, none, FALSE,
                                        error);
}

static gboolean
aluette_match_journal_replace (AluetteJournal *journal, guint index, const char *const *lines,
                               GError **error)
{
  return aluette_journal_queue_replace (ALUETTE_MATCH_JOURNAL (journal)->queue, index, lines, TRUE,
                                        error);
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

  aluette_journal_queue_flush (self->queue);
  if (!aluette_database_begin (self->database, error))
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
  iface->truncate = aluette_match_journal_truncate;
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

  if (self->database != NULL)
    pack_if_over (self);
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
  g_clear_pointer (&self->queue, aluette_journal_queue_free);
  g_clear_pointer (&self->follower, aluette_match_follower_free);
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

AluetteMatchJournal *
aluette_match_journal_claim (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteMatchJournal) self = g_object_new (ALUETTE_TYPE_MATCH_JOURNAL, NULL);

  self->match = match;
  self->lock = aluette_match_lock_open (database->path);
  if (self->lock >= 0 && !aluette_match_lock_take (self->lock, match, FALSE, FALSE))
    {
      g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_IN_USE,
                           _("This match is being played in another window"));
      return NULL;
    }
  if (!open_log (self, database, error))
    return NULL;
  self->database = g_object_ref (database);
  self->queue = aluette_journal_queue_new (database, ALUETTE_JOURNAL (self), match_journal_write,
                                           match_journal_written);
  return g_steal_pointer (&self);
}

gint64
aluette_match_journal_get_match (AluetteMatchJournal *self)
{
  return self->match;
}

AluetteDatabase *
aluette_match_journal_get_database (AluetteMatchJournal *self)
{
  return self->database;
}
