/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/*
 * Writes the changes of a journal to the database without blocking the main thread.
 *
 * A change is written before the call returns, unless another program is writing to the file just
 * then. The change is then kept in memory, together with those that follow, and written as one
 * transaction as soon as the file is free. If that takes too long or fails, the journal emits
 * "failed".
 *
 * Main thread only.
 */
typedef struct _AluetteJournalQueue AluetteJournalQueue;

/* Changes that are not written yet. */
typedef struct
{
  guint first;      /* number of the first event of @lines */
  gboolean removes; /* first remove the stored events from number @first on */
  gboolean sync;    /* must be on the disk, not only in the system's cache */
  GPtrArray *lines; /* (element-type utf8): record lines of each event */
} AluetteJournalEdit;

/* aluette_journal_edit_write:
 *
 * Writes @edit in the open transaction.
 *
 * Returns: FALSE with @error. */
typedef gboolean (*AluetteJournalEditWrite) (AluetteJournal *journal,
                                             const AluetteJournalEdit *edit, GError **error);

/* Called after @edit was committed. */
typedef void (*AluetteJournalEditWritten) (AluetteJournal *journal, const AluetteJournalEdit *edit);

/* aluette_journal_queue_new:
 * @journal: (transfer none): owns the queue; kept alive while the queue is not empty
 * @written: (nullable): called after each commit
 *
 * Returns: (transfer full): an empty queue. */
AluetteJournalQueue *
aluette_journal_queue_new (AluetteDatabase *database, AluetteJournal *journal,
                           AluetteJournalEditWrite write, AluetteJournalEditWritten written);

void aluette_journal_queue_free (AluetteJournalQueue *self);

/* aluette_journal_queue_append:
 * @index: number of the event, from 0
 * @sync: see AluetteJournalEdit
 *
 * Returns: FALSE with @error if the event can be neither written nor queued. */
gboolean aluette_journal_queue_append (AluetteJournalQueue *self, guint index, const char *lines,
                                       gboolean sync, GError **error);

/* aluette_journal_queue_replace:
 * @lines: (array zero-terminated=1): events that replace those from number @index on
 *
 * Returns: FALSE with @error if the change can be neither written nor queued. */
gboolean aluette_journal_queue_replace (AluetteJournalQueue *self, guint index,
                                        const char *const *lines, gboolean sync, GError **error);

/* aluette_journal_queue_flush:
 *
 * Writes what is queued. Waits for other programs, up to 5 s. */
void aluette_journal_queue_flush (AluetteJournalQueue *self);

G_END_DECLS
