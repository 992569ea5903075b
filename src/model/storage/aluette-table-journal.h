/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"
#include "model/storage/aluette-table-store.h"

G_BEGIN_DECLS

/* Stores the events of a table's match. */
#define ALUETTE_TYPE_TABLE_JOURNAL (aluette_table_journal_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableJournal, aluette_table_journal, ALUETTE, TABLE_JOURNAL, GObject)

/* Returns: (transfer full): the text of the table, aluette_host_to_text_without_events (). */
typedef char *(*AluetteTableText) (gpointer data);

/* aluette_table_journal_new:
 * @store: not owned; must exist as long as the journal is used
 * @get_text: called for each event
 *
 * Returns: (transfer full): the journal of table number @id. */
AluetteJournal *aluette_table_journal_new (AluetteTableStore *store, gint64 id,
                                           AluetteTableText get_text, gpointer data);

G_END_DECLS
