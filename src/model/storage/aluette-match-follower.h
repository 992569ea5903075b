/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-connection.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

/* Follows a match of any game line by line and counts, so that no deal is replayed twice. */
typedef struct _AluetteMatchFollower AluetteMatchFollower;

/* How a match stands. */
typedef struct
{
  guint n_deals; /* finished deals */
  gboolean over;
  gint32 points[ALU_GAME_MAX_SEATS];
  guint winners; /* one bit per seat; 0 for a draw or an unfinished match */
} AluetteStanding;

/* aluette_match_follower_new:
 *
 * Returns: (transfer full): a follower of a match that somebody else reads. */
AluetteMatchFollower *aluette_match_follower_new (const AluGameKind *game);

/* aluette_match_follower_note:
 * @reader: (transfer none): a reader of the game that has just completed an event */
void aluette_match_follower_note (AluetteMatchFollower *self, gconstpointer reader);

/* aluette_match_follower_take_reader:
 * @reader: (transfer full): the reader at the end of the record
 *
 * Continues with a reader whose events were all noted. */
void aluette_match_follower_take_reader (AluetteMatchFollower *self, gpointer reader);

/* aluette_match_follower_new_from_text:
 * @record: a record, which may end anywhere in its log
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteMatchFollower *aluette_match_follower_new_from_text (const char *record, GError **error);

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

/* Returns: (transfer none): the game of the match. */
const AluGameKind *aluette_match_follower_get_game (AluetteMatchFollower *self);

/* Returns: (transfer none): the header of the match. */
const AluGameHeader *aluette_match_follower_get_header (AluetteMatchFollower *self);

/* aluette_match_follower_get_standing:
 *
 * Computes how the match stands after everything read so far. */
void aluette_match_follower_get_standing (AluetteMatchFollower *self, AluetteStanding *standing);

/* aluette_match_follower_get_metrics:
 * @values: (out caller-allocates): one value per metric of the game
 *
 * Reads what @seat did. */
void
aluette_match_follower_get_metrics (AluetteMatchFollower *self, guint seat, gint64 *values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchFollower, aluette_match_follower_free)

G_END_DECLS
