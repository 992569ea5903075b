/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Stores the record lines of each event before the next event is applied. This is all that a match
 * knows about storage. What cannot be stored at once, because the disk is full or another program
 * writes to the file, is stored as soon as this is possible.
 *
 * Signals:
 *   "failed" (GError *error): a change could not be stored; the journal tries again. Emitted once
 *     until everything is stored again.
 */
#define ALUETTE_TYPE_JOURNAL (aluette_journal_get_type ())
G_DECLARE_INTERFACE (AluetteJournal, aluette_journal, ALUETTE, JOURNAL, GObject)

struct _AluetteJournalInterface
{
  GTypeInterface parent;

  void (*append) (AluetteJournal *self, guint index, const char *lines, gboolean deal_ended);
  void (*replace) (AluetteJournal *self, guint index, const char *const *lines);
  /* (nullable) */
  gboolean (*set_header) (AluetteJournal *self, const char *lines, GError **error);
};

/* aluette_journal_append:
 * @index: number of the event, from 0
 * @lines: its record lines, each with its "\n"
 * @deal_ended: whether to wait until the event is on the disk
 *
 * Stores an event. */
void aluette_journal_append (AluetteJournal *self, guint index, const char *lines,
                             gboolean deal_ended);

/* aluette_journal_truncate:
 *
 * Removes the events from number @index on. */
void aluette_journal_truncate (AluetteJournal *self, guint index);

/* aluette_journal_replace:
 * @lines: (array zero-terminated=1): record lines of the events from number @index on
 *
 * Replaces the events from number @index on, atomically. */
void aluette_journal_replace (AluetteJournal *self, guint index, const char *const *lines);

/* aluette_journal_set_header:
 * @lines: the lines of the header
 *
 * Replaces the header, atomically. Only the journals of matches in the database can.
 *
 * Returns: FALSE with @error if the old header is still there. */
gboolean aluette_journal_set_header (AluetteJournal *self, const char *lines, GError **error);

/* aluette_journal_store_changes:
 * @old: (element-type utf8): the record lines of each event that the journal has
 * @lines: (element-type utf8): the record lines of each event that it is to have
 *
 * Replaces the events from the first one that differs. */
void aluette_journal_store_changes (AluetteJournal *self, GPtrArray *old, GPtrArray *lines);

/* aluette_journal_fail:
 *
 * Emits "failed". For implementations of the interface. */
void aluette_journal_fail (AluetteJournal *self, const GError *error);

G_END_DECLS
