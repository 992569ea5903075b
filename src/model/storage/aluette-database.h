/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"
#include "model/session/aluette-match-info.h"
#include "model/storage/aluette-database-error.h"

G_BEGIN_DECLS

/*
 * All matches, in one SQLite file. Each event of a match in play is on disk before the next may
 * happen; with the end of a deal the disk is waited for. Several windows and processes may have it
 * open; a match is played in one of them at a time.
 *
 * Main thread only; what may take long is asynchronous and works in others.
 *
 * Signals:
 *   "changed": matches have come, gone or changed: lists are out of date.
 *   "damaged" (const char *message): damage was found; the next start sets the file aside and
 *     recovers what can be read.
 */
#define ALUETTE_TYPE_DATABASE (aluette_database_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDatabase, aluette_database, ALUETTE, DATABASE, GObject)

/* What happened when the database was opened, to tell the user. */
typedef struct
{
  gboolean read_only; /* matches can be looked at, but not kept */
  gboolean damaged;   /* the file was damaged and has been set aside */
  char *copy;         /* damaged or migrated: the copy's path; else NULL */
  int migrated_from;  /* the version before, 0 where it was today's */
  guint n_recovered;  /* damaged: matches that are whole */
  guint n_shortened;  /* damaged: matches of which the end is lost */
  guint n_lost;       /* damaged: matches that are lost */
} AluetteDatabaseReport;

void aluette_database_report_clear (AluetteDatabaseReport *report);

/* aluette_database_default_path:
 *
 * Returns: (transfer full): the file in the user's data folder. */
char *aluette_database_default_path (void);

/* aluette_database_open:
 * @path: of the file; it and its folder are made where they are missing
 * @report: (out caller-allocates): what happened; clear it with aluette_database_report_clear ()
 *
 * Opens the database: checks it, sets a damaged file aside under a name of its own and recovers
 * what can be read, and brings a file of an older version to today's after copying it. Where the
 * folder cannot be written to, matches can be looked at only.
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

/* aluette_database_flush:
 *
 * Writes the changes that another program has kept from being written until now. Waits for that
 * program up to 5 s, so call it only when no main loop follows. */
void aluette_database_flush (AluetteDatabase *self);

/* aluette_database_create_match:
 * @match: (out) (optional): its number
 *
 * Stores the header of a new match and claims it for this window.
 *
 * Returns: (transfer full) (nullable): where its events go; NULL with @error. */
AluetteJournal *aluette_database_create_match (AluetteDatabase *self, const AluRecordHeader *header,
                                               guint64 seed, gint64 *match, GError **error);

/* aluette_database_open_match:
 * @match: which
 *
 * Claims a match for this window, to go on with it. Letting go of the game gives it up. Where the
 * database is read only, the match goes on in memory.
 *
 * Returns: (transfer full) (nullable): the match as it was left, with its journal; NULL with @error
 * (ALUETTE_DATABASE_ERROR_IN_USE where another window has it). */
AluetteGame *aluette_database_open_match (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_claim_record:
 * @journal: (out) (transfer full) (nullable): where its events go; NULL where the database is read
 *   only
 *
 * Claims a match for this window and reads it.
 *
 * Returns: (transfer full) (nullable): the record as text; NULL with @error. */
char *aluette_database_claim_record (AluetteDatabase *self, gint64 match, AluetteJournal **journal,
                                     GError **error);

/* aluette_database_load_record:
 *
 * Returns: (transfer full) (nullable): the record as text; NULL with @error. */
char *aluette_database_load_record (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_get_info:
 *
 * Returns: (transfer full) (nullable): what lists show of a match; NULL with @error
 * (ALUETTE_DATABASE_ERROR_NO_MATCH if there is no match of this number). */
AluetteMatchInfo *aluette_database_get_info (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_rename_match:
 * @event: (nullable): the name of the occasion; NULL leaves it
 * @place: (nullable): where; NULL leaves it
 *
 * Writes new names into the header of a match that nobody is playing.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_rename_match (AluetteDatabase *self, gint64 match, const char *event,
                                        const char *place, GError **error);

/* aluette_database_delete_matches:
 *
 * Takes matches out of all lists; they are gone for good 30 days later.
 *
 * Returns: FALSE with @error: then none is deleted. */
gboolean aluette_database_delete_matches (AluetteDatabase *self, const gint64 *matches, guint n,
                                          GError **error);

/* aluette_database_restore_matches:
 *
 * Undoes aluette_database_delete_matches (). */
gboolean aluette_database_restore_matches (AluetteDatabase *self, const gint64 *matches, guint n,
                                           GError **error);

/* aluette_database_begin_set:
 * @match: the partie
 *
 * Makes a match the first of a set.
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_begin_set (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_link_match:
 * @match: the revanche or belle
 * @previous: the match of the set before it
 *
 * Makes two matches neighbours in a set.
 *
 * Returns: FALSE with @error. */
gboolean
aluette_database_link_match (AluetteDatabase *self, gint64 match, gint64 previous, GError **error);

/* aluette_database_get_set:
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the matches of the best of three that
 * @match belongs to, in the order of play, or @match alone; NULL with @error. */
GArray *aluette_database_get_set (AluetteDatabase *self, gint64 match, GError **error);

G_END_DECLS
