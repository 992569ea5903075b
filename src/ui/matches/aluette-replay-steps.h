/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-record.h"
#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

/*
 * The steps of a replay: the events of a recorded match that somebody is shown, and how many lines
 * of their log are shown after each of them. All steps are numbered through.
 */
typedef struct _AluetteReplaySteps AluetteReplaySteps;

/* aluette_replay_steps_new:
 * @log: (transfer none): what the seat, or with open hands a spectator, is told of the match
 * @open: whether hands are open: every event is then a step, also one of which nobody is told;
 *   otherwise, the events of which the seat is told
 *
 * Returns: (transfer full): the steps. */
AluetteReplaySteps *
aluette_replay_steps_new (AluetteMatchRecord *record, AluetteSeatLog *log, gboolean open);

void aluette_replay_steps_free (AluetteReplaySteps *self);

/* Returns: the number of the first step of a deal. */
guint aluette_replay_steps_get_first (const AluetteReplaySteps *self, guint deal);

/* Returns: how many steps a deal has, at least 1. */
guint aluette_replay_steps_get_n (const AluetteReplaySteps *self, guint deal);

/* Returns: the index in the match of the event of a step. */
guint aluette_replay_steps_get_event (const AluetteReplaySteps *self, guint step);

/* Returns: how many lines of the log are shown after a step. */
guint aluette_replay_steps_get_n_lines (const AluetteReplaySteps *self, guint step);

/* aluette_replay_steps_find:
 * @event: the index of an event of the deal
 *
 * Returns: the step of a deal, from 0, that shows the event, or the last one before it. */
guint aluette_replay_steps_find (const AluetteReplaySteps *self, guint deal, guint event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteReplaySteps, aluette_replay_steps_free)

G_END_DECLS
