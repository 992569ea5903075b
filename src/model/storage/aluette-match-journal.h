/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* The journal of a match in the database. While it exists, nobody else can open the match. When it
 * is finalized, a finished match is packed. */
#define ALUETTE_TYPE_MATCH_JOURNAL (aluette_match_journal_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchJournal, aluette_match_journal, ALUETTE, MATCH_JOURNAL, GObject)

/* aluette_match_journal_claim:
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_DATABASE_ERROR_IN_USE if another
 * window has the match open). */
AluetteMatchJournal *
aluette_match_journal_claim (AluetteDatabase *database, gint64 match, GError **error);

/* aluette_match_journal_create:
 * @header: the lines of the header
 * @key: (nullable): see aluette_database_create_match ()
 *
 * Creates a match. If it cannot be stored at once, it is stored later, with its events.
 *
 * Returns: (transfer full): its journal. */
AluetteMatchJournal *aluette_match_journal_create (AluetteDatabase *database, const char *header,
                                                   guint64 seed, GBytes *key);

/* aluette_match_journal_link:
 * @previous: see aluette_database_link_match ()
 *
 * Makes the match part of a best of three, as soon as this can be stored. */
void aluette_match_journal_link (AluetteMatchJournal *self, gint64 previous);

/* aluette_match_journal_flush:
 *
 * Returns: FALSE with @error if something of the match cannot be stored now. */
gboolean aluette_match_journal_flush (AluetteMatchJournal *self, GError **error);

/* aluette_match_journal_get_match:
 *
 * Returns: the number of the match; 0 while a new match is not stored. */
gint64 aluette_match_journal_get_match (AluetteMatchJournal *self);

/* aluette_match_journal_get_database:
 *
 * Returns: (transfer none): the database of the match. */
AluetteDatabase *aluette_match_journal_get_database (AluetteMatchJournal *self);

G_END_DECLS
