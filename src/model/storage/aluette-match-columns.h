/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"
#include "model/storage/aluette-match-follower.h"
#include "model/storage/aluette-session-journal.h"

G_BEGIN_DECLS

/* Columns and tables for searches and statistics. Everything in them is derived from the logs. */

/* Whether the session of a match in the table “matches”, its first one, has ended. */
#define ALUETTE_SQL_SESSION_OVER                                                                   \
  "EXISTS (SELECT 1 FROM sessions AS event WHERE event.session = matches.id AND event.number = "   \
  "(SELECT max (number) FROM sessions WHERE session = matches.id) AND "                            \
  "instr (event.lines, '" ALUETTE_SESSION_END "' || char (10)) > 0)"

/* aluette_match_columns_refresh:
 * @follower: has read the log
 * @hash: (nullable): hash of the packed record
 *
 * Updates the derived rows of a match. Must be called in a transaction.
 *
 * Returns: FALSE with @error. */
gboolean
aluette_match_columns_refresh (AluetteConnection *connection, gint64 match,
                               AluetteMatchFollower *follower, const char *hash, GError **error);

/* aluette_match_columns_refresh_from_log:
 *
 * Reads the log and does the same. The rows of a game that this version does not have stay as they
 * are.
 *
 * Returns: FALSE with @error. */
gboolean aluette_match_columns_refresh_from_log (AluetteConnection *connection, gint64 match,
                                                 GError **error);

/* aluette_match_columns_fold:
 *
 * Returns: (transfer full): @text without case and accents, the form of texts in searches. */
char *aluette_match_columns_fold (const char *text);

G_END_DECLS
