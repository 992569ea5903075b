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

/* aluette_match_journal_get_match:
 *
 * Returns: the number of the match. */
gint64 aluette_match_journal_get_match (AluetteMatchJournal *self);

/* aluette_match_journal_get_database:
 *
 * Returns: (transfer none): the database of the match. */
AluetteDatabase *aluette_match_journal_get_database (AluetteMatchJournal *self);

G_END_DECLS
