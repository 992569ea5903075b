/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Stores the record lines of each event before the next event is applied. This is all that a match
 * knows about storage.
 *
 * Signals:
 *   "failed" (GError *error): a change that the journal had accepted could not be stored. The
 *     journal must not be used any more.
 */
#define ALUETTE_TYPE_JOURNAL (aluette_journal_get_type ())
G_DECLARE_INTERFACE (AluetteJournal, aluette_journal, ALUETTE, JOURNAL, GObject)

struct _AluetteJournalInterface
{
  GTypeInterface parent;

  gboolean (*append) (AluetteJournal *self, guint index, const char *lines, gboolean deal_ended,
                      GError **error);
  gboolean (*truncate) (AluetteJournal *self, guint index, GError **error);
  gboolean (*replace) (AluetteJournal *self, guint index, const char *const *lines, GError **error);
  /* (nullable) */
  gboolean (*set_header) (AluetteJournal *self, const char *lines, GError **error);
};

/* aluette_journal_append:
 * @index: number of the event, from 0
 * @lines: its record lines, each with its "\n"
 * @deal_ended: whether to wait until the event is on the disk
 *
 * Stores an event. It is in the file when this returns, unless another program is writing to the
 * file: the journal then stores it as soon as possible, and emits "failed" if it cannot.
 *
 * Returns: FALSE with @error if the event was not accepted. */
gboolean aluette_journal_append (AluetteJournal *self, guint index, const char *lines,
                                 gboolean deal_ended, GError **error);

/* aluette_journal_truncate:
 *
 * Removes the events from number @index on.
 *
 * Returns: FALSE with @error if they were not removed. */
gboolean aluette_journal_truncate (AluetteJournal *self, guint index, GError **error);

/* aluette_journal_replace:
 * @lines: (array zero-terminated=1): record lines of the events from number @index on
 *
 * Replaces the events from number @index on, atomically. They are stored as in
 * aluette_journal_append ().
 *
 * Returns: FALSE with @error if the old events are still there. */
gboolean aluette_journal_replace (AluetteJournal *self, guint index, const char *const *lines,
                                  GError **error);

/* aluette_journal_set_header:
 * @lines: the lines of the header
 *
 * Replaces the header, atomically. Only the journals of matches in the database can.
 *
 * Returns: FALSE with @error if the old header is still there. */
gboolean aluette_journal_set_header (AluetteJournal *self, const char *lines, GError **error);

/* aluette_journal_store_changes:
 * @old: (element-type utf8): the record lines of each event that is stored
 * @lines: (element-type utf8): the record lines of each event that is to be stored
 *
 * Replaces the events from the first one that differs.
 *
 * Returns: FALSE with @error if the old events are still there. */
gboolean aluette_journal_store_changes (AluetteJournal *self, GPtrArray *old, GPtrArray *lines,
                                        GError **error);

/* aluette_journal_fail:
 *
 * Emits "failed". For implementations of the interface. */
void aluette_journal_fail (AluetteJournal *self, const GError *error);

G_END_DECLS
