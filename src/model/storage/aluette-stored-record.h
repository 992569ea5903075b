/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/alu-game-kind.h"
#include "model/storage/aluette-match-follower.h"

G_BEGIN_DECLS

/* Records of any game in the registry, as text. Any thread. */

/* A record in parts, in the form of the record writer. */
typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header;
  GPtrArray *parts; /* (element-type utf8): the header, then the lines of each event */
} AluetteStoredRecord;

/* aluette_stored_record_read:
 * @length: length of @text in bytes, or -1 if it ends with NUL
 *
 * Reads a record, which may end anywhere in its log.
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR) if a line is invalid
 * or the header is incomplete. */
AluetteStoredRecord *aluette_stored_record_read (const char *text, gssize length, GError **error);

/* aluette_stored_record_read_and_follow:
 * @follower: (out) (transfer full): counts the match, so that it need not be read again
 *
 * Does the same. */
AluetteStoredRecord *
aluette_stored_record_read_and_follow (const char *text, gssize length,
                                       AluetteMatchFollower **follower, GError **error);

/* aluette_stored_record_read_renamed:
 * @event, @place: (nullable): new texts for the header; NULL does not change them
 *
 * Does the same and changes the header. */
AluetteStoredRecord *aluette_stored_record_read_renamed (const char *text, const char *event,
                                                         const char *place, GError **error);

void aluette_stored_record_free (AluetteStoredRecord *self);

/* aluette_stored_record_write:
 *
 * Returns: (transfer full): the whole text. */
char *aluette_stored_record_write (const AluetteStoredRecord *self);

/* aluette_stored_record_is_foreign:
 *
 * Returns: whether @text looks like the record of a game that this version does not have. */
gboolean aluette_stored_record_is_foreign (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteStoredRecord, aluette_stored_record_free)

G_END_DECLS
