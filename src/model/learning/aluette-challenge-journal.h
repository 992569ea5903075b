/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "model/session/aluette-journal.h"

G_BEGIN_DECLS

/* Writes the match file of a challenge with every event, in another thread. */
#define ALUETTE_TYPE_CHALLENGE_JOURNAL (aluette_challenge_journal_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChallengeJournal, aluette_challenge_journal, ALUETTE,
                      CHALLENGE_JOURNAL, GObject)

/* aluette_challenge_journal_new:
 * @path: (nullable): the file; NULL to store nothing
 * @events: the events of @game that the match has already
 *
 * Returns: (transfer full) (nullable): NULL if a record cannot contain @header or @events. */
AluetteJournal *aluette_challenge_journal_new (const char *path, const AluGameKind *game,
                                               const AluGameHeader *header, const GArray *events);

/* aluette_challenge_journal_flush:
 *
 * Waits until all events are in the file. */
void aluette_challenge_journal_flush (AluetteChallengeJournal *self);

G_END_DECLS
