/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-journal-queue.h"

#include "model/storage/aluette-database-private.h"

#define RETRY_MS 100

/* If the file is locked for so long, the other program has probably stopped. */
#define GIVE_UP_AFTER_MS 10000

struct _AluetteJournalQueue
{
  AluetteDatabase *database; /* (transfer none): the journal keeps it alive */
  AluetteJournal *journal;   /* (transfer none), but referenced while @retry is set */
  AluetteJournalEditWrite write;
  AluetteJournalEditWritten written;
  AluetteJournalEdit edit;
  GSource *retry; /* (nullable): set while the edit is queued */
  guint n_tries;
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
aluette_journal_queue_new (AluetteDatabase *database, AluetteJournal *journal,
                           AluetteJournalEditWrite write, AluetteJournalEditWritten written)
{
  AluetteJournalQueue *self = g_new0 (AluetteJournalQueue, 1);

  self->database = database;
  self->journal = journal;
  self->write = write;
  self->written = written;
  self->edit.lines = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/* Drops the edit and, if it was queued, the reference to the journal. */
static void
journal_queue_stop (AluetteJournalQueue *self)
{
  journal_edit_clear (&self->edit);
  if (self->retry == NULL)
    return;
  g_ptr_array_remove_fast (self->database->waiting_queues, self);
  g_source_destroy (self->retry);
  g_clear_pointer (&self->retry, g_source_unref);
  g_object_unref (self->journal);
}

void
aluette_journal_queue_free (AluetteJournalQueue *self)
{
  g_ptr_array_unref (self->edit.lines);
  g_free (self);
}

static gboolean
journal_queue_write_edit (AluetteJournalQueue *self, guint wait_ms, GError **error)
{
  AluetteConnection *connection = self->database->main;
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

/* Writes the edit. If this fails, the edit does not change. */
static gboolean
journal_queue_write (AluetteJournalQueue *self, guint wait_ms, GError **error)
{
  if (!journal_queue_write_edit (self, wait_ms, error))
    return FALSE;
  if (self->written != NULL)
    self->written (self->journal, &self->edit);
  journal_queue_stop (self);
  return TRUE;
}

static gboolean
journal_queue_on_retry (gpointer data)
{
  AluetteJournalQueue *self = data;
  g_autoptr (AluetteJournal) journal = g_object_ref (self->journal);
  g_autoptr (GError) error = NULL;

  if (journal_queue_write (self, 0, &error))
    return G_SOURCE_REMOVE;
  self->n_tries++;
  if (g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_BUSY)
      && self->n_tries < GIVE_UP_AFTER_MS / RETRY_MS)
    return G_SOURCE_CONTINUE;
  journal_queue_stop (self);
  aluette_journal_fail (journal, error);
  return G_SOURCE_REMOVE;
}

static void
journal_queue_wait (AluetteJournalQueue *self)
{
  if (self->retry != NULL)
    return;
  g_object_ref (self->journal);
  self->n_tries = 0;
  self->retry = g_timeout_source_new (RETRY_MS);
  g_source_set_callback (self->retry, journal_queue_on_retry, self, NULL);
  g_source_attach (self->retry, NULL);
  g_ptr_array_add (self->database->waiting_queues, self);
}

/* Writes the edit now, or later if another program writes. */
static gboolean
journal_queue_submit (AluetteJournalQueue *self, GError **error)
{
  g_autoptr (AluetteJournal) journal = g_object_ref (self->journal);
  g_autoptr (GError) failure = NULL;

  if (journal_queue_write (self, self->retry != NULL ? 0 : ALUETTE_DATABASE_BRIEF_MS, &failure))
    return TRUE;
  if (g_error_matches (failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_BUSY))
    {
      journal_queue_wait (self);
      return TRUE;
    }
  journal_queue_stop (self);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

gboolean
aluette_journal_queue_append (AluetteJournalQueue *self, guint index, const char *lines,
                              gboolean sync, GError **error)
{
  journal_edit_append (&self->edit, index, lines);
  self->edit.sync |= sync;
  return journal_queue_submit (self, error);
}

gboolean
aluette_journal_queue_replace (AluetteJournalQueue *self, guint index, const char *const *lines,
                               gboolean sync, GError **error)
{
  journal_edit_remove (&self->edit, index);
  for (guint i = 0; lines[i] != NULL; i++)
    journal_edit_append (&self->edit, index + i, lines[i]);
  self->edit.sync |= sync;
  return journal_queue_submit (self, error);
}

void
aluette_journal_queue_flush (AluetteJournalQueue *self)
{
  g_autoptr (AluetteJournal) journal = g_object_ref (self->journal);
  g_autoptr (GError) error = NULL;

  if (journal_queue_write (self, ALUETTE_DATABASE_PATIENT_MS, &error))
    return;
  journal_queue_stop (self);
  aluette_journal_fail (journal, error);
}
