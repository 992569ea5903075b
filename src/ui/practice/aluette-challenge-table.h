/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-challenge-store.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CHALLENGE_TABLE (aluette_challenge_table_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChallengeTable, aluette_challenge_table, ALUETTE, CHALLENGE_TABLE,
                      AdwBin)

/*
 * The table on which a challenge is played, with the state of the challenge below it.
 *
 * Action: "challenge.result", when all deals are played.
 *
 * Signals:
 *   "play-out" (AluetteGame): a match is about to start; handlers set its pace
 *   "over" (): all deals are played
 *   "result" (): the user wants to see the result
 *   "storage-failed" (const char *message): the match can no longer be saved
 */

/* aluette_challenge_table_open:
 * @name: name of the person
 *
 * Puts the match of @challenge on the table, and begins or continues it.
 *
 * Returns: FALSE with @error. */
gboolean aluette_challenge_table_open (AluetteChallengeTable *self, AluetteChallengeStore *store,
                                       const AluetteChallenge *challenge, const char *name,
                                       GError **error);

/* aluette_challenge_table_close:
 *
 * Pauses the match and removes it from the table. */
void aluette_challenge_table_close (AluetteChallengeTable *self);

/* aluette_challenge_table_get_state:
 * @objects: gets the match, which the table gives up
 *
 * Returns: (transfer floating): the challenge and its match. */
GVariant *aluette_challenge_table_get_state (AluetteChallengeTable *self, GPtrArray *objects);
void aluette_challenge_table_set_state (AluetteChallengeTable *self, GVariant *state,
                                        GPtrArray *objects);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_challenge_table_get_table (AluetteChallengeTable *self);

/* aluette_challenge_table_get_result:
 * @result: (out)
 *
 * Returns: whether all deals are played. */
gboolean aluette_challenge_table_get_result (AluetteChallengeTable *self,
                                             AluetteChallengeResult *result);

G_END_DECLS
