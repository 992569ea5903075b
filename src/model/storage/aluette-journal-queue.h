/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/*
 * Writes the changes of a journal to a file without blocking the main thread.
 *
 * A change is written before the call returns, unless this fails or another program is writing to
 * the file just then. The change is then kept in memory, together with those that follow, and
 * written as one transaction as soon as this is possible. If it fails or takes too long, the
 * journal emits "failed".
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
 * Writes @edit in the open transaction, or in one of its own if the queue has no database.
 *
 * Returns: FALSE with @error. */
typedef gboolean (*AluetteJournalEditWrite) (AluetteJournal *journal,
                                             const AluetteJournalEdit *edit, GError **error);

/* Called after @edit was committed. */
typedef void (*AluetteJournalEditWritten) (AluetteJournal *journal, const AluetteJournalEdit *edit);

/* aluette_journal_queue_new:
 * @backlog: (transfer none): of the file; keeps the journal alive while something waits
 * @database: (transfer none) (nullable): of the transactions
 * @journal: (transfer none): owns the queue
 * @written: (nullable): called after each commit
 *
 * Returns: (transfer full): an empty queue. */
AluetteJournalQueue *
aluette_journal_queue_new (AluetteBacklog *backlog, AluetteDatabase *database,
                           AluetteJournal *journal, AluetteJournalEditWrite write,
                           AluetteJournalEditWritten written);

void aluette_journal_queue_free (AluetteJournalQueue *self);

/* aluette_journal_queue_append:
 * @index: number of the event, from 0
 * @sync: see AluetteJournalEdit */
void aluette_journal_queue_append (AluetteJournalQueue *self, guint index, const char *lines,
                                   gboolean sync);

/* aluette_journal_queue_replace:
 * @lines: (array zero-terminated=1): events that replace those from number @index on */
void aluette_journal_queue_replace (AluetteJournalQueue *self, guint index,
                                    const char *const *lines, gboolean sync);

/* aluette_journal_queue_submit:
 *
 * Writes what waits, and what the journal itself has to write, even if there is no event.
 *
 * Returns: FALSE with @error if this must be tried again later. */
gboolean aluette_journal_queue_submit (AluetteJournalQueue *self, GError **error);

G_END_DECLS
