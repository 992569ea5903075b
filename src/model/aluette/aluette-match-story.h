/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-replay.h"
#include "model/session/aluette-match-digest.h"

G_BEGIN_DECLS

/* A match that is looked back upon: its whole log, and its state after any event. */
typedef struct
{
  char *record;
  AluRecordHeader header;
  GArray *events; /* of AluEvent */
  GArray *deals;  /* of AluReplay: before the first event of each deal */
  AluetteMatchDigest *digest;
} AluetteMatchStory;

/* aluette_match_story_new:
 * @record: (transfer none): the text of a record
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteMatchStory *aluette_match_story_new (const char *record, GError **error);

void aluette_match_story_free (AluetteMatchStory *self);

/* Returns: the number, in the whole log, of the first event of @deal, which is 0 first. */
guint aluette_match_story_first (const AluetteMatchStory *self, guint deal);

/* aluette_match_story_n_steps:
 * @deal: 0 first
 *
 * Returns: how many events a deal has, its dealing out included. */
guint aluette_match_story_n_steps (const AluetteMatchStory *self, guint deal);

/* aluette_match_story_event:
 * @step: 0, the dealing out, to the number of steps less one
 *
 * Returns: (transfer none): the event. */
const AluEvent *aluette_match_story_event (const AluetteMatchStory *self, guint deal, guint step);

/* aluette_match_story_state:
 * @n_steps: how many events of the deal have happened
 * @match: (out): the state then, all hands open */
void aluette_match_story_state (const AluetteMatchStory *self, guint deal, guint n_steps,
                                AluMatch *match);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchStory, aluette_match_story_free)

G_END_DECLS
