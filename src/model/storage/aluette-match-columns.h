/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-summary.h"
#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* What of a match is kept in columns and tables so that it can be found and counted. All of it
 * follows from the log. */

/* aluette_match_columns_refresh:
 * @hash: (nullable): of a packed record
 *
 * Makes the derived rows of a match agree with its log. To be called in a transaction. */
gboolean
aluette_match_columns_refresh (AluetteConnection *connection, gint64 match,
                               const AluRecordHeader *header, const AluetteMatchSummary *summary,
                               const char *hash, GError **error);

/* aluette_match_columns_refresh_from_log:
 *
 * The same, reading the log first. */
gboolean aluette_match_columns_refresh_from_log (AluetteConnection *connection, gint64 match,
                                                 GError **error);

/* aluette_match_columns_rebuild:
 *
 * Makes all derived rows anew. Matches whose log cannot be read are left as they are. To be called
 * in a transaction. */
gboolean aluette_match_columns_rebuild (AluetteConnection *connection, GError **error);

/* aluette_match_columns_fold:
 *
 * Returns: (transfer full): @text without case or accents, as texts to search are kept. */
char *aluette_match_columns_fold (const char *text);

G_END_DECLS
