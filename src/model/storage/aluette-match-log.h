/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"
#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* The logs of matches as rows: one an event while a match is played, one packed record else. None
 * of these begins or ends a transaction. */

/* aluette_match_log_read:
 * @shortened: (out) (optional): whether part of the log could not be read
 *
 * Returns: (transfer full) (nullable): the record's text; NULL with @error where there is none.
 * With @shortened a log that breaks off is text too, as far as it can be read. */
char *aluette_match_log_read (AluetteConnection *connection, gint64 match, gboolean *shortened,
                              GError **error);

/* aluette_match_log_start:
 *
 * Stores the header of a new log. */
gboolean aluette_match_log_start (AluetteConnection *connection, gint64 match,
                                  const AluRecordHeader *header, GError **error);

/* aluette_match_log_append:
 * @index: number of the event, 0 first; one that is there already is an error */
gboolean aluette_match_log_append (AluetteConnection *connection, gint64 match, guint index,
                                   const char *lines, GError **error);

/* aluette_match_log_truncate:
 *
 * Removes the events from number @index on. */
gboolean aluette_match_log_truncate (AluetteConnection *connection, gint64 match, guint index,
                                     GError **error);

/* aluette_match_log_store:
 * @record: as the record writer writes it
 *
 * Stores a whole log packed, in place of what was there. */
gboolean aluette_match_log_store (AluetteConnection *connection, gint64 match, const char *record,
                                  GError **error);

/* aluette_match_log_pack:
 * @record: what aluette_match_log_read () gave
 *
 * Stores a log that is complete packed, with its hash. Where the same match is there already, it
 * keeps its events instead. */
gboolean aluette_match_log_pack (AluetteConnection *connection, gint64 match, const char *record,
                                 GError **error);

/* aluette_match_log_unpack:
 *
 * Makes a packed log one that can grow. */
gboolean aluette_match_log_unpack (AluetteConnection *connection, gint64 match, GError **error);

/* aluette_match_log_hash:
 *
 * Returns: (transfer full): what tells a match from all others: its record without the names of
 * event and place, hashed. */
char *aluette_match_log_hash (const char *record);

G_END_DECLS
