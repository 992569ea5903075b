/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/*
 * A session: a score sheet of a table with more people than seats. Its log is the only source of
 * its data. Each event has the players who sat down; the events of the same players are a match,
 * whose record is stored too, in the same transaction, so that lists, statistics and exports know
 * it. The session belongs to a match that existed before, its first one.
 *
 * The head of a session is a text that only the game reads. An event is a text as well: a line with
 * the name of its match, and perhaps a tab and more for the game, which ends with
 * ALUETTE_SESSION_END if the session ends with this event; the header of that match and an empty
 * line; and its record lines. A session that has ended is over in lists, although its matches,
 * which have no limits, are not.
 */
#define ALUETTE_SESSION_END "\tover"

#define ALUETTE_TYPE_SESSION_JOURNAL (aluette_session_journal_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSessionJournal, aluette_session_journal, ALUETTE, SESSION_JOURNAL,
                      GObject)

/* aluette_session_journal_begin:
 * @journal: (transfer none): the journal of the first match, which must not be used any more
 * @events: (element-type utf8): what has been stored in it, as events of a session. The first match
 *   is that of the first event
 * @first: the name of the first match
 *
 * Makes a session of a match.
 *
 * Returns: (transfer full) (nullable): the journal of the session; NULL with @error. */
AluetteJournal *
aluette_session_journal_begin (AluetteJournal *journal, const char *head, const char *first,
                               GPtrArray *events, GError **error);

/* aluette_session_journal_open:
 * @match: any match
 * @head: (out) (transfer full) (nullable): NULL if @match belongs to no session; then the result is
 *   NULL, too, and @error is not set
 * @events: (out) (transfer full) (element-type utf8): what is stored
 * @journal: (out) (transfer full) (nullable): NULL if the database is read-only
 *
 * Opens the session of a match, and claims it.
 *
 * Returns: FALSE with @error. */
gboolean
aluette_session_journal_open (AluetteDatabase *database, gint64 match, char **head,
                              GPtrArray **events, AluetteJournal **journal, GError **error);

/* aluette_session_event_split:
 * @name: (out) (transfer full): the name of its match
 * @header: (out) (transfer full): the header of its match
 *
 * Returns: (transfer none): the record lines of an event, which end it. */
const char *aluette_session_event_split (const char *event, char **name, char **header);

/* aluette_session_journal_set_head:
 *
 * Returns: FALSE with @error: then the head has not changed. */
gboolean
aluette_session_journal_set_head (AluetteSessionJournal *self, const char *head, GError **error);

G_END_DECLS
