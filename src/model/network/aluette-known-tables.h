/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A table that the user has been at, or has opened. The tokens and keys are secrets of the user. */
typedef struct
{
  char *id;          /* of this program */
  char *name;        /* who has opened it */
  char *kind;        /* (nullable): id of the game */
  char *own_name;    /* the user's at this table */
  char *token;       /* (nullable): with which to resume */
  char *address;     /* (nullable): where the table is; NULL for an own one */
  char *server;      /* (nullable): of a table on a server: where the server was asked first */
  char *fingerprint; /* (nullable): that the key of the table must have; NULL for a certificate
                        that the system trusts, and for an own table */
  char *words;       /* (nullable): of the invitation */
  char *seed;        /* (nullable): aluette_guest_get_seed () of the match */
  char **people;     /* (nullable): others at this screen, each "TOKEN NAME" */
  char *others;      /* (nullable): the names of all others at the table: "Rose, Léon" */
  char *identity;    /* (nullable): of an own table: its key and certificate */
  guint port;        /* of an own table */
  gint64 time;       /* of the last visit, in seconds since 1970 */
} AluetteKnownTable;

AluetteKnownTable *aluette_known_table_new (void);
AluetteKnownTable *aluette_known_table_copy (const AluetteKnownTable *self);
void aluette_known_table_free (AluetteKnownTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteKnownTable, aluette_known_table_free)

/* Whether the user has opened the table. */
gboolean aluette_known_table_is_own (const AluetteKnownTable *self);

/* aluette_known_table_set_visit:
 * @token: (nullable): of the user
 * @seed: (nullable)
 * @people: others at this screen
 * @others: (nullable): the names of all others at the table, if there are any now
 *
 * Sets with what the user comes back.
 *
 * Returns: whether something has changed. */
gboolean aluette_known_table_set_visit (AluetteKnownTable *self, const char *token,
                                        const char *seed, char **people, const char *others);

#define ALUETTE_TYPE_KNOWN_TABLES (aluette_known_tables_get_type ())
G_DECLARE_FINAL_TYPE (AluetteKnownTables, aluette_known_tables, ALUETTE, KNOWN_TABLES, GObject)

/* The tables that the user has been at, in files that only the user can read. Main thread only.
 *
 * Signal "changed": the list has changed. */

/* aluette_known_tables_new:
 * @folder: (nullable): where the files are; NULL for a list that is not stored
 *
 * Returns: (transfer full): the list as it was stored. */
AluetteKnownTables *aluette_known_tables_new (const char *folder);

/* aluette_known_tables_list:
 *
 * Returns: (transfer container) (element-type AluetteKnownTable): the last one visited first. */
GPtrArray *aluette_known_tables_list (AluetteKnownTables *self);

/* aluette_known_tables_find:
 *
 * Returns: (transfer none) (nullable): the table with this id. */
const AluetteKnownTable *aluette_known_tables_find (AluetteKnownTables *self, const char *id);

/* aluette_known_tables_find_key:
 *
 * Returns: (transfer none) (nullable): the table of somebody else with this key. All tables of a
 *   server have the same key: none of them is found. */
const AluetteKnownTable *
aluette_known_tables_find_key (AluetteKnownTables *self, const char *fingerprint);

/* aluette_known_tables_find_on_server:
 * @server: its address
 * @words: (nullable): of the invitation; NULL for any table there
 *
 * Returns: (transfer none) (nullable): the table on this server, of several the last one visited.
 */
const AluetteKnownTable *
aluette_known_tables_find_on_server (AluetteKnownTables *self, const char *server,
                                     const char *words);

/* aluette_known_tables_put:
 * @table: (transfer none): copied
 *
 * Adds a table, or replaces the one with its id. The table visited longest ago is forgotten if
 * there are too many. */
void aluette_known_tables_put (AluetteKnownTables *self, const AluetteKnownTable *table);

/* aluette_known_tables_remove:
 *
 * Forgets a table, and its match if it is an own one. */
void aluette_known_tables_remove (AluetteKnownTables *self, const char *id);

/* aluette_known_tables_load_match, aluette_known_tables_save_match:
 * @text: of aluette_host_to_text (), with events
 *
 * Read and write what is needed to open an own table again.
 *
 * Returns: the text, (transfer full) (nullable); whether it could be saved, else @error. */
char *aluette_known_tables_load_match (AluetteKnownTables *self, const char *id);
gboolean aluette_known_tables_save_match (AluetteKnownTables *self, const char *id,
                                          const char *text, GError **error);

G_END_DECLS
