/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_USER_DATA (aluette_user_data_get_type ())
G_DECLARE_FINAL_TYPE (AluetteUserData, aluette_user_data, ALUETTE, USER_DATA, GObject)

/*
 * What the user has learned and done apart from matches, for each game: one writer per file. All is
 * read when it is first asked for. Main thread only.
 *
 * Signal: "damaged" (const char *folder): files in this folder could not be read and were set
 *   aside. It is emitted when the main loop is idle, because a page may be under construction.
 */

AluetteUserData *aluette_user_data_new (void);

/* aluette_user_data_get_learner_data:
 * @kind: id of a game
 *
 * Returns: (transfer none) (nullable): its course and the learner's progress; NULL for a game
 * without lessons. */
AluetteLearnerData *aluette_user_data_get_learner_data (AluetteUserData *self, const char *kind);

/* aluette_user_data_list_learner_data:
 *
 * Returns: (transfer full) (element-type AluetteLearnerData): those of all games with lessons. */
GPtrArray *aluette_user_data_list_learner_data (AluetteUserData *self);

/* aluette_user_data_get_store:
 * @kind: id of a game
 *
 * Returns: (transfer none) (nullable): the AluetteChallengeStore of the game. */
GObject *aluette_user_data_get_store (AluetteUserData *self, const char *kind);

/* aluette_user_data_flush:
 *
 * Waits until all changes are in the files. For use when no main loop follows. */
void aluette_user_data_flush (AluetteUserData *self);

G_END_DECLS
