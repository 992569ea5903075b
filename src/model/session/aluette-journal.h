/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Stores each event's record lines before the next event may happen. It is the only way from a
 * match to storage.
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
};

/* aluette_journal_append:
 * @index: number of the event, 0 first
 * @lines: its record lines, each with its "\n"
 * @deal_ended: asks for a full sync
 *
 * Stores an event. It is in the file when this returns, unless another program is writing to the
 * file: then the journal stores it as soon as it can, and emits "failed" if it cannot.
 *
 * Returns: FALSE with @error where it could not be kept. */
gboolean aluette_journal_append (AluetteJournal *self, guint index, const char *lines,
                                 gboolean deal_ended, GError **error);

/* aluette_journal_truncate:
 *
 * Takes back all events from number @index on.
 *
 * Returns: FALSE with @error where they are still there. */
gboolean aluette_journal_truncate (AluetteJournal *self, guint index, GError **error);

/* aluette_journal_replace:
 * @lines: (array zero-terminated=1): record lines of the events from number @index on
 *
 * Takes back all events from number @index on and keeps others in their place, all of it or
 * nothing; stored as by aluette_journal_append ().
 *
 * Returns: FALSE with @error where the old ones are still there. */
gboolean aluette_journal_replace (AluetteJournal *self, guint index, const char *const *lines,
                                  GError **error);

/* aluette_journal_fail:
 *
 * Emits "failed". For implementations. */
void aluette_journal_fail (AluetteJournal *self, const GError *error);

G_END_DECLS
