/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-journal-queue.h"

#include "model/storage/aluette-database-private.h"

/* How long another program may have locked the file before this is reported as a failure. */
#define LOCK_SECONDS 2

struct _AluetteJournalQueue
{
  AluetteBacklog *backlog;   /* (transfer none): the journal keeps it alive */
  AluetteDatabase *database; /* (transfer none) (nullable): likewise */
  AluetteJournal *journal;   /* (transfer none) */
  AluetteJournalEditWrite write;
  AluetteJournalEditWritten written;
  AluetteJournalEdit edit;
  gint64 since; /* the monotonic time from which on the edit waits, or 0 */
  gboolean has_failed; /* since then */
};

static gboolean
journal_edit_is_empty (const AluetteJournalEdit *edit)
{
  return !edit->removes && edit->lines->len == 0;
}

static void
journal_edit_clear (AluetteJournalEdit *edit)
{
  g_ptr_array_set_size (edit->lines, 0);
  edit->removes = FALSE;
  edit->sync = FALSE;
}

/* Extends the edit so that it also removes the events from number @index on. */
static void
journal_edit_remove (AluetteJournalEdit *edit, guint index)
{
  if (!journal_edit_is_empty (edit) && index >= edit->first)
    g_ptr_array_set_size (edit->lines, (int) MIN (index - edit->first, edit->lines->len));
  else
    {
      g_ptr_array_set_size (edit->lines, 0);
      edit->first = index;
      edit->removes = TRUE;
    }
}

static void
journal_edit_append (AluetteJournalEdit *edit, guint index, const char *lines)
{
  if (journal_edit_is_empty (edit))
    edit->first = index;
  g_ptr_array_add (edit->lines, g_strdup (lines));
}

AluetteJournalQueue *
aluette_journal_queue_new (AluetteBacklog *backlog, AluetteDatabase *database,
                           AluetteJournal *journal, AluetteJournalEditWrite write,
                           AluetteJournalEditWritten written)
{
  AluetteJournalQueue *self = g_new0 (AluetteJournalQueue, 1);

  self->backlog = backlog;
  self->database = database;
  self->journal = journal;
  self->write = write;
  self->written = written;
  self->edit.lines = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
aluette_journal_queue_free (AluetteJournalQueue *self)
{
  g_ptr_array_unref (self->edit.lines);
  g_free (self);
}

/* Writes the edit in a transaction of the database. Only the first edit waits for others. */
static gboolean
write_in_transaction (AluetteJournalQueue *self, GError **error)
{
  AluetteConnection *connection = self->database->main;
  guint wait_ms = aluette_backlog_has (self->backlog, NULL) ? 0 : ALUETTE_DATABASE_BRIEF_MS;
  gboolean sync = self->edit.sync;
  gboolean done;

  if (sync && !aluette_connection_set_full_sync (connection, TRUE, error))
    return FALSE;
  done = aluette_database_begin_within (self->database, wait_ms, error)
         && aluette_database_end (self->database, self->write (self->journal, &self->edit, error),
                                  error);
  if (sync)
    aluette_connection_set_full_sync (connection, FALSE, NULL);
  return done;
}

static gboolean
journal_queue_retry (gpointer queue)
{
  return aluette_journal_queue_submit (queue, NULL);
}

/* Keeps the edit, to which later changes are added. If only the end of the transaction has failed,
 * nobody knows what the file has: the next time, the edit replaces it. */
static void
journal_queue_wait (AluetteJournalQueue *self, const GError *error)
{
  gint64 now = g_get_monotonic_time ();
  gboolean passes = g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_BUSY);

  if (self->since == 0)
    self->since = now;
  self->edit.removes |= self->edit.lines->len > 0;
  passes = passes && now - self->since < LOCK_SECONDS * G_USEC_PER_SEC;
  aluette_backlog_set (self->backlog, self->journal, journal_queue_retry, self,
                       MAX (1, self->edit.lines->len), passes ? NULL : error->message);
  if (passes || self->has_failed)
    return;
  self->has_failed = TRUE;
  aluette_journal_fail (self->journal, error);
}

gboolean
aluette_journal_queue_submit (AluetteJournalQueue *self, GError **error)
{
  g_autoptr (AluetteJournal) journal = g_object_ref (self->journal);
  g_autoptr (GError) failure = NULL;

  if (self->database != NULL ? !write_in_transaction (self, &failure)
                             : !self->write (self->journal, &self->edit, &failure))
    {
      journal_queue_wait (self, failure);
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
  if (self->written != NULL)
    self->written (self->journal, &self->edit);
  journal_edit_clear (&self->edit);
  self->since = 0;
  self->has_failed = FALSE;
  aluette_backlog_set (self->backlog, self->journal, journal_queue_retry, self, 0, NULL);
  return TRUE;
}

void
aluette_journal_queue_append (AluetteJournalQueue *self, guint index, const char *lines,
                              gboolean sync)
{
  journal_edit_append (&self->edit, index, lines);
  self->edit.sync |= sync;
  aluette_journal_queue_submit (self, NULL);
}

void
aluette_journal_queue_replace (AluetteJournalQueue *self, guint index, const char *const *lines,
                               gboolean sync)
{
  journal_edit_remove (&self->edit, index);
  for (guint i = 0; lines[i] != NULL; i++)
    journal_edit_append (&self->edit, index + i, lines[i]);
  self->edit.sync |= sync;
  aluette_journal_queue_submit (self, NULL);
}
