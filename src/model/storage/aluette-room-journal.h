/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"
#include "model/storage/aluette-room-store.h"

G_BEGIN_DECLS

/* Stores a table and the events of its match. */
#define ALUETTE_TYPE_ROOM_JOURNAL (aluette_room_journal_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRoomJournal, aluette_room_journal, ALUETTE, ROOM_JOURNAL, GObject)

/* Fills in what is to be stored of the table now, apart from its words. The hashes are a new array,
 * the text belongs to @data. */
typedef void (*AluetteTableFill) (AluetteStoredRoom *table, gpointer data);

/* aluette_room_journal_new:
 * @store: not owned; must exist as long as the journal is used
 * @fill: called for each event
 *
 * Returns: (transfer full): the journal of table number @id. */
AluetteRoomJournal *
aluette_room_journal_new (AluetteRoomStore *store, gint64 id, AluetteTableFill fill, gpointer data);

/* aluette_room_journal_update:
 * @restarts: whether the events are removed, because another match begins
 *
 * Stores what has changed of a table.
 *
 * Returns: whether everything is stored; if not, it is tried again later. */
gboolean aluette_room_journal_update (AluetteRoomJournal *self, gboolean restarts);

G_END_DECLS
