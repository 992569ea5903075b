/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* The logs of matches: one row per event while a match is played, otherwise one packed record.
 * None of these functions starts or ends a transaction. */

/* aluette_match_log_read:
 * @shortened: (out) (optional): whether a part of the log could not be read
 *
 * Returns: (transfer full) (nullable): the record; NULL with @error if there is none. With
 * @shortened, the readable beginning of a damaged log is returned too. */
char *aluette_match_log_read (AluetteConnection *connection, gint64 match, gboolean *shortened,
                              GError **error);

/* aluette_match_log_read_known:
 *
 * Returns: (transfer full) (nullable): what may be known of a match, without the deal in play, and
 *   the notes on its deals. The record of a game that this version does not have is not cut. NULL
 *   with @error. */
char *aluette_match_log_read_known (AluetteConnection *connection, gint64 match, GError **error);

/* aluette_match_log_read_notes, aluette_match_log_write_notes:
 * @notes: as in aluette-notes.h
 *
 * The notes on the deals of a match, which are no part of its log.
 *
 * Returns: (transfer full) (nullable): NULL with @error. FALSE with @error. */
char *aluette_match_log_read_notes (AluetteConnection *connection, gint64 match, GError **error);
gboolean aluette_match_log_write_notes (AluetteConnection *connection, gint64 match,
                                        const char *notes, GError **error);

/* aluette_match_log_start:
 * @lines: the lines of the header
 *
 * Stores the header of a new log.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_log_start (AluetteConnection *connection, gint64 match,
                                  const char *lines, GError **error);

/* aluette_match_log_set_header:
 * @lines: the lines of the header
 *
 * Replaces the header of a log that is not packed.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_log_set_header (AluetteConnection *connection, gint64 match,
                                       const char *lines, GError **error);

/* aluette_match_log_append:
 * @index: number of the event, from 0
 *
 * Returns: FALSE with @error, also if the event already exists. */
gboolean aluette_match_log_append (AluetteConnection *connection, gint64 match, guint index,
                                   const char *lines, GError **error);

/* aluette_match_log_truncate:
 *
 * Removes the events from number @index on.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_log_truncate (AluetteConnection *connection, gint64 match, guint index,
                                     GError **error);

/* aluette_match_log_store:
 * @record: in the form of the record writer
 *
 * Replaces the log with a packed record.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_log_store (AluetteConnection *connection, gint64 match, const char *record,
                                  GError **error);

/* aluette_match_log_pack:
 * @record: the result of aluette_match_log_read ()
 *
 * Packs a complete log and stores its hash. If the same match already exists, the log stays
 * unpacked.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_log_pack (AluetteConnection *connection, gint64 match, const char *record,
                                 GError **error);

/* aluette_match_log_unpack:
 *
 * Unpacks a log, so that events can be appended.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_log_unpack (AluetteConnection *connection, gint64 match, GError **error);

/* aluette_match_log_hash:
 *
 * Returns: (transfer full): a hash that identifies a match: that of its record without the names
 * of event and place. */
char *aluette_match_log_hash (const char *record);

G_END_DECLS
