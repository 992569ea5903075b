/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-journal-queue.h"

G_BEGIN_DECLS

/*
 * The tables of a server, in one SQLite file: of each the text without events, its invitation
 * words, the hashes of its people's tokens, when it is forgotten, and the events of its match, one
 * row each.
 *
 * What a function has stored survives the end of the process, however it ends; the system writes it
 * to the disk after aluette_room_store_sync (). One process has the file. Main thread
 * only.
 */
typedef struct _AluetteRoomStore AluetteRoomStore;

/* What is stored of a table, apart from its events. */
typedef struct
{
  const char *words; /* invitation words: no other table has them */
  const char *text;  /* of aluette_host_to_text (), without events */
  GPtrArray *hashes; /* (element-type utf8) (nullable): of the tokens with which people resume;
                        NULL if they have not changed */
  gint64 expires;    /* when the table is forgotten, in seconds since 1970 */
} AluetteStoredRoom;

/* aluette_room_store_open:
 * @path: of the file, which is created if necessary
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_DATABASE_ERROR), for example
 *   ALUETTE_DATABASE_ERROR_IN_USE if another server has the file. */
AluetteRoomStore *aluette_room_store_open (const char *path, GError **error);

/* Waits until everything is on the disk. */
void aluette_room_store_close (AluetteRoomStore *self);

/* aluette_room_store_check:
 *
 * Reads the whole file.
 *
 * Returns: FALSE with @error if it is damaged. */
gboolean aluette_room_store_check (AluetteRoomStore *self, GError **error);

/* aluette_room_store_add:
 *
 * Stores a new table.
 *
 * Returns: its number; 0 with @error if it was not stored, for example because the words belong to
 *   another table. */
gint64
aluette_room_store_add (AluetteRoomStore *self, const AluetteStoredRoom *table, GError **error);

/* aluette_room_store_write:
 *
 * Stores what has changed of a table and of its events, or nothing.
 *
 * Returns: FALSE with @error. */
gboolean
aluette_room_store_write (AluetteRoomStore *self, gint64 id, const AluetteStoredRoom *table,
                          const AluetteJournalEdit *edit, GError **error);

/* aluette_room_store_get_backlog:
 *
 * Returns: (transfer none): what could not be stored yet. */
AluetteBacklog *aluette_room_store_get_backlog (AluetteRoomStore *self);

/* aluette_room_store_find_words:
 *
 * Returns: the number of the table with these invitation words, or 0; -1 if the store cannot be
 *   read. */
gint64 aluette_room_store_find_words (AluetteRoomStore *self, const char *words);

/* aluette_room_store_find_token:
 * @hash: of a token
 *
 * Returns: the number of the table of this person, or 0; -1 if the store cannot be read. */
gint64 aluette_room_store_find_token (AluetteRoomStore *self, const char *hash);

/* aluette_room_store_check_table:
 * @words: the invitation words, as the text of the table says
 * @hashes: (element-type utf8): of its tokens, likewise
 *
 * Returns: FALSE with @error if the rows of a table do not belong together. */
gboolean aluette_room_store_check_table (AluetteRoomStore *self, gint64 id, const char *words,
                                         GPtrArray *hashes, GError **error);

/* Returns: whether a match of the table has begun. */
gboolean aluette_room_store_has_events (AluetteRoomStore *self, gint64 id);

/* aluette_room_store_load:
 *
 * Returns: (transfer full) (nullable): the text for aluette_host_new_from_text (), with the events;
 *   NULL with @error. */
char *aluette_room_store_load (AluetteRoomStore *self, gint64 id, GError **error);

/* aluette_room_store_get_expired:
 * @now: in seconds since 1970
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the numbers of the tables that may be
 *   forgotten; NULL with @error. */
GArray *aluette_room_store_get_expired (AluetteRoomStore *self, gint64 now, GError **error);

/* aluette_room_store_get_ids:
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the numbers of all tables; NULL with
 *   @error. */
GArray *aluette_room_store_get_ids (AluetteRoomStore *self, GError **error);

/* aluette_room_store_forget:
 *
 * Removes a table and everything about its people.
 *
 * Returns: FALSE with @error. */
gboolean aluette_room_store_forget (AluetteRoomStore *self, gint64 id, GError **error);

/* Returns: how many tables are stored. */
guint aluette_room_store_get_n_tables (AluetteRoomStore *self);

/* aluette_room_store_sync:
 *
 * Lets another thread write to the disk what was stored since the last time. */
void aluette_room_store_sync (AluetteRoomStore *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteRoomStore, aluette_room_store_close)

G_END_DECLS
