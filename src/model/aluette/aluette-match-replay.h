/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-replay.h"
#include "model/session/aluette-match-summary.h"

G_BEGIN_DECLS

/* A match that is looked back upon: its whole log, and its state after any event. */
typedef struct
{
  char *record;
  AluRecordHeader header;
  GArray *events; /* of AluEvent */
  GArray *deals;  /* of AluReplay: before the first event of each deal */
  AluetteMatchSummary *summary;
} AluetteMatchReplay;

/* aluette_match_replay_new:
 * @record: (transfer none): the text of a record
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteMatchReplay *aluette_match_replay_new (const char *record, GError **error);

void aluette_match_replay_free (AluetteMatchReplay *self);

/* Returns: the number, in the whole log, of the first event of @deal, which is 0 first. */
guint aluette_match_replay_first (const AluetteMatchReplay *self, guint deal);

/* aluette_match_replay_n_steps:
 * @deal: 0 first
 *
 * Returns: how many events a deal has, its dealing out included. */
guint aluette_match_replay_n_steps (const AluetteMatchReplay *self, guint deal);

/* aluette_match_replay_event:
 * @step: 0, the dealing out, to the number of steps less one
 *
 * Returns: (transfer none): the event. */
const AluEvent *aluette_match_replay_event (const AluetteMatchReplay *self, guint deal, guint step);

/* aluette_match_replay_state:
 * @n_steps: how many events of the deal have happened
 * @match: (out): the state then, all hands open */
void aluette_match_replay_state (const AluetteMatchReplay *self, guint deal, guint n_steps,
                                 AluMatch *match);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchReplay, aluette_match_replay_free)

G_END_DECLS
