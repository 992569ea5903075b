/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-backlog.h"
#include "model/session/aluette-game.h"
#include "model/session/aluette-journal.h"
#include "model/session/aluette-match-info.h"
#include "model/session/aluette-match-key.h"
#include "model/storage/aluette-database-error.h"

G_BEGIN_DECLS

/*
 * All matches, in one SQLite file. Each event of a match is written before the next one is applied;
 * at the end of a deal, the write waits for the disk. Several windows and processes can have the
 * file open, but a match is open in only one of them.
 *
 * Main thread only. Functions that may take long are asynchronous and use other threads.
 *
 * Signals:
 *   "changed": matches were added, removed or changed, so lists are out of date.
 *   "damaged" (const char *message): the file is damaged; the next start copies it and recovers
 *     everything readable.
 */
#define ALUETTE_TYPE_DATABASE (aluette_database_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDatabase, aluette_database, ALUETTE, DATABASE, GObject)

/* What happened when the database was opened, to tell the user. */
typedef struct
{
  gboolean read_only; /* matches can be read but not saved */
  gboolean damaged;   /* the file was damaged; a copy was made */
  char *copy;         /* (nullable): path of the copy, if damaged */
  guint n_recovered;  /* if damaged: matches that are complete */
  guint n_shortened;  /* if damaged: matches that lost their end */
  guint n_lost;       /* if damaged: matches that are lost */
} AluetteDatabaseReport;

void aluette_database_report_clear (AluetteDatabaseReport *report);

/* aluette_database_default_path:
 *
 * Returns: (transfer full) (type filename): the file in the user's data folder. */
char *aluette_database_default_path (void);

/* aluette_database_open:
 * @path: path of the file; the file and its folder are created if necessary
 * @report: (out caller-allocates): what happened; clear it with aluette_database_report_clear ()
 *
 * Opens the database and checks it. If the file is damaged, copies it and recovers everything
 * readable. If the folder is not writable, the database is read-only. May block for some seconds.
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_DATABASE_ERROR), whose message is
 * for the user. */
AluetteDatabase *
aluette_database_open (const char *path, AluetteDatabaseReport *report, GError **error);

/* Returns: whether matches can be read but not saved. */
gboolean aluette_database_is_read_only (AluetteDatabase *self);

/* aluette_database_has_others:
 *
 * Returns: whether another process has the file open. A damaged file cannot be recovered then. */
gboolean aluette_database_has_others (AluetteDatabase *self);

/* aluette_database_get_backlog:
 *
 * Returns: (transfer none): what could not be stored yet. */
AluetteBacklog *aluette_database_get_backlog (AluetteDatabase *self);

/* aluette_database_create_match:
 * @seed: of a match without a key
 * @key: (nullable): the secret from which everything random follows; NULL to use the seed
 * @match: (out) (optional): number of the match; 0 if it will be stored later, see
 *   aluette_database_get_backlog ()
 *
 * Stores the header of a new match and claims the match for this process.
 *
 * Returns: (transfer full) (nullable): the journal for its events; NULL with @error if the database
 *   is read-only or the match cannot be written as a record. */
AluetteJournal *
aluette_database_create_match (AluetteDatabase *self, const AluGameKind *kind,
                               const AluGameHeader *header, guint64 seed,
                               const AluetteMatchKey *key, gint64 *match, GError **error);

/* aluette_database_get_key:
 * @key: (out): the key of a match
 * @has_key: (out): FALSE for matches of older versions and for those that were created with a seed;
 *   then @key is not set
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_get_key (AluetteDatabase *self, gint64 match, AluetteMatchKey *key,
                                   gboolean *has_key, GError **error);

/* aluette_database_open_match:
 * @match: number of the match
 *
 * Opens a match as it was left and claims it until the game is finalized. If the database is
 * read-only, new events stay in memory.
 *
 * Returns: (transfer full) (nullable): the match with its journal; NULL with @error
 * (ALUETTE_DATABASE_ERROR_IN_USE if another window has it open). */
AluetteGame *aluette_database_open_match (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_load_known:
 *
 * Reads what may be known of a match, without claiming it: the deal in play is left out. The notes
 * on deals are at the end.
 *
 * Returns: (transfer full) (nullable): the record; NULL with @error. */
char *aluette_database_load_known (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_get_info:
 *
 * Returns: (transfer full) (nullable): what lists show of a match; NULL with @error
 * (ALUETTE_DATABASE_ERROR_NO_MATCH if there is no match of this number). */
AluetteMatchInfo *aluette_database_get_info (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_rename_match:
 * @event: (nullable): name of the event; NULL does not change it
 * @place: (nullable): name of the place; NULL does not change it
 *
 * Changes the header of a match that nobody has open.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_rename_match (AluetteDatabase *self, gint64 match, const char *event,
                                        const char *place, GError **error);

/* aluette_database_set_note:
 * @deal: a finished deal, from 0
 * @text: the note of a person on it, or ""; see aluette_notes_set ()
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_set_note (AluetteDatabase *self, gint64 match, guint deal,
                                    const char *text, GError **error);

/* aluette_database_delete_matches:
 *
 * Removes matches from all lists, with the first match of a session the others. They are dropped
 * after 30 days.
 *
 * Returns: FALSE with @error: then no match is deleted. */
gboolean aluette_database_delete_matches (AluetteDatabase *self, const gint64 *matches, guint n,
                                          GError **error);

/* aluette_database_restore_matches:
 *
 * Undoes aluette_database_delete_matches ().
 *
 * Returns: FALSE with @error: then no match is restored. */
gboolean aluette_database_restore_matches (AluetteDatabase *self, const gint64 *matches, guint n,
                                           GError **error);

/* aluette_database_link_match:
 * @journal: of a match
 * @previous: the match before it; 0 if @journal is of the first one
 *
 * Makes the match part of a best of three. This is stored like its events. */
void aluette_database_link_match (AluetteJournal *journal, gint64 previous);

/* aluette_database_get_journal_match:
 *
 * Returns: the number of the match whose journal this is; 0 while a new match is not stored, or if
 *   it is none of a match in the database. */
gint64 aluette_database_get_journal_match (AluetteJournal *journal);

G_END_DECLS
