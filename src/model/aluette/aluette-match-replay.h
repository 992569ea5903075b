/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-replay.h"
#include "model/aluette/aluette-match-summary.h"

G_BEGIN_DECLS

/* A match to replay: its whole log, and its state after any event. */
typedef struct
{
  char *record;
  AluGameHeader header;
  GArray *events; /* (element-type AluEvent) */
  GArray *deals;  /* (element-type AluReplay): before the first event of each deal */
  AluetteMatchSummary *summary;
} AluetteMatchReplay;

/* aluette_match_replay_new:
 * @record: (transfer none): the text of a record
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteMatchReplay *aluette_match_replay_new (const char *record, GError **error);

void aluette_match_replay_free (AluetteMatchReplay *self);

/* Returns: the index in the whole log of the first event of @deal. Deals start from 0. */
guint aluette_match_replay_first (const AluetteMatchReplay *self, guint deal);

/* aluette_match_replay_n_steps:
 * @deal: index of a deal
 *
 * Returns: the number of events of a deal, including its deal event. */
guint aluette_match_replay_n_steps (const AluetteMatchReplay *self, guint deal);

/* aluette_match_replay_event:
 * @step: 0 for the deal event, less than the number of steps
 *
 * Returns: (transfer none): the event. */
const AluEvent *aluette_match_replay_event (const AluetteMatchReplay *self, guint deal, guint step);

/* aluette_match_replay_state:
 * @n_steps: number of events of the deal to apply
 * @match: (out): the state after them, with all hands */
void aluette_match_replay_state (const AluetteMatchReplay *self, guint deal, guint n_steps,
                                 AluMatch *match);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchReplay, aluette_match_replay_free)

G_END_DECLS
