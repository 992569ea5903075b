/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-summary.h"
#include "model/storage/aluette-connection.h"

G_BEGIN_DECLS

/* Updates the summary of a match line by line, so that no deal is replayed twice. */
typedef struct _AluetteMatchFollower AluetteMatchFollower;

/* aluette_match_follower_new_from_log:
 *
 * Reads the stored log of @match.
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteMatchFollower *
aluette_match_follower_new_from_log (AluetteConnection *connection, gint64 match, GError **error);

void aluette_match_follower_free (AluetteMatchFollower *self);

/* aluette_match_follower_read:
 * @lines: the next record lines, each with its "\n"
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR): the follower can then only be freed. */
gboolean
aluette_match_follower_read (AluetteMatchFollower *self, const char *lines, GError **error);

/* Returns: (transfer none): the header of the match. */
const AluRecordHeader *aluette_match_follower_get_header (AluetteMatchFollower *self);

/* Returns: (transfer none): the summary of everything read so far. */
const AluetteMatchSummary *aluette_match_follower_get_summary (AluetteMatchFollower *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchFollower, aluette_match_follower_free)

G_END_DECLS
